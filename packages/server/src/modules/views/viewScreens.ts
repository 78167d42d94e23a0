import type { Role } from '@somo/graphql/schema'

/**
 * Whose lists have views that administrators share: the roles of the rows in the app's route table, which a test there
 * holds against these. A list that is not named is an administrator's.
 */
export const viewScreens: Readonly<Record<string, readonly Role[]>> = {
  '/assignments': ['EDUCATION_MANAGER', 'ADMIN'],
  '/help-and-legal': ['ADMIN'],
  '/import-management': ['EDUCATION_MANAGER', 'ADMIN'],
  '/learning-path': ['EDUCATION_MANAGER', 'ADMIN'],
  '/media-management': ['EDUCATION_MANAGER', 'ADMIN'],
  '/task-management': ['EDUCATION_MANAGER', 'ADMIN'],
  '/unit-management': ['EDUCATION_MANAGER', 'ADMIN'],
  '/user-management': ['EDUCATION_MANAGER', 'ADMIN'],
  '/user-statistics': ['EDUCATION_MANAGER', 'ADMIN'],
}

/** Whether somebody has the list of a screen, so that views of it that are shared are for them too. */
export const hasScreen = (roles: readonly Role[], screen: string): boolean =>
  ((Object.hasOwn(viewScreens, screen) ? viewScreens[screen] : undefined) ?? ['ADMIN']).some((role) =>
    roles.includes(role),
  )

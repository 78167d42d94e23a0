import type { Role } from '@somo/graphql/schema'
import type { Caller } from '../../../access/caller.ts'
import type { Scope } from '../../scope.ts'

const everyRole = ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'] as const satisfies readonly Role[]

/** The roles a caller may give (specification, table of permissions): only administrators make managers. */
export const grantableRoles = ({ roles }: Pick<Caller, 'roles'>): readonly Role[] =>
  roles.includes('ADMIN') ? everyRole : ['LEARNER']

/**
 * Whether a caller may change people with these roles at all. Managers of units do not change administrators or other
 * managers: with another email address and a new password they could take over such an account.
 */
export const mayChange = (caller: Pick<Caller, 'roles'>, roles: readonly Role[]): boolean =>
  roles.every((role) => grantableRoles(caller).includes(role))

/** As `mayChange`, by the scope of the caller. */
export const mayChangeWithin = ({ manager }: Scope, roles: readonly Role[]): boolean =>
  mayChange({ roles: manager === null ? ['ADMIN'] : [] }, roles)

/** Whether a row is the caller's own person. */
export const isOwnRow = ({ subject }: Pick<Caller, 'subject'>, row: { readonly subject: string | null }): boolean =>
  row.subject === subject

/** Roles in the order in which they are stored, without repetitions. */
export const sortRoles = (roles: readonly Role[]): Role[] => everyRole.filter((role) => roles.includes(role))

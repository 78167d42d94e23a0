import type { Role } from '@somo/graphql/schema'
import type { Caller } from '../../../access/caller.ts'
import type { Scope } from '../../scope.ts'

const everyRole = ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'] as const satisfies readonly Role[]

/** Which roles a caller may give: a manager makes nobody else one (the table of permissions). */
export const grantableRoles = ({ roles }: Pick<Caller, 'roles'>): readonly Role[] =>
  roles.includes('ADMIN') ? everyRole : ['LEARNER']

/**
 * Whether a caller may change somebody with these roles at all. Who manages a unit does not manage those who manage the
 * product: with another e-mail address and a new password a manager would become an administrator.
 */
export const mayChange = (caller: Pick<Caller, 'roles'>, roles: readonly Role[]): boolean =>
  roles.every((role) => grantableRoles(caller).includes(role))

/** As `mayChange`, by the scope of the caller. */
export const mayChangeWithin = ({ manager }: Scope, roles: readonly Role[]): boolean =>
  mayChange({ roles: manager === null ? ['ADMIN'] : [] }, roles)

/** Whether a row about a person is the caller's own. */
export const isOwnRow = ({ subject }: Pick<Caller, 'subject'>, row: { readonly subject: string | null }): boolean =>
  row.subject === subject

/** Roles in the one order in which they are written, each once. */
export const tidyRoles = (roles: readonly Role[]): Role[] => everyRole.filter((role) => roles.includes(role))

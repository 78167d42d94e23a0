import type { Role } from '@somo/graphql/schema'
import { fieldOf } from '../../config/record.ts'
import { readJwtPayload } from './jwt.ts'

/** The product's roles, in the order in which lists of them are written (specification section 6). */
export const allRoles = ['ADMIN', 'EDUCATION_MANAGER', 'LEARNER'] as const satisfies readonly Role[]

/**
 * The person's roles: `resource_access[apiResource].roles` of the access token, known ones only, sorted and without
 * duplicates (session.md S6.1). Null where the token has no such list (opaque token, other resource, not a list), which
 * is worth a warning; an empty list where it has one without roles of ours. Never throws.
 */
export function readRoles(accessToken: string, apiResource: string): readonly Role[] | null {
  const access = fieldOf(readJwtPayload(accessToken), 'resource_access')
  const roles = fieldOf(fieldOf(access, apiResource), 'roles')
  return Array.isArray(roles) ? allRoles.filter((role) => roles.includes(role)) : null
}

/** The guard's rule (specification section 6): passes where no role is asked for, or where any of them is held. */
export function hasAnyRole(required: readonly Role[], owned: readonly Role[]): boolean {
  return required.length === 0 || required.some((role) => owned.includes(role))
}

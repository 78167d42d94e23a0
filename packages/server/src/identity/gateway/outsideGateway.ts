import type { ProfileField } from '@somo/graphql/schema'
import type { IdentityGateway } from '../../access/identityGateway.ts'

const lockedFields = [
  ...(['GIVEN_NAME', 'FAMILY_NAME', 'EMAIL', 'LOCALE', 'DATE_FORMAT', 'TIME_FORMAT', 'TIME_ZONE', 'THEME'] as const),
  'PASSWORD',
] as const satisfies readonly ProfileField[]

/** Keycloak's account pages stand below its realm; of other issuers no such address is known. */
function findAccountUrl(issuer: string): string | null {
  return new URL(issuer).pathname.includes('/realms/') ? `${issuer}/account` : null
}

/**
 * The gateway to an outside provider: it reads what the caller's token says and changes nothing, since people manage
 * their account there. `issuer` has no slash at its end.
 */
export function createOutsideGateway(issuer: string): IdentityGateway {
  return {
    source: 'OUTSIDE',
    lockedFields,
    tellsOthers: false,
    readOther: () => Promise.resolve(null),
    accountUrl: findAccountUrl(issuer),
    read: ({ claims }) => Promise.resolve({ ...claims, revision: 1 }),
    lock: ({ claims }) => Promise.resolve({ ...claims, revision: 1 }),
    change: () => Promise.reject(new Error('An outside provider keeps its facts itself.')),
    changePassword: () => Promise.resolve('locked'),
    confirmPresence: () => Promise.resolve('locked'),
    listSessions: () => Promise.resolve(null),
    endSessionsOf: () => Promise.resolve(),
    factors: null,
    endSession: () => Promise.resolve('locked'),
    endOtherSessions: () => Promise.resolve('locked'),
  }
}

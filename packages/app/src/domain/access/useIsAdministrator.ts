import { useSession } from '../../platform/session/SessionContext.tsx'

/**
 * Whether to draw what only administrators can do. It decides nothing: the server refuses each field to whom its `@allow`
 * does not name.
 */
export const useIsAdministrator = (): boolean => useSession().snapshot.roles.includes('ADMIN')

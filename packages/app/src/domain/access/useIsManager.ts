import { useSession } from '../../platform/session/SessionContext.tsx'

/** Whether to draw what only those can do who manage people. It decides nothing: the server refuses. */
export const useIsManager = (): boolean =>
  useSession().snapshot.roles.some((role) => role === 'ADMIN' || role === 'EDUCATION_MANAGER')

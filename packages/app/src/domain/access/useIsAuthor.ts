import { useSession } from '../../platform/session/SessionContext.tsx'

/** Whether the person who is signed in may create media. */
export const useIsAuthor = (): boolean =>
  useSession().snapshot.roles.some((role) => role === 'ADMIN' || role === 'EDUCATION_MANAGER')

import type { LoginCountPayload } from '@somo/graphql/schema'
import type { Caller } from '../../../access/caller.ts'
import type { UserStore } from './loginCountStore.ts'

/** Counts sign-ins. */
export interface UserService {
  /**
   * Counts one sign-in of the caller, at most once per session of the identity provider (session.md S7.5). A token
   * that names no session cannot be told from its own repetition, so it counts nothing.
   */
  countLogin(caller: Caller): Promise<LoginCountPayload>
}

/** The count over a store. */
export function createUserService(store: UserStore): UserService {
  return {
    async countLogin({ subject, sessionId }) {
      if (sessionId === null) return { loginCount: await store.readLoginCount(subject), counted: false, newBadges: [] }
      return { ...(await store.countLogin(subject, sessionId)), newBadges: [] }
    },
  }
}

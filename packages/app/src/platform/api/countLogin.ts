import type { ApolloClient } from '@apollo/client'
import { CountUserLoginForBadgeDocument } from '@somo/graphql/session'
import type { Session } from '../session/contract.ts'
import { alone } from '../session/tabs/tabLock.ts'
import type { BrowserStorage } from '../storage/storage.ts'

const flag = 'count_user_login'
const lockName = 'somo:count-login'
/** The first and one more, for each page load. */
const mostAttempts = 2

/** What the count needs; `locks` is the browser's own, absent where it has none, and refused in a frame without storage. */
export interface CountDeps {
  readonly session: Pick<Session, 'onSilentlyRefreshed'>
  readonly client: Pick<ApolloClient, 'mutate'>
  readonly storage: BrowserStorage
  readonly locks?: Pick<LockManager, 'request'> | undefined
}

/**
 * Sends countUserLoginForBadge once after a silent refresh while the flag is not stored (specification section 7).
 * The lock makes two tabs one call. The flag is set only when the count succeeded: a lost count would be a lost
 * badge, so a failed one is tried again at the next silent refresh, once for each page load (session.md S7.5): an API
 * that cannot count must not be asked for ever. The answer ends the subscription.
 */
export function countLogins({ session, client, storage, locks = navigator.locks }: CountDeps): () => void {
  let attempts = 0
  const countOnce = async () => {
    if (storage.local.get(flag) !== null || attempts === mostAttempts) return
    attempts += 1
    const { data, error } = await client.mutate({ mutation: CountUserLoginForBadgeDocument })
    if (error === undefined && data) storage.local.set(flag, 'true')
    else
      console.warn(
        `The sign-in could not be counted; it is tried again ${attempts < mostAttempts ? 'after the next silent refresh' : 'when the page is loaded anew'}.`,
      )
  }
  return session.onSilentlyRefreshed(() => {
    if (storage.local.get(flag) !== null) return
    void alone(locks, lockName, countOnce)
  })
}

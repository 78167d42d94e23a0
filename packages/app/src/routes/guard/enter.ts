import type { RefusalNote } from '../../domain/access/refusal.ts'
import type { AppConfig } from '../../platform/config/config.ts'
import type { Session } from '../../platform/session/contract.ts'
import type { BrowserStorage } from '../../platform/storage/storage.ts'
import { decide } from './guard.ts'
import { leave } from './leave.ts'
import type { Standing } from './leave.ts'
import type { RouteRow } from '../routeRow.ts'

/** Dependencies of `enter`. */
export interface GuardParts {
  readonly session: Pick<Session, 'getSnapshot' | 'subscribe' | 'signIn'>
  readonly config: Pick<AppConfig, 'signIn'>
  readonly storage: BrowserStorage
  readonly refusals: Pick<RefusalNote, 'note'>
  readonly standing?: () => Standing
}

/**
 * Lets a person into a page or leads them away: resolves with what to show, throws the redirect, and waits as long as
 * the session is not settled. Rejects with the request's reason when the navigation is given up.
 */
export async function enter(row: RouteRow, request: Request, parts: GuardParts): Promise<'screen' | 'gate'> {
  const { session, storage, refusals } = parts
  let hasRequestedSignIn = false
  for (;;) {
    const snapshot = session.getSnapshot()
    const decision = decide(row, snapshot)
    if (decision.kind === 'allow') return 'screen'
    if (decision.kind === 'redirect' && decision.because === 'role') {
      refusals.note({ title: row.title })
      throw leave(request, decision.to, parts.standing?.())
    }
    if (decision.kind !== 'wait') {
      const place = placeOf(request)
      if (decision.kind === 'redirect') storage.session.set('somo.returnTo', place)
      // A first visit of a guarded page goes to the sign-in page by itself, once, if the session agrees (decision 0016).
      const isFirstVisit = snapshot.reason === 'login_required' && parts.config.signIn.mode === 'auto'
      if (!isFirstVisit || hasRequestedSignIn) {
        if (decision.kind === 'gate') return 'gate'
        throw leave(request, decision.to, parts.standing?.())
      }
      hasRequestedSignIn = true
      session.signIn(place, 'automatic')
      continue
    }
    await nextChange(session, request.signal)
  }
}

/** Path and query of the page asked for; the hash never reaches a loader. */
function placeOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return `${pathname}${search}`
}

function nextChange(session: Pick<Session, 'subscribe'>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      unsubscribe()
      reject(signal.reason)
    }
    const unsubscribe = session.subscribe(() => {
      unsubscribe()
      signal.removeEventListener('abort', giveUp)
      resolve()
    })
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
}

import type { AnonymousReason } from '../contract.ts'
import type { Anonymous, Effect, EventOf, Facts, Phase, SignedIn } from './machineTypes.ts'

/** What the machine makes of an event that means something in its phase. */
export interface Transition {
  readonly phase: Phase
  readonly effects: readonly Effect[]
}

/** The next phase and what to do, in order. */
export function to(phase: Phase, ...effects: readonly Effect[]): Transition {
  return { phase, effects }
}

/** New tokens were accepted. A monitor stays armed as long as it is asked about the same. */
export function signIn(event: EventOf<'TOKENS'>, facts: Facts, ...effects: readonly Effect[]): Transition {
  const monitor = facts.sessionChecks && event.tokens.sessionState !== null ? 'watching' : 'off'
  const phase: SignedIn = { name: 'signedIn', isRenewing: false, failures: 0, isStale: false, monitor }
  const watch: readonly Effect[] = monitor === 'off' ? [] : [{ type: 'startMonitor' }]
  return to(phase, { type: 'accept', tokens: event.tokens }, ...watch, ...effects)
}

/** The browser belongs to somebody else now: start anew, once. */
export function switchUser(sid: string): Transition {
  return to({ name: 'switching' }, { type: 'stopMonitor' }, { type: 'localLogout' }, { type: 'reloadOnce', sid })
}

/**
 * Another tab is in another session (session.md S4.7). One's own may live beside it, as at providers where each tab signs
 * in for itself: the page starts anew with its tokens, and never over unsaved work.
 */
export function meetSession({ sid, isSamePerson }: EventOf<'OTHER_TAB_SESSION'>, facts: Facts): Transition | null {
  if (!isSamePerson) return switchUser(sid)
  return facts.hasUnsavedWork ? null : to({ name: 'switching' }, { type: 'stopMonitor' }, { type: 'reloadOnce', sid })
}

/** Nobody is signed in, for this reason. */
export function anonymous(reason: AnonymousReason): Anonymous {
  return { name: 'anonymous', reason, attempt: 'none' }
}

/** Start-up failed: log out silently, say so in the console, and let the gate tell the person. */
export function endStart(reason: AnonymousReason): Transition {
  return to(anonymous(reason), { type: 'localLogout' }, { type: 'report', reason }, { type: 'rememberPlace' })
}

/** The person's own log-out, here or elsewhere: no place is remembered, nothing is reported. */
export function leave(reason: AnonymousReason): Transition {
  return to(anonymous(reason), { type: 'stopMonitor' }, { type: 'localLogout' })
}

/** A running session has ended: the login flow starts again, but never over unsaved work (session.md S4.2, S4.3). */
export function restart(reason: 'session_ended' | 'session_error', facts: Facts): Transition {
  const stop: Effect = { type: 'stopMonitor' }
  if (facts.hasUnsavedWork) return to({ name: 'suspended', reason, isAsking: false }, stop, { type: 'suspend' })
  return login(reason, facts, stop, { type: 'localLogout' })
}

/** Sends the person to the sign-in page without being asked, as often as the budget allows (session.md S4.9). */
export function login(reason: AnonymousReason, facts: Facts, ...before: readonly Effect[]): Transition {
  const isSpent = !facts.hasLoginBudget
  // Who opened the sign-in page several times and never sent it has gone round in no circle.
  if (facts.isFramed || (isSpent && !facts.isCircling))
    return to(anonymous(reason), ...before, { type: 'rememberPlace' })
  if (isSpent) {
    return to(anonymous('loop_guard'), ...before, { type: 'report', reason: 'loop_guard' }, { type: 'rememberPlace' })
  }
  return to({ name: 'redirecting' }, ...before, { type: 'redirect', returnTo: null, isAutomatic: true })
}

/** A guarded page was asked for inside the application: a first visit goes on to the sign-in page by itself. */
export function invite(reason: AnonymousReason, returnTo: string | null, facts: Facts): Transition | null {
  if (reason !== 'login_required' || facts.cameBack || facts.isFramed) return null
  if (facts.hasLoginBudget) return to({ name: 'redirecting' }, { type: 'redirect', returnTo, isAutomatic: true })
  return facts.isCircling ? to(anonymous('loop_guard'), { type: 'report', reason: 'loop_guard' }) : null
}

/** The person asked for the sign-in page. */
export function startLogin(returnTo: string | null, facts: Facts): Transition {
  if (facts.isFramed) return to({ name: 'redirecting' }, { type: 'popUp', isAnew: false })
  return to({ name: 'redirecting' }, { type: 'redirect', returnTo, isAutomatic: false })
}

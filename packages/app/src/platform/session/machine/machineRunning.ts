import { anonymous, leave, meetSession, restart, signIn, switchUser, to } from './transitions.ts'
import type { Transition } from './transitions.ts'
import type { EventOf, Facts, SessionEvent, SignedIn, Suspended } from './machineTypes.ts'

/** Somebody is signed in. */
export function whileSignedIn(phase: SignedIn, event: SessionEvent, facts: Facts): Transition | null {
  switch (event.type) {
    case 'RENEW_DUE':
    case 'NEED_TOKEN':
    case 'ONLINE':
      return renew(phase, event.type, facts)
    case 'SIGN_IN':
      // Only to make the session last: the person types the password, and nothing of the page is lost.
      return event.by === 'automatic' ? null : to(phase, { type: 'popUp', isAnew: true })
    case 'TOKENS':
      return takeTokens(phase, event, facts)
    case 'REFRESH_FAILED':
      return afterFailedRenewal(phase, event.kind, facts)
    case 'OTHER_USER':
      return switchUser(event.sid)
    case 'OTHER_TAB_SESSION':
      return meetSession(event, facts)
    case 'OTHER_TAB_LOGOUT':
      return leave('logged_out_elsewhere')
    case 'OP_UNCHANGED':
      return phase.monitor === 'watching'
        ? to({ ...phase, monitor: 'armed' }, { type: 'judgeMonitor', works: true })
        : null
    case 'OP_SILENT':
      return phase.monitor === 'off' ? null : giveUpMonitor(phase, null)
    case 'OP_CHANGED':
    case 'OP_ERROR':
      return afterMonitor(phase, event.type, facts)
    case 'PAGE_RESTORED':
      return afterReturn(facts)
    default:
      return null
  }
}

function afterFailedRenewal(phase: SignedIn, kind: 'transient' | 'definitive', facts: Facts): Transition {
  if (kind === 'transient') {
    const failures = phase.failures + 1
    const next: SignedIn = { ...phase, isRenewing: false, failures, isStale: facts.isTokenExpired }
    return to(next, { type: 'scheduleRetry', failures })
  }
  return restart('session_ended', facts)
}

function afterMonitor(phase: SignedIn, word: 'OP_CHANGED' | 'OP_ERROR', facts: Facts): Transition | null {
  if (phase.monitor === 'off') return null
  // Its very first word is no: this browser keeps the provider's cookie from it (session.md S4.3).
  if (phase.monitor === 'watching') return giveUpMonitor(phase, false)
  if (word === 'OP_ERROR') return restart('session_error', facts)
  if (!facts.hasMonitorBudget) return giveUpMonitor(phase, null)
  if (phase.isRenewing) return to({ ...phase, monitor: 'watching' }, { type: 'stopMonitor' })
  const next: SignedIn = { ...phase, monitor: 'watching', isRenewing: true }
  return to(next, { type: 'stopMonitor' }, { type: 'silentRefresh', trigger: 'check' })
}

function giveUpMonitor(phase: SignedIn, works: false | null): Transition {
  return to({ ...phase, monitor: 'off' }, { type: 'stopMonitor' }, { type: 'judgeMonitor', works })
}

function renew(phase: SignedIn, why: 'RENEW_DUE' | 'NEED_TOKEN' | 'ONLINE', facts: Facts): Transition | null {
  if (phase.isRenewing || (why === 'ONLINE' && phase.failures === 0)) return null
  // Calls must not shorten the pauses after failures (session.md S4.9 h); the network's return may.
  if (why === 'NEED_TOKEN' && phase.failures > 0 && !facts.isRetryDue) return null
  return to({ ...phase, isRenewing: true }, { type: 'silentRefresh', trigger: 'renewal' })
}

function takeTokens(before: SignedIn, event: EventOf<'TOKENS'>, facts: Facts): Transition {
  const answer = signIn(event, facts, { type: 'announceRefresh' })
  const isSame = event.tokens.sessionState === facts.sessionState
  const isStillArmed = before.monitor === 'armed' && isSame && answer.phase.name === 'signedIn'
  return isStillArmed && answer.phase.monitor === 'watching'
    ? { ...answer, phase: { ...answer.phase, monitor: 'armed' } }
    : answer
}

/** The page comes from the browser's memory: if its session ended meanwhile, nothing of it may stay visible. */
function afterReturn(facts: Facts): Transition | null {
  if (facts.storedToken === 'own') return null
  if (facts.storedToken === 'other') return to({ name: 'switching' }, { type: 'stopMonitor' }, { type: 'reload' })
  return leave('logged_out_elsewhere')
}

/** The session has ended under unsaved work: whoever it was signs in again beside it, or gives it up. */
export function whileSuspended(phase: Suspended, event: SessionEvent, facts: Facts): Transition | null {
  switch (event.type) {
    case 'SIGN_IN':
      if (event.by === 'leaving') return giveUpWork(phase, facts)
      if (event.by === 'automatic' || phase.isAsking) return null
      return to({ ...phase, isAsking: true }, { type: 'popUp', isAnew: false })
    case 'SIGN_IN_FAILED':
      return to({ ...phase, isAsking: false }, { type: 'report', reason: event.reason })
    case 'SIGN_IN_BLOCKED':
      return to({ ...phase, isAsking: false }, { type: 'report', reason: 'popup_blocked' })
    case 'TOKENS':
      return signIn(event, facts)
    case 'OTHER_USER':
      return switchUser(event.sid)
    case 'OTHER_TAB_SESSION':
      // Most likely the same person, signed in beside this page.
      return to(phase, { type: 'silentRefresh', trigger: 'start' })
    case 'OTHER_TAB_LOGOUT':
      return leave('logged_out_elsewhere')
    default:
      return null
  }
}

function giveUpWork({ reason }: Suspended, facts: Facts): Transition {
  const before = [{ type: 'abandonWork' }, { type: 'localLogout' }] as const
  if (facts.isFramed) return to(anonymous(reason), ...before, { type: 'rememberPlace' })
  return to({ name: 'redirecting' }, ...before, { type: 'redirect', returnTo: null, isAutomatic: false })
}

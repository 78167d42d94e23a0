import { anonymous, invite, login, signIn, startLogin, switchUser, to } from './answers.ts'
import type { Answer } from './answers.ts'
import type { AnonymousReason } from './contract.ts'
import type { Anonymous, Facts, SessionEvent, SignedIn } from './machineTypes.ts'

/** Somebody is signed in. */
export function whileSignedIn(phase: SignedIn, event: SessionEvent, facts: Facts): Answer | null {
  switch (event.type) {
    case 'RENEW_DUE':
    case 'NEED_TOKEN':
    case 'ONLINE':
      if (phase.isRenewing || (event.type === 'ONLINE' && phase.failures === 0)) return null
      return to({ ...phase, isRenewing: true }, { type: 'silentRefresh', trigger: 'renewal' })
    case 'TOKENS':
      return signIn(event, facts, { type: 'announceRefresh' })
    case 'REFRESH_FAILED':
      return afterFailedRenewal(phase, event.kind, facts)
    case 'OTHER_USER':
    case 'OTHER_TAB_SESSION':
      return switchUser(event.sessionId)
    case 'OTHER_TAB_LOGOUT':
      return to(anonymous('logged_out_elsewhere'), { type: 'stopMonitor' }, { type: 'localLogout', isFinal: true })
    case 'OP_UNCHANGED':
      return phase.monitor === 'watching' ? to({ ...phase, monitor: 'armed' }) : null
    case 'OP_CHANGED':
    case 'OP_ERROR':
      return afterMonitor(phase, event.type, facts)
    case 'PAGE_RESTORED':
      return afterReturn(facts)
    default:
      return null
  }
}

function afterFailedRenewal(phase: SignedIn, kind: 'transient' | 'definitive', facts: Facts): Answer {
  if (kind === 'transient') {
    const failures = phase.failures + 1
    const next: SignedIn = { ...phase, isRenewing: false, failures, isStale: facts.isTokenExpired }
    return to(next, { type: 'scheduleRetry', failures })
  }
  return login('session_ended', facts, { type: 'stopMonitor' }, { type: 'localLogout', isFinal: true })
}

function afterMonitor(phase: SignedIn, word: 'OP_CHANGED' | 'OP_ERROR', facts: Facts): Answer | null {
  if (phase.monitor === 'off') return null
  if (phase.monitor === 'watching') return to({ ...phase, monitor: 'off' }, { type: 'stopMonitor' })
  if (word === 'OP_ERROR') {
    return login('session_error', facts, { type: 'stopMonitor' }, { type: 'localLogout', isFinal: true })
  }
  if (!facts.hasMonitorBudget) return to({ ...phase, monitor: 'off' }, { type: 'stopMonitor' })
  if (phase.isRenewing) return to({ ...phase, monitor: 'watching' }, { type: 'stopMonitor' })
  const next: SignedIn = { ...phase, monitor: 'watching', isRenewing: true }
  return to(next, { type: 'stopMonitor' }, { type: 'silentRefresh', trigger: 'check' })
}

/** The page comes from the browser's memory: if its session ended meanwhile, nothing of it may stay visible. */
function afterReturn(facts: Facts): Answer | null {
  if (facts.storedToken === 'own') return null
  if (facts.storedToken === 'other') return to({ name: 'switching' }, { type: 'stopMonitor' }, { type: 'reload' })
  return to(anonymous('logged_out_elsewhere'), { type: 'stopMonitor' }, { type: 'localLogout', isFinal: false })
}

const retryable: readonly AnonymousReason[] = [
  'unreachable',
  'offline',
  'misconfigured',
  'sign_in_failed',
  'session_ended',
  'session_error',
  'loop_guard',
]

/** Nobody is signed in; the gate or an open page is shown. */
export function whileAnonymous(phase: Anonymous, event: SessionEvent, facts: Facts): Answer | null {
  switch (event.type) {
    case 'SIGN_IN':
      if (event.isAutomatic) return invite(phase.reason, event.returnTo, facts)
      return phase.reason === 'config_missing' ? null : startLogin(event.returnTo, facts)
    case 'RETRY':
      return retryable.includes(phase.reason) ? startAnew(facts) : null
    case 'ONLINE':
      return phase.reason === 'unreachable' || phase.reason === 'offline' ? startAnew(facts) : null
    case 'NEED_TOKEN':
      if (phase.attempt !== 'none' || (phase.reason !== 'login_required' && phase.reason !== 'session_ended'))
        return null
      return to({ ...phase, attempt: 'running' }, { type: 'silentRefresh', trigger: 'start' })
    case 'REFRESH_FAILED':
      return phase.attempt === 'running' ? to({ ...phase, attempt: 'done' }) : null
    case 'TOKENS':
      return phase.attempt === 'running' ? signIn(event, facts, { type: 'announceRefresh' }) : null
    case 'OTHER_TAB_LOGOUT':
      return phase.attempt === 'running' ? to(anonymous('logged_out_elsewhere')) : null
    default:
      return null
  }
}

/** From the discovery document on; where not even the configuration came, from the page itself. */
function startAnew(facts: Facts): Answer {
  return facts.hasConfig ? to({ name: 'discovering' }, { type: 'loadDiscovery' }) : to({ name: 'redirecting' }, { type: 'reload' })
}

/** The person is on the way to the sign-in page, or signs in in a pop-up. */
export function whileRedirecting(event: SessionEvent, facts: Facts): Answer | null {
  switch (event.type) {
    case 'TOKENS':
      return signIn(event, facts)
    case 'SIGN_IN_FAILED':
      return to(anonymous(event.reason), { type: 'report', reason: event.reason })
    case 'PAGE_RESTORED':
      return to({ name: 'discovering' }, { type: 'loadDiscovery' })
    default:
      return null
  }
}

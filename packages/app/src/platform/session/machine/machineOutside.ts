import { anonymous, invite, signIn, startLogin, switchUser, to } from './transitions.ts'
import type { Transition } from './transitions.ts'
import type { AnonymousReason } from '../contract.ts'
import type { Anonymous, Facts, SessionEvent } from './machineTypes.ts'

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
export function whileAnonymous(phase: Anonymous, event: SessionEvent, facts: Facts): Transition | null {
  switch (event.type) {
    case 'SIGN_IN':
      if (event.by === 'automatic') return invite(phase.reason, event.returnTo, facts)
      return phase.reason === 'config_missing' ? null : startLogin(event.returnTo, facts)
    case 'RETRY':
      return phase.isOffered || retryable.includes(phase.reason) ? startAnew(facts) : null
    case 'ONLINE':
      return phase.reason === 'unreachable' || phase.reason === 'offline' ? startAnew(facts) : null
    case 'NEED_TOKEN':
      if (phase.attempt !== 'none' || (phase.reason !== 'login_required' && phase.reason !== 'session_ended'))
        return null
      return to({ ...phase, attempt: 'running' }, { type: 'silentRefresh', trigger: 'start' })
    case 'REFRESH_FAILED':
      return phase.attempt === 'running' ? to({ ...phase, attempt: 'done' }) : null
    case 'TOKENS':
      if (phase.reason === 'popup_blocked') return signIn(event, facts)
      return phase.attempt === 'running' ? signIn(event, facts, { type: 'announceRefresh' }) : null
    case 'SIGN_IN_FAILED':
      // The tab opened by the link came back with a no.
      return phase.reason === 'popup_blocked'
        ? to(anonymous(event.reason), { type: 'report', reason: event.reason })
        : null
    case 'OTHER_TAB_LOGOUT':
      return phase.attempt === 'running' || phase.isOffered ? to(anonymous('logged_out_elsewhere')) : null
    case 'OTHER_TAB_SESSION':
      // Signed out by another tab, the page follows it to whoever signs in there next; any other gate only offers it.
      if (phase.reason === 'config_missing') return null
      return phase.reason === 'logged_out_elsewhere' ? switchUser(event.sid) : to({ ...phase, isOffered: true })
    default:
      return null
  }
}

/** From the discovery document on; where not even the configuration came, from the page itself. */
function startAnew(facts: Facts): Transition {
  return facts.hasConfig
    ? to({ name: 'discovering' }, { type: 'loadDiscovery' })
    : to({ name: 'redirecting' }, { type: 'reload' })
}

/** The person is on the way to the sign-in page, or signs in in a pop-up. */
export function whileRedirecting(event: SessionEvent, facts: Facts): Transition | null {
  switch (event.type) {
    case 'TOKENS':
      return signIn(event, facts)
    case 'SIGN_IN_FAILED':
      return to(anonymous(event.reason), { type: 'report', reason: event.reason })
    case 'SIGN_IN_BLOCKED':
      return to(anonymous('popup_blocked'), { type: 'report', reason: 'popup_blocked' })
    case 'PAGE_RESTORED':
      return to({ name: 'discovering' }, { type: 'loadDiscovery' })
    default:
      return null
  }
}

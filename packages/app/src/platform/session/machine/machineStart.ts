import { anonymous, endStart, leave, login, meetSession, signIn, switchUser, to } from './transitions.ts'
import type { Transition } from './transitions.ts'
import type { Effect, EventOf, Facts, SessionEvent, StartCause } from './machineTypes.ts'

/** The provider's discovery document is being read. */
export function whileDiscovering(event: SessionEvent, facts: Facts): Transition | null {
  if (event.type === 'DISCOVERY_FAILED') return endStart(event.reason)
  if (event.type === 'OTHER_TAB_LOGOUT') return leave('logged_out_elsewhere')
  return event.type === 'DISCOVERY_OK' ? afterDiscovery(event, facts) : null
}

/** The specification's start-up as decision 0016 reads it: a valid token first, then a code, else a silent refresh. */
function afterDiscovery(event: EventOf<'DISCOVERY_OK'>, facts: Facts): Transition {
  const refresh = (cause: StartCause) => to({ name: 'refreshing', cause }, { type: 'silentRefresh', trigger: 'start' })
  if (event.hasValidToken) return refresh('validToken')
  switch (event.callback) {
    case 'code':
      return to({ name: 'exchanging' }, { type: 'exchangeCode' })
    case 'cancelled':
      return endStart('cancelled')
    case 'error':
      return endStart('sign_in_failed')
    case 'expired':
      return login('login_required', facts, { type: 'localLogout' })
    case 'signedOut':
      return leave('logged_out')
    case 'none':
    case 'unknown':
      return refresh('noToken')
    default:
      return event.callback satisfies never
  }
}

/** The code of a sign-in is being exchanged. */
export function whileExchanging(event: SessionEvent, facts: Facts): Transition | null {
  if (event.type === 'TOKENS') return signIn(event, facts, { type: 'restoreRoute', returnTo: event.returnTo })
  if (event.type === 'OTHER_TAB_LOGOUT') return leave('logged_out_elsewhere')
  if (event.type !== 'EXCHANGE_FAILED') return null
  return to({ name: 'refreshing', cause: 'afterExchange' }, { type: 'silentRefresh', trigger: 'start' })
}

/** Start-up asks for tokens without the person. */
export function whileRefreshing(cause: StartCause, event: SessionEvent, facts: Facts): Transition | null {
  switch (event.type) {
    case 'TOKENS':
      return signIn(event, facts, { type: 'keepRoute' }, { type: 'announceRefresh' })
    case 'REFRESH_FAILED':
      return afterFailedStart(cause, event.kind, facts)
    case 'OTHER_USER':
      return switchUser(event.sid)
    case 'OTHER_TAB_SESSION':
      return meetSession(event, facts)
    case 'OTHER_TAB_LOGOUT':
      return leave('logged_out_elsewhere')
    default:
      return null
  }
}

function afterFailedStart(cause: StartCause, kind: 'transient' | 'definitive', facts: Facts): Transition {
  if (kind === 'transient') return endStart('unreachable')
  if (cause === 'validToken') return endStart('session_ended')
  if (cause === 'afterExchange') return endStart('sign_in_failed')
  const isInvited = facts.signInMode === 'auto' && !facts.cameBack
  const drop: Effect = { type: 'localLogout' }
  return isInvited
    ? login('login_required', facts, drop)
    : to(anonymous('login_required'), drop, { type: 'rememberPlace' })
}

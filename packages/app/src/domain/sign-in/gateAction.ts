import type { AnonymousReason } from '../../platform/session/contract.ts'

/** What the gate's one button does; null where nothing a person could press would help. */
export type GateAction = 'signIn' | 'retry' | null

/** By why nobody is signed in (session.md 1.5, S4.1): a failure to reach the provider is tried again, not signed in to. */
export const gateActions: Readonly<Record<AnonymousReason, GateAction>> = {
  login_required: 'signIn',
  session_ended: 'signIn',
  unreachable: 'retry',
  misconfigured: 'retry',
  config_missing: null,
  cancelled: 'signIn',
  popup_blocked: 'signIn',
  sign_in_failed: 'signIn',
  logged_out: 'signIn',
  logged_out_elsewhere: 'signIn',
  logged_out_here: 'signIn',
  loop_guard: 'signIn',
  session_error: 'signIn',
  offline: 'retry',
}

import type { AnonymousReason } from '../../platform/session/contract.ts'
import { defineMessages } from '../../platform/locale/message.ts'

/** Built-in English remains in this file (decision 35): the gate must speak even when no text file loads. */
export const titles = defineMessages<AnonymousReason>({
  login_required: { id: 'signIn.title.loginRequired', defaultMessage: 'Welcome.', description: 'Title of the gate on a first visit.' },
  session_ended: { id: 'signIn.title.sessionEnded', defaultMessage: 'Your session has ended.', description: 'Title of the gate.' },
  unreachable: { id: 'signIn.title.unreachable', defaultMessage: 'Sign-in does not answer.', description: 'Title of the gate: the identity provider cannot be reached.' },
  misconfigured: { id: 'signIn.title.misconfigured', defaultMessage: 'Sign-in is not set up correctly.', description: 'Title of the gate: provider and configuration contradict each other.' },
  config_missing: { id: 'signIn.title.configMissing', defaultMessage: 'Sign-in is not set up.', description: 'Title of the gate: no identity provider is configured.' },
  cancelled: { id: 'signIn.title.cancelled', defaultMessage: 'You did not sign in.', description: 'Title of the gate: the person went back from the sign-in page.' },
  popup_blocked: { id: 'signIn.title.popupBlocked', defaultMessage: 'The window for signing in did not open.', description: 'Title of the gate in a page embedded in another one: the browser refused the small window for signing in.' },
  sign_in_failed: { id: 'signIn.title.signInFailed', defaultMessage: 'Sign-in did not work.', description: 'Title of the gate: the answer of the provider was not usable.' },
  logged_out: { id: 'signIn.title.loggedOut', defaultMessage: 'You are signed out.', description: 'Title of the gate.' },
  logged_out_elsewhere: { id: 'signIn.title.loggedOutElsewhere', defaultMessage: 'You are signed out.', description: 'Title of the gate: it happened in another tab.' },
  logged_out_here: { id: 'signIn.title.loggedOutHere', defaultMessage: 'You are signed out here.', description: 'Title of the gate: signed out on this device, while the identity provider could not be told.' },
  loop_guard: { id: 'signIn.title.loopGuard', defaultMessage: 'Sign-in goes round in circles.', description: 'Title of the gate: twice in a minute a finished sign-in led back here.' },
  session_error: { id: 'signIn.title.sessionError', defaultMessage: 'Your session could not be checked.', description: 'Title of the gate: the provider reported a fault of the session.' },
  offline: { id: 'signIn.title.offline', defaultMessage: 'You are offline.', description: 'Title of the gate: no network.' },
})

/** What happened and what to do, one sentence or two each. */
export const sentences = defineMessages<AnonymousReason>({
  login_required: { id: 'signIn.sentence.loginRequired', defaultMessage: 'Sign in to pick up where you left off.', description: 'Below the title on a first visit.' },
  session_ended: { id: 'signIn.sentence.sessionEnded', defaultMessage: 'Sign in again, and you are back where you were.', description: 'Below the title after a session ran out.' },
  unreachable: { id: 'signIn.sentence.unreachable', defaultMessage: 'The sign-in service cannot be reached just now. Try again in a minute.', description: 'Below the title; a button tries again.' },
  misconfigured: { id: 'signIn.sentence.misconfigured', defaultMessage: 'What this installation says about its sign-in service does not fit the service. The people who run it find the detail in the browser console.', description: 'Below the title; a button tries again.' },
  config_missing: { id: 'signIn.sentence.configMissing', defaultMessage: 'This installation does not name a sign-in service. The people who run it can add one to its configuration.', description: 'Below the title; there is no button.' },
  cancelled: { id: 'signIn.sentence.cancelled', defaultMessage: 'The sign-in was cancelled. You can start it again at any time.', description: 'Below the title.' },
  popup_blocked: { id: 'signIn.sentence.popupBlocked', defaultMessage: 'Your browser blocks new windows here. Sign in by the link below, in a tab of its own; it closes when you are done. Or allow windows for this page and try again.', description: 'Below the title; the link and the button "Sign in" follow.' },
  sign_in_failed: { id: 'signIn.sentence.signInFailed', defaultMessage: 'The sign-in service sent an answer that could not be used. Start again.', description: 'Below the title.' },
  logged_out: { id: 'signIn.sentence.loggedOut', defaultMessage: 'Your sign-in has been removed from this browser. See you soon.', description: 'Below the title after signing out.' },
  logged_out_elsewhere: { id: 'signIn.sentence.loggedOutElsewhere', defaultMessage: 'You signed out in another tab of this browser.', description: 'Below the title.' },
  logged_out_here: { id: 'signIn.sentence.loggedOutHere', defaultMessage: 'Your sign-in has been removed from this browser, but the sign-in service could not be told: your session there may still exist. On a device you share, sign in and out once more when there is a connection.', description: 'Below the title after signing out without a connection.' },
  loop_guard: { id: 'signIn.sentence.loopGuard', defaultMessage: 'Signing in led back here twice within a minute, so it was stopped. Sign in by hand; if it happens again, tell the people who run this installation.', description: 'Below the title.' },
  session_error: { id: 'signIn.sentence.sessionError', defaultMessage: 'The sign-in service reported a fault, so you were signed out here. Sign in again.', description: 'Below the title.' },
  offline: { id: 'signIn.sentence.offline', defaultMessage: 'There is no connection to the network. As soon as it is back, signing in continues.', description: 'Below the title.' },
})

export const messages = defineMessages({
  elsewhere: { id: 'signIn.elsewhere.sentence', defaultMessage: 'Somebody has signed in in another tab of this browser.', description: 'Above the title of the gate; a button beside it goes on as that person.' },
  continue: { id: 'signIn.elsewhere.action', defaultMessage: 'Continue with that sign-in', description: 'Button beside "Somebody has signed in in another tab": signs in here as well, without typing.' },
  signIn: { id: 'signIn.action.signIn', defaultMessage: 'Sign in', description: 'The one button of the gate: leads to the sign-in page.' },
  openTab: { id: 'signIn.action.openTab', defaultMessage: 'Open the sign-in page in a new tab', description: 'Link on the gate, where the browser refused the small window for signing in.' },
  retry: { id: 'signIn.action.retry', defaultMessage: 'Try again', description: 'The one button of the gate after a failure.' },
  proverb: { id: 'signIn.proverb.meaning', defaultMessage: 'Little by little fills the measure.', description: 'The meaning of the Swahili proverb "Haba na haba hujaza kibaba." above it.' },
  proverbSource: { id: 'signIn.proverb.source', defaultMessage: 'Swahili proverb', description: 'Below the proverb, in small italics.' },
})

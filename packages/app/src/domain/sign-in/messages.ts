import type { AnonymousReason } from '../../platform/session/contract.ts'
import { defineMessages } from '../../platform/locale/message.ts'

/** Built-in English remains in this file (decision 0005): the gate must speak even when no text file loads. */
export const titles = defineMessages<AnonymousReason>({
  login_required: {
    id: 'signIn.title.loginRequired',
    defaultMessage: 'Welcome.',
    description: 'Title of the gate on a first visit.',
  },
  session_ended: {
    id: 'signIn.title.sessionEnded',
    defaultMessage: 'Your session has ended.',
    description: 'Title of the gate.',
  },
  unreachable: {
    id: 'signIn.title.unreachable',
    defaultMessage: 'The sign-in service isn’t answering.',
    description: 'Title of the gate: the identity provider cannot be reached.',
  },
  misconfigured: {
    id: 'signIn.title.misconfigured',
    defaultMessage: 'Sign-in is not set up correctly.',
    description: 'Title of the gate: provider and configuration contradict each other.',
  },
  config_missing: {
    id: 'signIn.title.configMissing',
    defaultMessage: 'Sign-in is not set up.',
    description: 'Title of the gate: no identity provider is configured.',
  },
  cancelled: {
    id: 'signIn.title.cancelled',
    defaultMessage: 'Sign-in cancelled.',
    description: 'Title of the gate: the person went back from the sign-in page.',
  },
  popup_blocked: {
    id: 'signIn.title.popupBlocked',
    defaultMessage: 'The window for signing in did not open.',
    description:
      'Title of the gate in a page embedded in another one: the browser refused the small window for signing in.',
  },
  sign_in_failed: {
    id: 'signIn.title.signInFailed',
    defaultMessage: 'Sign-in failed.',
    description: 'Title of the gate: the answer of the provider was not usable.',
  },
  logged_out: {
    id: 'signIn.title.loggedOut',
    defaultMessage: 'You are signed out.',
    description: 'Title of the gate.',
  },
  logged_out_elsewhere: {
    id: 'signIn.title.loggedOutElsewhere',
    defaultMessage: 'You are signed out.',
    description: 'Title of the gate: it happened in another tab.',
  },
  logged_out_here: {
    id: 'signIn.title.loggedOutHere',
    defaultMessage: 'You are signed out here.',
    description: 'Title of the gate: signed out on this device, while the identity provider could not be told.',
  },
  loop_guard: {
    id: 'signIn.title.loopGuard',
    defaultMessage: 'Sign-in keeps restarting.',
    description: 'Title of the gate: twice in a minute a finished sign-in led back here.',
  },
  session_error: {
    id: 'signIn.title.sessionError',
    defaultMessage: 'Your session could not be checked.',
    description: 'Title of the gate: the provider reported an error of the session.',
  },
  offline: {
    id: 'signIn.title.offline',
    defaultMessage: 'You are offline.',
    description: 'Title of the gate: no network.',
  },
})

/** What happened and what to do, one sentence or two each. */
export const sentences = defineMessages<AnonymousReason>({
  login_required: {
    id: 'signIn.sentence.loginRequired',
    defaultMessage: 'Sign in to pick up where you left off.',
    description: 'Below the title on a first visit.',
  },
  session_ended: {
    id: 'signIn.sentence.sessionEnded',
    defaultMessage: 'Sign in again to return to where you were.',
    description: 'Below the title after a session ran out.',
  },
  unreachable: {
    id: 'signIn.sentence.unreachable',
    defaultMessage: 'The sign-in service can’t be reached. Try again in a minute.',
    description: 'Below the title; a button tries again.',
  },
  misconfigured: {
    id: 'signIn.sentence.misconfigured',
    defaultMessage:
      'The sign-in service is not configured correctly. The browser console has the details for your administrator.',
    description: 'Below the title; a button tries again.',
  },
  config_missing: {
    id: 'signIn.sentence.configMissing',
    defaultMessage: 'No sign-in service is configured. Ask your administrator to set one up.',
    description: 'Below the title; there is no button.',
  },
  cancelled: {
    id: 'signIn.sentence.cancelled',
    defaultMessage: 'The sign-in was cancelled. You can start it again at any time.',
    description: 'Below the title.',
  },
  popup_blocked: {
    id: 'signIn.sentence.popupBlocked',
    defaultMessage:
      'Your browser blocks new windows. Use the link below to sign in in its own tab; it closes when you’re done. Or allow windows for this page and try again.',
    description: 'Below the title; the link and the button "Sign in" follow.',
  },
  sign_in_failed: {
    id: 'signIn.sentence.signInFailed',
    defaultMessage: 'The sign-in service sent an invalid answer. Try again.',
    description: 'Below the title.',
  },
  logged_out: {
    id: 'signIn.sentence.loggedOut',
    defaultMessage: 'You’ve been signed out of this browser. See you soon.',
    description: 'Below the title after signing out.',
  },
  logged_out_elsewhere: {
    id: 'signIn.sentence.loggedOutElsewhere',
    defaultMessage: 'You signed out in another tab of this browser.',
    description: 'Below the title.',
  },
  logged_out_here: {
    id: 'signIn.sentence.loggedOutHere',
    defaultMessage:
      'You’ve been signed out of this browser, but the sign-in service could not be reached. Your session there may still be active. On a shared device, sign in and out again when you’re back online.',
    description: 'Below the title after signing out without a connection.',
  },
  loop_guard: {
    id: 'signIn.sentence.loopGuard',
    defaultMessage:
      'Sign-in returned here twice within a minute, so it was stopped. Sign in manually. If it happens again, contact your administrator.',
    description: 'Below the title.',
  },
  session_error: {
    id: 'signIn.sentence.sessionError',
    defaultMessage: 'The sign-in service reported an error, so you were signed out. Sign in again.',
    description: 'Below the title.',
  },
  offline: {
    id: 'signIn.sentence.offline',
    defaultMessage: 'Sign-in continues when you’re back online.',
    description: 'Below the title.',
  },
})

export const messages = defineMessages({
  elsewhere: {
    id: 'signIn.elsewhere.sentence',
    defaultMessage: 'Someone else signed in in another tab of this browser.',
    description: 'Above the title of the gate; a button beside it goes on as that person.',
  },
  continue: {
    id: 'signIn.elsewhere.action',
    defaultMessage: 'Continue as that person',
    description: 'Button beside "Somebody has signed in in another tab": signs in here as well, without typing.',
  },
  signIn: {
    id: 'signIn.action.signIn',
    defaultMessage: 'Sign in',
    description: 'The one button of the gate: leads to the sign-in page.',
  },
  openTab: {
    id: 'signIn.action.openTab',
    defaultMessage: 'Open the sign-in page in a new tab',
    description: 'Link on the gate, where the browser refused the small window for signing in.',
  },
  retry: {
    id: 'signIn.action.retry',
    defaultMessage: 'Try again',
    description: 'The one button of the gate after a failure.',
  },
  proverb: {
    id: 'signIn.proverb.meaning',
    defaultMessage: 'Little by little fills the measure.',
    description: 'The meaning of the Swahili proverb "Haba na haba hujaza kibaba." above it.',
  },
  proverbSource: {
    id: 'signIn.proverb.source',
    defaultMessage: 'Swahili proverb',
    description: 'Below the proverb, in small italics.',
  },
})

import { defineMessages } from '../../platform/locale/message.ts'

/** Texts of the session notices. */
export const sessionMessages = defineMessages({
  stale: {
    id: 'frame.session.stale',
    defaultMessage: 'The sign-in service can’t be reached. You can read, but not save until it is back.',
    description: 'Notice above the page while the access token has expired and cannot be renewed.',
  },
  ending: {
    id: 'frame.session.ending',
    defaultMessage: 'Your session ends at {time}. To keep working, confirm your sign-in; nothing on this page is lost.',
    description: 'Notice above the page, two minutes before the session ends for good; {time} such as 17:30.',
  },
  stay: {
    id: 'frame.session.stay',
    defaultMessage: 'Stay signed in',
    description: 'Button beside the notice that the session is about to end: opens a small window for the password.',
  },
  clock: {
    id: 'frame.session.clock',
    defaultMessage:
      'This device’s clock is more than ten minutes off. Correct it, or dates and deadlines may be wrong.',
    description: 'Notice above the page.',
  },
  endedTitle: {
    id: 'frame.session.endedTitle',
    defaultMessage: 'Your session has ended',
    description:
      'Title of the dialog that opens when the session ends while a form has unsaved changes; and first words of the notice that stays when the dialog is closed.',
  },
  endedSentence: {
    id: 'frame.session.endedSentence',
    defaultMessage: 'What you entered on this page is still here. Sign in again in a small window, then save it.',
    description: 'In the dialog below "Your session has ended".',
  },
  endedNotice: {
    id: 'frame.session.endedNotice',
    defaultMessage:
      'Your session has ended. What you entered is still here, but cannot be saved until you sign in again.',
    description: 'Notice above the page after the dialog was closed.',
  },
  signInAgain: {
    id: 'frame.session.signInAgain',
    defaultMessage: 'Sign in again',
    description: 'Button: opens the sign-in page in a small window.',
  },
  openTab: {
    id: 'frame.session.openTab',
    defaultMessage: 'Open the sign-in page in a new tab',
    description: 'Link in the dialog of an ended session, where the browser refused the small window for signing in.',
  },
  signOutTitle: {
    id: 'frame.session.signOutTitle',
    defaultMessage: 'Sign out without saving?',
    description: 'Title of the question asked before somebody signs out of a page with unsaved changes.',
  },
  signOutSentence: {
    id: 'frame.session.signOutSentence',
    defaultMessage: 'What you entered on this page is not saved yet and will be lost.',
    description: 'Below the title "Sign out without saving?".',
  },
  signOutDiscard: {
    id: 'frame.session.signOutDiscard',
    defaultMessage: 'Discard and sign out',
    description: 'Button of that question: gives up what was entered and signs out. The other button is "Stay".',
  },
  signOutUnsentTitle: {
    id: 'frame.session.signOutUnsentTitle',
    defaultMessage: 'Sign out without sending?',
    description: 'Title of the question asked before somebody signs out whose learning progress was not sent.',
  },
  signOutUnsentSentence: {
    id: 'frame.session.signOutUnsentSentence',
    defaultMessage:
      'Progress in {attempts, plural, one {# activity} other {# activities}} hasn’t been sent yet. If you sign out now, it is deleted from this device.',
    description: 'Below the title "Sign out without sending?".',
  },
  signOutUnsentDiscard: {
    id: 'frame.session.signOutUnsentDiscard',
    defaultMessage: 'Delete and sign out',
    description:
      'Button of that question: deletes the progress on this device and signs out. The other button is "Stay".',
  },
  giveUp: {
    id: 'frame.session.giveUp',
    defaultMessage: 'Discard and leave',
    description: 'Button of the dialog: gives up what was entered and goes to the sign-in page.',
  },
})

import { defineMessages } from '../../platform/locale/message.ts'

/** The step of agreement. */
export const messages = defineMessages({
  acceptFirst: {
    id: 'consent.lead.acceptFirst',
    defaultMessage:
      'Before you start, please agree to this text. You need it to use {product}.{left, plural, =0 {} one { One more text follows.} other { # more texts follow.}}',
    description:
      'Under the title of terms that have to be agreed to for the first time; left counts the texts that follow.',
  },
  acceptAgain: {
    id: 'consent.lead.acceptAgain',
    defaultMessage:
      'These terms have changed. Agree to the new version to keep using {product}.{left, plural, =0 {} one { One more text follows.} other { # more texts follow.}}',
    description: 'Under the title of terms that have changed; left counts the texts that follow.',
  },
  readFirst: {
    id: 'consent.lead.readFirst',
    defaultMessage:
      'Before you start, please read this text.{left, plural, =0 {} one { One more text follows.} other { # more texts follow.}}',
    description: 'Under the title of a text that has to be read, not agreed to; left counts the texts that follow.',
  },
  readAgain: {
    id: 'consent.lead.readAgain',
    defaultMessage:
      'This text has changed. Read it again to continue.{left, plural, =0 {} one { One more text follows.} other { # more texts follow.}}',
    description: 'Under the title of a text that has changed and has to be read; left counts the texts that follow.',
  },
  changed: {
    id: 'consent.part.changed',
    defaultMessage: 'What has changed',
    description: 'Heading above the note on what changed in the terms.',
  },
  onlyIn: {
    id: 'consent.part.onlyIn',
    defaultMessage: 'This text is only available in {language}.',
    description:
      'Notice above a text that is not there in the reader’s language; language is named in itself, such as Deutsch.',
  },
  newer: {
    id: 'consent.part.newer',
    defaultMessage: 'A newer version was published while this page was open. It is shown here.',
    description: 'Notice after agreeing to a version that is no longer in force.',
  },
  agreeBox: {
    id: 'consent.answer.agreeBox',
    defaultMessage: 'I have read “{title}” and agree.',
    description: 'Checkbox before agreeing.',
  },
  readBox: {
    id: 'consent.answer.readBox',
    defaultMessage: 'I have read “{title}”.',
    description: 'Checkbox before confirming that a text was read.',
  },
  tickAgree: {
    id: 'consent.answer.tickAgree',
    defaultMessage: 'Tick this box to agree.',
    description: 'At the checkbox, when the button was pressed without it.',
  },
  tickRead: {
    id: 'consent.answer.tickRead',
    defaultMessage: 'Tick this box to confirm.',
    description: 'At the checkbox, when the button was pressed without it.',
  },
  agree: {
    id: 'consent.answer.agree',
    defaultMessage: 'Agree',
    description: 'Button: agrees to the terms and goes on.',
  },
  confirm: {
    id: 'consent.answer.confirm',
    defaultMessage: 'Confirm',
    description: 'Button: confirms that the text was read and goes on.',
  },
  decline: {
    id: 'consent.answer.decline',
    defaultMessage: 'Decline',
    description: 'Button: leads to the question whether to decline.',
  },
  declineTitle: {
    id: 'consent.decline.title',
    defaultMessage: 'Decline and sign out?',
    description: 'Title of the question before declining.',
  },
  declineSentence: {
    id: 'consent.decline.sentence',
    defaultMessage:
      'You can’t use {product} without agreeing. We record your answer and keep your account. You can sign in again at any time and agree.',
    description: 'What declining means.',
  },
  declineAction: {
    id: 'consent.decline.action',
    defaultMessage: 'Decline',
    description: 'Button that declines and signs out.',
  },
  failed: {
    id: 'consent.answer.failed',
    defaultMessage: 'Your answer was not saved. {reason}',
    description: 'The call failed; reason is one of the sentences for problems.',
  },
  signOut: {
    id: 'consent.page.signOut',
    defaultMessage: 'Sign out',
    description: 'Button at the top of the page that asks for agreement.',
  },
})

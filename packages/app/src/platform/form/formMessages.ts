import { defineMessages } from '../locale/message.ts'

/** What is wrong with one value, where the schema gives no text of its own. */
export const errorMessages = defineMessages({
  missing: {
    id: 'form.error.missing',
    defaultMessage: 'Fill in this field.',
    description: 'At a field that is required and empty; many fields have a sentence of their own.',
  },
  tooLong: {
    id: 'form.error.tooLong',
    defaultMessage: 'At most {maximum, plural, one {# character} other {# characters}}.',
    description: 'At a text field with too long a text.',
  },
  tooShort: {
    id: 'form.error.tooShort',
    defaultMessage: 'At least {minimum, plural, one {# character} other {# characters}}.',
    description: 'At a text field with too short a text.',
  },
  tooMuch: {
    id: 'form.error.tooMuch',
    defaultMessage: 'At most {maximum, number}.',
    description: 'At a field with too large a number.',
  },
  tooLittle: {
    id: 'form.error.tooLittle',
    defaultMessage: 'At least {minimum, number}.',
    description: 'At a field with too small a number.',
  },
  tooMany: {
    id: 'form.error.tooMany',
    defaultMessage: 'At most {maximum, plural, one {# entry} other {# entries}}.',
    description: 'At a list of chosen things with too many of them.',
  },
  tooFew: {
    id: 'form.error.tooFew',
    defaultMessage: 'At least {minimum, plural, one {# entry} other {# entries}}.',
    description: 'At a list of chosen things with too few of them.',
  },
  email: {
    id: 'form.error.email',
    defaultMessage: 'Enter a complete email address, such as name@example.org.',
    description: 'At a field for an e-mail address.',
  },
  url: {
    id: 'form.error.url',
    defaultMessage: 'Enter a complete web address, such as https://example.org.',
    description: 'At a field for a web address.',
  },
  unusable: {
    id: 'form.error.unusable',
    defaultMessage: 'This value isn’t valid. Enter another one.',
    description: 'At a field; nothing more is known.',
  },
})

/** The texts around a form. */
export const formMessages = defineMessages({
  summary: {
    id: 'form.summary.title',
    defaultMessage: '{count, plural, one {# problem to fix before saving} other {# problems to fix before saving}}',
    description: 'Title above the list of what is wrong, after a save that failed.',
  },
  unsaved: {
    id: 'form.unsaved.title',
    defaultMessage: '{count, plural, one {# unsaved change} other {# unsaved changes}}',
    description: 'In the bar at the foot of a page; counts changed fields.',
  },
  save: { id: 'form.unsaved.save', defaultMessage: 'Save', description: 'Button.' },
  retry: {
    id: 'form.unsaved.retry',
    defaultMessage: 'Try again',
    description: 'Button: saves once more after a save that failed.',
  },
  discard: {
    id: 'form.unsaved.discard',
    defaultMessage: 'Discard',
    description: 'Button: gives up all changes of the form.',
  },
  notSaved: {
    id: 'form.unsaved.failed',
    defaultMessage: 'Not saved. {reason}',
    description: 'Saving failed as a whole; {reason} is one of the sentences for problems.',
  },
  leaveTitle: {
    id: 'form.leave.title',
    defaultMessage: 'Leave without saving?',
    description: 'Title of the question asked before a page with changes is left.',
  },
  leaveSentence: {
    id: 'form.leave.sentence',
    defaultMessage:
      '{count, plural, one {You have # unsaved change. It will be lost.} other {You have # unsaved changes. They will be lost.}}',
    description: 'Below the title of the question.',
  },
  stay: {
    id: 'form.leave.stay',
    defaultMessage: 'Stay',
    description: 'Button: the page stays as it is, nothing is lost.',
  },
  leave: {
    id: 'form.leave.leave',
    defaultMessage: 'Leave',
    description: 'Button: the page is left, its changes are lost.',
  },
  discardTitle: {
    id: 'form.close.title',
    defaultMessage: 'Discard what you entered?',
    description: 'Title of the question asked before a dialog with entries is closed.',
  },
  discardSentence: {
    id: 'form.close.sentence',
    defaultMessage: 'Your entries haven’t been saved. They will be lost.',
    description: 'Below the title of the question.',
  },
  keepEditing: {
    id: 'form.close.stay',
    defaultMessage: 'Keep editing',
    description: 'Button: the dialog stays open, nothing is lost.',
  },
})

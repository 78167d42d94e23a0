import { defineMessages } from '../../../platform/locale/message.ts'

/** What can be done for people. */
export const personActVerbs = defineMessages({
  remind: {
    id: 'assignments.personAct.remind',
    defaultMessage: 'Send reminder',
    description: 'Button.',
  },
  extend: {
    id: 'assignments.personAct.extend',
    defaultMessage: 'Extend',
    description: 'Button: moves the due date.',
  },
  changeDue: {
    id: 'assignments.personAct.changeDue',
    defaultMessage: 'Change date',
    description: 'Button.',
  },
  waive: {
    id: 'assignments.personAct.waive',
    defaultMessage: 'Exempt',
    description: 'Button.',
  },
  endWaiver: {
    id: 'assignments.personAct.endWaiver',
    defaultMessage: 'End exemption',
    description: 'Button.',
  },
  remove: {
    id: 'assignments.personAct.remove',
    defaultMessage: 'Remove',
    description: 'Button: takes the assignment away from somebody.',
  },
})

/** Titles of the dialogs. */
export const personActTitles = defineMessages({
  remind: {
    id: 'assignments.personActTitle.remind',
    defaultMessage: '{count, plural, one {Remind # person?} other {Remind # people?}}',
    description: 'Title.',
  },
  extend: {
    id: 'assignments.personActTitle.extend',
    defaultMessage: '{count, plural, one {Extend for # person} other {Extend for # people}}',
    description: 'Title.',
  },
  changeDue: {
    id: 'assignments.personActTitle.changeDue',
    defaultMessage: '{count, plural, one {Change the date of # person} other {Change the date of # people}}',
    description: 'Title.',
  },
  waive: {
    id: 'assignments.personActTitle.waive',
    defaultMessage: '{count, plural, one {Exempt # person} other {Exempt # people}}',
    description: 'Title.',
  },
  endWaiver: {
    id: 'assignments.personActTitle.endWaiver',
    defaultMessage: '{count, plural, one {End the exemption of # person?} other {End the exemption of # people?}}',
    description: 'Title.',
  },
  remove: {
    id: 'assignments.personActTitle.remove',
    defaultMessage: '{count, plural, one {Remove # person?} other {Remove # people?}}',
    description: 'Title.',
  },
})

/** Questions and fields. */
export const personActMessages = defineMessages({
  remindText: {
    id: 'assignments.personActText.remindText',
    defaultMessage: 'People get at most one reminder a day.',
    description: 'Question.',
  },
  remindLine: {
    id: 'assignments.personActText.remindLine',
    defaultMessage: '{count, plural, one {# person gets} other {# people get}} a reminder now.',
    description: 'What happens.',
  },
  endWaiverText: {
    id: 'assignments.personActText.endWaiverText',
    defaultMessage: 'The due date they had applies again.',
    description: 'Question.',
  },
  endWaiverLine: {
    id: 'assignments.personActText.endWaiverLine',
    defaultMessage: '{count, plural, one {# person has} other {# people have}} to complete it again.',
    description: 'What happens.',
  },
  removeText: {
    id: 'assignments.personActText.removeText',
    defaultMessage: 'They are excluded by name. Completed work stays.',
    description: 'Question.',
  },
  removeLine: {
    id: 'assignments.personActText.removeLine',
    defaultMessage: '{count, plural, one {# person loses} other {# people lose}} the assignment.',
    description: 'What happens.',
  },
  done: {
    id: 'assignments.personActText.done',
    defaultMessage: '{count, plural, =0 {Nothing changed} one {Done for # person} other {Done for # people}}',
    description: 'After an action.',
  },
  undone: {
    id: 'assignments.personActText.undone',
    defaultMessage: 'Undone.',
    description: 'After an act was taken back.',
  },
  notUndone: {
    id: 'assignments.personActText.notUndone',
    defaultMessage: 'Not undone. {reason}',
    description: 'An act could not be taken back.',
  },
  leftOut: {
    id: 'assignments.personActText.leftOut',
    defaultMessage:
      '{count, plural, one {# person is already done or has no due date, and stays unchanged.} other {# people are already done or have no due date, and stay unchanged.}}',
    description: 'Above the fields.',
  },
  days: {
    id: 'assignments.personActText.days',
    defaultMessage: 'Days more',
    description: 'Field.',
  },
  reason: {
    id: 'assignments.personActText.reason',
    defaultMessage: 'Reason',
    description: 'Field.',
  },
  reasonHint: {
    id: 'assignments.personActText.reasonHint',
    defaultMessage: 'Shown in the list of people and in the records.',
    description: 'Hint of the field.',
  },
  reasonMissing: {
    id: 'assignments.personActText.reasonMissing',
    defaultMessage: 'Add a reason.',
    description: 'While the field is empty.',
  },
  until: {
    id: 'assignments.personActText.until',
    defaultMessage: 'Until',
    description: 'Field: the last day.',
  },
  untilHint: {
    id: 'assignments.personActText.untilHint',
    defaultMessage: 'The last day. Leave empty for no end.',
    description: 'Hint of the field.',
  },
  dueOn: {
    id: 'assignments.personActText.dueOn',
    defaultMessage: 'New due date',
    description: 'Field.',
  },
  dueOnHint: {
    id: 'assignments.personActText.dueOnHint',
    defaultMessage: 'Overrides every rule. Leave empty to remove a person’s own date.',
    description: 'Hint of the field.',
  },
})

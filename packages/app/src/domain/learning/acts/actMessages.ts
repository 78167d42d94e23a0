import type { StatisticsAct } from '@somo/graphql/schema'
import { defineMessages } from '../../../platform/locale/message.ts'

/** Buttons. */
export const actVerbs = defineMessages<StatisticsAct>({
  REMIND: {
    id: 'userStatistics.verb.remind',
    defaultMessage: 'Remind',
    description: 'Button.',
  },
  EXTEND: {
    id: 'userStatistics.verb.extend',
    defaultMessage: 'Extend',
    description: 'Button.',
  },
  WAIVE: {
    id: 'userStatistics.verb.waive',
    defaultMessage: 'Exempt',
    description: 'Button.',
  },
  END_WAIVER: {
    id: 'userStatistics.verb.endWaiver',
    defaultMessage: 'End exemption',
    description: 'Button.',
  },
  MARK_DONE: {
    id: 'userStatistics.verb.markDone',
    defaultMessage: 'Mark as done',
    description: 'Button.',
  },
  OPEN_CYCLE: {
    id: 'userStatistics.verb.openCycle',
    defaultMessage: 'New cycle',
    description: 'Button.',
  },
})

/** Titles of the dialogs. */
export const actTitles = defineMessages<StatisticsAct>({
  REMIND: {
    id: 'userStatistics.title.remind',
    defaultMessage: 'Remind about {count, plural, one {# item} other {# items}}?',
    description: 'Title of a dialog; count is how many pairs of person and item.',
  },
  EXTEND: {
    id: 'userStatistics.title.extend',
    defaultMessage: 'Extend {count, plural, one {# due date} other {# due dates}}',
    description: 'Title of a dialog; count is how many pairs of person and item.',
  },
  WAIVE: {
    id: 'userStatistics.title.waive',
    defaultMessage: 'Exempt from {count, plural, one {# item} other {# items}}',
    description: 'Title of a dialog; count is how many pairs of person and item.',
  },
  END_WAIVER: {
    id: 'userStatistics.title.endWaiver',
    defaultMessage: 'End {count, plural, one {# exemption} other {# exemptions}}?',
    description: 'Title of a dialog; count is how many pairs of person and item.',
  },
  MARK_DONE: {
    id: 'userStatistics.title.markDone',
    defaultMessage: 'Mark {count, plural, one {# item} other {# items}} as done',
    description: 'Title of a dialog; count is how many pairs of person and item.',
  },
  OPEN_CYCLE: {
    id: 'userStatistics.title.openCycle',
    defaultMessage: 'Open a new cycle of {count, plural, one {# item} other {# items}}?',
    description: 'Title of a dialog; count is how many pairs of person and item.',
  },
})

/** What an act means. */
export const actSentences = defineMessages<StatisticsAct>({
  REMIND: {
    id: 'userStatistics.sentence.remind',
    defaultMessage: 'Each person gets at most one reminder a day for each item.',
    description: 'In a dialog before an act.',
  },
  EXTEND: {
    id: 'userStatistics.sentence.extend',
    defaultMessage: 'The new date applies to this cycle and outranks the assignment.',
    description: 'In a dialog before an act.',
  },
  WAIVE: {
    id: 'userStatistics.sentence.waive',
    defaultMessage: 'The item stays visible. No more reminders are sent.',
    description: 'In a dialog before an act.',
  },
  END_WAIVER: {
    id: 'userStatistics.sentence.endWaiver',
    defaultMessage: 'The items are due again, with the due date they had.',
    description: 'In a dialog before an act.',
  },
  MARK_DONE: {
    id: 'userStatistics.sentence.markDone',
    defaultMessage: 'The completion counts from the date you entered. It can’t be undone.',
    description: 'In a dialog before an act.',
  },
  OPEN_CYCLE: {
    id: 'userStatistics.sentence.openCycle',
    defaultMessage: 'The item has to be done again. The earlier cycle stays in the record. It can’t be undone.',
    description: 'In a dialog before an act.',
  },
})

/** What happens to how many. */
export const actConcerned = defineMessages<StatisticsAct>({
  REMIND: {
    id: 'userStatistics.concerned.remind',
    defaultMessage: '{count, plural, one {# reminder is} other {# reminders are}} sent',
    description: 'A line of what would happen.',
  },
  EXTEND: {
    id: 'userStatistics.concerned.extend',
    defaultMessage:
      '{count, plural, one {# due date moves} other {# due dates move}} by {days, plural, one {# day} other {# days}}',
    description: 'A line of what would happen.',
  },
  WAIVE: {
    id: 'userStatistics.concerned.waive',
    defaultMessage: '{count, plural, one {# item is} other {# items are}} no longer required',
    description: 'A line of what would happen.',
  },
  END_WAIVER: {
    id: 'userStatistics.concerned.endWaiver',
    defaultMessage: '{count, plural, one {# exemption ends} other {# exemptions end}}',
    description: 'A line of what would happen.',
  },
  MARK_DONE: {
    id: 'userStatistics.concerned.markDone',
    defaultMessage: '{count, plural, one {# item becomes} other {# items become}} completed',
    description: 'A line of what would happen.',
  },
  OPEN_CYCLE: {
    id: 'userStatistics.concerned.openCycle',
    defaultMessage: '{count, plural, one {# new cycle begins} other {# new cycles begin}}',
    description: 'A line of what would happen.',
  },
})

/** What was done. */
export const actDone = defineMessages<StatisticsAct>({
  REMIND: {
    id: 'userStatistics.done.remind',
    defaultMessage:
      '{count, plural, =0 {Everyone was reminded today already.} one {# reminder sent.} other {# reminders sent.}}',
    description: 'A toast after an act.',
  },
  EXTEND: {
    id: 'userStatistics.done.extend',
    defaultMessage: '{count, plural, one {# due date extended.} other {# due dates extended.}}',
    description: 'A toast after an act.',
  },
  WAIVE: {
    id: 'userStatistics.done.waive',
    defaultMessage: '{count, plural, one {# exemption entered.} other {# exemptions entered.}}',
    description: 'A toast after an act.',
  },
  END_WAIVER: {
    id: 'userStatistics.done.endWaiver',
    defaultMessage: '{count, plural, one {# exemption ended.} other {# exemptions ended.}}',
    description: 'A toast after an act.',
  },
  MARK_DONE: {
    id: 'userStatistics.done.markDone',
    defaultMessage: '{count, plural, one {# completion entered.} other {# completions entered.}}',
    description: 'A toast after an act.',
  },
  OPEN_CYCLE: {
    id: 'userStatistics.done.openCycle',
    defaultMessage: '{count, plural, one {# new cycle opened.} other {# new cycles opened.}}',
    description: 'A toast after an act.',
  },
})

/** Words of every act. */
export const actMessages = defineMessages({
  goOn: {
    id: 'userStatistics.act.goOn',
    defaultMessage: 'Continue',
    description: 'Button: shows what would happen.',
  },
  of: {
    id: 'userStatistics.act.of',
    defaultMessage: '{name}: {item}.',
    description: 'Who and what an act is about.',
  },
  undone: {
    id: 'userStatistics.act.undone',
    defaultMessage: 'Undone.',
    description: 'A toast.',
  },
  notUndone: {
    id: 'userStatistics.act.notUndone',
    defaultMessage: 'Not undone. {reason}',
    description: 'A toast.',
  },
})

/** Fields. */
export const actFields = defineMessages({
  days: {
    id: 'userStatistics.field.days',
    defaultMessage: 'Days to add',
    description: 'Label.',
  },
  reason: {
    id: 'userStatistics.field.reason',
    defaultMessage: 'Reason',
    description: 'Label.',
  },
  reasonHint: {
    id: 'userStatistics.field.reasonHint',
    defaultMessage: 'Shown in the history and in the training record.',
    description: 'Hint below the field.',
  },
  until: {
    id: 'userStatistics.field.until',
    defaultMessage: 'Last day',
    description: 'Label: until when somebody is exempt.',
  },
  untilHint: {
    id: 'userStatistics.field.untilHint',
    defaultMessage: 'Leave empty for no end.',
    description: 'Hint below the field.',
  },
  completedOn: {
    id: 'userStatistics.field.completedOn',
    defaultMessage: 'Completed on',
    description: 'Label.',
  },
  evidence: {
    id: 'userStatistics.field.evidence',
    defaultMessage: 'Evidence',
    description: 'Label: how the completion is known.',
  },
  evidenceHint: {
    id: 'userStatistics.field.evidenceHint',
    defaultMessage: 'For example: attendance list of 3 May, signed by the trainer.',
    description: 'Hint below the field.',
  },
})

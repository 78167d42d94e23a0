import { defineMessages } from '../../../../platform/locale/message.ts'

/** What changes for somebody. */
export const changeMessages = defineMessages({
  NEW: {
    id: 'assignments.change.new',
    defaultMessage: 'New',
    description: 'Kind of change.',
  },
  EARLIER: {
    id: 'assignments.change.earlier',
    defaultMessage: 'Earlier',
    description: 'Kind of change.',
  },
  LATER: {
    id: 'assignments.change.later',
    defaultMessage: 'Later',
    description: 'Kind of change.',
  },
  DONE: {
    id: 'assignments.change.done',
    defaultMessage: 'Counts',
    description: 'Kind of change: an earlier completion counts.',
  },
  LEAVES: {
    id: 'assignments.change.leaves',
    defaultMessage: 'Loses it',
    description: 'Kind of change.',
  },
  UNCHANGED: {
    id: 'assignments.change.unchanged',
    defaultMessage: 'Unchanged',
    description: 'Kind of change.',
  },
  EXEMPT: {
    id: 'assignments.change.exempt',
    defaultMessage: 'Exempt',
    description: 'Kind of change.',
  },
  LEFT_OUT: {
    id: 'assignments.change.leftOut',
    defaultMessage: 'Left out',
    description: 'Kind of change.',
  },
})

/** What is so today and after the activation. */
export const valueMessages = defineMessages({
  notAssigned: {
    id: 'assignments.value.notAssigned',
    defaultMessage: 'Not assigned',
    description: 'Today.',
  },
  noDue: {
    id: 'assignments.value.noDue',
    defaultMessage: 'No due date',
    description: 'Somebody has it without a date.',
  },
  due: {
    id: 'assignments.value.due',
    defaultMessage: 'Due {date}',
    description: 'Somebody has it until a date.',
  },
  completed: {
    id: 'assignments.value.completed',
    defaultMessage: 'Done {date}',
    description: 'Somebody has completed it.',
  },
  valid: {
    id: 'assignments.value.valid',
    defaultMessage: 'Valid until {date}',
    description: 'A completion that counts.',
  },
  validAlways: {
    id: 'assignments.value.validAlways',
    defaultMessage: 'Done',
    description: 'A completion that counts without an end.',
  },
  nothing: {
    id: 'assignments.value.nothing',
    defaultMessage: 'Nothing',
    description: 'After the activation somebody has nothing.',
  },
})

/** Why somebody has that due date. */
export const reasonMessages = defineMessages({
  RULE: {
    id: 'assignments.reason.rule',
    defaultMessage: '{hasUnit, select, yes {Member of {unit}} other {Added by name}}',
    description: 'Reason.',
  },
  OTHER_ASSIGNMENT: {
    id: 'assignments.reason.otherAssignment',
    defaultMessage:
      '{hasTitle, select, yes {Also in “{title}”; the earlier due date wins} other {Another assignment is due earlier}}',
    description: 'Reason.',
  },
  OTHER_SOURCE: {
    id: 'assignments.reason.otherSource',
    defaultMessage: 'Something else is due earlier',
    description: 'Reason.',
  },
  OWN_DATE: {
    id: 'assignments.reason.ownDate',
    defaultMessage: 'Date set for this person',
    description: 'Reason.',
  },
  RENEWAL: {
    id: 'assignments.reason.renewal',
    defaultMessage: 'End of the validity that is renewed',
    description: 'Reason.',
  },
  COMPLETED: {
    id: 'assignments.reason.completed',
    defaultMessage: 'An earlier completion counts',
    description: 'Reason.',
  },
  WAIVED: {
    id: 'assignments.reason.waived',
    defaultMessage: 'Exempt by a waiver',
    description: 'Reason.',
  },
  EXCLUDED: {
    id: 'assignments.reason.excluded',
    defaultMessage: 'Excluded by name',
    description: 'Reason.',
  },
  SUSPENDED: {
    id: 'assignments.reason.suspended',
    defaultMessage: 'Gets it when the account is active again',
    description: 'Reason.',
  },
  NOT_A_LEARNER: {
    id: 'assignments.reason.notALearner',
    defaultMessage: 'Does not have the role of a learner',
    description: 'Reason.',
  },
  NOT_IN_AUDIENCE: {
    id: 'assignments.reason.notInAudience',
    defaultMessage: 'No longer in the audience',
    description: 'Reason.',
  },
})

/** What is missing before the activation. */
export const gapMessages = defineMessages({
  TARGETS: {
    id: 'assignments.gap.targets',
    defaultMessage: 'Choose at least one medium.',
    description: 'What is missing.',
  },
  TARGET_UNPUBLISHED: {
    id: 'assignments.gap.targetUnpublished',
    defaultMessage: '“{title}” is not published.',
    description: 'What is missing.',
  },
  AUDIENCE: {
    id: 'assignments.gap.audience',
    defaultMessage: 'Choose a unit or a person.',
    description: 'What is missing.',
  },
  DUE_RULE: {
    id: 'assignments.gap.dueRule',
    defaultMessage: 'A mandatory assignment needs a due date.',
    description: 'What is missing.',
  },
  RENEWAL_WINDOW: {
    id: 'assignments.gap.renewalWindow',
    defaultMessage: 'The renewal window has to be shorter than the interval.',
    description: 'What is missing.',
  },
  MINIMUM_PERIOD: {
    id: 'assignments.gap.minimumPeriod',
    defaultMessage: 'The minimum validity has to be at least as long as the renewal window.',
    description: 'What is missing.',
  },
})

/** The messages that will be sent. */
export const planMessages = defineMessages({
  title: {
    id: 'assignments.plan.title',
    defaultMessage: 'Messages that go out',
    description: 'Heading.',
  },
  emails: {
    id: 'assignments.plan.emails',
    defaultMessage:
      '{count, plural, =0 {No emails leave at once.} one {# email leaves at once.} other {# emails leave at once.}}',
    description: 'How many emails the activation sends; others wait for a summary.',
  },
  none: {
    id: 'assignments.plan.none',
    defaultMessage: 'No messages are sent.',
    description: 'Nothing is switched on.',
  },
  now: {
    id: 'assignments.plan.now',
    defaultMessage: 'On activation',
    description: 'When.',
  },
  unknown: {
    id: 'assignments.plan.unknown',
    defaultMessage: '–',
    description: 'When: not known.',
  },
  announced: {
    id: 'assignments.plan.announced',
    defaultMessage: 'New assignment',
    description: 'A message.',
  },
  announcedTo: {
    id: 'assignments.plan.announcedTo',
    defaultMessage:
      '{count, plural, =0 {Nobody today} one {# person today} other {# people today}}, and everyone who gets it later',
    description: 'To whom.',
  },
  reminder: {
    id: 'assignments.plan.reminder',
    defaultMessage: 'Reminder',
    description: 'A message.',
  },
  reminderTo: {
    id: 'assignments.plan.reminderTo',
    defaultMessage:
      '{days, plural, =0 {On the due date} one {# day before} other {# days before}}, to people who are not done',
    description: 'When and to whom.',
  },
  remindersTo: {
    id: 'assignments.plan.remindersTo',
    defaultMessage: '{days} days before, to people who are not done',
    description: 'When and to whom; days is a list of numbers.',
  },
  overdue: {
    id: 'assignments.plan.overdue',
    defaultMessage: 'Overdue',
    description: 'A message.',
  },
  overdueTo: {
    id: 'assignments.plan.overdueTo',
    defaultMessage: '{days, plural, one {Every day} other {Every # days}} to overdue people',
    description: 'When and to whom.',
  },
  managers: {
    id: 'assignments.plan.managers',
    defaultMessage: 'List of overdue people',
    description: 'A message to managers.',
  },
  managersTo: {
    id: 'assignments.plan.managersTo',
    defaultMessage:
      '{count, plural, =0 {Nobody: their units have no manager} one {To # manager of their units} other {To # managers of their units}}',
    description: 'To whom; count is how many managers.',
  },
})

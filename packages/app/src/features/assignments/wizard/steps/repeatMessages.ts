import { defineMessages } from '../../../../platform/locale/message.ts'

/** The step How often. */
export const oftenMessages = defineMessages({
  renewal: {
    id: 'assignments.often.renewal',
    defaultMessage: 'Repetition',
    description: 'Field.',
  },
  everyMonths: {
    id: 'assignments.often.everyMonths',
    defaultMessage: 'Every',
    description: 'Field: a number of months.',
  },
  everyMonthsHint: {
    id: 'assignments.often.everyMonthsHint',
    defaultMessage: 'From 1 to 120 months.',
    description: 'Hint of the field.',
  },
  fixedFrom: {
    id: 'assignments.often.fixedFrom',
    defaultMessage: 'First fixed day',
    description: 'Field.',
  },
  fixedFromMissing: {
    id: 'assignments.often.fixedFromMissing',
    defaultMessage: 'Enter the first fixed day.',
    description: 'While the field is empty.',
  },
  minimumDays: {
    id: 'assignments.often.minimumDays',
    defaultMessage: 'Minimum validity',
    description: 'Field.',
  },
  minimumDaysHint: {
    id: 'assignments.often.minimumDaysHint',
    defaultMessage: 'A completion closer to the fixed day counts until the one after.',
    description: 'Hint of the field.',
  },
  minimumOrder: {
    id: 'assignments.often.minimumOrder',
    defaultMessage: 'At least as long as the renewal window, and shorter than the interval.',
    description: 'At the field.',
  },
  windowDays: {
    id: 'assignments.often.windowDays',
    defaultMessage: 'Renewal window',
    description: 'Field.',
  },
  windowDaysHint: {
    id: 'assignments.often.windowDaysHint',
    defaultMessage: 'So many days before the end of validity people can start again.',
    description: 'Hint of the field.',
  },
  windowOrder: {
    id: 'assignments.often.windowOrder',
    defaultMessage: 'The window has to be shorter than the interval.',
    description: 'At the field.',
  },
  earlierDays: {
    id: 'assignments.often.earlierDays',
    defaultMessage: 'Count completions of the last',
    description: 'Field: a number of days.',
  },
  earlierDaysHint: {
    id: 'assignments.often.earlierDaysHint',
    defaultMessage: 'Leave empty if earlier completions don’t count.',
    description: 'Hint of the field.',
  },
  examples: {
    id: 'assignments.often.examples',
    defaultMessage: 'Next due dates',
    description: 'Heading.',
  },
  showExamples: {
    id: 'assignments.often.showExamples',
    defaultMessage: 'Save and show due dates',
    description: 'Button.',
  },
  noExamples: {
    id: 'assignments.often.noExamples',
    defaultMessage: 'Due dates are shown here once media, people and a due date are set.',
    description: 'In the place of the due dates.',
  },
  nobodyFits: {
    id: 'assignments.often.nobodyFits',
    defaultMessage: 'Nobody gets this assignment at the moment.',
    description: 'In the place of the due dates.',
  },
  ifOnTime: {
    id: 'assignments.often.ifOnTime',
    defaultMessage: 'If everyone completes it on the due date.',
    description: 'Below the heading.',
  },
  noDue: {
    id: 'assignments.often.noDue',
    defaultMessage: 'No due date',
    description: 'In the place of dates.',
  },
})

/** Renewals to choose from. */
export const oftenRules = defineMessages({
  NONE: {
    id: 'assignments.oftenRule.none',
    defaultMessage: 'Once',
    description: 'Option.',
  },
  FROM_COMPLETION: {
    id: 'assignments.oftenRule.fromCompletion',
    defaultMessage: 'Again, counted from the completion',
    description: 'Option.',
  },
  FROM_EXPIRY: {
    id: 'assignments.oftenRule.fromExpiry',
    defaultMessage: 'Again, counted from the end of validity (early renewals keep the date)',
    description: 'Option.',
  },
  FIXED_DAY: {
    id: 'assignments.oftenRule.fixedDay',
    defaultMessage: 'Again, on fixed days for everyone',
    description: 'Option.',
  },
})

/** The step Messages. */
export const sendMessages = defineMessages({
  isAnnounced: {
    id: 'assignments.send.isAnnounced',
    defaultMessage: 'Tell people that they got the assignment',
    description: 'Checkbox.',
  },
  reminderDays: {
    id: 'assignments.send.reminderDays',
    defaultMessage: 'Reminders before the due date',
    description: 'Field.',
  },
  reminderDaysHint: {
    id: 'assignments.send.reminderDaysHint',
    defaultMessage: 'Up to five. Only people who are not done are reminded.',
    description: 'Hint of the field.',
  },
  before: {
    id: 'assignments.send.before',
    defaultMessage: '{days, plural, =0 {On the due date} one {# day before} other {# days before}}',
    description: 'Option.',
  },
  overdueEveryDays: {
    id: 'assignments.send.overdueEveryDays',
    defaultMessage: 'Remind overdue people every',
    description: 'Field: a number of days.',
  },
  overdueEveryDaysHint: {
    id: 'assignments.send.overdueEveryDaysHint',
    defaultMessage: 'From the first overdue day. Leave empty for no reminders.',
    description: 'Hint of the field.',
  },
  isListSent: {
    id: 'assignments.send.isListSent',
    defaultMessage: 'Send managers a list of their overdue people',
    description: 'Checkbox.',
  },
  isListSentHint: {
    id: 'assignments.send.isListSentHint',
    defaultMessage: 'On the first overdue day, and then with every reminder.',
    description: 'Hint of the checkbox.',
  },
})

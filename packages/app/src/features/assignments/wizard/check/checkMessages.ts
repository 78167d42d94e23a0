import { defineMessages } from '../../../../platform/locale/message.ts'

/** The texts of the check. */
export const checkMessages = defineMessages({
  sentence: {
    id: 'assignments.check.sentence',
    defaultMessage:
      '{starts, select, now {From today, } other {From {start}, }}{people, plural, one {# person} other {# people}} {mandatory, select, yes {{people, plural, one {has} other {have}} to} other {{people, plural, one {is} other {are}} asked to}} complete {count, plural, one {“{title}”} other {# media}} {rule, select, FIXED_DATE {by {due}} AFTER_JOINING {within {days, plural, one {# day} other {# days}} of joining the unit} AFTER_ASSIGNED {within {days, plural, one {# day} other {# days}} of getting it} AFTER_ACTIVATION {within {days, plural, one {# day} other {# days}} of the activation} other {without a due date}}{repeats, select, yes {, and then again {months, plural, one {every month} other {every # months}}} other {}}. {fresh, plural, =0 {It is new for nobody.} one {It is new for # of them.} other {It is new for # of them.}} Nothing has been sent yet.',
    description: 'All of the assignment in one breath.',
  },
  figures: {
    id: 'assignments.check.figures',
    defaultMessage: 'What changes',
    description: 'Names the row of figures.',
  },
  new: {
    id: 'assignments.check.new',
    defaultMessage: 'newly assigned',
    description: 'Below a number of people.',
  },
  earlier: {
    id: 'assignments.check.earlier',
    defaultMessage: 'due date moves earlier',
    description: 'Below a number of people.',
  },
  later: {
    id: 'assignments.check.later',
    defaultMessage: 'due date moves later',
    description: 'Below a number of people.',
  },
  done: {
    id: 'assignments.check.done',
    defaultMessage: 'already count as done',
    description: 'Below a number of people.',
  },
  left: {
    id: 'assignments.check.left',
    defaultMessage: 'left out',
    description: 'Below a number of people.',
  },
  leaves: {
    id: 'assignments.check.leaves',
    defaultMessage: 'lose it',
    description: 'Below a number of people.',
  },
  affected: {
    id: 'assignments.check.affected',
    defaultMessage: 'Who is affected',
    description: 'Heading of the list.',
  },
  tabs: {
    id: 'assignments.check.tabs',
    defaultMessage: 'Kinds of change',
    description: 'Names the tabs.',
  },
  tabAll: {
    id: 'assignments.check.tabAll',
    defaultMessage: 'All',
    description: 'Tab.',
  },
  tabNew: {
    id: 'assignments.check.tabNew',
    defaultMessage: 'New',
    description: 'Tab: people who get it for the first time, or again.',
  },
  tabEarlier: {
    id: 'assignments.check.tabEarlier',
    defaultMessage: 'Earlier',
    description: 'Tab: the due date moves earlier.',
  },
  tabLater: {
    id: 'assignments.check.tabLater',
    defaultMessage: 'Later',
    description: 'Tab: the due date moves later.',
  },
  tabDone: {
    id: 'assignments.check.tabDone',
    defaultMessage: 'Already done',
    description: 'Tab.',
  },
  tabLeft: {
    id: 'assignments.check.tabLeft',
    defaultMessage: 'Left out',
    description: 'Tab.',
  },
  tabLeaves: {
    id: 'assignments.check.tabLeaves',
    defaultMessage: 'Lose it',
    description: 'Tab.',
  },
  person: {
    id: 'assignments.check.person',
    defaultMessage: 'Person',
    description: 'Column.',
  },
  change: {
    id: 'assignments.check.change',
    defaultMessage: 'Change',
    description: 'Column.',
  },
  today: {
    id: 'assignments.check.today',
    defaultMessage: 'Today',
    description: 'Column: what is so now.',
  },
  after: {
    id: 'assignments.check.after',
    defaultMessage: 'After activation',
    description: 'Column: what will be so.',
  },
  nothing: {
    id: 'assignments.check.nothing',
    defaultMessage: 'No one is affected',
    description: 'While a tab is empty.',
  },
  nothingText: {
    id: 'assignments.check.nothingText',
    defaultMessage: 'The audience is empty, or nobody in it is an active learner.',
    description: 'While a tab is empty.',
  },
  pages: {
    id: 'assignments.check.pages',
    defaultMessage: 'Pages of people',
    description: 'Names the buttons for pages.',
  },
  shown: {
    id: 'assignments.check.shown',
    defaultMessage: '{shown, number} of {total, number}',
    description: 'Below the list.',
  },
  noAddress: {
    id: 'assignments.check.noAddress',
    defaultMessage: 'No email address',
    description: 'Below the reason.',
  },
  withoutAddress: {
    id: 'assignments.check.withoutAddress',
    defaultMessage:
      '{count, plural, one {# person has} other {# people have}} no email address. They see the assignment when they sign in.',
    description: 'Notice.',
  },
  dueOver: {
    id: 'assignments.check.dueOver',
    defaultMessage: 'The due date has passed. Everyone who isn’t done will be overdue at once.',
    description: 'Notice; the due date is the same for everyone.',
  },
  gaps: {
    id: 'assignments.check.gaps',
    defaultMessage: 'Complete these steps first',
    description: 'Above a list of what is missing.',
  },
})

/** The button that activates. */
export const activateMessages = defineMessages({
  act: {
    id: 'assignments.activate.act',
    defaultMessage: 'Activate for {people, plural, one {# person} other {# people}}',
    description: 'Button.',
  },
  waiting: {
    id: 'assignments.activate.waiting',
    defaultMessage: 'Waiting to start',
    description: 'Button, while a background job waits.',
  },
  running: {
    id: 'assignments.activate.running',
    defaultMessage: '{done, number} of {total, number}',
    description: 'Button, while a background job runs.',
  },
  runningSome: {
    id: 'assignments.activate.runningSome',
    defaultMessage: '{done, number} so far',
    description: 'Button, while a background job runs; the end is not known.',
  },
  leave: {
    id: 'assignments.activate.leave',
    defaultMessage: 'You can leave this page. It keeps running.',
    description: 'While a background job runs.',
  },
  changed: {
    id: 'assignments.activate.changed',
    defaultMessage:
      '{kind, select, more {{count, plural, one {# person more, check again} other {# people more, check again}}} fewer {{count, plural, one {# person fewer, check again} other {# people fewer, check again}}} other {Dates have changed, check again}}',
    description: 'Button: the audience has changed since the check.',
  },
  changedText: {
    id: 'assignments.activate.changedText',
    defaultMessage: 'The audience changed after this check. Nothing was activated.',
    description: 'Notice.',
  },
  done: {
    id: 'assignments.activate.done',
    defaultMessage: '{title} is active.',
    description: 'After the activation.',
  },
  failed: {
    id: 'assignments.activate.failed',
    defaultMessage: '{title} is active, but not everyone has it yet. The next check tries again.',
    description: 'After a background job that failed.',
  },
  notDone: {
    id: 'assignments.activate.notDone',
    defaultMessage: 'Not activated. {reason}',
    description: 'Notice.',
  },
})

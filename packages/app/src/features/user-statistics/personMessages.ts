import type { StatisticsEventKind } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** The drawer of a person. */
export const personMessages = defineMessages({
  number: {
    id: 'userStatistics.person.number',
    defaultMessage: 'No. {number}',
    description: 'Above the name of a person.',
  },
  record: {
    id: 'userStatistics.person.record',
    defaultMessage: 'Training record',
    description: 'Button: makes a PDF document about the person.',
  },
  others: {
    id: 'userStatistics.person.others',
    defaultMessage: '{count, plural, =0 {Other items} one {# other item} other {# other items}}',
    description: 'Heading of a list.',
  },
  certificates: {
    id: 'userStatistics.person.certificates',
    defaultMessage: 'Certificates',
    description: 'Heading of a list in the drawer of a person.',
  },
  certificate: {
    id: 'userStatistics.person.certificate',
    defaultMessage: '{number}, issued {date}',
    description: 'Below the title of a certificate.',
  },
  certificateUntil: {
    id: 'userStatistics.person.certificateUntil',
    defaultMessage: '{number}, issued {date}, valid until {until}',
    description: 'Below the title of a certificate.',
  },
  badges: {
    id: 'userStatistics.person.badges',
    defaultMessage: 'Badges',
    description: 'Heading of a list in the drawer of a person.',
  },
  noOthers: {
    id: 'userStatistics.person.noOthers',
    defaultMessage: 'No other items.',
    description: 'Where the list is empty.',
  },
  statusOnly: {
    id: 'userStatistics.person.statusOnly',
    defaultMessage: 'Scores, attempts and learning times are visible to the learner only.',
    description: 'At the end of the drawer.',
  },
  cycle: {
    id: 'userStatistics.person.cycle',
    defaultMessage: 'cycle {cycle}',
    description: 'A fact about an item.',
  },
  progress: {
    id: 'userStatistics.person.progress',
    defaultMessage: '{progress}% done',
    description: 'A fact about an item.',
  },
  score: {
    id: 'userStatistics.person.score',
    defaultMessage: 'score {score}%',
    description: 'A fact about an item.',
  },
  attempts: {
    id: 'userStatistics.person.attempts',
    defaultMessage:
      '{count, plural, =0 {No attempts} one {# attempt} other {# attempts}}, {minutes, plural, one {# minute} other {# minutes}} of learning',
    description: 'A fact about an item.',
  },
  until: {
    id: 'userStatistics.person.until',
    defaultMessage: 'valid until {date}',
    description: 'A fact about an item.',
  },
  doneOn: {
    id: 'userStatistics.person.doneOn',
    defaultMessage: 'completed {date}',
    description: 'A fact about an item.',
  },
  due: {
    id: 'userStatistics.person.due',
    defaultMessage: 'due {date}',
    description: 'A fact about an item.',
  },
  waived: {
    id: 'userStatistics.person.waived',
    defaultMessage: '{isOpen, select, yes {Exempt without an end: {reason}} other {Exempt until {until}: {reason}}}',
    description: 'A fact about an item.',
  },
  why: {
    id: 'userStatistics.person.why',
    defaultMessage: 'Why they have it',
    description: 'Heading of the reasons.',
  },
  history: {
    id: 'userStatistics.person.history',
    defaultMessage: 'What happened',
    description: 'Heading of a list of events.',
  },
})

/** Why somebody has an item, step by step. */
export const whyMessages = defineMessages({
  assignment: {
    id: 'userStatistics.why.assignment',
    defaultMessage: 'Assignment “{title}”, {isMandatory, select, yes {mandatory} other {voluntary}}',
    description: 'First step of a reason.',
  },
  otherAssignment: {
    id: 'userStatistics.why.otherAssignment',
    defaultMessage: 'An assignment of another unit, {isMandatory, select, yes {mandatory} other {voluntary}}',
    description: 'First step of a reason: the reader does not manage it.',
  },
  forUnit: {
    id: 'userStatistics.why.forUnit',
    defaultMessage: '{hasDue, select, yes {for {unit}, {due}} other {for {unit}}}',
    description: 'Second step of a reason; due is such as “30 days after joining”.',
  },
  byName: {
    id: 'userStatistics.why.byName',
    defaultMessage: '{hasDue, select, yes {for this person, {due}} other {for this person}}',
    description: 'Second step of a reason.',
  },
  member: {
    id: 'userStatistics.why.member',
    defaultMessage: 'Member of {unit} since {date}',
    description: 'Last step of a reason.',
  },
  since: {
    id: 'userStatistics.why.since',
    defaultMessage: 'Since {date}',
    description: 'Last step of a reason.',
  },
  none: {
    id: 'userStatistics.why.none',
    defaultMessage: 'No reason is in force any more. What was done stays.',
    description: 'In place of the reasons.',
  },
  ended: {
    id: 'userStatistics.why.ended',
    defaultMessage: '{count, plural, one {# earlier reason has ended.} other {# earlier reasons have ended.}}',
    description: 'Below the reasons.',
  },
})

/** Due rules. */
export const dueMessages = defineMessages<'AFTER_JOINING' | 'AFTER_ASSIGNED' | 'AFTER_ACTIVATION'>({
  AFTER_JOINING: {
    id: 'userStatistics.why.afterJoining',
    defaultMessage: '{days, plural, one {# day} other {# days}} after joining',
    description: 'Part of a reason.',
  },
  AFTER_ASSIGNED: {
    id: 'userStatistics.why.afterAssigned',
    defaultMessage: '{days, plural, one {# day} other {# days}} after it was assigned',
    description: 'Part of a reason.',
  },
  AFTER_ACTIVATION: {
    id: 'userStatistics.why.afterActivation',
    defaultMessage: '{days, plural, one {# day} other {# days}} after the assignment was activated',
    description: 'Part of a reason.',
  },
})

/** Events. */
export const eventMessages = defineMessages<StatisticsEventKind>({
  REQUESTED: {
    id: 'userStatistics.event.requested',
    defaultMessage: 'Requested',
    description: 'What happened.',
  },
  ENROLLED: {
    id: 'userStatistics.event.enrolled',
    defaultMessage: 'Enrolled',
    description: 'What happened.',
  },
  CLOSED: {
    id: 'userStatistics.event.closed',
    defaultMessage: 'Access ended',
    description: 'What happened.',
  },
  DECLINED: {
    id: 'userStatistics.event.declined',
    defaultMessage: 'Request declined',
    description: 'What happened.',
  },
  STARTED: {
    id: 'userStatistics.event.started',
    defaultMessage: 'Started',
    description: 'What happened.',
  },
  COMPLETED: {
    id: 'userStatistics.event.completed',
    defaultMessage: 'Completed',
    description: 'What happened.',
  },
  FAILED: {
    id: 'userStatistics.event.failed',
    defaultMessage: 'Not passed',
    description: 'What happened.',
  },
  DUE_CHANGED: {
    id: 'userStatistics.event.dueChanged',
    defaultMessage: 'Due date changed',
    description: 'What happened.',
  },
  WAIVED: {
    id: 'userStatistics.event.waived',
    defaultMessage: 'Exempted',
    description: 'What happened.',
  },
  WAIVER_ENDED: {
    id: 'userStatistics.event.waiverEnded',
    defaultMessage: 'Exemption ended',
    description: 'What happened.',
  },
  TOLD: {
    id: 'userStatistics.event.told',
    defaultMessage: 'Notified of the assignment',
    description: 'What happened.',
  },
  REMINDED: {
    id: 'userStatistics.event.reminded',
    defaultMessage: 'Reminded',
    description: 'What happened.',
  },
  TOLD_OVERDUE: {
    id: 'userStatistics.event.toldOverdue',
    defaultMessage: 'Notified that it is overdue',
    description: 'What happened.',
  },
})

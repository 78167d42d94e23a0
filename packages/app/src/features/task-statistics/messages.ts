import { defineMessages } from '../../platform/locale/message.ts'
import type { PeriodId } from './statisticsAddress.ts'

export const periodMessages = defineMessages<PeriodId>({
  30: { id: 'taskStatistics.period.days30', defaultMessage: 'Last 30 days', description: 'A period.' },
  90: { id: 'taskStatistics.period.days90', defaultMessage: 'Last 90 days', description: 'A period.' },
  365: { id: 'taskStatistics.period.days365', defaultMessage: 'Last 12 months', description: 'A period.' },
  all: { id: 'taskStatistics.period.all', defaultMessage: 'All time', description: 'A period.' },
})

export const messages = defineMessages({
  lead: {
    id: 'taskStatistics.lead',
    defaultMessage:
      '{waiting, plural, =0 {No answer waits for a review.} one {# answer waits for a review, since {date}.} other {# answers wait for a review, the oldest since {date}.}}',
    description: 'Below the title; {date} is the day of the oldest one.',
  },
  export: { id: 'taskStatistics.export', defaultMessage: 'Export', description: 'Button.' },
  period: { id: 'taskStatistics.period', defaultMessage: 'Period', description: 'Names a choice.' },
  unit: { id: 'taskStatistics.unit', defaultMessage: 'Unit', description: 'Names a choice, and the head of a table.' },
  allUnits: { id: 'taskStatistics.allUnits', defaultMessage: 'All units', description: 'A choice.' },
  unitOf: { id: 'taskStatistics.unitOf', defaultMessage: 'Unit: {name}', description: 'What is chosen.' },
  everyUnit: { id: 'taskStatistics.everyUnit', defaultMessage: 'Show all units', description: 'Button.' },
  taskOf: { id: 'taskStatistics.taskOf', defaultMessage: 'Task: {name}', description: 'What is chosen.' },
  everyTask: { id: 'taskStatistics.everyTask', defaultMessage: 'Show all tasks', description: 'Button.' },
  figures: { id: 'taskStatistics.figures', defaultMessage: 'Figures', description: 'Names the figures.' },
  open: { id: 'taskStatistics.figure.open', defaultMessage: 'not handed in', description: 'Under a figure.' },
  waiting: { id: 'taskStatistics.figure.waiting', defaultMessage: 'to review', description: 'Under a figure.' },
  median: { id: 'taskStatistics.figure.median', defaultMessage: 'median answer time', description: 'Under a figure.' },
  returned: {
    id: 'taskStatistics.figure.returned',
    defaultMessage: 'returned at least once',
    description: 'Under it.',
  },
  passed: { id: 'taskStatistics.figure.passed', defaultMessage: 'passed', description: 'Under a figure.' },
  late: { id: 'taskStatistics.figure.late', defaultMessage: 'handed in late', description: 'Under a figure.' },
  tooFew: {
    id: 'taskStatistics.tooFew',
    defaultMessage: 'Too few',
    description: 'In place of a figure of fewer than 5 people.',
  },
  days: {
    id: 'taskStatistics.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'A duration; with a decimal.',
  },
  hours: {
    id: 'taskStatistics.hours',
    defaultMessage: '{hours, plural, one {# hour} other {# hours}}',
    description: 'A duration.',
  },
  howLong: { id: 'taskStatistics.howLong', defaultMessage: 'How long a review takes', description: 'Heading.' },
  howLongText: {
    id: 'taskStatistics.howLongText',
    defaultMessage: 'Answers by the days from hand-in to review.',
    description: 'Below the heading.',
  },
  sameDay: { id: 'taskStatistics.sameDay', defaultMessage: 'same day', description: 'Under a bar.' },
  longer: { id: 'taskStatistics.longer', defaultMessage: 'longer', description: 'Under a bar.' },
  barDays: { id: 'taskStatistics.barDays', defaultMessage: '{days, number}', description: 'Under a bar: days.' },
  barText: {
    id: 'taskStatistics.barText',
    defaultMessage: '{name}: {count, number}',
    description: 'Read for a bar: its days and its number.',
  },
  tasks: { id: 'taskStatistics.tasks', defaultMessage: 'Tasks', description: 'Heading over a table.' },
  reviewers: { id: 'taskStatistics.reviewers', defaultMessage: 'Who reviews', description: 'Heading over a table.' },
  reviewersText: {
    id: 'taskStatistics.reviewersText',
    defaultMessage: 'Administrators see everyone, reviewers see themselves.',
    description: 'Below the heading.',
  },
  units: { id: 'taskStatistics.units', defaultMessage: 'Units', description: 'Heading over a table.' },
  none: { id: 'taskStatistics.none', defaultMessage: 'Nothing in this period.', description: 'In place of a table.' },
  asOf: {
    id: 'taskStatistics.asOf',
    defaultMessage: 'As of {time}. Figures of fewer than 5 people are not shown. A returned answer starts a new count.',
    description: 'Below the tables.',
  },
  task: { id: 'taskStatistics.column.task', defaultMessage: 'Task', description: 'Head of a column.' },
  reviewer: { id: 'taskStatistics.column.reviewer', defaultMessage: 'Reviewer', description: 'Head of a column.' },
  handedIn: { id: 'taskStatistics.column.handedIn', defaultMessage: 'Handed in', description: 'Head of a column.' },
  answered: { id: 'taskStatistics.column.answered', defaultMessage: 'Reviewed', description: 'Head of a column.' },
  toReview: { id: 'taskStatistics.column.waiting', defaultMessage: 'To review', description: 'Head of a column.' },
  inReview: { id: 'taskStatistics.column.inReview', defaultMessage: 'In review', description: 'Head of a column.' },
  time: { id: 'taskStatistics.column.time', defaultMessage: 'Median time', description: 'Head of a column.' },
  returnedShort: { id: 'taskStatistics.column.returned', defaultMessage: 'Returned', description: 'Head of a column.' },
  passedShort: { id: 'taskStatistics.column.passed', defaultMessage: 'Passed', description: 'Head of a column.' },
  lateShort: { id: 'taskStatistics.column.late', defaultMessage: 'Late', description: 'Head of a column.' },
})

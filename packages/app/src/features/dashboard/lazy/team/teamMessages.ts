import { defineMessages } from '../../../../platform/locale/message.ts'
import type { Figure } from './teamStates.ts'

/** What the figures of a team count. */
export const figureMessages = defineMessages<Figure>({
  compliant: {
    id: 'dashboard.figure.compliant',
    defaultMessage: 'compliant',
    description: 'Below a number of trainings: completed and valid.',
  },
  dueSoon: { id: 'dashboard.figure.dueSoon', defaultMessage: 'due soon', description: 'Below a number of trainings.' },
  overdue: { id: 'dashboard.figure.overdue', defaultMessage: 'overdue', description: 'Below a number of trainings.' },
  expired: {
    id: 'dashboard.figure.expired',
    defaultMessage: 'expired',
    description: 'Below a number of trainings: completed, and no longer valid.',
  },
  waived: {
    id: 'dashboard.figure.waived',
    defaultMessage: 'exempt',
    description: 'Below a number of trainings: the person need not learn it.',
  },
  open: {
    id: 'dashboard.figure.open',
    defaultMessage: 'open',
    description: 'Below a number of trainings: not completed, and not due soon.',
  },
})

/** The widgets about the people whom somebody manages. */
export const teamMessages = defineMessages({
  reminded: {
    id: 'dashboard.team.reminded',
    defaultMessage: 'Last reminded',
    description: 'Column: the day on which somebody was reminded, and a button to do so.',
  },
  never: {
    id: 'dashboard.team.never',
    defaultMessage: 'never',
    description: 'In the column "Last reminded".',
  },
  remind: {
    id: 'dashboard.team.remind',
    defaultMessage: 'Remind',
    description: 'Button beside a person and what they are overdue with.',
  },
  remindedToday: {
    id: 'dashboard.team.remindedToday',
    defaultMessage: 'Reminded',
    description: 'In place of the button "Remind": the person was reminded today.',
  },
  noTeam: {
    id: 'dashboard.team.none',
    defaultMessage: 'No team to show',
    description: 'Title for a manager who manages no unit.',
  },
  noTeamHint: {
    id: 'dashboard.team.noneHint',
    defaultMessage: 'You do not manage a unit yet. Ask your administrator.',
    description: 'Below "No team to show".',
  },
  otherUnit: {
    id: 'dashboard.team.otherUnit',
    defaultMessage: 'You do not manage this unit, or it no longer exists.',
    description: 'Below "No team to show", after following an old link.',
  },
  everyone: {
    id: 'dashboard.team.everyone',
    defaultMessage: 'Everyone',
    description: 'Instead of one unit: all people.',
  },
  people: {
    id: 'dashboard.team.people',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'How many people a team has.',
  },
  scope: { id: 'dashboard.team.scope', defaultMessage: 'Unit', description: 'Label of the choice of a unit.' },
  withUnitsBelow: {
    id: 'dashboard.team.withUnitsBelow',
    defaultMessage: '{unit}, with sub-units',
    description: 'The unit that is chosen.',
  },
  figures: {
    id: 'dashboard.team.figures',
    defaultMessage: 'Mandatory trainings',
    description: 'Names the row of figures for screen readers.',
  },
  overdue: {
    id: 'dashboard.overdue.title',
    defaultMessage: 'Longest overdue',
    description: 'Heading above people who are overdue.',
  },
  all: {
    id: 'dashboard.overdue.all',
    defaultMessage: 'View all {count, number}',
    description: 'Link to everybody who is overdue.',
  },
  noneOverdue: {
    id: 'dashboard.overdue.none',
    defaultMessage: 'Nobody is overdue',
    description: 'In place of the list of people who are overdue.',
  },
  noneOverdueHint: {
    id: 'dashboard.overdue.noneHint',
    defaultMessage: 'People who miss a deadline will appear here.',
    description: 'Below "Nobody is overdue".',
  },
  person: { id: 'dashboard.overdue.person', defaultMessage: 'Person', description: 'Column.' },
  training: {
    id: 'dashboard.overdue.training',
    defaultMessage: 'Training',
    description: 'Column: what has to be learned.',
  },
  since: { id: 'dashboard.overdue.since', defaultMessage: 'Overdue', description: 'Column: for how long.' },
  days: {
    id: 'dashboard.overdue.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'For how long something is overdue.',
  },
  sinceDay: {
    id: 'dashboard.overdue.sinceDay',
    defaultMessage: 'since {date}',
    description: 'Below for how many days something is overdue: its deadline.',
  },
  waiting: {
    id: 'dashboard.waiting.title',
    defaultMessage: 'Waiting for you',
    description: 'Heading above requests that a manager decides about.',
  },
  nothingWaits: {
    id: 'dashboard.waiting.none',
    defaultMessage: 'No open requests.',
    description: 'Where no request waits.',
  },
  joins: {
    id: 'dashboard.requests.waiting',
    defaultMessage:
      '{count, plural, one {# request} other {# requests}} to join {units, plural, one {{unit}} other {# units}} {count, plural, one {is} other {are}} waiting for an answer.',
    description: 'How many ask to join how many units; {unit} is the name where it is one.',
  },
  answer: {
    id: 'dashboard.requests.answer',
    defaultMessage: 'Answer',
    description: 'Link beside requests to join units.',
  },
  certificates: {
    id: 'dashboard.waiting.certificates',
    defaultMessage: '{count, plural, one {# certificate is} other {# certificates are}} waiting for confirmation.',
    description: 'How many certificates of other organisations a manager has to confirm.',
  },
  reviews: {
    id: 'dashboard.waiting.reviews',
    defaultMessage: '{count, plural, one {# answer is} other {# answers are}} waiting for your review, since {date}.',
    description: 'How many answers to tasks a manager has to review; {date} is when the oldest was handed in.',
  },
  requestedBy: {
    id: 'dashboard.waiting.requestedBy',
    defaultMessage: 'Requested by {name}',
    description: 'Below the title of a medium that somebody asks for.',
  },
  review: {
    id: 'dashboard.waiting.review',
    defaultMessage: 'Review',
    description: 'Button: opens requests for media.',
  },
  allRequests: {
    id: 'dashboard.waiting.all',
    defaultMessage: 'View all {count, number} requests',
    description: 'Link to all requests for media.',
  },
  units: { id: 'dashboard.units.title', defaultMessage: 'By unit', description: 'Heading above a chart of units.' },
  unit: { id: 'dashboard.units.unit', defaultMessage: 'Unit', description: 'Column.' },
  asTable: {
    id: 'dashboard.units.asTable',
    defaultMessage: 'As table',
    description: 'Button: shows a chart as a table.',
  },
  asChart: {
    id: 'dashboard.units.asChart',
    defaultMessage: 'As chart',
    description: 'Button: shows a table as a chart.',
  },
  noUnitOverdue: {
    id: 'dashboard.units.noneOverdue',
    defaultMessage: 'No unit has overdue trainings.',
    description: 'Above a chart of units.',
  },
  unitsOverdue: {
    id: 'dashboard.units.overdue',
    defaultMessage:
      '{count, plural, one {Only {unit} has overdue trainings.} other {# units have overdue trainings, most of them in {unit}.}}',
    description: 'Above a chart of units; {unit} has the most.',
  },
  barWords: {
    id: 'dashboard.units.bar',
    defaultMessage: '{overdue, number} of {total, number} overdue',
    description: 'Beside the bar of a unit.',
  },
})

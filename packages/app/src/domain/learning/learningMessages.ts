import type { ComplianceState, EnrolmentSourceKind, LearningAction } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** States of an enrolment; “it” is the medium. */
export const stateMessages = defineMessages<ComplianceState>({
  NOT_STARTED: { id: 'learning.state.notStarted', defaultMessage: 'Not started', description: 'State of a medium.' },
  IN_PROGRESS: { id: 'learning.state.inProgress', defaultMessage: 'In progress', description: 'State of a medium.' },
  DUE_SOON: { id: 'learning.state.dueSoon', defaultMessage: 'Due soon', description: 'State of a medium.' },
  IN_GRACE: {
    id: 'learning.state.inGrace',
    defaultMessage: 'In grace period',
    description: 'State of a medium: its deadline is over, the days of grace are not.',
  },
  OVERDUE: { id: 'learning.state.overdue', defaultMessage: 'Overdue', description: 'State of a medium.' },
  FAILED: {
    id: 'learning.state.failed',
    defaultMessage: 'Not passed',
    description: 'State of a medium: no attempt is left.',
  },
  COMPLETED: { id: 'learning.state.completed', defaultMessage: 'Completed', description: 'State of a medium.' },
  EXPIRING: {
    id: 'learning.state.expiring',
    defaultMessage: 'Expires soon',
    description: 'State of a medium: completed, and its validity ends soon.',
  },
  EXPIRED: {
    id: 'learning.state.expired',
    defaultMessage: 'Expired',
    description: 'State of a medium: completed, and its validity is over.',
  },
  WAIVED: {
    id: 'learning.state.waived',
    defaultMessage: 'Exempt',
    description: 'State of a medium: the person need not learn it.',
  },
})

/** Why somebody has a medium. */
export const sourceMessages = defineMessages<EnrolmentSourceKind>({
  ASSIGNMENT: {
    id: 'learning.source.assignment',
    defaultMessage: 'Assigned to you',
    description: 'Why somebody has a medium.',
  },
  SELF: { id: 'learning.source.self', defaultMessage: 'Added by you', description: 'Why somebody has a medium.' },
  MANAGER: {
    id: 'learning.source.manager',
    defaultMessage: 'Added by a manager',
    description: 'Why somebody has a medium.',
  },
  PATH: {
    id: 'learning.source.path',
    defaultMessage: 'Part of a learning path',
    description: 'Why somebody has a medium.',
  },
  IMPORT: { id: 'learning.source.import', defaultMessage: 'Imported', description: 'Why somebody has a medium.' },
})

/** The main button of an enrolment. */
export const actionMessages = defineMessages<Exclude<LearningAction, 'NONE'>>({
  START: { id: 'learning.action.start', defaultMessage: 'Start', description: 'Button: begins a medium.' },
  RESUME: { id: 'learning.action.resume', defaultMessage: 'Resume', description: 'Button: goes on with a medium.' },
  REVIEW: {
    id: 'learning.action.review',
    defaultMessage: 'View again',
    description: 'Button: opens a completed medium.',
  },
  RENEW: { id: 'learning.action.renew', defaultMessage: 'Renew', description: 'Button: learns a medium again.' },
})

/** Sentences and facts about an enrolment. */
export const learningMessages = defineMessages({
  minutes: {
    id: 'learning.fact.minutes',
    defaultMessage: '{minutes, number} min',
    description: 'How long a medium takes.',
  },
  hours: {
    id: 'learning.fact.hours',
    defaultMessage: '{hours, number} h',
    description: 'How long a medium takes, in whole hours.',
  },
  hoursMinutes: {
    id: 'learning.fact.hoursMinutes',
    defaultMessage: '{hours, number} h {minutes, number} min',
    description: 'How long a medium takes.',
  },
  mandatory: { id: 'learning.fact.mandatory', defaultMessage: 'Mandatory', description: 'The person has to learn it.' },
  noDue: { id: 'learning.due.none', defaultMessage: 'No due date', description: 'In the place of a date.' },
  progressOf: {
    id: 'learning.progress.of',
    defaultMessage: 'Progress in {title}',
    description: 'Names the progress of a medium for screen readers.',
  },
  percent: {
    id: 'learning.progress.percent',
    defaultMessage: '{percent, number}%',
    description: 'How far somebody is with a medium.',
  },
  parts: {
    id: 'learning.progress.parts',
    defaultMessage: '{completed, number} of {parts, number} parts, {percent, number}%',
    description: 'How far somebody is with a course.',
  },
  notOffered: {
    id: 'learning.access.notOffered',
    defaultMessage: 'No longer offered',
    description: 'In the place of the progress: the medium was retired before it was started.',
  },
  partsToGo: {
    id: 'learning.progress.partsToGo',
    defaultMessage: 'Not started, {parts, plural, one {# part} other {# parts}}',
    description: 'Size of a course that was not started.',
  },
  waiting: {
    id: 'learning.access.waiting',
    defaultMessage: 'Waiting for approval',
    description: 'State of a request.',
  },
  declined: { id: 'learning.access.declined', defaultMessage: 'Declined', description: 'State of a request.' },
  closed: { id: 'learning.access.closed', defaultMessage: 'Ended', description: 'The access to a medium has ended.' },
  requestedOn: {
    id: 'learning.access.requestedOn',
    defaultMessage: 'Requested on {date}',
    description: 'When somebody asked for a medium.',
  },
  validUntil: {
    id: 'learning.fact.validUntil',
    defaultMessage: 'Valid until {date}',
    description: 'The end of the validity of a completion.',
  },
  completedOn: {
    id: 'learning.fact.completedOn',
    defaultMessage: 'Completed on {date}',
    description: 'When a medium was completed.',
  },
  score: {
    id: 'learning.fact.score',
    defaultMessage: 'Score {score, number}%',
    description: 'The result of a medium.',
  },
})

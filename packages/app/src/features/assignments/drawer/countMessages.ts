import { defineMessages } from '../../../platform/locale/message.ts'

/** The lines of the people bar. */
export const countMessages = defineMessages({
  overdue: {
    id: 'assignments.count.overdue',
    defaultMessage: 'Overdue',
    description: 'State of people.',
  },
  inGrace: {
    id: 'assignments.count.inGrace',
    defaultMessage: 'In grace period',
    description: 'State of people.',
  },
  dueSoon: {
    id: 'assignments.count.dueSoon',
    defaultMessage: 'Due soon',
    description: 'State of people.',
  },
  inProgress: {
    id: 'assignments.count.inProgress',
    defaultMessage: 'In progress',
    description: 'State of people.',
  },
  notStarted: {
    id: 'assignments.count.notStarted',
    defaultMessage: 'Not started',
    description: 'State of people.',
  },
  failed: {
    id: 'assignments.count.failed',
    defaultMessage: 'Not passed',
    description: 'State of people.',
  },
  exempt: {
    id: 'assignments.count.exempt',
    defaultMessage: 'Exempt',
    description: 'State of people.',
  },
  done: {
    id: 'assignments.count.done',
    defaultMessage: 'Done',
    description: 'State of people.',
  },
  expired: {
    id: 'assignments.count.expired',
    defaultMessage: 'Expired',
    description: 'State of people.',
  },
})

import { defineMessages } from '../../../platform/locale/message.ts'

/** The tab of requests. */
export const requestMessages = defineMessages({
  list: {
    id: 'assignments.request.list',
    defaultMessage: 'Requests for media',
    description: 'Names the table.',
  },
  person: {
    id: 'assignments.request.person',
    defaultMessage: 'Person',
    description: 'Column.',
  },
  medium: {
    id: 'assignments.request.medium',
    defaultMessage: 'Medium',
    description: 'Column.',
  },
  requested: {
    id: 'assignments.request.requested',
    defaultMessage: 'Requested',
    description: 'Column: when.',
  },
  pages: {
    id: 'assignments.request.pages',
    defaultMessage: 'Pages of requests',
    description: 'Names the buttons for pages.',
  },
  approve: {
    id: 'assignments.request.approve',
    defaultMessage: 'Approve',
    description: 'Button.',
  },
  decline: {
    id: 'assignments.request.decline',
    defaultMessage: 'Decline',
    description: 'Button.',
  },
  approved: {
    id: 'assignments.request.approved',
    defaultMessage: '{count, plural, one {# request approved} other {# requests approved}}',
    description: 'After approving.',
  },
  declined: {
    id: 'assignments.request.declined',
    defaultMessage: '{count, plural, one {# request declined} other {# requests declined}}',
    description: 'After declining.',
  },
  declineTitle: {
    id: 'assignments.request.declineTitle',
    defaultMessage: '{count, plural, one {Decline # request?} other {Decline # requests?}}',
    description: 'Title of the question.',
  },
  reason: {
    id: 'assignments.request.reason',
    defaultMessage: 'Reason',
    description: 'Field.',
  },
  reasonHint: {
    id: 'assignments.request.reasonHint',
    defaultMessage: 'The person will see it.',
    description: 'Hint of the field.',
  },
  reasonMissing: {
    id: 'assignments.request.reasonMissing',
    defaultMessage: 'Add a reason.',
    description: 'While the field is empty.',
  },
  emptyTitle: {
    id: 'assignments.request.emptyTitle',
    defaultMessage: 'No requests',
    description: 'While nobody asks.',
  },
  emptyText: {
    id: 'assignments.request.emptyText',
    defaultMessage: 'Requests for media that need approval will be listed here.',
    description: 'While nobody asks.',
  },
  joins: {
    id: 'assignments.request.joins',
    defaultMessage: '{count, plural, one {# person asks} other {# people ask}} to join {unit}.',
    description: 'Notice above the requests for media.',
  },
  answerJoins: {
    id: 'assignments.request.answerJoins',
    defaultMessage: 'Answer in unit management',
    description: 'Link.',
  },
})

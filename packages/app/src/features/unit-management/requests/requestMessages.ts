import { defineMessages } from '../../../platform/locale/message.ts'

/** People who ask to join a unit. */
export const requestMessages = defineMessages({
  notice: {
    id: 'unitManagement.request.notice',
    defaultMessage: '{count, plural, one {# request to join.} other {# requests to join.}}',
    description: 'Above the members of a unit.',
  },
  look: {
    id: 'unitManagement.request.look',
    defaultMessage: 'Answer',
    description: 'Button in that notice: opens the list of those who ask.',
  },
  title: {
    id: 'unitManagement.request.title',
    defaultMessage: 'Requests to join {unit}',
    description: 'Title of the panel.',
  },
  list: {
    id: 'unitManagement.request.list',
    defaultMessage: 'Requests to join, oldest first',
    description: 'Label of the list to choose from.',
  },
  asked: {
    id: 'unitManagement.request.asked',
    defaultMessage: '{email}, requested on {date}',
    description: 'Below a name in that list.',
  },
  askedOnly: {
    id: 'unitManagement.request.askedOnly',
    defaultMessage: 'requested on {date}',
    description: 'Below the name of somebody without an e-mail address.',
  },
  all: {
    id: 'unitManagement.request.all',
    defaultMessage: 'Select all',
    description: 'First checkbox of the list: chooses everybody.',
  },
  more: {
    id: 'unitManagement.request.more',
    defaultMessage: 'There are more requests. Answer these to see the next ones.',
    description: 'Below the list.',
  },
  reason: { id: 'unitManagement.request.reason', defaultMessage: 'Reason', description: 'Label of a field.' },
  reasonHint: {
    id: 'unitManagement.request.reasonHint',
    defaultMessage: 'Sent to the person by email. Required to decline.',
    description: 'Below that field.',
  },
  reasonMissing: {
    id: 'unitManagement.request.reasonMissing',
    defaultMessage: 'Add a reason. The person will see it.',
    description: 'At the field for the reason.',
  },
  choose: {
    id: 'unitManagement.request.choose',
    defaultMessage: 'Select at least one person.',
    description: 'Why a button cannot be pressed.',
  },
  approve: {
    id: 'unitManagement.request.approve',
    defaultMessage: '{count, plural, =0 {Approve} one {Approve # person} other {Approve # people}}',
    description: 'Button.',
  },
  decline: { id: 'unitManagement.request.decline', defaultMessage: 'Decline', description: 'Button.' },
  approved: {
    id: 'unitManagement.request.approved',
    defaultMessage:
      '{count, plural, =0 {No requests were waiting.} one {# person added to {unit}.} other {# people added to {unit}.}}',
    description: 'Notice.',
  },
  declined: {
    id: 'unitManagement.request.declined',
    defaultMessage:
      '{count, plural, =0 {No requests were waiting.} one {# request declined.} other {# requests declined.}}',
    description: 'Notice.',
  },
  empty: {
    id: 'unitManagement.request.empty',
    defaultMessage: 'No requests',
    description: 'Title in place of the list.',
  },
  emptySentence: {
    id: 'unitManagement.request.emptySentence',
    defaultMessage: 'Requests to join this unit appear here.',
    description: 'Below that title.',
  },
})

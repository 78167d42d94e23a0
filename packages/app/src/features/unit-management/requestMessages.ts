import { defineMessages } from '../../platform/locale/message.ts'

/** People who ask to join a unit. */
export const requestMessages = defineMessages({
  notice: { id: 'unitManagement.request.notice', defaultMessage: '{count, plural, one {# person asks to join} other {# people ask to join}}.', description: 'Above the members of a unit.' },
  look: { id: 'unitManagement.request.look', defaultMessage: 'Answer', description: 'Button in that notice: opens the list of those who ask.' },
  title: { id: 'unitManagement.request.title', defaultMessage: 'Asking to join {unit}', description: 'Title of the panel.' },
  list: { id: 'unitManagement.request.list', defaultMessage: 'Who asks, the longest first', description: 'Label of the list to choose from.' },
  asked: { id: 'unitManagement.request.asked', defaultMessage: '{email}, asked on {date}', description: 'Below a name in that list.' },
  askedOnly: { id: 'unitManagement.request.askedOnly', defaultMessage: 'asked on {date}', description: 'Below the name of somebody without an e-mail address.' },
  all: { id: 'unitManagement.request.all', defaultMessage: 'All of them', description: 'First checkbox of the list: chooses everybody.' },
  more: { id: 'unitManagement.request.more', defaultMessage: 'More people wait. They show once these have an answer.', description: 'Below the list.' },
  reason: { id: 'unitManagement.request.reason', defaultMessage: 'Reason', description: 'Label of a field.' },
  reasonHint: { id: 'unitManagement.request.reasonHint', defaultMessage: 'The people read it in their mail. Needed to decline.', description: 'Below that field.' },
  reasonMissing: { id: 'unitManagement.request.reasonMissing', defaultMessage: 'Whoever is declined deserves a reason. Write one here.', description: 'At the field for the reason.' },
  choose: { id: 'unitManagement.request.choose', defaultMessage: 'Choose somebody first.', description: 'Why a button cannot be pressed.' },
  approve: { id: 'unitManagement.request.approve', defaultMessage: '{count, plural, =0 {Let in} one {Let # person in} other {Let # people in}}', description: 'Button.' },
  decline: { id: 'unitManagement.request.decline', defaultMessage: 'Decline', description: 'Button.' },
  approved: { id: 'unitManagement.request.approved', defaultMessage: '{count, plural, =0 {Nobody was waiting any more.} one {# person is in {unit} now.} other {# people are in {unit} now.}}', description: 'Notice.' },
  declined: { id: 'unitManagement.request.declined', defaultMessage: '{count, plural, =0 {Nobody was waiting any more.} one {# request is declined.} other {# requests are declined.}}', description: 'Notice.' },
  empty: { id: 'unitManagement.request.empty', defaultMessage: 'Nobody is waiting', description: 'Title in place of the list.' },
  emptySentence: { id: 'unitManagement.request.emptySentence', defaultMessage: 'Whoever asks to join stands here until there is an answer.', description: 'Below that title.' },
})

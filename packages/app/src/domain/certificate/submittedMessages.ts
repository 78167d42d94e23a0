import { defineMessages } from '../../platform/locale/message.ts'

/** Certificates of other organisations that wait for a decision. */
export const submittedMessages = defineMessages({
  list: {
    id: 'certificate.submitted.list',
    defaultMessage: 'Certificates to confirm',
    description: 'Names the table.',
  },
  pages: {
    id: 'certificate.submitted.pages',
    defaultMessage: 'Pages of certificates to confirm',
    description: 'Names the buttons for pages.',
  },
  emptyTitle: {
    id: 'certificate.submitted.emptyTitle',
    defaultMessage: 'Nothing to confirm',
    description: 'While there are none.',
  },
  emptyText: {
    id: 'certificate.submitted.emptyText',
    defaultMessage: 'Certificates that people add from other organisations appear here.',
    description: 'While there are none.',
  },
  sent: {
    id: 'certificate.submitted.sent',
    defaultMessage: 'Sent on {day}',
    description: 'Below a name: when it was added.',
  },
  file: { id: 'certificate.submitted.file', defaultMessage: 'Open file', description: 'Entry of a menu.' },
  confirm: { id: 'certificate.submitted.confirm', defaultMessage: 'Confirm', description: 'Entry of a menu.' },
  reject: {
    id: 'certificate.submitted.reject',
    defaultMessage: 'Reject',
    description: 'Entry of a menu, and button of a dialog.',
  },
  confirmed: {
    id: 'certificate.submitted.confirmed',
    defaultMessage: '“{title}” of {holder} was confirmed.',
    description: 'A short message. {holder} is a person.',
  },
  notDone: {
    id: 'certificate.submitted.notDone',
    defaultMessage: '“{title}” was not confirmed. {reason}',
    description: 'A short message. {reason} is a whole sentence.',
  },
  rejectTitle: {
    id: 'certificate.submitted.rejectTitle',
    defaultMessage: 'Reject “{title}”?',
    description: 'Question.',
  },
  rejectText: {
    id: 'certificate.submitted.rejectText',
    defaultMessage: '{holder} will see the reason.',
    description: 'Above a field for a reason. {holder} is a person.',
  },
  rejected: {
    id: 'certificate.submitted.rejected',
    defaultMessage: '“{title}” was rejected.',
    description: 'A short message.',
  },
})

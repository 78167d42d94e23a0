import type { OwnCertificateState } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

export const certificateStateMessages = defineMessages<OwnCertificateState>({
  VALID: { id: 'certificate.state.valid', defaultMessage: 'Valid', description: 'State of a certificate.' },
  EXPIRING: {
    id: 'certificate.state.expiring',
    defaultMessage: 'Expires soon',
    description: 'State of a certificate that is valid for a few more days.',
  },
  EXPIRED: { id: 'certificate.state.expired', defaultMessage: 'Expired', description: 'State of a certificate.' },
  REVOKED: { id: 'certificate.state.revoked', defaultMessage: 'Revoked', description: 'State of a certificate.' },
  SUPERSEDED: {
    id: 'certificate.state.superseded',
    defaultMessage: 'Replaced',
    description: 'State of a certificate that a newer one took the place of.',
  },
  SUBMITTED: {
    id: 'certificate.state.submitted',
    defaultMessage: 'Waiting for confirmation',
    description: 'State of a certificate of another organisation that a manager has not confirmed yet.',
  },
  REJECTED: {
    id: 'certificate.state.rejected',
    defaultMessage: 'Rejected',
    description: 'State of a certificate of another organisation that a manager rejected.',
  },
})

/** Columns of lists of certificates. */
export const certificateColumnMessages = defineMessages({
  holder: {
    id: 'certificate.column.holder',
    defaultMessage: 'Person',
    description: 'Column: whose certificate it is.',
  },
  certificate: { id: 'certificate.column.certificate', defaultMessage: 'Certificate', description: 'Column.' },
  issuedOn: { id: 'certificate.column.issuedOn', defaultMessage: 'Issued', description: 'Column: the day of issue.' },
  until: { id: 'certificate.column.until', defaultMessage: 'Valid until', description: 'Column: the last day.' },
  noEnd: {
    id: 'certificate.column.noEnd',
    defaultMessage: 'No end date',
    description: 'A certificate that does not expire.',
  },
})

export const certificateMessages = defineMessages({
  reason: { id: 'certificate.reason', defaultMessage: 'Reason', description: 'Field.' },
  pdf: { id: 'certificate.pdf', defaultMessage: 'PDF', description: 'Button that downloads a certificate.' },
  copyLink: {
    id: 'certificate.copyLink',
    defaultMessage: 'Copy check link',
    description: 'Copies the address of the page that says whether a certificate is valid.',
  },
  copied: { id: 'certificate.copied', defaultMessage: 'Check link copied.', description: 'A short message.' },
  notCopied: {
    id: 'certificate.notCopied',
    defaultMessage: 'The link could not be copied: {address}',
    description: 'A short message. {address} is the link.',
  },
  fileMissing: {
    id: 'certificate.fileMissing',
    defaultMessage: 'The file could not be opened. {reason}',
    description: 'A short message. {reason} is a whole sentence.',
  },
})

import type { CertificateReissueCause } from '@somo/graphql/schema'
import { defineMessages, type Message } from '../../../platform/locale/message.ts'

export const bulkMessages = defineMessages({
  download: { id: 'certificates.bulk.download', defaultMessage: 'Download as ZIP', description: 'Button.' },
  reissue: { id: 'certificates.bulk.reissue', defaultMessage: 'Reissue', description: 'Button.' },
  title: {
    id: 'certificates.bulk.title',
    defaultMessage: 'Reissue certificates',
    description: 'Title of a dialog.',
  },
  text: {
    id: 'certificates.bulk.text',
    defaultMessage:
      'Applies to the certificates of this list, with its search and filters. Each one gets a new number; the earlier one is marked as replaced and its holder is notified.',
    description: 'In a dialog.',
  },
  cause: { id: 'certificates.bulk.cause', defaultMessage: 'Which ones', description: 'Names two choices.' },
  button: {
    id: 'certificates.bulk.button',
    defaultMessage: '{count, plural, one {Reissue # certificate} other {Reissue # certificates}}',
    description: 'Button.',
  },
  none: {
    id: 'certificates.bulk.none',
    defaultMessage: 'There are no such certificates.',
    description: 'Why a button is off.',
  },
  findFailed: {
    id: 'certificates.bulk.findFailed',
    defaultMessage: 'The media could not be loaded.',
    description: 'At a filter.',
  },
})

export const causeMessages: Readonly<Record<CertificateReissueCause, Message>> = defineMessages({
  NAME: { id: 'certificates.cause.name', defaultMessage: 'The name has changed', description: 'Choice.' },
  DESIGN: {
    id: 'certificates.cause.design',
    defaultMessage: 'The template has a newer version',
    description: 'Choice.',
  },
})

export const causeHints: Readonly<Record<CertificateReissueCause, Message>> = defineMessages({
  NAME: {
    id: 'certificates.cause.nameHint',
    defaultMessage: 'The new certificate has the current name. Certificates: {count}',
    description: 'Below a choice; {count} is a number.',
  },
  DESIGN: {
    id: 'certificates.cause.designHint',
    defaultMessage:
      'The new certificate has the current design and the dates of the earlier one. Certificates: {count}',
    description: 'Below a choice; {count} is a number.',
  },
})

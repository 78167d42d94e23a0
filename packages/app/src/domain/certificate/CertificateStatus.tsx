import type { OwnCertificateState } from '@somo/graphql/schema'
import { StatusChip, type StatusChipProps } from '@somo/ui/StatusChip'
import { useIntl } from 'react-intl'
import { certificateStateMessages } from './certificateMessages.ts'

const kinds: Readonly<Record<OwnCertificateState, StatusChipProps['kind']>> = {
  VALID: 'done',
  EXPIRING: 'dueSoon',
  EXPIRED: 'expired',
  REVOKED: 'locked',
  SUPERSEDED: 'paused',
  SUBMITTED: 'waiting',
  REJECTED: 'paused',
}

/** The state of a certificate, as glyph and word. */
export function CertificateStatus({ state }: { readonly state: OwnCertificateState }) {
  const { formatMessage } = useIntl()
  return <StatusChip kind={kinds[state]}>{formatMessage(certificateStateMessages[state])}</StatusChip>
}

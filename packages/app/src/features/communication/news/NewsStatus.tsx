import type { NewsState } from '@somo/graphql/schema'
import { StatusChip, type StatusChipProps } from '@somo/ui/StatusChip'
import { useIntl } from 'react-intl'
import { newsStateMessages } from './newsMessages.ts'

const kinds: Readonly<Record<NewsState, StatusChipProps['kind']>> = {
  DRAFT: 'open',
  SCHEDULED: 'waiting',
  PUBLISHED: 'done',
  EXPIRED: 'paused',
  ARCHIVED: 'locked',
}

/** Whether news is a draft, planned, visible, over or put away. */
export function NewsStatus({ state }: { readonly state: NewsState }) {
  const { formatMessage } = useIntl()
  return <StatusChip kind={kinds[state]}>{formatMessage(newsStateMessages[state])}</StatusChip>
}

import type { BadgeState } from '@somo/graphql/schema'
import { StatusChip } from '@somo/ui/StatusChip'
import { useIntl } from 'react-intl'
import { stateMessages } from './adminMessages.ts'

const kinds = { DRAFT: 'open', ACTIVE: 'done', PAUSED: 'paused', ARCHIVED: 'locked' } as const satisfies Record<
  BadgeState,
  string
>

/** The state of a badge. */
export function BadgeStateChip({ state }: { readonly state: BadgeState }) {
  const { formatMessage } = useIntl()
  return <StatusChip kind={kinds[state]}>{formatMessage(stateMessages[state])}</StatusChip>
}

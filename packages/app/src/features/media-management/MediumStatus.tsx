import type { MediumState } from '@somo/graphql/schema'
import { StatusChip, type StatusChipProps } from '@somo/ui/StatusChip'
import { useIntl } from 'react-intl'
import { stateMessages } from './messages.ts'

const stateKinds = {
  DRAFT: 'open',
  PUBLISHED: 'done',
  RETIRED: 'paused',
  ARCHIVED: 'locked',
} as const satisfies Record<MediumState, StatusChipProps['kind']>

/** The state of a medium, as glyph and word. */
export function MediumStatus({ state }: { readonly state: MediumState }) {
  const { formatMessage } = useIntl()
  return <StatusChip kind={stateKinds[state]}>{formatMessage(stateMessages[state])}</StatusChip>
}

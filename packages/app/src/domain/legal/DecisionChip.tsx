import type { ConsentDecision } from '@somo/graphql/schema'
import { StatusChip } from '@somo/ui/StatusChip'
import { useIntl } from 'react-intl'
import { decisionMessages } from './decisionMessages.ts'

const chips = { ACCEPTED: 'done', DECLINED: 'overdue', WITHDRAWN: 'paused' } as const

/** What somebody answered to a document. */
export function DecisionChip({ decision }: { readonly decision: ConsentDecision }) {
  const { formatMessage } = useIntl()
  return <StatusChip kind={chips[decision]}>{formatMessage(decisionMessages[decision])}</StatusChip>
}

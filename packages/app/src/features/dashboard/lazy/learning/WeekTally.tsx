import { Link } from '@somo/ui/Link'
import { Skeleton } from '@somo/ui/Skeleton'
import { Tally } from '@somo/ui/Tally'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { addresses } from '../../../../domain/navigation/addresses.ts'
import { QueryView, type QueryState } from '../../../../platform/errors/QueryView.tsx'
import type { WidgetData } from '../../useDashboard.ts'
import { Section } from '../Section.tsx'
import { learnerMessages } from './learnerMessages.ts'

export interface WeekTallyProps {
  readonly state: QueryState<WidgetData<'tally'>>
  readonly onRetry: () => void
}

/** How much the person completed this week, beside the last one, and how their certificates stand: praise, never a streak that can break. */
export function WeekTally({ state, onRetry }: WeekTallyProps) {
  const { formatMessage } = useIntl()
  return (
    <Section id="tally" step="h3" title={formatMessage(learnerMessages.week)}>
      <QueryView state={state} onRetry={onRetry} waiting={<Skeleton lines={2} />}>
        {({ thisWeek, lastWeek, certificates }) => (
          <>
            <Tally count={thisWeek}>{formatMessage(learnerMessages.completed, { count: thisWeek })}</Tally>
            {thisWeek > lastWeek && lastWeek > 0 ? (
              <Text as="em" step="small" tone="ink2">
                {formatMessage(learnerMessages.more, { count: thisWeek - lastWeek })}
              </Text>
            ) : null}
            <Certificates counts={certificates} />
          </>
        )}
      </QueryView>
    </Section>
  )
}

/** Leads to the list with the same numbers; nothing for somebody without a certificate. */
function Certificates({ counts }: { readonly counts: WidgetData<'tally'>['certificates'] }) {
  const { formatMessage } = useIntl()
  const { valid, expiring, expired } = counts
  if (valid + expired === 0) return null
  return (
    <Text step="small">
      <Link href={addresses.myCertificates}>
        {formatMessage(learnerMessages.certificates, { valid, expiring, expired })}
      </Link>
    </Text>
  )
}

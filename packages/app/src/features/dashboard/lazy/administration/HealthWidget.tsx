import { Link } from '@somo/ui/Link'
import { Skeleton } from '@somo/ui/Skeleton'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { healthChips, healthPartNames, healthStateNames } from '../../../../domain/health/healthNames.ts'
import { addresses } from '../../../../domain/navigation/addresses.ts'
import { QueryView, type QueryState } from '../../../../platform/errors/QueryView.tsx'
import { Section } from '../Section.tsx'
import type { WidgetData } from '../../useDashboard.ts'
import { setupMessages } from './setupMessages.ts'
import * as styles from './HealthWidget.css.ts'

export interface HealthWidgetProps {
  readonly state: QueryState<WidgetData<'health'>>
  readonly onRetry: () => void
}

/** Whether what the installation needs answers. */
export function HealthWidget({ state, onRetry }: HealthWidgetProps) {
  const { formatMessage } = useIntl()
  return (
    <Section
      id="health"
      title={formatMessage(setupMessages.health)}
      link={
        <Link variant="action" href={`${addresses.superConsole}?tab=health`}>
          {formatMessage(setupMessages.toHealth)}
        </Link>
      }
    >
      <QueryView state={state} onRetry={onRetry} waiting={<Skeleton lines={4} />}>
        {(parts) => (
          <ul className={styles.parts} role="list">
            {parts.map(({ id, state: health }) => (
              <li key={id} className={styles.part}>
                <Text as="span" step="ui" isStrong>
                  {formatMessage(healthPartNames[id])}
                </Text>
                <StatusChip kind={healthChips[health]}>{formatMessage(healthStateNames[health])}</StatusChip>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}

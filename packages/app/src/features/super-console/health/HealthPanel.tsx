import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { healthChips, healthPartNames, healthStateNames } from '../../../domain/health/healthNames.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { inMilliseconds, withSeconds } from '../connection/describeEvents.ts'
import { FactLines } from '../FactLines.tsx'
import { describeFigures } from './describeFigures.ts'
import { healthMessages } from './healthMessages.ts'
import { SetupAgain } from './SetupAgain.tsx'
import * as styles from '../SuperConsole.css.ts'
import type { Health, HealthUse } from './useHealth.ts'

export type HealthPanelProps = HealthUse & { readonly dates: Dates }

/** How the installation is doing, for administrators; nothing here is about a single person. */
export function HealthPanel(props: HealthPanelProps) {
  const { health, refresh, dates } = props
  return (
    <div className={styles.groups}>
      <QueryView state={health} onRetry={refresh}>
        {(data) => <Answered {...props} data={data} dates={dates} />}
      </QueryView>
      <SetupAgain {...props} />
    </div>
  )
}

function Answered({ data, isRefreshing, refresh, dates }: HealthPanelProps & { readonly data: Health }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const figures = {
    id: 'figures',
    title: formatMessage(healthMessages.figures),
    facts: describeFigures(data, { intl, dates }),
  }
  return (
    <>
      <section className={styles.section} aria-labelledby="health-title">
        <Inline justify="between">
          <Heading level={2} id="health-title">
            {formatMessage(healthMessages.title)}
          </Heading>
          <Button size="sm" isPending={isRefreshing} onPress={refresh}>
            {formatMessage(healthMessages.refresh)}
          </Button>
        </Inline>
        <ul className={styles.lines} aria-labelledby="health-title">
          {data.parts.map(({ id, state, latencyMs }) => (
            <li key={id} className={styles.check}>
              <Text as="span" step="ui" isStrong>
                {formatMessage(healthPartNames[id])}
              </Text>
              <span>
                <StatusChip kind={healthChips[state]}>{formatMessage(healthStateNames[state])}</StatusChip>
              </span>
              <Text as="span" step="small" tone="ink2" isTabular>
                {latencyMs === null ? '' : inMilliseconds(latencyMs, intl)}
              </Text>
            </li>
          ))}
        </ul>
        <div role="status">
          <Text step="small" tone="ink2" isTabular>
            {formatMessage(healthMessages.asOf, { time: withSeconds(new Date(data.checkedAt), dates) })}
          </Text>
        </div>
      </section>
      <FactLines group={figures} />
    </>
  )
}

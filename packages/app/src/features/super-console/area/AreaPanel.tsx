import { EmptyState } from '@somo/ui/EmptyState'
import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { DaysLeft } from '../../../domain/day/DaysLeft.tsx'
import { jobListMessages } from '../../../domain/job/list/jobListMessages.ts'
import { JobTable } from '../../../domain/job/list/JobTable.tsx'
import { filterDefinitions } from '../../../domain/list/definition/filterDefinitions.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { areaList } from './areaList.ts'
import { areaMessages } from './areaMessages.ts'
import * as styles from '../SuperConsole.css.ts'
import type { AreaUse, ManagedUnit } from './useArea.ts'

export type AreaPanelProps = AreaUse & { readonly dates: Dates }

/** For those who manage units: why they see whom they see, and their own work in the background. */
export function AreaPanel({ scope, retryScope, jobs, dates }: AreaPanelProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack space={36}>
      <section className={`${styles.section} ${styles.narrow}`} aria-labelledby="area-title">
        <Heading level={2} id="area-title">
          {formatMessage(areaMessages.title)}
        </Heading>
        <Text tone="ink2">{formatMessage(areaMessages.lead)}</Text>
        <QueryView state={scope} onRetry={retryScope}>
          {(units) => <Units units={units} dates={dates} />}
        </QueryView>
      </section>
      <section className={styles.section} aria-labelledby="own-jobs">
        <Heading level={2} id="own-jobs">
          {formatMessage(areaMessages.jobs)}
        </Heading>
        <JobTable
          label={formatMessage(areaMessages.jobs)}
          use={jobs}
          hasOwners={false}
          dates={dates}
          filters={filterDefinitions(
            areaList,
            { state: { label: jobListMessages.state, options: jobListMessages } },
            formatMessage,
          )}
        />
      </section>
    </Stack>
  )
}

function Units({ units, dates }: { readonly units: readonly ManagedUnit[]; readonly dates: Dates }) {
  const { formatMessage } = useIntl()
  if (units.length === 0)
    return <EmptyState title={formatMessage(areaMessages.none)}>{formatMessage(areaMessages.nonesentence)}</EmptyState>
  return (
    <ul className={styles.lines}>
      {units.map(({ unit, path, until, ends, units: below, people }) => (
        <li key={unit.uuid} className={styles.fact}>
          <Text as="span" step="ui" isStrong>
            {unit.name}
          </Text>
          <span>
            {path.length === 0 ? null : (
              <Text step="small" tone="ink2">
                {path.map(({ name }) => name).join(' / ')}
              </Text>
            )}
            <Text step="small">
              {until === null
                ? formatMessage(areaMessages.MANAGER)
                : formatMessage(areaMessages.DEPUTY, { date: dates.day(until) })}{' '}
              {ends === null ? null : <DaysLeft count={ends} />}
            </Text>
            <Text step="small" tone="ink2" isTabular>
              {formatMessage(areaMessages.counts, { units: below, people })}
            </Text>
          </span>
        </li>
      ))}
    </ul>
  )
}

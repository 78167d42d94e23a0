import type { JobState } from '@somo/graphql/schema'
import { EmptyState } from '@somo/ui/EmptyState'
import { Heading } from '@somo/ui/Heading'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { jobName } from '../../domain/job/jobKinds.ts'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/useDates.ts'
import { writeMoment } from '../../platform/locale/writeMoment.ts'
import { areaMessages } from './areaMessages.ts'
import * as styles from './SuperConsole.css.ts'
import type { AreaUse, ManagedUnit, OwnJob } from './useArea.ts'

export type AreaPanelProps = AreaUse & { readonly dates: Dates }

const chips = { QUEUED: 'waiting', RUNNING: 'started', DONE: 'done', FAILED: 'overdue', CANCELLED: 'paused' } as const satisfies Record<JobState, string>

/** For those who manage units: why they see whom they see, and their own work in the background. */
export function AreaPanel({ scope, retryScope, jobs, retryJobs, dates }: AreaPanelProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.groups}>
      <section className={styles.section} aria-labelledby="area-title">
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
        <QueryView state={jobs} onRetry={retryJobs}>
          {(own) => <Jobs jobs={own} dates={dates} />}
        </QueryView>
      </section>
    </div>
  )
}

function Units({ units, dates }: { readonly units: readonly ManagedUnit[]; readonly dates: Dates }) {
  const { formatMessage } = useIntl()
  if (units.length === 0) return <EmptyState title={formatMessage(areaMessages.none)}>{formatMessage(areaMessages.nonesentence)}</EmptyState>
  return (
    <ul className={styles.lines}>
      {units.map(({ unit, path, until, units: below, people }) => (
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
              {until === null ? formatMessage(areaMessages.MANAGER) : formatMessage(areaMessages.DEPUTY, { date: dates.date(new Date(`${until}T12:00:00`)) })}
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

function Jobs({ jobs, dates }: { readonly jobs: readonly OwnJob[]; readonly dates: Dates }) {
  const intl = useIntl()
  const { formatMessage } = intl
  if (jobs.length === 0) return <EmptyState title={formatMessage(areaMessages.nojobs)}>{formatMessage(areaMessages.nojobssentence)}</EmptyState>
  return (
    <ul className={styles.lines}>
      {jobs.map(({ uuid, kind, state, createdAt }) => (
        <li key={uuid} className={styles.check}>
          <Text as="span" step="ui" isStrong>
            {formatMessage(jobName(kind))}
          </Text>
          <span>
            <StatusChip kind={chips[state]}>{formatMessage(areaMessages[state])}</StatusChip>
          </span>
          <Text as="span" step="small" tone="ink2" isTabular>
            {writeMoment(createdAt, dates, intl)}
          </Text>
        </li>
      ))}
    </ul>
  )
}

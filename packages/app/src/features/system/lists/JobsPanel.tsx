import { DataTable, type Column } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { FileButton } from '../../../domain/job/FileButton.tsx'
import { jobChip } from '../../../domain/job/list/jobColumns.tsx'
import { jobName } from '../../../domain/job/jobKinds.ts'
import { jobListMessages } from '../../../domain/job/list/jobListMessages.ts'
import { JobTable } from '../../../domain/job/list/JobTable.tsx'
import { filterDefinitions } from '../../../domain/list/definition/filterDefinitions.ts'
import { TabViews } from '../../../domain/list/views/TabViews.tsx'
import { personFinderMessages } from '../../../domain/user/usePersonFinder.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { writeMoment } from '../../../platform/locale/dates/writeMoment.ts'
import { sayCron } from './sayCron.ts'
import { scheduleMessages } from './scheduleMessages.ts'
import { jobList } from './systemLists.ts'
import type { JobsUse, Schedule } from './useJobs.ts'

export interface JobsPanelProps extends JobsUse {
  readonly dates: Dates
}

/** What is at work and what was, and what runs by itself. */
export function JobsPanel(props: JobsPanelProps) {
  const { schedules, retrySchedules, dates } = props
  const { formatMessage } = useIntl()
  return (
    <Stack space={36}>
      <Jobs {...props} />
      <Stack space={12} as="section" labelledBy="schedules">
        <Heading level={2} id="schedules">
          {formatMessage(scheduleMessages.schedules)}
        </Heading>
        <QueryView state={schedules} onRetry={retrySchedules}>
          {(rows) => <Schedules rows={rows} dates={dates} />}
        </QueryView>
      </Stack>
    </Stack>
  )
}

function Jobs({ jobs, views, person, file, onExport, dates }: JobsPanelProps) {
  const { formatMessage } = useIntl()
  const around = {
    searchLabel: formatMessage(scheduleMessages.search),
    views: (
      <TabViews
        use={views}
        builtIn={[
          { id: 'failed', label: formatMessage(jobListMessages.FAILED), kept: jobList.views.failed },
          { id: 'running', label: formatMessage(jobListMessages.RUNNING), kept: jobList.views.running },
        ]}
      />
    ),
    actions: <FileButton label={formatMessage(scheduleMessages.export)} state={file} onMake={onExport} />,
  }
  const filters = filterDefinitions(
    jobList,
    {
      state: { label: jobListMessages.state, options: jobListMessages },
      kind: { label: jobListMessages.work, options: (kind) => formatMessage(jobName(kind)) },
      owner: { label: jobListMessages.owner, failedText: personFinderMessages.failed, ...person },
      system: { label: scheduleMessages.bySystem },
      created: { label: jobListMessages.created, pattern: dates.pattern },
    },
    formatMessage,
  )
  return (
    <JobTable
      label={formatMessage(scheduleMessages.title)}
      use={jobs}
      hasOwners
      dates={dates}
      filters={filters}
      around={around}
    />
  )
}

function Schedules({ rows, dates }: { readonly rows: readonly Schedule[]; readonly dates: Dates }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const columns = useMemo((): readonly Column<Schedule>[] => {
    const write = (moment: string | null): string =>
      moment === null ? formatMessage(scheduleMessages.never) : writeMoment(moment, dates, intl)
    const look = ({ lastLookAt }: Schedule): string => write(lastLookAt)
    const last = ({ lastRunAt }: Schedule): string => write(lastRunAt)
    return [
      {
        id: 'work',
        label: formatMessage(jobListMessages.work),
        isRowHeader: true,
        cell: ({ kind }) => formatMessage(jobName(kind)),
        textValue: ({ kind }) => formatMessage(jobName(kind)),
      },
      {
        id: 'cron',
        label: formatMessage(scheduleMessages.cron),
        cell: ({ cron }) => sayCron(cron, intl, dates),
        textValue: ({ cron }) => sayCron(cron, intl, dates),
        width: { initial: 170 },
      },
      { id: 'look', label: formatMessage(scheduleMessages.look), cell: look, textValue: look, width: { initial: 160 } },
      { id: 'last', label: formatMessage(scheduleMessages.last), cell: last, textValue: last, width: { initial: 160 } },
      {
        id: 'state',
        label: formatMessage(jobListMessages.state),
        cell: ({ lastState }) => (lastState === null ? '–' : jobChip(lastState, intl)),
        width: { initial: 140 },
      },
    ]
  }, [intl, formatMessage, dates])
  const empty = (
    <EmptyState title={formatMessage(scheduleMessages.noSchedules)} level={3}>
      {formatMessage(scheduleMessages.noSchedulesSentence)}
    </EmptyState>
  )
  return (
    <DataTable
      label={formatMessage(scheduleMessages.schedules)}
      columns={columns}
      rows={rows}
      rowId={({ kind }) => kind}
      slots={{ empty }}
    />
  )
}

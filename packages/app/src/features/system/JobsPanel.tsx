import { DataTable, type Column } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import type { FilterDefinition } from '@somo/ui/FilterBar'
import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { FileButton } from '../../domain/job/FileButton.tsx'
import { jobChip } from '../../domain/job/jobColumns.tsx'
import { jobName } from '../../domain/job/jobKinds.ts'
import { jobListMessages } from '../../domain/job/jobListMessages.ts'
import { JobTable } from '../../domain/job/JobTable.tsx'
import { TabViews } from '../../domain/list/TabViews.tsx'
import { personFinderMessages } from '../../domain/user/usePersonFinder.ts'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { writeMoment } from '../../platform/locale/dates/writeMoment.ts'
import { kindNames } from './jobSearch.ts'
import { sayCron } from './sayCron.ts'
import { scheduleMessages } from './scheduleMessages.ts'
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
        builtIn={(['FAILED', 'RUNNING'] as const).map((id) => ({
          id: id.toLowerCase(),
          label: formatMessage(jobListMessages[id]),
          kept: `state=${id}`,
        }))}
      />
    ),
    actions: <FileButton label={formatMessage(scheduleMessages.export)} state={file} onMake={onExport} />,
  }
  const more: readonly FilterDefinition[] = [
    {
      id: 'kind',
      label: formatMessage(jobListMessages.work),
      kind: 'many',
      options: kindNames.map((id) => ({ id, label: formatMessage(jobName(id)) })),
    },
    {
      id: 'owner',
      label: formatMessage(jobListMessages.owner),
      kind: 'found',
      find: person.find,
      failedText: formatMessage(personFinderMessages.failed),
      chosen: person.chosen,
    },
    { id: 'system', label: formatMessage(scheduleMessages.bySystem), kind: 'yesNo' },
    { id: 'created', label: formatMessage(jobListMessages.created), kind: 'date', pattern: dates.pattern },
  ]
  return (
    <JobTable
      label={formatMessage(scheduleMessages.title)}
      use={jobs}
      hasOwners
      dates={dates}
      more={more}
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

import { Button } from '@somo/ui/Button'
import { DataTable, type Column, type DataTableProps } from '@somo/ui/DataTable'
import { Dialog } from '@somo/ui/Dialog'
import { EmptyState } from '@somo/ui/EmptyState'
import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { userErrorMessages } from '../../domain/faults/userErrorMessages.ts'
import { jobName } from '../../domain/job/jobKinds.ts'
import { ListTable } from '../../domain/list/ListTable.tsx'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Message } from '../../platform/locale/message.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import { writeMoment } from '../../platform/locale/writeMoment.ts'
import { jobChip, jobColumns } from './jobColumns.tsx'
import { jobMessages } from './jobMessages.ts'
import { messages } from './messages.ts'
import { sayCron } from './sayCron.ts'
import * as styles from './System.css.ts'
import { jobStates, type Job, type JobFailure, type JobsUse, type Schedule } from './useJobs.ts'

export interface JobsPanelProps extends JobsUse {
  readonly dates: Dates
}

/** What is at work and what was, and what runs by itself. */
export function JobsPanel(props: JobsPanelProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { dates, list, schedules, retrySchedules } = props
  const columns = useMemo(() => jobColumns(intl, dates), [intl, dates])
  const menu = useJobMenu(props)
  return (
    <Stack space={36}>
      <ListTable
        list={list}
        offered={[{ id: 'state', label: formatMessage(jobMessages.state), kind: 'many', options: jobStates.map((id) => ({ id, label: formatMessage(jobMessages[id]) })) }]}
        label={formatMessage(jobMessages.title)}
        pagesLabel={formatMessage(jobMessages.pages)}
        columns={columns}
        rowMenu={menu}
        onRowAction={props.open}
        empty={{ title: formatMessage(jobMessages.empty), sentence: formatMessage(jobMessages.emptySentence) }}
      />
      <Stack space={12} as="section" labelledBy="schedules">
        <Heading level={2} id="schedules">
          {formatMessage(jobMessages.schedules)}
        </Heading>
        <QueryView state={schedules} onRetry={retrySchedules}>
          {(rows) => <Schedules rows={rows} dates={dates} />}
        </QueryView>
      </Stack>
      <Failures {...props} />
    </Stack>
  )
}

function useJobMenu({ cancel, retry, save, open }: JobsUse): NonNullable<DataTableProps<Job>['rowMenu']> {
  const { formatMessage } = useIntl()
  return (job) => {
    const items = [
      ...(job.fileUrl === null ? [] : [{ id: 'fetch', label: formatMessage(jobMessages.fetch, { name: job.fileName ?? '' }), onAction: () => save(job) }]),
      ...(job.canCancel ? [{ id: 'cancel', label: formatMessage(jobMessages.cancel), onAction: () => cancel(job) }] : []),
      ...(job.canRetry ? [{ id: 'retry', label: formatMessage(jobMessages.retry), onAction: () => retry(job) }] : []),
      { id: 'failures', label: formatMessage(jobMessages.failures), onAction: () => open(job) },
    ]
    return [{ id: 'job', items }]
  }
}

function Schedules({ rows, dates }: { readonly rows: readonly Schedule[]; readonly dates: Dates }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const columns = useMemo((): readonly Column<Schedule>[] => {
    const last = ({ lastRunAt }: Schedule): string => (lastRunAt === null ? formatMessage(jobMessages.never) : writeMoment(lastRunAt, dates, intl))
    return [
      { id: 'work', label: formatMessage(jobMessages.work), isRowHeader: true, cell: ({ kind }) => formatMessage(jobName(kind)), textValue: ({ kind }) => formatMessage(jobName(kind)) },
      { id: 'cron', label: formatMessage(jobMessages.cron), cell: ({ cron }) => sayCron(cron, intl, dates), textValue: ({ cron }) => sayCron(cron, intl, dates) },
      { id: 'last', label: formatMessage(jobMessages.last), cell: last, textValue: last },
      { id: 'state', label: formatMessage(jobMessages.state), cell: ({ lastState }) => (lastState === null ? '–' : jobChip(lastState, intl)) },
    ]
  }, [intl, formatMessage, dates])
  const empty = <EmptyState title={formatMessage(jobMessages.noSchedules)} level={3}>{formatMessage(jobMessages.noSchedulesSentence)}</EmptyState>
  return <DataTable label={formatMessage(jobMessages.schedules)} columns={columns} rows={rows} rowId={({ kind }) => kind} slots={{ empty }} />
}

/** Why something failed. A code without words, such as a fault of the server, is told for support. */
function sayFault(code: string, formatMessage: IntlShape['formatMessage']): string {
  const known: Readonly<Record<string, Message>> = userErrorMessages
  const words = known[code]
  return words === undefined ? formatMessage(jobMessages.code, { code }) : formatMessage(words)
}

function Failures({ opened, open, failures }: JobsUse) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      isOpen={opened !== null}
      onOpenChange={(isOpen) => !isOpen && open(null)}
      title={formatMessage(jobMessages.failures)}
      actions={<Button onPress={() => open(null)}>{formatMessage(messages.close)}</Button>}
    >
      <Stack space={12}>
        {opened?.error === null || opened === null ? null : <Text>{sayFault(opened.error, formatMessage)}</Text>}
        <QueryView state={failures}>{(rows) => <FailureList rows={rows} />}</QueryView>
      </Stack>
    </Dialog>
  )
}

function FailureList({ rows }: { readonly rows: readonly JobFailure[] }) {
  const { formatMessage } = useIntl()
  if (rows.length === 0) return <Text tone="ink2">{formatMessage(jobMessages.noFailures)}</Text>
  return (
    <ul className={styles.lines}>
      {rows.map(({ object, name, code }) => (
        <li key={object ?? name} className={styles.fact}>
          <Text as="span" step="ui" isStrong>
            {name ?? formatMessage(jobMessages.nameless)}
          </Text>
          <Text as="span" step="small" tone="ink2">
            {sayFault(code, formatMessage)}
          </Text>
        </li>
      ))}
    </ul>
  )
}

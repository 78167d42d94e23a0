import type { DataTableProps } from '@somo/ui/DataTable'
import type { FilterDefinition } from '@somo/ui/FilterBar'
import type { MenuEntry } from '@somo/ui/MenuButton'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { ListTable, type ListTableProps } from '../../list/view/ListTable.tsx'
import { addresses } from '../../navigation/addresses.ts'
import { jobColumns } from './jobColumns.tsx'
import { JobDialog } from '../JobDialog.tsx'
import { jobListMessages } from './jobListMessages.ts'
import { jobMessages } from '../jobMessages.ts'
import type { JobListUse, ListedJob } from './useJobList.ts'
import { hasFailures } from './useOpenedJob.ts'

export interface JobTableProps {
  /** Names the table. */
  readonly label: string
  readonly use: JobListUse
  /** Tells who asked for a job; for one's own alone it is left out. */
  readonly hasOwners: boolean
  readonly dates: Dates
  /** What narrows the list. */
  readonly filters: readonly FilterDefinition[]
  /** What stands around a list that is sorted, counted and kept in views. */
  readonly around?: Pick<ListTableProps<ListedJob>, 'views' | 'actions' | 'searchLabel'>
}

/** Jobs page by page: how each stands, what can be done about it, and, where one is opened, what it did. */
export function JobTable({ label, use, hasOwners, dates, filters, around = {} }: JobTableProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const columns = useMemo(() => jobColumns(intl, dates, hasOwners), [intl, dates, hasOwners])
  const menu = useJobMenu(use)
  return (
    <>
      <ListTable
        {...around}
        list={use.list}
        offered={filters}
        label={label}
        pagesLabel={formatMessage(jobListMessages.pages)}
        columns={columns}
        rowMenu={menu}
        hasRowMenu={(job) => menu(job).some(({ items }) => items.length > 0)}
        onRowAction={use.open}
        empty={{ title: formatMessage(jobListMessages.empty), sentence: formatMessage(jobListMessages.emptySentence) }}
      />
      <JobDialog {...use} dates={dates} />
    </>
  )
}

function useJobMenu({ cancel, retry, save, open }: JobListUse): NonNullable<DataTableProps<ListedJob>['rowMenu']> {
  const { formatMessage } = useIntl()
  return (job) => {
    const file = job.fileName ?? formatMessage(jobMessages.file)
    const items: MenuEntry[] = [
      ...(job.fileUrl === null
        ? []
        : [{ id: 'fetch', label: formatMessage(jobMessages.download, { file }), onAction: () => save(job) }]),
      ...(job.import === null
        ? []
        : [
            {
              id: 'import',
              label: formatMessage(jobListMessages.import),
              href: `${addresses.importManagement}?import=${job.import}`,
            },
          ]),
      ...(job.canCancel
        ? [{ id: 'cancel', label: formatMessage(jobMessages.cancel), onAction: () => cancel(job), writes: true }]
        : []),
      ...(job.canRetry
        ? [{ id: 'retry', label: formatMessage(jobListMessages.retry), onAction: () => retry(job), writes: true }]
        : []),
      ...(hasFailures(job)
        ? [{ id: 'failures', label: formatMessage(jobListMessages.failures), onAction: () => open(job) }]
        : []),
    ]
    return [{ id: 'job', items }]
  }
}

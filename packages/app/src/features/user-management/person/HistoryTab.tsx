import type { PageInput } from '@somo/graphql/schema'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { AuditList } from '../../../domain/audit/AuditList.tsx'
import { QueryView, type QueryState } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { PageSteps, pageSize } from './PageSteps.tsx'
import { usePersonHistory, type HistoryPage } from './usePerson.ts'

export interface HistoryPartProps {
  readonly uuid: string
  readonly dates: Dates
}

/** What was changed about a person, page by page, with its call. */
export function HistoryPart({ uuid, ...rest }: HistoryPartProps) {
  const [page, setPage] = useState<PageInput>({ first: pageSize })
  const { history, retry } = usePersonHistory(uuid, page)
  return <HistoryTab {...rest} history={history} onRetry={retry} onPage={setPage} />
}

export interface HistoryTabProps extends Omit<HistoryPartProps, 'uuid'> {
  readonly history: QueryState<HistoryPage>
  readonly onRetry: () => void
  readonly onPage: (page: PageInput) => void
}

/** Who changed what, and when; the latest first. */
export function HistoryTab({ history, dates, onRetry, onPage }: HistoryTabProps) {
  return (
    <QueryView state={history} onRetry={onRetry}>
      {({ items, pageInfo }) => (
        <Stack space={16}>
          <AuditList items={items} dates={dates} onMore={null} />
          <PageSteps pageInfo={pageInfo} onPage={onPage} />
        </Stack>
      )}
    </QueryView>
  )
}

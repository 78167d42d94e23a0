import { AuditList } from '../../../domain/audit/AuditList.tsx'
import { QueryView, type QueryState } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { HistoryPage } from '../unitTypes.ts'

/** What was changed, the latest first. */
export interface HistoryUse {
  readonly page: QueryState<HistoryPage>
  readonly retry: () => void
  /** Null where there is nothing earlier. */
  readonly onMore: (() => void) | null
}

export interface HistoryTabProps extends HistoryUse {
  readonly dates: Dates
}

/** What was changed about a unit, the latest first. */
export function HistoryTab({ page, retry, onMore, dates }: HistoryTabProps) {
  return (
    <QueryView state={page} onRetry={retry}>
      {({ items }) => <AuditList items={items} dates={dates} onMore={onMore} />}
    </QueryView>
  )
}

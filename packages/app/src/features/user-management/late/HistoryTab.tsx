import type { PageInput } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { Inline } from '@somo/ui/Inline'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { AuditList } from '../../../domain/audit/AuditList.tsx'
import { QueryView, type QueryState } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/useDates.ts'
import { historyMessages } from './historyMessages.ts'
import { usePersonHistory, type HistoryPage } from './usePerson.ts'

const pageSize = 25

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
  const { formatMessage } = useIntl()
  return (
    <QueryView state={history} onRetry={onRetry}>
      {({ items, pageInfo: { startCursor, endCursor, hasNext, hasPrevious } }) => (
        <Stack space={16}>
          <AuditList items={items} dates={dates} onMore={null} />
          <Inline>
            {hasPrevious && startCursor !== null ? (
              <Button size="sm" onPress={() => onPage({ last: pageSize, before: startCursor })}>
                {formatMessage(historyMessages.newer)}
              </Button>
            ) : null}
            {hasNext && endCursor !== null ? (
              <Button size="sm" onPress={() => onPage({ first: pageSize, after: endCursor })}>
                {formatMessage(historyMessages.older)}
              </Button>
            ) : null}
          </Inline>
        </Stack>
      )}
    </QueryView>
  )
}

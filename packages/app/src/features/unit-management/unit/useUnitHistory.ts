import { UnitHistoryDocument } from '@somo/graphql/unit-management'
import { useState } from 'react'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { HistoryUse } from './HistoryTab.tsx'

const pageSize = 25

/** What was changed about the open unit; asked only while its tab is open. */
export function useUnitHistory(unit: string | null, isOpen: boolean): HistoryUse {
  const [count, setCount] = useState(pageSize)
  const page = useQueryState(UnitHistoryDocument, {
    variables: { unit: unit ?? '', page: { first: count } },
    isWanted: unit !== null && isOpen,
    keeps: 'whileWaiting',
    pick: (data) => data.units.history,
  })
  return {
    page,
    retry: page.retry,
    // The server's pages end at a hundred.
    onMore:
      page.data !== null && page.data.pageInfo.hasNext && count < 100
        ? () => setCount((before) => Math.min(100, before + pageSize))
        : null,
  }
}

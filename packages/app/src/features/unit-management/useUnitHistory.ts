import { useQuery } from '@apollo/client/react'
import { UnitHistoryDocument } from '@somo/graphql/unit-management'
import { useState } from 'react'
import { toProblem } from '../../platform/errors/problem.ts'
import type { HistoryUse } from './HistoryTab.tsx'

const pageSize = 25

/** What was changed about the open unit; asked only while its tab is open. */
export function useUnitHistory(unit: string | null, isOpen: boolean): HistoryUse {
  const [count, setCount] = useState(pageSize)
  const { data, previousData, error, loading, refetch } = useQuery(UnitHistoryDocument, {
    variables: { unit: unit ?? '', page: { first: count } },
    skip: unit === null || !isOpen,
  })
  const page = (data ?? (loading ? previousData : undefined))?.units.history ?? null
  return {
    page: { isWaiting: loading, data: page, problem: toProblem(error) },
    retry: () => void refetch(),
    // The server's pages end at a hundred.
    onMore:
      page !== null && page.pageInfo.hasNext && count < 100
        ? () => setCount((before) => Math.min(100, before + pageSize))
        : null,
  }
}

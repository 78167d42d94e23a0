import { useQuery } from '@apollo/client/react'
import { UnitColorsDocument, type UnitColorsQuery } from '@somo/graphql/design-configuration'
import type { PageMove } from '@somo/ui/Pagination'
import { useSearchParams } from 'react-router-dom'
import { hasPlace, pageOfQuery, writePageAfter } from '../../domain/list/queryPage.ts'
import { editing, useChangeQuery } from '../../platform/address/AddressContext.tsx'
import { toProblem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'

/** One page of "who sees which colour and why", as the server answers it. */
export type UnitColorPage = UnitColorsQuery['design']['unitColors']
export type UnitColor = UnitColorPage['items'][number]

/** The table's page and the ways to others; its place in the list stands in the address. */
export interface UnitColorsData {
  readonly page: QueryState<UnitColorPage>
  readonly retry: () => void
  readonly onMove: (move: PageMove) => void
  /** Leads to the first page; null while that is the one asked for. */
  readonly onFirst: (() => void) | null
}

/** How many units a page has. */
export const unitPageSize = 25

/** Asks only while the part that shows it is open. */
export function useUnitColors(): UnitColorsData {
  const [params] = useSearchParams()
  const changeQuery = useChangeQuery()
  const { data, previousData, error, loading, refetch } = useQuery(UnitColorsDocument, {
    variables: { page: pageOfQuery(params, unitPageSize) },
  })
  // The rows of the last page stay until those of the next are here.
  const page = (data ?? (loading ? previousData : undefined))?.design.unitColors ?? null
  const move = (to: PageMove): void => changeQuery(editing((next) => writePageAfter(next, to, page?.pageInfo)))
  return {
    page: { isWaiting: loading, data: page, problem: toProblem(error) },
    retry: () => void refetch(),
    onMove: move,
    onFirst: hasPlace(params) ? () => move('first') : null,
  }
}

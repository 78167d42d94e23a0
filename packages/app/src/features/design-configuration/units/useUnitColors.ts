import { UnitColorsDocument, type UnitColorsQuery } from '@somo/graphql/design-configuration'
import type { PageMove } from '@somo/ui/Pagination'
import { useSearchParams } from 'react-router-dom'
import { hasPlace, pageOfQuery, writePageAfter } from '../../../domain/list/definition/queryPage.ts'
import { editing, useChangeQuery } from '../../../platform/address/AddressContext.tsx'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'

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
  const page = useQueryState(UnitColorsDocument, {
    variables: { page: pageOfQuery(params, unitPageSize) },
    keeps: 'whileWaiting',
    pick: (data) => data.design.unitColors,
  })
  const move = (to: PageMove): void => changeQuery(editing((next) => writePageAfter(next, to, page.data?.pageInfo)))
  return {
    page,
    retry: page.retry,
    onMove: move,
    onFirst: hasPlace(params) ? () => move('first') : null,
  }
}

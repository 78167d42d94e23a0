import { useQuery } from '@apollo/client/react'
import { UnitColorsDocument, type UnitColorsQuery } from '@somo/graphql/design-configuration'
import type { PageInput } from '@somo/graphql/schema'
import { useSearchParams } from 'react-router-dom'
import { editing, useChangeQuery } from '../../platform/address/AddressContext.tsx'
import { toProblem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'

/** A step from page to page, as Pagination names it. */
export type PageMove = 'first' | 'previous' | 'next' | 'last'

/** One page of "who sees which colour and why", as the server answers it. */
export type UnitColorPage = UnitColorsQuery['design']['unitColors']
export type UnitColor = UnitColorPage['items'][number]

/** The table's page and the ways to others; its place in the list stands in the address. */
export interface UnitColorsData {
  readonly page: QueryState<UnitColorPage>
  readonly retry: () => void
  readonly onMove: (move: PageMove) => void
}

/** How many units a page has. */
export const unitPageSize = 25

/** Asks only while the part that shows it is open. */
export function useUnitColors(): UnitColorsData {
  const [params] = useSearchParams()
  const changeQuery = useChangeQuery()
  const { data, previousData, error, loading, refetch } = useQuery(UnitColorsDocument, { variables: { page: pageOf(params) } })
  // The rows of the last page stay until those of the next are here.
  const page = (data ?? (loading ? previousData : undefined))?.design.unitColors ?? null
  return {
    page: { isWaiting: loading, data: page, problem: toProblem(error) },
    retry: () => void refetch(),
    onMove: (move) =>
      changeQuery(
        editing((next) => {
          for (const name of ['after', 'before', 'end']) next.delete(name)
          if (move === 'next' && page?.pageInfo.endCursor) next.set('after', page.pageInfo.endCursor)
          if (move === 'previous' && page?.pageInfo.startCursor) next.set('before', page.pageInfo.startCursor)
          if (move === 'last') next.set('end', '')
        }),
      ),
  }
}

function pageOf(params: URLSearchParams): PageInput {
  const [after, before] = [params.get('after'), params.get('before')]
  if (after !== null) return { first: unitPageSize, after }
  if (before !== null) return { last: unitPageSize, before }
  return params.has('end') ? { last: unitPageSize } : { first: unitPageSize }
}

import { useQuery } from '@apollo/client/react'
import type { MemberFilter, MemberSort, PageInput } from '@somo/graphql/schema'
import { UnitMembersDocument } from '@somo/graphql/unit-management'
import { useSearchParams } from 'react-router-dom'
import { pageOfQuery, pageParameters, writePageAfter } from '../../domain/list/queryPage.ts'
import { editing, useChangeQuery } from '../../platform/address/AddressContext.tsx'
import { toProblem } from '../../platform/errors/problem.ts'
import type { MembersUse } from './MembersTab.tsx'

const pageSize = 50
/** Counting further would cost more than anybody reads out of it. */
const mostCounted = 1000

interface MemberAddress {
  readonly search: string
  readonly isResponsible: boolean
  readonly sort: MemberSort
  readonly page: PageInput
}

const names = ['find', 'responsible', 'since', 'down', ...pageParameters] as const

function read(params: URLSearchParams): MemberAddress {
  return {
    search: params.get('find') ?? '',
    isResponsible: params.has('responsible'),
    sort: { field: params.has('since') ? 'SINCE' : 'NAME', direction: params.has('down') ? 'DESCENDING' : 'ASCENDING' },
    page: pageOfQuery(params, pageSize),
  }
}

/** The people of the open unit, a page at a time; search, choice, order and place in the list stand in the address. */
export function useMembers(unit: string | null): MembersUse {
  const [params] = useSearchParams()
  const changeQuery = useChangeQuery()
  const { search, isResponsible, sort, page } = read(params)
  const filter: MemberFilter = { search: search === '' ? null : search, role: isResponsible ? ['MANAGER', 'DEPUTY'] : null }
  const { data, previousData, error, loading, refetch } = useQuery(UnitMembersDocument, { variables: { unit: unit ?? '', page, sort, filter }, skip: unit === null })
  // The rows of the last page stay until those of the next are here.
  const answer = (data ?? (loading ? previousData : undefined))?.units
  const known = answer?.members ?? null
  const go = (change: (next: URLSearchParams) => void, forget: readonly string[]): void =>
    changeQuery(
      editing((next) => {
        for (const name of forget) next.delete(name)
        change(next)
      }),
    )
  return {
    page: { isWaiting: loading, data: known, problem: toProblem(error) },
    total: answer?.memberCount ?? null,
    isCapped: (answer?.memberCount ?? 0) >= mostCounted,
    pageSize,
    search,
    isResponsible,
    sort,
    isNarrowed: search !== '' || isResponsible,
    retry: () => void refetch(),
    onSearch: (text) => go((next) => (text === '' ? next.delete('find') : next.set('find', text)), pageParameters),
    onResponsibleChange: (isChosen) => go((next) => (isChosen ? next.set('responsible', '') : next.delete('responsible')), pageParameters),
    onSortChange: ({ field, direction }) =>
      go(
        (next) => {
          if (field === 'SINCE') next.set('since', '')
          if (direction === 'DESCENDING') next.set('down', '')
        },
        ['since', 'down', ...pageParameters],
      ),
    onMove: (move) => go((next) => writePageAfter(next, move, known?.pageInfo), []),
    onClear: () => go(() => undefined, names),
  }
}

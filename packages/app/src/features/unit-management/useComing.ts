import { useQuery } from '@apollo/client/react'
import { ComingMembersDocument, type ComingMembersQuery } from '@somo/graphql/coming'
import type { PageMove } from '@somo/ui/Pagination'
import { useState } from 'react'
import { pageOfQuery, writePageAfter } from '../../domain/list/queryPage.ts'
import { useComingActs, type ComingActs } from '../../domain/unit/useComingActs.ts'
import { toProblem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'

/** Those whose day is nearest. */
export type ComingPage = NonNullable<ComingMembersQuery['units']['comingMembers']>

/** Who comes into the open unit on a later day, page by page, and what may be done about it. */
export interface ComingUse extends ComingActs {
  readonly page: QueryState<ComingPage>
  readonly search: string
  readonly pageSize: 25
  readonly retry: () => void
  readonly onSearch: (search: string) => void
  readonly onMove: (move: PageMove) => void
}

const pageSize = 25

/** Where somebody is in the list of a unit: not in the address, whose list is that of the members beside it. */
interface Place {
  readonly unit: string | null
  readonly search: string
  readonly query: string
}

/** Asked only while its panel is open; each unit begins on its first page. */
export function useComing(unit: string | null, isOpen: boolean): ComingUse {
  const [kept, setPlace] = useState<Place>({ unit, search: '', query: '' })
  const { search, query } = kept.unit === unit ? kept : { search: '', query: '' }
  const page = pageOfQuery(new URLSearchParams(query), pageSize)
  const asked = useQuery(ComingMembersDocument, { variables: { unit: unit ?? '', page, search: search === '' ? null : search }, skip: unit === null || !isOpen })
  // The rows of the last page stay until those of the next are here.
  const shown = (asked.data ?? (asked.loading ? asked.previousData : undefined))?.units.comingMembers ?? null
  const retry = (): void => void asked.refetch().catch(() => undefined)
  return {
    page: { isWaiting: asked.loading, data: shown, problem: toProblem(asked.error) },
    search,
    pageSize,
    retry,
    onSearch: (text) => setPlace({ unit, search: text, query: '' }),
    onMove: (move) => {
      const next = new URLSearchParams(query)
      writePageAfter(next, move, shown?.pageInfo)
      setPlace({ unit, search, query: next.toString() })
    },
    ...useComingActs(retry),
  }
}

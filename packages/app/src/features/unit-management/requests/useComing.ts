import { useMutation } from '@apollo/client/react'
import type { ExportFormat } from '@somo/graphql/schema'
import { ComingMembersDocument, ExportComingMembersDocument, type ComingMembersQuery } from '@somo/graphql/coming'
import type { PageMove } from '@somo/ui/Pagination'
import { useState } from 'react'
import { useJobFile, type FileState } from '../../../domain/job/useJobFile.ts'
import { pageOf, placeAfter, rangeOf } from '../../../domain/list/definition/listPage.ts'
import { firstPlace, type ListPlace } from '../../../domain/list/definition/listState.ts'
import { useComingActs, type ComingActs } from '../../../domain/unit/useComingActs.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { toProblem } from '../../../platform/errors/problem.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'

/** Those whose day is nearest. */
export type ComingPage = NonNullable<ComingMembersQuery['units']['comingMembers']>

/** Who comes into the open unit on a later day, page by page, and what may be done about it. */
export interface ComingUse extends ComingActs {
  readonly page: QueryState<ComingPage>
  readonly search: string
  readonly pageSize: 25
  readonly retry: () => void
  readonly onSearch: (search: string) => void
  /** Which of them are shown, counted from 1; null where nobody can tell. */
  readonly range: { readonly from: number; readonly to: number } | null
  /** `total`: how many there are in all; null where they were not counted. */
  readonly onMove: (move: PageMove, total: number | null) => void
  /** A file of what the search means, whole. */
  readonly file: FileState
  readonly onExport: (format: ExportFormat) => void
}

const pageSize = 25

/** Where somebody is in the list of a unit: not in the address, whose list is that of the members beside it. */
interface Place {
  readonly unit: string | null
  readonly search: string
  readonly place: ListPlace
}

/** Asked only while its panel is open; each unit begins on its first page. */
export function useComing(unit: string | null, isOpen: boolean): ComingUse {
  const [stored, setPlace] = useState<Place>({ unit, search: '', place: firstPlace })
  const { search, place } = stored.unit === unit ? stored : { search: '', place: firstPlace }
  const state = { place, size: pageSize } as const
  const page = pageOf(state)
  const { retry, ...coming } = useQueryState(ComingMembersDocument, {
    variables: { unit: unit ?? '', page, search: search === '' ? null : search },
    isWanted: unit !== null && isOpen,
    keeps: 'whileWaiting',
    pick: (data) => data.units.comingMembers,
  })
  const { data: shown } = coming
  return {
    page: coming,
    search,
    pageSize,
    range: rangeOf(state, shown?.items.length ?? 0),
    retry,
    onSearch: (text) => setPlace({ unit, search: text, place: firstPlace }),
    onMove: (move, total) => {
      if (shown !== null)
        setPlace({
          unit,
          search,
          place: placeAfter(move, state, { pageInfo: shown.pageInfo, count: shown.items.length, total }),
        })
    },
    ...useComingFile(unit ?? '', search),
    ...useComingActs(retry),
  }
}

const idle: FileState = { kind: 'idle' }

/** A file of one list: that of another unit, or of another search, is not offered in its place. */
function useComingFile(unit: string, search: string): Pick<ComingUse, 'file' | 'onExport'> {
  const [start] = useMutation(ExportComingMembersDocument)
  const { state, make } = useJobFile()
  const [made, setMade] = useState({ unit, search })
  return {
    file: made.unit === unit && made.search === search ? state : idle,
    onExport: (format) => {
      setMade({ unit, search })
      make(async () => {
        const { data, error } = await start({ variables: { unit, search, format } })
        return { uuid: data?.unit.exportComingMembers.job?.uuid ?? null, problem: toProblem(error) }
      })
    },
  }
}

import { useMutation, useQuery } from '@apollo/client/react'
import type { ExportFormat } from '@somo/graphql/schema'
import { ComingMembersDocument, ExportComingMembersDocument, type ComingMembersQuery } from '@somo/graphql/coming'
import type { PageMove } from '@somo/ui/Pagination'
import { useState } from 'react'
import { useJobFile, type FileState } from '../../domain/job/useJobFile.ts'
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
  /** A file of what the search means, whole. */
  readonly file: FileState
  readonly onExport: (format: ExportFormat) => void
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

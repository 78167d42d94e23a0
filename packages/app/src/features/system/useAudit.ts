import { useMutation, useQuery } from '@apollo/client/react'
import type { FilterOption } from '@somo/ui/FilterBar'
import type { AuditSort } from '@somo/graphql/schema'
import {
  CountAuditDocument,
  ExportAuditDocument,
  SystemAuditActionsDocument,
  SystemAuditDocument,
  type SystemAuditQuery,
} from '@somo/graphql/system-audit'
import { useMemo } from 'react'
import { startedBy } from '../../domain/job/useJobFile.ts'
import { useListExport, type ListExport } from '../../domain/job/useListExport.ts'
import type { ListCodec } from '../../domain/list/listCodec.ts'
import { chosenOf, directionOf, foundOf, momentsOf, wholeCodec } from '../../domain/list/simpleList.ts'
import { useCapped } from '../../domain/list/useCapped.ts'
import { useListPlace, type ListUse } from '../../domain/list/useListPlace.ts'
import { useTabViews, type TabViewsUse } from '../../domain/list/useTabViews.ts'
import { usePersonFinder, usePersonName, type FindPeople } from '../../domain/user/usePersonFinder.ts'
import { toProblem } from '../../platform/errors/problem.ts'

export type AuditEntry = SystemAuditQuery['system']['audit']['items'][number]

/** What was changed, and its export. */
export interface AuditUse extends ListExport {
  readonly list: ListUse<AuditEntry>
  /** Whatever can have been done, for the filter; none until they are known. */
  readonly actions: readonly string[]
  /** Whose changes are shown, and those to whom; in words, null for everybody's. */
  readonly people: {
    readonly find: FindPeople
    readonly actor: FilterOption | null
    readonly object: FilterOption | null
  }
  readonly views: TabViewsUse
}

const none: readonly string[] = []

const auditCodec = (actions: readonly string[]): ListCodec<'entry'> =>
  wholeCodec('audit', {
    filters: [
      { id: 'action', kind: 'many', options: actions },
      { id: 'actor', kind: 'found' },
      { id: 'object', kind: 'found' },
      { id: 'at', kind: 'date' },
    ],
    columns: ['action', 'object', 'actor', 'changes', 'at'],
    hidden: [],
    sorts: ['at'],
    sort: { columnId: 'at', direction: 'descending' },
  })

/** For administrators; while it is not active nothing is asked. */
export function useAudit(isActive: boolean): AuditUse {
  const actions = useQuery(SystemAuditActionsDocument, { skip: !isActive }).data?.system.auditActions ?? none
  const codec = useMemo(() => auditCodec(actions), [actions])
  const { address, ...place } = useListPlace(codec)
  const { state: listed, change } = address
  const [actor, object] = [foundOf(place.filters, 'actor'), foundOf(place.filters, 'object')]
  const reference = place.search === '' ? null : place.search
  const filter = {
    action: chosenOf(place.filters, 'action', actions),
    actor,
    object,
    ...momentsOf(place.filters, 'at'),
    reference,
  }
  const sort: AuditSort = { field: 'AT', direction: directionOf(listed) }
  const query = useQuery(SystemAuditDocument, { skip: !isActive, variables: { page: place.asked, filter, sort } })
  const { cap, countOf } = useCapped(address.kept)
  const count = useQuery(CountAuditDocument, { skip: !isActive, variables: { cap, filter } })
  const data = (query.data ?? (query.loading ? query.previousData : undefined))?.system.audit ?? null
  const [start] = useMutation(ExportAuditDocument)
  const exporting = useListExport(async (format) =>
    startedBy(await start({ variables: { filter, sort, format } }), (answer) => answer.system.exportAudit.job),
  )
  const people = { find: usePersonFinder(), actor: usePersonName(actor), object: usePersonName(object) }
  return {
    actions,
    people,
    views: useTabViews(address, '/system?tab=audit', isActive),
    ...exporting,
    list: {
      ...place,
      whole: { state: listed, change, count: countOf(count.data?.system.auditCount ?? null, count.loading) },
      page: { isWaiting: query.loading, data, problem: toProblem(query.error) },
      retry: () => void Promise.all([query.refetch(), count.refetch()]).catch(() => undefined),
    },
  }
}

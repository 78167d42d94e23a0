import { useMutation, useQuery } from '@apollo/client/react'
import type { FilterOption } from '@somo/ui/FilterBar'
import {
  CountAuditDocument,
  ExportAuditDocument,
  SystemAuditActionsDocument,
  SystemAuditDocument,
  type SystemAuditQuery,
} from '@somo/graphql/system-audit'
import { useMemo } from 'react'
import { startedBy } from '../../../domain/job/useJobFile.ts'
import { useListExport, type ListExport } from '../../../domain/job/useListExport.ts'
import { useListCount } from '../../../domain/list/state/useListCount.ts'
import { listUse, useListPlace, type ListUse } from '../../../domain/list/state/useListPlace.ts'
import { useTabViews, type TabViewsUse } from '../../../domain/list/views/useTabViews.ts'
import { usePersonFinder, usePersonName, type FindPeople } from '../../../domain/user/usePersonFinder.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { auditList } from './systemLists.ts'

export type AuditEntry = SystemAuditQuery['system']['audit']['items'][number]

/** What was changed, and its export. */
export interface AuditUse extends ListExport {
  readonly list: ListUse<AuditEntry>
  /** Its filter by action offers what can have been done; nothing until that is known. */
  readonly definition: ReturnType<typeof auditList>
  /** Whose changes are shown, and those to whom; in words, null for everybody's. */
  readonly people: {
    readonly find: FindPeople
    readonly actor: FilterOption | null
    readonly object: FilterOption | null
  }
  readonly views: TabViewsUse
}

const none: readonly string[] = []

/** For administrators; while it is not active nothing is asked. */
export function useAudit(isActive: boolean): AuditUse {
  const actions = useQuery(SystemAuditActionsDocument, { skip: !isActive }).data?.system.auditActions ?? none
  const definition = useMemo(() => auditList(actions), [actions])
  const place = useListPlace(definition)
  const { state, kept } = place.address
  const filter = definition.filterOf(state)
  const sort = definition.sortOf(state)
  const page = useQueryState(SystemAuditDocument, {
    variables: { page: place.asked, filter, sort },
    isWanted: isActive,
    keeps: 'whileWaiting',
    pick: (data) => data.system.audit,
  })
  const count = useListCount(CountAuditDocument, {
    variables: { filter },
    listed: kept,
    isWanted: isActive,
    pick: (data) => data.system.auditCount,
  })
  const [start] = useMutation(ExportAuditDocument)
  const exporting = useListExport(async (format) =>
    startedBy(await start({ variables: { filter, sort, format } }), (answer) => answer.system.exportAudit.job),
  )
  return {
    definition,
    people: {
      find: usePersonFinder(),
      actor: usePersonName(definition.chosen(state, 'actor')),
      object: usePersonName(definition.chosen(state, 'object')),
    },
    views: useTabViews(place.address, definition.viewsKey, isActive),
    ...exporting,
    list: listUse(place, page, count),
  }
}

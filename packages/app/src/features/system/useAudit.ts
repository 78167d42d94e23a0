import { useMutation, useQuery } from '@apollo/client/react'
import type { FilterOption } from '@somo/ui/FilterBar'
import type { ExportFormat } from '@somo/graphql/schema'
import { ExportAuditDocument, SystemAuditActionsDocument, SystemAuditDocument, type SystemAuditQuery } from '@somo/graphql/system-audit'
import { useMemo } from 'react'
import { useJobFile, type FileState } from '../../domain/job/useJobFile.ts'
import { chosenOf, foundOf, momentsOf, simpleCodec } from '../../domain/list/simpleList.ts'
import { useListPlace, type ListUse } from '../../domain/list/useListPlace.ts'
import { usePersonFinder, usePersonName, type FindPeople } from '../../domain/user/usePersonFinder.ts'
import { toProblem } from '../../platform/errors/problem.ts'

export type AuditEntry = SystemAuditQuery['system']['audit']['items'][number]

/** What was changed, and its export. */
export interface AuditUse {
  readonly list: ListUse<AuditEntry>
  /** Whatever can have been done, for the filter; none until they are known. */
  readonly actions: readonly string[]
  /** Whose changes are shown, and those to whom; in words, null for everybody's. */
  readonly people: { readonly find: FindPeople; readonly actor: FilterOption | null; readonly object: FilterOption | null }
  /** How far the file of all that matches is. */
  readonly file: FileState
  readonly onExport: (format: ExportFormat) => void
}

const none: readonly string[] = []

/** For administrators; while it is not active nothing is asked. */
export function useAudit(isActive: boolean): AuditUse {
  const actions = useQuery(SystemAuditActionsDocument, { skip: !isActive }).data?.system.auditActions ?? none
  const codec = useMemo(() => simpleCodec('audit', [{ id: 'action', kind: 'many', options: actions }, { id: 'actor', kind: 'found' }, { id: 'object', kind: 'found' }, { id: 'at', kind: 'date' }]), [actions])
  const place = useListPlace(codec)
  const [actor, object] = [foundOf(place.filters, 'actor'), foundOf(place.filters, 'object')]
  const filter = { action: chosenOf(place.filters, 'action', actions), actor, object, ...momentsOf(place.filters, 'at') }
  const query = useQuery(SystemAuditDocument, { skip: !isActive, variables: { page: place.asked, filter } })
  const data = (query.data ?? (query.loading ? query.previousData : undefined))?.system.audit ?? null
  const [start] = useMutation(ExportAuditDocument)
  const { state, make } = useJobFile()
  const people = { find: usePersonFinder(), actor: usePersonName(actor), object: usePersonName(object) }
  return {
    actions,
    people,
    file: state,
    onExport: (format) =>
      make(async () => {
        const { data: answer, error } = await start({ variables: { filter, format } })
        return { uuid: answer?.system.exportAudit.job?.uuid ?? null, problem: toProblem(error) }
      }),
    list: { ...place, page: { isWaiting: query.loading, data, problem: toProblem(query.error) }, retry: () => void query.refetch() },
  }
}

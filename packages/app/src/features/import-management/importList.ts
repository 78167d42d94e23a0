import type { ImportFilter, ImportKind, ImportState } from '@somo/graphql/schema'
import { createListCodec } from '../../domain/list/listCodec.ts'
import type { ListState } from '../../domain/list/listSpec.ts'

export const importKinds = ['USERS', 'UNITS', 'MEMBERSHIPS'] as const satisfies readonly ImportKind[]
export const importStates = [
  ...(['UPLOADED', 'PARSED', 'MAPPED', 'CHECKED', 'RUNNING'] as const),
  ...(['DONE', 'DONE_WITH_ERRORS', 'FAILED', 'CANCELLED', 'ROLLED_BACK'] as const),
] as const satisfies readonly ImportState[]

/** What the address of the list of imports can say. */
export const importCodec = createListCodec<'whole'>({
  filters: [
    { id: 'kind', kind: 'many', options: importKinds },
    { id: 'state', kind: 'many', options: importStates },
    { id: 'undo', kind: 'yesNo' },
    { id: 'errors', kind: 'yesNo' },
    { id: 'own', kind: 'yesNo' },
  ],
  columns: ['file', 'kind', 'state', 'rows', 'created', 'updated', 'unchanged', 'deactivated', 'failed', 'mode', 'started', 'duration', 'when'],
  hidden: ['unchanged', 'mode', 'started', 'duration'],
  sorts: ['when'],
  sort: { columnId: 'when', direction: 'descending' },
  tabs: ['whole'],
})

/** What is listed, as the API asks for it. */
export function filterOf({ filters }: Pick<ListState, 'filters'>): ImportFilter {
  const filter: ImportFilter = {}
  for (const value of filters) {
    if (value.kind === 'yesNo') {
      if (value.id === 'undo') filter.canUndo = value.isYes
      if (value.id === 'errors') filter.hasErrors = value.isYes
      if (value.id === 'own') filter.isOwn = value.isYes
    }
    if (value.kind !== 'many') continue
    if (value.id === 'kind') filter.kind = importKinds.filter((kind) => value.options.includes(kind))
    if (value.id === 'state') filter.state = importStates.filter((state) => value.options.includes(state))
  }
  return filter
}

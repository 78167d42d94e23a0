import type {
  ImportFilter,
  ImportKind,
  ImportListColumn,
  ImportMode,
  ImportSort,
  ImportState,
} from '@somo/graphql/schema'
import { createListCodec } from '../../domain/list/listCodec.ts'
import type { ListState } from '../../domain/list/listSpec.ts'
import { foundOf, momentsOf } from '../../domain/list/simpleList.ts'

export const importKinds = ['USERS', 'UNITS', 'MEMBERSHIPS'] as const satisfies readonly ImportKind[]
export const importStates = [
  ...(['UPLOADED', 'PARSED', 'MAPPED', 'CHECKED', 'RUNNING'] as const),
  ...(['DONE', 'DONE_WITH_ERRORS', 'FAILED', 'CANCELLED', 'ROLLED_BACK'] as const),
] as const satisfies readonly ImportState[]

export const importModes = [
  'CREATE_UPDATE',
  'UPDATE',
  'CREATE_UPDATE_DEACTIVATE',
  'UPDATE_DEACTIVATE',
] as const satisfies readonly ImportMode[]

/** What the address of the list of imports can say. */
export const importCodec = createListCodec<'whole'>({
  filters: [
    { id: 'kind', kind: 'many', options: importKinds },
    { id: 'mode', kind: 'many', options: importModes },
    { id: 'state', kind: 'many', options: importStates },
    { id: 'undo', kind: 'yesNo' },
    { id: 'errors', kind: 'yesNo' },
    { id: 'started', kind: 'date' },
    { id: 'own', kind: 'yesNo' },
    { id: 'by', kind: 'found' },
  ],
  columns: [
    'file',
    'kind',
    'mode',
    'state',
    'rows',
    'created',
    'updated',
    'unchanged',
    'deactivated',
    'failed',
    'started',
    'by',
    'duration',
    'when',
  ],
  hidden: ['kind', 'mode', 'unchanged', 'started', 'by', 'duration'],
  sorts: ['file', 'rows', 'failed', 'started', 'when'],
  sort: { columnId: 'when', direction: 'descending' },
  tabs: ['whole'],
})

/** What is listed, as the API asks for it. */
export function filterOf({ search, filters }: Pick<ListState, 'search' | 'filters'>): ImportFilter {
  const filter: ImportFilter = search === '' ? {} : { search }
  for (const value of filters) {
    if (value.kind === 'yesNo') {
      if (value.id === 'undo') filter.canUndo = value.isYes
      if (value.id === 'errors') filter.hasErrors = value.isYes
      if (value.id === 'own') filter.isOwn = value.isYes
    }
    if (value.kind !== 'many') continue
    if (value.id === 'kind') filter.kind = importKinds.filter((kind) => value.options.includes(kind))
    if (value.id === 'mode') filter.mode = importModes.filter((mode) => value.options.includes(mode))
    if (value.id === 'state') filter.state = importStates.filter((state) => value.options.includes(state))
  }
  const [owner, { from, until }] = [ownerOf({ filters }), momentsOf(filters, 'started')]
  return {
    ...filter,
    ...(owner === null ? {} : { owner }),
    ...(from === null ? {} : { startedFrom: from }),
    ...(until === null ? {} : { startedUntil: until }),
  }
}

/** Whose imports are listed; null for everybody's. */
export const ownerOf = ({ filters }: Pick<ListState, 'filters'>): string | null => foundOf(filters, 'by')

const sortFields = new Map<string, ImportSort['field']>([
  ['file', 'FILE'],
  ['rows', 'ROWS'],
  ['failed', 'FAILED'],
  ['started', 'STARTED'],
  ['when', 'CREATED'],
])

/** The order, as the API asks for it. */
export const sortOf = ({ sort }: Pick<ListState, 'sort'>): ImportSort => ({
  field: sortFields.get(sort.columnId) ?? 'CREATED',
  direction: sort.direction === 'descending' ? 'DESCENDING' : 'ASCENDING',
})

const exported = new Map<string, ImportListColumn>([
  ['file', 'FILE'],
  ['kind', 'KIND'],
  ['mode', 'MODE'],
  ['state', 'STATE'],
  ['rows', 'ROWS'],
  ['created', 'CREATED_ROWS'],
  ['updated', 'UPDATED_ROWS'],
  ['unchanged', 'UNCHANGED_ROWS'],
  ['deactivated', 'DEACTIVATED_ROWS'],
  ['failed', 'FAILED_ROWS'],
  ['started', 'STARTED'],
  ['by', 'OWNER'],
  ['duration', 'DURATION'],
  ['when', 'SENT'],
])

/** The columns somebody sees, in their order, as the API names them; what stands below the file's name follows it. */
export function exportColumns({ order, hidden }: Pick<ListState['layout'], 'order' | 'hidden'>): ImportListColumn[] {
  const known = importCodec.spec.columns
  const shown = [...order, ...known.filter((id) => !order.includes(id))].filter((id) => !hidden.includes(id))
  const below = ['kind', 'by'].filter((id) => !shown.includes(id))
  return shown.flatMap((id) => (id === 'file' ? [id, ...below] : [id])).flatMap((id) => exported.get(id) ?? [])
}

/** The views every installation has, as a saved one would keep them. */
export const builtInViews = {
  all: '',
  open: 'state=PARSED,CHECKED',
  faulty: 'errors=yes',
  undoable: 'undo=yes',
} as const

import type {
  ImportFilter,
  ImportKind,
  ImportListColumn,
  ImportMode,
  ImportSort,
  ImportState,
} from '@somo/graphql/schema'
import { defineList } from '../../../domain/list/definition/defineList.ts'
import { days, found, many, yesNo } from '../../../domain/list/definition/listFilters.ts'

export const importKinds = ['USERS', 'UNITS', 'MEMBERSHIPS', 'COMPLETIONS'] as const satisfies readonly ImportKind[]
export const importStates = [
  ...(['UPLOADED', 'PARSED', 'MAPPED', 'CHECKED', 'RUNNING'] as const),
  ...(['DONE', 'DONE_WITH_ERRORS', 'FAILED', 'CANCELLED', 'ROLLED_BACK'] as const),
] as const satisfies readonly ImportState[]

const importModes = [
  'CREATE_UPDATE',
  'UPDATE',
  'CREATE_UPDATE_DEACTIVATE',
  'UPDATE_DEACTIVATE',
] as const satisfies readonly ImportMode[]

/** The list of imports. */
export const importList = defineList<ImportFilter, ImportSort, ImportListColumn>()({
  path: '/import-management',
  columns: {
    // What a file brings and whose it is stand below its name while they have no column.
    file: { sort: 'FILE', export: 'FILE', below: ['kind', 'by'] },
    kind: { export: 'KIND', isHidden: true },
    mode: { export: 'MODE', isHidden: true },
    state: { export: 'STATE' },
    rows: { sort: 'ROWS', export: 'ROWS' },
    created: { export: 'CREATED_ROWS' },
    updated: { export: 'UPDATED_ROWS' },
    unchanged: { export: 'UNCHANGED_ROWS', isHidden: true },
    deactivated: { export: 'DEACTIVATED_ROWS' },
    failed: { sort: 'FAILED', export: 'FAILED_ROWS' },
    started: { sort: 'STARTED', export: 'STARTED', isHidden: true },
    by: { export: 'OWNER', isHidden: true },
    duration: { export: 'DURATION', isHidden: true },
    when: { sort: 'CREATED', export: 'SENT' },
  },
  filters: {
    kind: many(importKinds, 'kind'),
    mode: many(importModes, 'mode'),
    state: many(importStates, 'state'),
    started: days('startedFrom', 'startedUntil'),
    undo: yesNo('canUndo'),
    errors: yesNo('hasErrors'),
    by: found('owner'),
    own: yesNo('isOwn'),
  },
  search: 'search',
  sort: '-when',
  views: { open: { state: ['PARSED', 'CHECKED'] }, erroneous: { errors: true }, undoable: { undo: true } },
})

import type { ImportAction, PageInput } from '@somo/graphql/schema'
import { cleanSearch } from '../../domain/list/definition/listAddress.ts'
import { readListBehind, writeListBehind } from '../../domain/list/definition/listBehind.ts'
import { readSelectedId } from '../../platform/api/isUuid.ts'
import { importList } from './list/importList.ts'

/** The steps of an import, in their order. */
export const importSteps = ['file', 'columns', 'check', 'approve', 'run'] as const
export type ImportStep = (typeof importSteps)[number]

/** What of a dry run is shown. */
export const rowTabs = ['all', 'created', 'changed', 'restored', 'deactivated', 'unchanged', 'warned'] as const
export type RowTab = (typeof rowTabs)[number]

/** A place in one of the two lists of a dry run; null: its start. */
export interface RowPlace {
  readonly at: 'after' | 'before'
  readonly cursor: string
}

/** Which import is open, in which step, and what of its rows: all of it stands in the address. */
export interface ImportAddress {
  /** Its id, or `new`; null: the list. */
  readonly import: string | null
  /** Null: where it stands by itself. */
  readonly step: ImportStep | null
  readonly tab: RowTab
  /** What is looked for in the rows; '' for all of them. */
  readonly search: string
  readonly rows: RowPlace | null
  readonly errors: RowPlace | null
  /** The list it was opened from, as its codec writes it. */
  readonly list: string
}

/** The word for an import that has no file yet. */
export const newImport = 'new'

/** What an address asks for; what is unknown in it is passed over. */
export function readImportAddress(query: URLSearchParams): ImportAddress {
  return {
    import: query.get('import') === newImport ? newImport : readSelectedId(query.get('import')),
    step: importSteps.find((step) => step === query.get('step')) ?? null,
    tab: rowTabs.find((tab) => tab === query.get('tab')) ?? 'all',
    search: cleanSearch(query.get('q') ?? ''),
    rows: readPlace(query, ''),
    errors: readPlace(query, 'errors-'),
    list: readListBehind(importList, query),
  }
}

function readPlace(query: URLSearchParams, prefix: string): RowPlace | null {
  for (const at of ['after', 'before'] as const) {
    const cursor = query.get(prefix + at) ?? ''
    if (cursor !== '') return { at, cursor }
  }
  return null
}

/** The query of an address, with its question mark; '' for the list as it is at first. */
export function writeImportAddress(address: ImportAddress): string {
  if (address.import === null) return address.list === '' ? '' : `?${address.list}`
  const query = new URLSearchParams({ import: address.import })
  if (address.step !== null) query.set('step', address.step)
  if (address.tab !== 'all') query.set('tab', address.tab)
  if (address.search !== '') query.set('q', address.search)
  if (address.rows !== null) query.set(address.rows.at, address.rows.cursor)
  if (address.errors !== null) query.set(`errors-${address.errors.at}`, address.errors.cursor)
  writeListBehind(importList, query, address.list)
  return `?${query.toString()}`
}

/** An import as it is opened from the list, which stands as `list` says. */
export const openImport = (uuid: string, list = ''): ImportAddress => ({
  import: uuid,
  step: null,
  tab: 'all',
  search: '',
  rows: null,
  errors: null,
  list,
})

export const rowsOnPage = 25

/** The page of a place, as the API asks for it. */
export const pageOfPlace = (place: RowPlace | null): PageInput =>
  place === null
    ? { first: rowsOnPage }
    : place.at === 'after'
      ? { first: rowsOnPage, after: place.cursor }
      : { last: rowsOnPage, before: place.cursor }

/** What rows of a tab came to; null: rows with warnings, whatever they came to. */
export const actionsOfTab: Readonly<Record<RowTab, readonly ImportAction[] | null>> = {
  all: ['CREATE', 'UPDATE', 'RESTORE', 'DEACTIVATE'],
  created: ['CREATE'],
  changed: ['UPDATE'],
  restored: ['RESTORE'],
  deactivated: ['DEACTIVATE'],
  unchanged: ['UNCHANGED'],
  warned: null,
}

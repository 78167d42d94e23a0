import { readListBehind, writeListBehind } from '../../domain/list/definition/listBehind.ts'
import { readSelectedId } from '../../platform/api/isUuid.ts'
import { pathList } from './list/pathList.ts'

/** The parts of the editor, in their order. */
export const editorTabs = ['stages', 'details', 'people', 'versions'] as const
export type EditorTab = (typeof editorTabs)[number]

/** Which learning path is open, and which part of it. */
export interface PathAddress {
  /** null: the list. */
  readonly path: string | null
  readonly tab: EditorTab
  /** The list it was opened from, as its codec writes it. */
  readonly list: string
}

/** What an address asks for; what is unknown in it is ignored. */
export function readPathAddress(query: URLSearchParams): PathAddress {
  return {
    path: readSelectedId(query.get('path')),
    tab: editorTabs.find((tab) => tab === query.get('tab')) ?? 'stages',
    list: readListBehind(pathList, query),
  }
}

/** The query of an address, with its question mark; '' for the list as it is at first. */
export function writePathAddress({ path, tab, list }: PathAddress): string {
  if (path === null) return list === '' ? '' : `?${list}`
  const query = new URLSearchParams({ path })
  if (tab !== 'stages') query.set('tab', tab)
  writeListBehind(pathList, query, list)
  return `?${query.toString()}`
}

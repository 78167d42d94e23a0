import { readListBehind, writeListBehind } from '../../domain/list/definition/listBehind.ts'
import { readSelectedId } from '../../platform/api/isUuid.ts'
import { mediaList } from './list/mediaList.ts'

/** The parts of the editor, in their order. */
export const editorTabs = ['content', 'details', 'completion', 'access', 'check', 'usage', 'versions'] as const
export type EditorTab = (typeof editorTabs)[number]

/** Which medium is open, and which part of it. */
export interface MediumAddress {
  /** null: the list, or the uploads. */
  readonly medium: string | null
  /** The page of uploads. */
  readonly isUpload: boolean
  readonly tab: EditorTab
  /** The medium is shown as its learners see it. */
  readonly isPreview: boolean
  /** The part that is open in the preview, or in the editor of a course or quiz: a uuid, `settings` or `new-…`. */
  readonly item: string | null
  /** The list it was opened from, as its codec writes it. */
  readonly list: string
}

/** The list as it is at first. */
export const emptyAddress: MediumAddress = {
  medium: null,
  isUpload: false,
  tab: 'content',
  isPreview: false,
  item: null,
  list: '',
}

/** The settings of a quiz and the form of a new question are named by a word. */
const itemWord = /^(settings|new-[A-Z_]{1,20})$/

const readItem = (text: string | null): string | null =>
  text !== null && itemWord.test(text) ? text : readSelectedId(text)

/** What an address asks for; what is unknown in it is ignored. */
export function readMediumAddress(query: URLSearchParams): MediumAddress {
  return {
    medium: readSelectedId(query.get('medium')),
    isUpload: query.has('upload'),
    tab: editorTabs.find((tab) => tab === query.get('tab')) ?? 'content',
    isPreview: query.has('preview'),
    item: readItem(query.get('item')),
    list: readListBehind(mediaList, query),
  }
}

/** The query of an address, with its question mark; '' for the list as it is at first. */
export function writeMediumAddress({ medium, isUpload, tab, isPreview, item, list }: MediumAddress): string {
  if (medium === null && !isUpload) return list === '' ? '' : `?${list}`
  const query = new URLSearchParams(medium === null ? { upload: '1' } : { medium })
  if (medium !== null && tab !== 'content') query.set('tab', tab)
  if (medium !== null && isPreview) query.set('preview', '1')
  if (medium !== null && item !== null) query.set('item', item)
  writeListBehind(mediaList, query, list)
  return `?${query.toString()}`
}

import { readListBehind, writeListBehind } from '../../domain/list/definition/listBehind.ts'
import { readSelectedId } from '../../platform/api/isUuid.ts'
import { helpList, legalList } from './documents/documentList.ts'

/** The tabs of the page, in their order. */
export const tabNames = ['legal', 'help', 'consents'] as const
export type TabName = (typeof tabNames)[number]

/** The views of one document, in their order. */
export const viewNames = ['text', 'versions', 'settings'] as const
export type ViewName = (typeof viewNames)[number]

/** What an address of the page asks for. */
export interface Place {
  readonly tab: TabName
  /** The document that is open; null for the list. */
  readonly document: string | null
  readonly view: ViewName
  /** The list it was opened from, as its codec writes it. */
  readonly list: string
}

/** Reads the query of an address; what is not there asks for the first. */
export function readPlace(search: string): Place {
  const params = new URLSearchParams(search)
  const tab = tabNames.find((name) => name === params.get('tab')) ?? 'legal'
  return {
    tab,
    document: readSelectedId(params.get('document')),
    view: viewNames.find((name) => name === params.get('view')) ?? 'text',
    list: readListBehind(listOf(tab), params),
  }
}

const listOf = (tab: TabName) => (tab === 'help' ? helpList : legalList)

/** The address of a place; what goes without saying is left out. */
export function placeAddress(
  pathname: string,
  { tab, document = null, view = 'text', list = '' }: Pick<Place, 'tab'> & Partial<Place>,
): string {
  if (document === null && list !== '') return `${pathname}?${list}`
  const params = new URLSearchParams()
  if (tab !== 'legal') params.set('tab', tab)
  if (document !== null) params.set('document', document)
  if (document !== null && view !== 'text') params.set('view', view)
  if (document !== null && list !== '') writeListBehind(listOf(tab), params, list)
  const query = params.toString()
  return query === '' ? pathname : `${pathname}?${query}`
}

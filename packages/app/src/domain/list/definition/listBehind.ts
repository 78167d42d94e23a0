import type { ListCodec } from './defineList.ts'

/*
  An entry that is opened on a page of its own keeps in its address how its list stood, so that the way back leads there: what
  was searched and narrowed, the order, the page. It is read and written by the codec of the list, which passes over all else.
*/
const name = 'list'

/** How the list stood that an address of one of its entries came from, as the codec writes it. */
export const readListBehind = <Tab extends string>(codec: ListCodec<Tab>, query: URLSearchParams): string =>
  codec.write(codec.read(query.get(name) ?? ''))

/** Notes in the query of an entry how its list stands; a list as it is at first needs no word. */
export function writeListBehind<Tab extends string>(codec: ListCodec<Tab>, query: URLSearchParams, list: string): void {
  if (list !== codec.write(codec.read(''))) query.set(name, list)
}

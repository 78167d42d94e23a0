import type { ListCodec } from './listCodec.ts'

/** The codec of a list on one tab of a page: its addresses name the tab; the page's first one needs no name. */
export function withTab<Tab extends string>(codec: ListCodec<Tab>, tab: string | null): ListCodec<Tab> {
  if (tab === null) return codec
  const named = (query: string): string => (query === '' ? `tab=${tab}` : `tab=${tab}&${query}`)
  return { ...codec, write: (state) => named(codec.write(state)) }
}

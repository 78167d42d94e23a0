import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useChangeQuery } from '../../../platform/address/AddressContext.tsx'
import type { ListCodec } from '../definition/defineList.ts'
import { firstPlace, type ListState } from '../definition/listState.ts'

/** What a list screen shows and how to change it: both are the address. */
export interface ListAddress<Tab extends string> {
  readonly state: ListState<Tab>
  /** Goes to the address of the changed state; what changes the list leads to its first page. `replaces` leaves no step back. */
  readonly change: (parts: Partial<ListState<Tab>>, replaces?: boolean) => void
  /** The address of the changed state, for links. */
  readonly hrefOf: (parts: Partial<ListState<Tab>>) => string
  /** The address of what a saved view keeps. */
  readonly hrefOfKept: (kept: string, view: string | null) => string
  /** What a saved view would keep of the state. */
  readonly kept: string
}

const listing = ['search', 'filters', 'sort', 'size'] as const

/** Reads the state of a list from the address and writes it there. */
export function useListAddress<Tab extends string>(codec: ListCodec<Tab>): ListAddress<Tab> {
  const { pathname, search } = useLocation()
  const changeQuery = useChangeQuery()
  const state = useMemo(() => codec.read(search), [codec, search])
  return useMemo(() => {
    const queryOf = (before: ListState<Tab>, parts: Partial<ListState<Tab>>): string => {
      const isOther = listing.some((name) => name in parts)
      return codec.write({ ...before, ...(isOther ? { place: firstPlace } : {}), ...parts })
    }
    return {
      state,
      hrefOf: (parts) => {
        const query = queryOf(state, parts)
        return query === '' ? pathname : `${pathname}?${query}`
      },
      change: (parts, replaces) => changeQuery((now) => queryOf(codec.read(now), parts), replaces),
      hrefOfKept: (kept, view) => {
        const query = codec.write({ ...codec.read(kept), view })
        return query === '' ? pathname : `${pathname}?${query}`
      },
      kept: codec.keep(state),
    }
  }, [codec, state, pathname, changeQuery])
}

import type { TableLayout } from '@somo/ui/DataTable'
import { breakpoints } from '@somo/ui/theme/tokens'
import { useMemo, useSyncExternalStore } from 'react'

/** Columns that give way on smaller windows, the first one first; cards have their own places for facts. */
const gives = [
  { id: 'version', query: `(min-width: ${breakpoints.cards}px) and (max-width: ${breakpoints.wide - 0.02}px)` },
  { id: 'learners', query: `(min-width: ${breakpoints.cards}px) and (max-width: 1179.98px)` },
] as const

const follow = (listener: () => void): (() => void) => {
  const lists = gives.map(({ query }) => window.matchMedia(query))
  for (const list of lists) list.addEventListener('change', listener)
  return () => {
    for (const list of lists) list.removeEventListener('change', listener)
  }
}

// A text, so that the same answer is the same value.
const readHidden = (): string =>
  gives
    .filter(({ query }) => window.matchMedia(query).matches)
    .map(({ id }) => id)
    .join()

/** The layout of the list without the columns that the window has no room for; a layout that the person chose stays. */
export function useFittingLayout(layout: TableLayout): TableLayout {
  const hidden = useSyncExternalStore(follow, readHidden)
  return useMemo(() => {
    if (hidden === '' || layout.order.length > 0) return layout
    return { ...layout, hidden: [...layout.hidden, ...hidden.split(',')] }
  }, [layout, hidden])
}

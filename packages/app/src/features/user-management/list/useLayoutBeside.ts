import type { TableLayout } from '@somo/ui/DataTable'
import { breakpoints } from '@somo/ui/theme/tokens'
import { useMemo, useSyncExternalStore } from 'react'

/** From where the drawer stands beside the list on: below these widths a table has no room for all its columns, then for none but the name. */
const docked = `(min-width: ${breakpoints.drawer}px)`
const queries = {
  lesser: `${docked} and (max-width: 1439.98px)`,
  nameAlone: `${docked} and (max-width: 1159.98px)`,
} as const

const follow = (listener: () => void): (() => void) => {
  const lists = Object.values(queries).map((query) => window.matchMedia(query))
  for (const list of lists) list.addEventListener('change', listener)
  return () => {
    for (const list of lists) list.removeEventListener('change', listener)
  }
}

const columnsThatFit = (): 'all' | 'main' | 'name' => {
  if (window.matchMedia(queries.nameAlone).matches) return 'name'
  return window.matchMedia(queries.lesser).matches ? 'main' : 'all'
}

/**
 * The layout of the list while a person is open beside it: lesser columns give way, so that the open row runs into the
 * drawer and its menu stays in sight. Null where the person's own layout has room.
 */
export function useLayoutBeside(
  layout: TableLayout,
  columns: readonly { readonly id: string }[],
  isOpen: boolean,
): TableLayout | null {
  const fitting = useSyncExternalStore(follow, columnsThatFit)
  return useMemo(() => {
    if (!isOpen || fitting === 'all') return null
    const visible = fitting === 'name' ? ['name'] : ['name', 'status']
    return {
      ...layout,
      hidden: columns.map(({ id }) => id).filter((id) => !visible.includes(id) || layout.hidden.includes(id)),
    }
  }, [layout, columns, isOpen, fitting])
}

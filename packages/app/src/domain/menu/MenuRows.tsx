import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { MenuRow } from './arrangement.ts'

const MenuRowsContext = createContext<readonly MenuRow[]>([])

/** Tells the screens below what the menu can hold: they must not import the table of the routes. */
export function MenuRowsProvider({
  rows,
  children,
}: {
  readonly rows: readonly MenuRow[]
  readonly children: ReactNode
}) {
  return <MenuRowsContext value={rows}>{children}</MenuRowsContext>
}

/** Every built screen with a place in the menu, in the built-in order, whoever may open it. */
export const useMenuRows = (): readonly MenuRow[] => use(MenuRowsContext)

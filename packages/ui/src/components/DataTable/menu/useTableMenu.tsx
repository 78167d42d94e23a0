import { useId, useState, type ReactNode, type RefObject } from 'react'
import { GridMenu, useGridMenu, type GridMenuContent } from './GridMenu.tsx'
import { keepFocusHere } from '../grid/useGridUpkeep.ts'

/** The menu shared by all rows and columns of a table: how to open it, and its element. */
export interface TableMenu {
  readonly open: (content: GridMenuContent, isByKey: boolean) => void
  readonly warm: () => void
  /** Cancels a menu that was requested and is still loading; answers whether there was one. */
  readonly leave: () => boolean
  readonly element: ReactNode
}

/** Opens with the focus on the first entry for keys, on the menu for pointers (APG, menu button). */
export function useTableMenu(tableRef: RefObject<HTMLTableElement | null>): TableMenu {
  const id = useId()
  const intent = useGridMenu()
  const [content, setContent] = useState<GridMenuContent | null>(null)
  const close = (): void => {
    intent.close()
    // The entry may have taken its own trigger away (a hidden column): the focus stays in the table.
    if (tableRef.current !== null) keepFocusHere(tableRef.current)
  }
  return {
    open(next, isByKey) {
      // Some browsers leave the focus elsewhere on a click; the menu hands it back to what had it, for keys any cell of the row.
      if (!isByKey) next.trigger.focus()
      setContent(next)
      intent.ask(isByKey ? 'first' : 'menu')
    },
    warm: intent.warm,
    leave() {
      if (intent.isWaiting) intent.close()
      return intent.isWaiting
    },
    element: <GridMenu id={id} content={content} intent={{ ...intent, close }} />,
  }
}

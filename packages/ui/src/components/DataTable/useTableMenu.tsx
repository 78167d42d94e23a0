import { useId, useState, type ReactNode, type RefObject } from 'react'
import { GridMenu, useGridMenu, type GridMenuContent } from './GridMenu.tsx'

/** The one menu of a table: how to open it for a row or a column, and what draws it. */
export interface TableMenu {
  readonly open: (content: GridMenuContent, isByKey: boolean) => void
  readonly warm: () => void
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
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) tableRef.current?.focus()
    })
  }
  return {
    open(next, isByKey) {
      // Some browsers leave the focus elsewhere on a click; the menu hands it back to what had it.
      next.trigger.focus()
      setContent(next)
      intent.ask(isByKey ? 'first' : 'menu')
    },
    warm: intent.warm,
    element: <GridMenu id={id} content={content} intent={{ ...intent, close }} />,
  }
}

import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import type { MenuSection } from '../MenuButton/menuTypes.ts'
import { useMenuIntent, type FirstFocus } from '../MenuButton/useMenuIntent.ts'
import { createWidgetSlot } from '../../slots/widgetSlot.ts'
import { pointer } from './ContextMenu.css.ts'
import { useLongPress, type LongPressProps, type Point } from './useLongPress.ts'

/** The same menu as MenuButton's, a chunk of its own, with the words it says. */
const popup = createWidgetSlot(() => import('../MenuButton/MenuPopup.tsx'))

export interface ContextMenuOptions {
  /** The name of the menu: "Actions for Amina Okafor". */
  readonly label: string
  /** The same entries as in the visible MenuButton beside it. */
  readonly sections: readonly MenuSection[]
}

/** What the element with the menu carries, and the menu, to be drawn beside or inside it. */
export interface ContextMenuParts {
  readonly targetProps: LongPressProps & {
    readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
  readonly menu: ReactNode
  /** Opens the menu at a point of the window, such as below a button of a row; `first` puts the focus on its first entry. */
  readonly openAt: (point: Point, focus: FirstFocus) => void
}

/** The parts of a context menu for an element that must not be wrapped, such as the row of a table; else ContextMenu. */
export function useContextMenu({ label, sections }: ContextMenuOptions): ContextMenuParts {
  const menuId = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const [point, setPoint] = useState<Point>({ x: 0, y: 0 })
  const { open, warm, ask, close, firstFocus } = useMenuIntent(popup)
  const openAt = (at: Point, focus: FirstFocus): void => {
    setPoint(at)
    ask(focus)
  }
  const { end, ...longPress } = useLongPress(warm, (at) => openAt(at, 'menu'))
  return {
    openAt,
    targetProps: {
      ...longPress,
      onContextMenu(event) {
        event.preventDefault()
        end()
        openAt({ x: event.clientX, y: event.clientY }, 'menu')
      },
      onKeyDown(event) {
        if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return
        // Kept from the browser, which would send `contextmenu` as well, without a place.
        event.preventDefault()
        const { left, bottom } = event.currentTarget.getBoundingClientRect()
        openAt({ x: left, y: bottom }, 'first')
      },
    },
    menu: (
      <>
        <span className={pointer} style={{ translate: `${point.x}px ${point.y}px` }} data-part="pointer" ref={anchor} />
        {open === null ? null : (
          <open.MenuPopup
            id={menuId}
            label={label}
            sections={sections}
            placement="bottom start"
            triggerRef={anchor}
            firstFocus={firstFocus}
            onClose={close}
          />
        )}
      </>
    ),
  }
}

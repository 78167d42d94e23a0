import { useLayoutEffect, useRef } from 'react'
import { failure } from '../../MenuButton/MenuButton.css.ts'
import type { MenuSection } from '../../MenuButton/menuTypes.ts'
import { useMenuIntent, type MenuIntent } from '../../MenuButton/useMenuIntent.ts'
import { useUiText } from '../../SomoProvider/SomoProvider.tsx'
import { createWidgetSlot } from '../../../slots/widgetSlot.ts'

/** The menu shared by all rows and headers of a table, in a chunk of its own. */
const popup = createWidgetSlot(() => import('../../MenuButton/MenuPopup.tsx'))

/** What the shared menu is opened with. */
export interface GridMenuContent {
  readonly label: string
  readonly sections: readonly MenuSection[]
  readonly trigger: HTMLElement
}

type Popup = typeof import('../../MenuButton/MenuPopup.tsx')

/** One intent handler for the whole table; the buttons in rows are plain elements. */
export const useGridMenu = (): MenuIntent<Popup> => useMenuIntent(popup)

export interface GridMenuProps {
  readonly id: string
  readonly content: GridMenuContent | null
  readonly intent: MenuIntent<Popup>
}

/** Renders the menu of the row or column whose button was pressed last. */
export function GridMenu({ id, content, intent }: GridMenuProps) {
  const failedText = useUiText('menuFailed')
  const { open, isWaiting, hasFailed, firstFocus, close } = intent
  const trigger = useRef<HTMLElement | null>(null)
  const isOpen = open !== null && content !== null
  const pressed = content?.trigger ?? null
  useLayoutEffect(
    function tellTheTrigger() {
      trigger.current = pressed
      if (pressed === null) return undefined
      pressed.setAttribute('aria-expanded', String(isOpen))
      if (isOpen) pressed.setAttribute('aria-controls', id)
      if (isWaiting) pressed.setAttribute('aria-busy', 'true')
      return () => {
        pressed.setAttribute('aria-expanded', 'false')
        pressed.removeAttribute('aria-controls')
        pressed.removeAttribute('aria-busy')
      }
    },
    [id, isOpen, isWaiting, pressed],
  )
  useLayoutEffect(function closeWithItsButton() {
    if (isOpen && !content.trigger.isConnected) close()
  })
  return (
    <>
      {isOpen ? (
        <open.MenuPopup
          id={id}
          label={content.label}
          sections={content.sections}
          placement="bottom end"
          triggerRef={{ current: content.trigger }}
          firstFocus={firstFocus}
          onClose={close}
        />
      ) : null}
      <span className={failure} role="status" data-part="failure">
        {hasFailed ? failedText : null}
      </span>
    </>
  )
}

import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref } from 'react'
import { button } from '../Button/Button.css.ts'
import { lookOf, type ButtonSize } from '../Button/buttonLook.ts'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { failure, holder, trigger } from './MenuButton.css.ts'
import { createModuleSlot } from './moduleSlot.ts'
import type { MenuPlacement, MenuSection } from './menuTypes.ts'
import { useMenuIntent, type FirstFocus } from './useMenuIntent.ts'

/** The menu itself, a chunk of its own. */
const popup = createModuleSlot(() => import('./MenuPopup.tsx'))

export interface MenuButtonProps {
  /** Name of the trigger and of the menu; where words are drawn, the name contains them (WCAG 2.5.3). */
  readonly label: string
  /** What the trigger draws. */
  readonly children: ReactNode
  readonly sections: readonly MenuSection[]
  /** @default 'bottom start' */
  readonly placement?: MenuPlacement
  /** `plain` on bars and rows, `outline` among buttons. @default 'plain' */
  readonly variant?: 'plain' | 'outline'
  /** @default 'md' */
  readonly size?: ButtonSize
  /** The trigger is one icon. */
  readonly isSquare?: boolean
  /** As wide as its column, content at the start: the account at the foot of the sidebar. */
  readonly fullWidth?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** Where the focus goes when a key opens the menu (APG, menu button). */
const keyStarts: ReadonlyMap<string, FirstFocus> = new Map([
  ['Enter', 'first'],
  [' ', 'first'],
  ['ArrowDown', 'first'],
  ['ArrowUp', 'last'],
])

/**
 * A button that opens a menu of actions, links or one choice. For a value of a form use Select; for up to three
 * actions show the buttons themselves.
 */
export function MenuButton({
  label,
  children,
  sections,
  placement = 'bottom start',
  variant = 'plain',
  size = 'md',
  isSquare = false,
  fullWidth = false,
  ref,
}: MenuButtonProps) {
  const menuId = useId()
  const own = useRef<HTMLButtonElement>(null)
  const failedText = useUiText('menuFailed')
  const { slot, isOpen, isWaiting, firstFocus, open, close, abandon } = useMenuIntent(popup)

  const onClick = (event: MouseEvent<HTMLButtonElement>): void => {
    // Some browsers leave the focus elsewhere on a click; the menu hands it back to what had it.
    event.currentTarget.focus()
    open('menu')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.key === 'Escape') abandon()
    const start = keyStarts.get(event.key)
    if (start === undefined) return
    // Without this Enter and Space would also click, and a click puts the focus on the menu instead of its first entry.
    event.preventDefault()
    if (!event.repeat) open(start)
  }

  return (
    <span className={holder({ fullWidth })} data-component="MenuButton">
      <button
        type="button"
        ref={(element) => {
          own.current = element
          if (typeof ref === 'function') return ref(element)
          if (ref) ref.current = element
          return undefined
        }}
        className={`${button({ look: lookOf(variant, 'neutral'), size, isSquare, fullWidth })} ${trigger({ fullWidth })}`}
        data-part="trigger"
        data-native=""
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-busy={isWaiting || undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerEnter={popup.warm}
        onFocus={popup.warm}
        onBlur={abandon}
      >
        {children}
      </button>
      {slot.status === 'ready' && isOpen ? (
        <slot.module.MenuPopup
          id={menuId}
          label={label}
          sections={sections}
          placement={placement}
          triggerRef={own}
          firstFocus={firstFocus}
          onClose={close}
        />
      ) : null}
      <span className={failure} role="status" data-part="failure">
        {slot.status === 'failed' && isWaiting ? failedText : null}
      </span>
    </span>
  )
}

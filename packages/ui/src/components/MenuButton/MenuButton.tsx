import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, type RefCallback } from 'react'
import { button } from '../Button/buttonClass.ts'
import { lookOf, type ButtonSize } from '../Button/buttonLook.ts'
import { visuallyHidden } from '../Button/parts.css.ts'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { failure, holder, trigger } from './MenuButton.css.ts'
import type { MenuPlacement, MenuSection } from './menuTypes.ts'
import { useMenuIntent, type FirstFocus, type MenuIntent } from './useMenuIntent.ts'
import { createWidgetSlot, useWidgetSlot } from '../../slots/widgetSlot.ts'

/** The menu itself, a chunk of its own, with the words it says. */
const popup = createWidgetSlot(() => import('./MenuPopup.tsx'))

/** Fetches the menus of all MenuButtons before the first one is asked for, such as one that must open without a network. */
export const useMenuWarmer = (): (() => void) => useWidgetSlot(popup, false).warm

export interface MenuButtonProps {
  /** Names the menu, and the trigger after the words it draws, so that these are always part of its name (WCAG 2.5.3). */
  readonly label: string
  /** What the trigger draws. */
  readonly children: ReactNode
  /** Drawn before the words; decorative. */
  readonly icon?: ReactNode
  readonly sections: readonly MenuSection[]
  /** @default 'bottom start' */
  readonly placement?: MenuPlacement
  /** `plain` on bars and rows, `outline` among buttons. @default 'plain' */
  readonly variant?: 'plain' | 'outline' | 'solid'
  /** @default 'md' */
  readonly size?: ButtonSize
  /** The trigger is one icon. */
  readonly isSquare?: boolean
  /** A pointer or the focus has arrived: the moment to warm what its entries will need. */
  readonly onIntent?: () => void
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
  sections,
  placement = 'bottom start',
  fullWidth = false,
  ref,
  ...look
}: MenuButtonProps) {
  const menuId = useId()
  const own = useRef<HTMLButtonElement>(null)
  const failedText = useUiText('menuFailed')
  const intent = useMenuIntent(popup)
  const { open, hasFailed, firstFocus, close } = intent
  return (
    <span className={holder({ fullWidth, isSquare: look.isSquare ?? false })} data-component="MenuButton">
      <Trigger
        {...look}
        label={label}
        fullWidth={fullWidth}
        menuId={menuId}
        intent={intent}
        buttonRef={(element) => {
          own.current = element
          if (typeof ref === 'function') return ref(element)
          if (ref) ref.current = element
          return undefined
        }}
      />
      {open === null ? null : (
        <open.MenuPopup
          id={menuId}
          label={label}
          sections={sections}
          placement={placement}
          triggerRef={own}
          firstFocus={firstFocus}
          onClose={close}
        />
      )}
      <span className={failure} role="status" data-part="failure">
        {hasFailed ? failedText : null}
      </span>
    </span>
  )
}

interface TriggerProps extends Omit<MenuButtonProps, 'sections' | 'placement' | 'ref'> {
  readonly menuId: string
  readonly intent: Omit<MenuIntent<unknown>, 'firstFocus' | 'hasFailed'>
  readonly buttonRef: RefCallback<HTMLButtonElement>
}

/** The native button; with nothing but it on the page, no React Aria is loaded. */
function Trigger({
  label,
  children,
  icon,
  variant = 'plain',
  size = 'md',
  isSquare = false,
  onIntent,
  fullWidth = false,
  menuId,
  intent,
  buttonRef,
}: TriggerProps) {
  const { isWaiting, warm, ask, close, abandon } = intent
  const isOpen = intent.open !== null
  const isWhole = isSquare || (typeof children === 'string' && label.includes(children))
  const onClick = (event: MouseEvent<HTMLButtonElement>): void => {
    // Some browsers leave the focus elsewhere on a click; the menu hands it back to what had it.
    event.currentTarget.focus()
    ask('menu')
  }
  const prepare = (): void => {
    warm()
    onIntent?.()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.key === 'Escape') close()
    const start = keyStarts.get(event.key)
    if (start === undefined) return
    // Without this Enter and Space would also click, and a click puts the focus on the menu instead of its first entry.
    event.preventDefault()
    if (!event.repeat) ask(start)
  }
  return (
    <button
      type="button"
      ref={buttonRef}
      className={`${button({ look: lookOf(variant, variant === 'solid' ? 'primary' : 'neutral'), size, isSquare, fullWidth })} ${trigger({ fullWidth })}`}
      data-part="trigger"
      aria-label={isWhole ? label : undefined}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-controls={isOpen ? menuId : undefined}
      aria-busy={isWaiting || undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerEnter={prepare}
      onFocus={prepare}
      onBlur={abandon}
    >
      {icon}
      {children}
      {isWhole ? null : <span className={visuallyHidden}> {label}</span>}
    </button>
  )
}

// What a screen needs to describe its menus comes with them.
export type { MenuEntry, MenuSection } from './menuTypes.ts'

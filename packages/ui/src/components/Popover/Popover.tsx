import { useId, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { button } from '../Button/buttonClass.ts'
import { lookOf, type ButtonSize } from '../Button/buttonLook.ts'
import { failure, holder } from '../MenuButton/MenuButton.css.ts'
import { useMenuIntent } from '../MenuButton/useMenuIntent.ts'
import { createWidgetSlot } from '../../slots/widgetSlot.ts'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import type { PopoverContent } from './popoverTypes.ts'

/** The panel itself, a chunk of its own, with the words it says. */
const panel = createWidgetSlot(() => import('./PopoverPanel.tsx'))

export interface PopoverProps extends PopoverContent {
  /** What the button draws: words, or one glyph together with `label`. */
  readonly trigger: ReactNode
  /** The button's name where it draws only a glyph; the button is square then. */
  readonly label?: string
  /** @default 'outline' */
  readonly variant?: 'plain' | 'outline'
  /** @default 'md' */
  readonly size?: ButtonSize
  readonly ref?: Ref<HTMLButtonElement>
}

/**
 * A button with a small panel beside it: a short form, or the details of one thing. For actions use MenuButton, for words
 * that only explain Tooltip or text, for more than a handful of fields Dialog.
 */
export function Popover({
  trigger,
  label,
  title,
  children,
  placement = 'bottom start',
  variant = 'outline',
  size = 'md',
  ref,
}: PopoverProps) {
  const panelId = useId()
  const own = useRef<HTMLButtonElement>(null)
  const failedText = useUiText('dialogFailed')
  const { open, isWaiting, hasFailed, warm, ask, close, abandon } = useMenuIntent(panel)
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.key === 'Escape') close()
  }
  return (
    <span className={holder()} data-component="Popover">
      <button
        type="button"
        className={button({ look: lookOf(variant, 'neutral'), size, isSquare: label !== undefined })}
        data-part="trigger"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        aria-controls={open === null ? undefined : panelId}
        aria-busy={isWaiting || undefined}
        onClick={(event) => {
          // Some browsers leave the focus elsewhere on a click; the panel hands it back to what had it.
          event.currentTarget.focus()
          ask('menu')
        }}
        onKeyDown={onKeyDown}
        onPointerEnter={warm}
        onFocus={warm}
        onBlur={abandon}
        ref={(element) => {
          own.current = element
          if (typeof ref === 'function') return ref(element)
          if (ref) ref.current = element
          return undefined
        }}
      >
        {trigger}
      </button>
      {open === null ? null : (
        <open.PopoverPanel id={panelId} title={title} placement={placement} triggerRef={own} onClose={close}>
          {children}
        </open.PopoverPanel>
      )}
      <span className={failure} role="status" data-part="failure">
        {hasFailed ? failedText : null}
      </span>
    </span>
  )
}

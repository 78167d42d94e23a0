import { CalendarDays } from 'lucide-react'
import { useRef, type KeyboardEvent, type ReactNode, type Ref, type RefObject } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { edge, input, inset } from '../Field/field.css.ts'
import type { FieldIds } from '../Field/useFieldIds.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { MenuIntent } from '../MenuButton/useMenuIntent.ts'
import type { TypedValue } from './useTypedValue.ts'

/** How much of the way to an open calendar its button has to know. */
export type CalendarIntent = Pick<MenuIntent<unknown>, 'open' | 'isWaiting' | 'warm' | 'ask' | 'close' | 'abandon'>

export interface DateInputProps {
  readonly ids: FieldIds
  readonly typed: TypedValue
  readonly isReadOnly: boolean
  readonly inputRef: Ref<HTMLInputElement> | undefined
  readonly autoComplete?: string | undefined
  readonly autoFocus?: boolean
  /** Before the text: which of several dates it is. */
  readonly lead?: ReactNode
  /** Opens the calendar from the keyboard: Alt and the arrow down. */
  readonly onOpenKey?: (() => void) | undefined
  /** Beside the text: the button of the calendar. */
  readonly children?: ReactNode
  readonly boxRef?: RefObject<HTMLDivElement | null>
}

/** One typed date in its edge. */
export function DateInput({
  ids,
  typed,
  isReadOnly,
  inputRef,
  lead,
  onOpenKey,
  children,
  boxRef,
  ...rest
}: DateInputProps) {
  const isFixed = isReadOnly || ids.isUnavailable
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') typed.leave()
    if (event.key !== 'ArrowDown' || !event.altKey || onOpenKey === undefined) return
    event.preventDefault()
    onOpenKey()
  }
  return (
    <div
      className={edge}
      data-part="control"
      {...ids.edge}
      {...(isReadOnly && !ids.isUnavailable ? { 'data-readonly': '' } : {})}
      {...(boxRef === undefined ? {} : { ref: boxRef })}
    >
      {lead}
      <input
        {...rest}
        {...ids.aria}
        ref={inputRef}
        type="text"
        className={input}
        data-part="input"
        autoComplete={rest.autoComplete ?? 'off'}
        spellCheck={false}
        value={typed.text}
        readOnly={isFixed}
        onChange={(event) => typed.type(event.currentTarget.value)}
        onBlur={typed.leave}
        onKeyDown={isFixed ? undefined : onKeyDown}
      />
      {children}
      {/* Said once the person has gone on, because then nobody reads the field any more. */}
      <span className={visuallyHidden} role="status">
        {typed.problem}
      </span>
    </div>
  )
}

export interface CalendarButtonProps {
  readonly label: string
  readonly popupId: string
  readonly isUnavailable: boolean
  readonly intent: CalendarIntent
}

/** The button that opens the calendar; native, so that a form without an open calendar loads none. */
export function CalendarButton({ label, popupId, isUnavailable, intent }: CalendarButtonProps) {
  const own = useRef<HTMLButtonElement>(null)
  const isOpen = intent.open !== null
  return (
    <button
      ref={own}
      type="button"
      className={inset}
      data-part="trigger"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      {...(isOpen ? { 'aria-controls': popupId } : {})}
      {...(intent.isWaiting ? { 'aria-busy': true } : {})}
      {...(isUnavailable ? { 'aria-disabled': true } : {})}
      onPointerEnter={intent.warm}
      onFocus={intent.warm}
      onBlur={intent.abandon}
      onKeyDown={(event) => {
        if (event.key === 'Escape') intent.close()
      }}
      onClick={(event) => {
        // Some browsers leave the focus elsewhere on a click; the calendar hands it back to what had it.
        event.currentTarget.focus()
        if (!isUnavailable) intent.ask('menu')
      }}
    >
      <Icon glyph={CalendarDays} />
    </button>
  )
}

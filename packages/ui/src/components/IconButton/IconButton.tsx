import type { MouseEvent, ReactNode, Ref } from 'react'
import { button } from '../Button/buttonClass.ts'
import { lookOf, type ButtonSize, type ButtonTone, type ButtonVariant } from '../Button/buttonLook.ts'
import { iconSlot } from '../Button/parts.css.ts'
import { useWriteReasonId } from '../SomoProvider/SomoProvider.tsx'
import { takeFocus } from '../Button/takeFocus.ts'
import { iconSizes } from '../Icon/iconSizes.ts'
import { Spinner } from '../Spinner/Spinner.tsx'

export interface IconButtonProps {
  /** The name: the verb and its object, "Close menu". Also shown by the browser when a pointer rests on it. */
  readonly label: string
  /** A lucide icon of 16 px (20 on bars of small screens). */
  readonly icon: ReactNode
  readonly onPress?: () => void
  /** A pointer or the focus has arrived: the moment to warm what the press will need. */
  readonly onIntent?: () => void
  /** @default 'plain' */
  readonly variant?: Exclude<ButtonVariant, 'solid'>
  /** @default 'neutral' */
  readonly tone?: ButtonTone
  /** @default 'md' */
  readonly size?: ButtonSize
  /** Work is under way: the button keeps its focus and ignores presses. */
  readonly isPending?: boolean
  /** What it does stays in force until pressed again; while it is, the button has edge and text of the brand. */
  readonly isPressed?: boolean
  /** It changes something, or opens what does: unavailable inside a `WritesDisabled` with a reason. @default false */
  readonly writes?: boolean
  /** The action is not possible now; the id of the element that says why. */
  readonly disabledReasonId?: string | undefined
  readonly id?: string
  readonly 'aria-haspopup'?: 'dialog' | 'menu'
  readonly 'aria-expanded'?: boolean
  readonly 'aria-controls'?: string
  readonly ref?: Ref<HTMLButtonElement>
}

/** A symbol everybody knows (close, previous, more). What needs a word to be understood is a Button. */
export function IconButton({
  label,
  icon,
  onPress,
  onIntent,
  variant = 'plain',
  tone = 'neutral',
  size = 'md',
  isPending = false,
  isPressed,
  writes = false,
  disabledReasonId,
  ref,
  ...rest
}: IconButtonProps) {
  const reasonId = useWriteReasonId(writes) ?? disabledReasonId
  const isDisabled = reasonId !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    takeFocus(event)
    if (isDisabled || isPending) event.preventDefault()
    else onPress?.()
  }
  return (
    <button
      {...rest}
      {...(ref === undefined ? {} : { ref })}
      {...(isDisabled ? { 'aria-disabled': true, 'aria-describedby': reasonId, 'data-unavailable': '' } : {})}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      {...(isPending ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      type="button"
      className={button({ look: isPressed === true ? 'outlinePrimary' : lookOf(variant, tone), size, isSquare: true })}
      data-component="IconButton"
      aria-label={label}
      title={label}
      onClick={press}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <span className={iconSlot} data-part="icon">
        {isPending ? <Spinner label={label} size={iconSizes.button} /> : icon}
      </span>
    </button>
  )
}

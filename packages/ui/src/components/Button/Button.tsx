import { useId, type MouseEvent, type ReactNode, type Ref } from 'react'
import { useRefusal } from '../../entries/unreadableScope.ts'
import { cx } from '../../theme/cx.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useWriteReasonId, useUiText } from '../SomoProvider/SomoProvider.tsx'
import { holder, holderOfReason, label, reason, wideHolder } from './Button.css.ts'
import { button, type ButtonEdge } from './buttonClass.ts'
import { takeFocus } from './takeFocus.ts'
import { lookOf, type ButtonSize, type ButtonTone, type ButtonVariant } from './buttonLook.ts'
import { iconSlot, visuallyHidden } from './parts.css.ts'
import { iconSizes } from '../Icon/iconSizes.ts'

export interface ButtonProps {
  /** One verb, or a verb and its object: "Save", "Add person". Long words wrap. */
  readonly children: ReactNode
  /** `solid` once a view for the next step, `outline` for the rest, `plain` for the least. @default 'outline' */
  readonly variant?: ButtonVariant
  /** `danger` for what cannot be undone. @default 'primary' for solid, else 'neutral' */
  readonly tone?: ButtonTone
  /** `sm` inside rows, `lg` for the one step of a page. @default 'md' */
  readonly size?: ButtonSize
  /** Drawn before the words; decorative, the words carry the meaning. */
  readonly icon?: ReactNode
  /** After the words, for what goes on: an arrow to the next step. */
  readonly iconEnd?: ReactNode
  /** Work is under way: the button keeps focus and name, shows a spinner and ignores presses. */
  readonly isPending?: boolean
  /** The action is not possible now. The button stays focusable and says why; prefer to leave it usable and to validate. */
  readonly isDisabled?: boolean
  /** What is missing, in one sentence, shown below while the button is disabled and read with its name. */
  readonly disabledReason?: string | undefined
  /** Id of an element that already shows the reason, instead of `disabledReason`. */
  readonly disabledReasonId?: string | undefined
  /** It changes something, or opens what does: unavailable inside a `WritesDisabled` with a reason. @default what sends a form */
  readonly writes?: boolean
  /**
   * Called once for mouse, touch, pen, keyboard and assistive technology. What is `solid`, `writes` or sends a form goes on
   * from what was entered, so it leads to a field that cannot be read instead of going past it.
   */
  readonly onPress?: () => void
  /** A pointer or the focus has arrived: the moment to warm what the press will need. */
  readonly onIntent?: () => void
  /** @default 'button' */
  readonly type?: 'button' | 'submit' | 'reset'
  /** The id of the form it submits, where it stands outside of it: at the foot of a drawer. */
  readonly form?: string
  /** As wide as the column it stands in. */
  readonly fullWidth?: boolean
  /** For `plain` alone on its line, or first or last on it: its words stand on that edge of the column. @default none */
  readonly edge?: ButtonEdge
  readonly autoFocus?: boolean
  readonly id?: string
  readonly 'aria-describedby'?: string
  readonly 'aria-haspopup'?: 'dialog' | 'menu'
  readonly 'aria-expanded'?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** To assistive technology and to the styles; the element itself stays enabled, so that it can be reached and explained. */
const unavailable = { 'aria-disabled': true, 'data-unavailable': '' } as const

/** Whether it can be used, and what says why not: what holds all that writes, the sentence below the button, or an element elsewhere. */
function useReason(
  writes: boolean,
  isLacking: boolean,
  reasonText: string | undefined,
  elsewhereId: string | undefined,
) {
  const ownId = useId()
  const writeReasonId = useWriteReasonId(writes)
  const ownReasonId = isLacking && writeReasonId === undefined && reasonText !== undefined ? ownId : undefined
  return {
    isDisabled: isLacking || writeReasonId !== undefined,
    ownReasonId,
    showsReason: ownReasonId !== undefined,
    reasonId: writeReasonId ?? ownReasonId ?? (isLacking ? elsewhereId : undefined),
  }
}

/** Does something here and now. To go somewhere use Link; for a symbol without words IconButton; for choices MenuButton. */
export function Button({
  children,
  variant = 'outline',
  tone,
  size = 'md',
  icon,
  iconEnd,
  isPending,
  isDisabled: isLacking = false,
  disabledReason,
  disabledReasonId,
  onPress,
  onIntent,
  type = 'button',
  writes = type === 'submit',
  fullWidth = false,
  edge,
  'aria-describedby': describedBy,
  ref,
  ...rest
}: ButtonProps) {
  const working = useUiText('working')
  const { isDisabled, ownReasonId, showsReason, reasonId } = useReason(
    writes,
    isLacking,
    disabledReason,
    disabledReasonId,
  )
  const description = [describedBy, reasonId].filter((id) => id !== undefined).join(' ')
  const isBusy = isPending === true
  const refuse = useRefusal(writes || variant === 'solid')
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    takeFocus(event)
    // A button that cannot be used must not send the form either, not even by Enter in a field.
    if (isDisabled || isBusy || refuse()) event.preventDefault()
    else onPress?.()
  }
  return (
    <span className={showsReason ? cx(holder, holderOfReason, fullWidth && wideHolder) : holder}>
      <button
        {...rest}
        {...(ref === undefined ? {} : { ref })}
        {...(description === '' ? {} : { 'aria-describedby': description })}
        className={button({ look: lookOf(variant, tone), size, fullWidth, edge })}
        data-component="Button"
        {...(isDisabled ? unavailable : {})}
        {...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
        // Spelled out for the linter.
        type={type === 'submit' ? 'submit' : type === 'reset' ? 'reset' : 'button'}
        onClick={press}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        <Content glyph={isBusy ? <Spinner label={working} size={iconSizes.button} /> : icon}>{children}</Content>
        {iconEnd === undefined ? null : (
          <span className={iconSlot} data-part="icon-end">
            {iconEnd}
          </span>
        )}
      </button>
      {isPending === undefined ? null : (
        // Beside the button: what changes inside a button that has the focus is not read by itself.
        <span className={visuallyHidden} role="status">
          {isPending ? working : ''}
        </span>
      )}
      {showsReason ? (
        <span className={reason} id={ownReasonId} data-part="reason">
          {disabledReason}
        </span>
      ) : null}
    </span>
  )
}

const Content = ({ glyph, children }: { readonly glyph: ReactNode; readonly children: ReactNode }) => (
  <>
    {glyph === undefined || glyph === null ? null : (
      <span className={iconSlot} data-part="icon">
        {glyph}
      </span>
    )}
    <span className={label} data-part="label">
      {children}
    </span>
  </>
)

import { cx } from '../../theme/cx.ts'
import { button } from '../Button/buttonClass.ts'
import { iconSlot } from '../Button/parts.css.ts'
import { iconSizes } from '../Icon/iconSizes.ts'
import { useWriteReasonId, useUiText } from '../SomoProvider/SomoProvider.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { action, words } from './SelectionBar.css.ts'
import type { SelectionAction } from './selectionBarTypes.ts'

/** One action of the bar: a native button that can always be reached and says why it does nothing. */
export function Action({
  label,
  icon,
  onAction,
  isPending = false,
  disabledReason,
  reasonId,
}: SelectionAction & {
  /** The id of the sentence that says why. */
  readonly reasonId: string
}) {
  const working = useUiText('working')
  const writeReasonId = useWriteReasonId(true)
  const isDisabled = disabledReason !== undefined || writeReasonId !== undefined
  const glyph = isPending ? <Spinner label={working} size={iconSizes.button} /> : icon
  return (
    <button
      type="button"
      className={cx(button({ look: 'plainNeutral' }), action)}
      data-part="action"
      {...(isDisabled
        ? { 'aria-disabled': true, 'aria-describedby': writeReasonId ?? reasonId, 'data-unavailable': '' }
        : {})}
      {...(isPending ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={() => {
        if (!isDisabled && !isPending) onAction()
      }}
    >
      {glyph === undefined || glyph === null ? null : (
        <span className={iconSlot} data-part="icon">
          {glyph}
        </span>
      )}
      <span className={words} data-part="label">
        {label}
      </span>
    </button>
  )
}

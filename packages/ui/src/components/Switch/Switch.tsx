import type { ReactNode, Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import { Choice } from '../Field/Choice.tsx'
import { choice, drawing } from '../Field/choice.css.ts'
import { useFieldIds } from '../Field/useFieldIds.ts'
import { below, track } from './Switch.css.ts'

export interface SwitchProps {
  /** What is on when it is on: "Send reminders". It never changes with the state. */
  readonly label: string
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  /** What being on means. */
  readonly description?: ReactNode
  /** What went wrong when it was switched, and how to right it; takes the place of the description. */
  readonly errorMessage?: ReactNode
  /** It cannot be switched now: one sentence that says why. It stays focusable. */
  readonly disabledReason?: string | undefined
  readonly name?: string
  readonly id?: string
  readonly autoFocus?: boolean
  readonly onBlur?: () => void
  /** The input. */
  readonly ref?: Ref<HTMLInputElement>
}

/** On or off, in force at once. What takes effect with "Save" is a checkbox. */
export function Switch({
  label,
  isSelected,
  onChange,
  description,
  errorMessage,
  disabledReason,
  id,
  ...rest
}: SwitchProps) {
  const ids = useFieldIds({ id, description, errorMessage, disabledReason })
  return (
    <div className={choice} data-component="Switch">
      <Choice label={label} ids={ids} belowClass={below}>
        <input
          {...rest}
          {...ids.aria}
          className={cx(drawing, track)}
          data-part="track"
          type="checkbox"
          role="switch"
          checked={isSelected}
          onChange={(event) => {
            if (!ids.isUnavailable) onChange(event.currentTarget.checked)
          }}
        />
      </Choice>
    </div>
  )
}

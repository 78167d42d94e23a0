import type { Ref } from 'react'
import { Choice } from '../Field/Choice.tsx'
import { choice } from '../Field/choice.css.ts'
import { useFieldIds, type FieldTexts } from '../Field/useFieldIds.ts'
import { Box } from './Box.tsx'
import { cell } from './Checkbox.css.ts'

export interface CheckboxProps extends FieldTexts {
  /** What is agreed to or chosen when it is ticked. */
  readonly label: string
  /** The label is read only and the whole cell is the target: for rows of tables, where the row is the label. @default false */
  readonly isLabelHidden?: boolean
  /** In a grid whose arrow keys move, which has a key of its own to choose a row: Tab passes it by. @default false */
  readonly isOutOfTabOrder?: boolean
  readonly isSelected: boolean
  /** Some of what it stands for is chosen, not all. A press then chooses. @default false */
  readonly isIndeterminate?: boolean
  readonly onChange: (isSelected: boolean) => void
  /** It must be ticked to go on. @default false */
  readonly isRequired?: boolean
  readonly name?: string
  readonly value?: string
  readonly id?: string
  readonly autoFocus?: boolean
  readonly onBlur?: () => void
  /** The input. */
  readonly ref?: Ref<HTMLInputElement>
}

/** Yes or no, in force with "Save"; in rows, chosen or not. What is in force at once is a Switch. */
export function Checkbox({ isLabelHidden = false, ...props }: CheckboxProps) {
  return isLabelHidden ? <CellCheckbox {...props} /> : <WordedCheckbox {...props} />
}

function WordedCheckbox({
  label,
  description,
  errorMessage,
  disabledReason,
  isRequired = false,
  isOutOfTabOrder: _,
  id,
  ...rest
}: CheckboxProps) {
  const ids = useFieldIds({ id, description, errorMessage, disabledReason, isRequired })
  return (
    <div className={choice} data-component="Checkbox">
      <Choice label={label} ids={ids}>
        <Box {...rest} {...ids.aria} isUnavailable={ids.isUnavailable} />
      </Choice>
    </div>
  )
}

// A table draws hundreds of these: two elements, no id, no state.
function CellCheckbox({
  label,
  disabledReason,
  description: _description,
  errorMessage: _error,
  isRequired: _,
  isOutOfTabOrder = false,
  ...rest
}: CheckboxProps) {
  const isUnavailable = disabledReason !== undefined
  return (
    <label className={cell} data-component="Checkbox" {...(isUnavailable ? { 'data-unavailable': '' } : {})}>
      <Box
        {...rest}
        {...(isUnavailable ? { title: disabledReason } : {})}
        {...(isOutOfTabOrder ? { tabIndex: -1 } : {})}
        isUnavailable={isUnavailable}
        aria-label={label}
      />
    </label>
  )
}

import type { Ref } from 'react'
import { useUnreadable } from '../../entries/useUnreadable.ts'
import { affix } from '../Field/field.css.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import type { TypedFieldProps } from '../Field/fieldTypes.ts'
import { InputBox } from '../Field/InputBox.tsx'
import { useFieldIds } from '../Field/useFieldIds.ts'
import { NotANumber } from './NotANumber.tsx'
import { NumberInput } from './NumberInput.tsx'
import { Steppers } from './Steppers.tsx'
import { stepFrom } from './steps.ts'
import { useNumberText } from './useNumberText.ts'

export interface NumberFieldProps extends Omit<TypedFieldProps, 'value' | 'onChange' | 'spellCheck' | 'autoComplete'> {
  /** null where nothing is typed, or nothing that is a number; what it stands in is not sent then (`useUnreadable`). */
  readonly value: number | null
  /** Told with every letter that makes another number. Limits are not forced on what is typed: the app says what is wrong. */
  readonly onChange: (value: number | null) => void
  /** The least number that buttons and keys reach. */
  readonly min?: number
  /** The greatest number that buttons and keys reach. */
  readonly max?: number
  /** How far one press goes; PageUp and PageDown go ten times as far. @default 1 */
  readonly step?: number
  /** Digits after the decimal mark. @default as many as the number has */
  readonly fractionDigits?: number
  /** A unit after the number: "%", "min". */
  readonly suffix?: string
  /** Buttons for one less and one more; without them for numbers nobody counts up to, such as a year. @default true */
  readonly hasSteppers?: boolean
  /** The input. */
  readonly ref?: Ref<HTMLInputElement>
}

/** A number to type or to count up to, written in the way of the language. For a place on a scale use Slider. */
export function NumberField({
  label,
  isLabelHidden = false,
  value,
  onChange,
  min,
  max,
  step = 1,
  fractionDigits,
  suffix,
  hasSteppers = true,
  description,
  errorMessage,
  disabledReason,
  isRequired = false,
  isReadOnly = false,
  id,
  ...rest
}: NumberFieldProps) {
  const text = useNumberText({ value, onChange, fractionDigits })
  const wrong = text.isWrong ? <NotANumber example={text.example()} /> : undefined
  const ids = useFieldIds({ id, description, errorMessage: errorMessage ?? wrong, disabledReason, isRequired })
  useUnreadable(ids.controlId, text)
  const steps = { min, max, step }
  const isOpen = !isReadOnly && !ids.isUnavailable
  return (
    <FieldFrame component="NumberField" label={label} isLabelHidden={isLabelHidden} ids={ids}>
      <InputBox ids={ids} isReadOnly={isReadOnly}>
        <NumberInput {...rest} ids={ids} text={text} value={value} steps={steps} suffix={suffix} isOpen={isOpen} />
        {suffix === undefined ? null : (
          <span className={affix} data-part="suffix" aria-hidden="true">
            {suffix}
          </span>
        )}
        {hasSteppers && isOpen ? (
          <Steppers ids={ids} value={value} steps={steps} onStep={(count) => text.set(stepFrom(value, count, steps))} />
        ) : null}
      </InputBox>
    </FieldFrame>
  )
}

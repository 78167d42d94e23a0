import type { ComponentProps, KeyboardEvent } from 'react'
import { input } from '../Field/field.css.ts'
import type { FieldIds } from '../Field/useFieldIds.ts'
import { stepFrom, type Steps } from './steps.ts'
import type { NumberText } from './useNumberText.ts'

interface NumberInputProps extends Pick<ComponentProps<'input'>, 'name' | 'placeholder' | 'autoFocus' | 'ref'> {
  readonly ids: FieldIds
  readonly text: NumberText
  readonly value: number | null
  readonly steps: Steps
  readonly suffix: string | undefined
  /** It can be changed. */
  readonly isOpen: boolean
  readonly onBlur?: () => void
}

/** What a key does to the number; undefined where it is not one of this field's. */
const numberByKey = (key: string, value: number | null, steps: Steps): number | undefined => {
  if (key === 'ArrowUp') return stepFrom(value, 1, steps)
  if (key === 'ArrowDown') return stepFrom(value, -1, steps)
  if (key === 'PageUp') return stepFrom(value, 10, steps)
  if (key === 'PageDown') return stepFrom(value, -10, steps)
  if (key === 'Home') return steps.min
  if (key === 'End') return steps.max
  return undefined
}

/** The native input; its role is the one of the pattern, because the browser's own number input reads no other language. */
export function NumberInput({ ids, text, value, steps, suffix, isOpen, onBlur, ...rest }: NumberInputProps) {
  const step = (event: KeyboardEvent): void => {
    // Enter sends the form from here: what is wrong has to be known before.
    if (event.key === 'Enter' && isOpen) text.leave()
    if (!isOpen || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = numberByKey(event.key, value, steps)
    if (next === undefined) return
    event.preventDefault()
    text.set(next)
  }
  return (
    <input
      {...rest}
      {...ids.aria}
      {...inWords(value, suffix === undefined ? text.shown : `${text.shown} ${suffix}`, steps)}
      role="spinbutton"
      className={input}
      data-part="input"
      type="text"
      inputMode={steps.min !== undefined && steps.min >= 0 && Number.isInteger(steps.step) ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text.shown}
      readOnly={!isOpen}
      onChange={(event) => text.type(event.currentTarget.value)}
      onKeyDown={step}
      onBlur={() => {
        text.leave()
        onBlur?.()
      }}
    />
  )
}

// The value in words carries the unit; without a number there is none.
const inWords = (value: number | null, words: string, { min, max }: Steps) => ({
  ...(value === null ? {} : { 'aria-valuenow': value, 'aria-valuetext': words }),
  ...(min === undefined ? {} : { 'aria-valuemin': min }),
  ...(max === undefined ? {} : { 'aria-valuemax': max }),
})

import { Minus, Plus } from 'lucide-react'
import { useId, type MouseEvent } from 'react'
import { inset } from '../Field/field.css.ts'
import type { FieldIds } from '../Field/useFieldIds.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useLightWords } from '../SomoProvider/useLightWords.ts'
import { steppers } from './NumberField.css.ts'
import type { Steps } from './steps.ts'

interface SteppersProps {
  /** Of the field they change; its label belongs to their names. */
  readonly ids: FieldIds
  readonly value: number | null
  readonly steps: Steps
  readonly onStep: (count: 1 | -1) => void
}

// A press must not take the focus, and with it the keyboard of a phone, away from a field that has it.
const keepFocus = (event: MouseEvent): void => event.preventDefault()

// With a mouse the field takes the focus, so that the arrow keys go on from there; with a finger that would call a keyboard.
const focusByMouse = ({ nativeEvent }: MouseEvent, id: string): void => {
  if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse') document.getElementById(id)?.focus()
}

/** One less, one more. Not in the order of Tab: the arrow keys of the field do the same (APG, spinbutton). */
export function Steppers({ ids, value, steps: { min, max }, onStep }: SteppersProps) {
  const own = useId()
  const words = useLightWords()?.fields
  const buttons = [
    { count: -1, name: words?.decrease, glyph: Minus, isAtEnd: min !== undefined && value !== null && value <= min },
    { count: 1, name: words?.increase, glyph: Plus, isAtEnd: max !== undefined && value !== null && value >= max },
  ] as const
  return (
    <span className={steppers} data-part="steppers">
      {buttons.map(({ count, name, glyph, isAtEnd }) => (
        <button
          key={count}
          type="button"
          tabIndex={-1}
          className={inset}
          data-part={count < 0 ? 'decrease' : 'increase'}
          id={`${own}${count}`}
          aria-label={name ?? (count < 0 ? '−' : '+')}
          aria-labelledby={`${own}${count} ${ids.labelId}`}
          aria-controls={ids.controlId}
          {...(isAtEnd ? { 'aria-disabled': true } : {})}
          onMouseDown={keepFocus}
          onClick={(event) => {
            focusByMouse(event, ids.controlId)
            if (!isAtEnd) onStep(count)
          }}
        >
          <Icon glyph={glyph} size="chip" />
        </button>
      ))}
    </span>
  )
}

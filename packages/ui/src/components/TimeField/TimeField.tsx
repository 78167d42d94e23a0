import { useMemo, type KeyboardEvent } from 'react'
import { useUnreadable } from '../../entries/useUnreadable.ts'
import { formatByPattern, readPattern } from '../../locale/dates/datePattern.ts'
import { fromIsoTime, toIsoTime } from '../../locale/dates/plainDate.ts'
import { isTimePattern, readTime } from '../../locale/dates/readTime.ts'
import { DateHint } from '../DateField/DateHint.tsx'
import { useTypedValue, type Reading } from '../DateField/useTypedValue.ts'
import { visuallyHidden } from '../Button/parts.css.ts'
import { input } from '../Field/field.css.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { InputBox } from '../Field/InputBox.tsx'
import { useFieldIds } from '../Field/useFieldIds.ts'
import { useLightWords } from '../SomoProvider/useLightWords.ts'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { stepTime } from './stepTime.ts'
import type { TimeFieldProps } from './timeFieldTypes.ts'

const standard = 'HH:mm'

/** A time of day, typed in the person's own pattern: 930, 9:30 and 9.30 pm are all understood. */
export function TimeField(props: TimeFieldProps) {
  const { label, isLabelHidden = false, value, onChange, minuteStep = 5, isReadOnly = false, name } = props
  const { id, isRequired, disabledReason, description, errorMessage } = props
  const { show, read, hint } = useTimeReader(props)
  const typed = useTypedValue({ value, onChange, show, read })
  const ids = useFieldIds({
    id,
    isRequired,
    disabledReason,
    description: <DateHint description={description} hint={hint} />,
    errorMessage: typed.problem ?? errorMessage,
  })
  useUnreadable(ids.controlId, typed)
  const isFixed = isReadOnly || ids.isUnavailable
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') typed.leave()
    const step = stepOf(event)
    if (step === null || isFixed) return
    event.preventDefault()
    const element = event.currentTarget
    const caret = element.selectionStart
    const next = stepTime(value, step.unit, step.direction, minuteStep, props.minValue)
    if (read(show(next)).problem !== null) return
    typed.put(next)
    // The caret stays in the hours or minutes it was in, for the next arrow.
    requestAnimationFrame(() => element.setSelectionRange(caret, caret))
  }
  return (
    <FieldFrame component="TimeField" label={label} isLabelHidden={isLabelHidden} ids={ids}>
      <InputBox ids={ids} isReadOnly={isReadOnly}>
        <input
          {...ids.aria}
          ref={props.ref}
          type="text"
          className={input}
          data-part="input"
          autoComplete="off"
          spellCheck={false}
          autoFocus={props.autoFocus ?? false}
          value={typed.text}
          readOnly={isFixed}
          onChange={(event) => typed.type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            typed.leave()
            props.onBlur?.()
          }}
        />
        {/* Said once the person has gone on, because then nobody reads the field any more. */}
        <span className={visuallyHidden} role="status">
          {typed.problem}
        </span>
      </InputBox>
      {name === undefined ? null : <input type="hidden" name={name} value={value ?? ''} />}
    </FieldFrame>
  )
}

type Limits = Pick<TimeFieldProps, 'pattern' | 'minValue' | 'maxValue'>

/** How times are shown, read and told. Times of ISO 8601 sort as texts. */
function useTimeReader({ pattern = standard, minValue, maxValue }: Limits) {
  const locale = useUiLocale()
  const words = useLightWords()?.choosers
  return useMemo(() => {
    const parts = readPattern(isTimePattern(pattern) ? pattern : standard) ?? []
    const show = (time: string): string => {
      const read = fromIsoTime(time)
      return read === null ? time : formatByPattern(parts, read, locale)
    }
    const example = show('17:30')
    return {
      show,
      hint: words?.timeHint(example) ?? example,
      read(text: string): Reading {
        const time = readTime(text, locale)
        if (time === null) return { value: null, problem: words?.timeUnreadable(example) ?? example }
        const iso = toIsoTime(time)
        if (minValue !== undefined && iso < minValue)
          return { value: null, problem: words?.timeNotBefore(show(minValue)) ?? `≥ ${show(minValue)}` }
        if (maxValue !== undefined && iso > maxValue)
          return { value: null, problem: words?.timeNotAfter(show(maxValue)) ?? `≤ ${show(maxValue)}` }
        return { value: iso, problem: null }
      },
    }
  }, [pattern, minValue, maxValue, locale, words])
}

/** Arrows change what the caret stands in, hours or minutes; page keys always the hours. */
function stepOf({ key, currentTarget, altKey, ctrlKey, metaKey }: KeyboardEvent<HTMLInputElement>) {
  if (altKey || ctrlKey || metaKey) return null
  const direction = key === 'ArrowUp' || key === 'PageUp' ? 1 : key === 'ArrowDown' || key === 'PageDown' ? -1 : null
  if (direction === null) return null
  const hours = /^\d+/.exec(currentTarget.value)?.[0].length ?? 0
  const isInHours = key.startsWith('Page') || (hours <= 2 && (currentTarget.selectionStart ?? 0) <= hours)
  return { direction, unit: isInHours ? 'hour' : 'minute' } as const
}

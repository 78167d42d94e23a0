import { useRef, type Ref } from 'react'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import type { FieldProps } from '../Field/fieldTypes.ts'
import { useFieldIds } from '../Field/useFieldIds.ts'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { fill, mark as markClass, output, rail, range, scale, track } from './Slider.css.ts'

export interface SliderMark {
  readonly value: number
  /** Words below the place. @default the value as `formatValue` writes it */
  readonly label?: string
}

export interface SliderProps extends Omit<FieldProps, 'isRequired'> {
  readonly value: number
  /** Told with every step while it is dragged. */
  readonly onChange: (value: number) => void
  /** The thumb or the key that changed the value was let go: the moment to save. Not told where nothing changed. */
  readonly onChangeEnd?: (value: number) => void
  /** @default 0 */
  readonly min?: number
  /** @default 100 */
  readonly max?: number
  /** @default 1 */
  readonly step?: number
  /** The value as it is shown and read: "80 %". @default the number in the way of the language */
  readonly formatValue?: (value: number) => string
  /** Places of the scale that are drawn and named, besides both ends. */
  readonly marks?: readonly SliderMark[]
  readonly name?: string
  /** The input. */
  readonly ref?: Ref<HTMLInputElement>
}

/** A place on a scale, where nearly right is right. For an exact number use NumberField. */
export function Slider({
  label,
  isLabelHidden = false,
  value,
  onChange,
  onChangeEnd,
  min = 0,
  max = 100,
  step = 1,
  formatValue,
  marks = [],
  description,
  errorMessage,
  disabledReason,
  id,
  ...rest
}: SliderProps) {
  const locale = useUiLocale()
  const ids = useFieldIds({ id, description, errorMessage, disabledReason })
  const write = formatValue ?? ((number: number) => new Intl.NumberFormat(locale).format(number))
  const hasMoved = useRef(false)
  const finish = (end: number): void => {
    // Tab lets a key go here as well, and a press on the thumb moves nothing.
    if (!hasMoved.current) return
    hasMoved.current = false
    onChangeEnd?.(end)
  }
  const aside = (
    <output className={output} data-part="output" htmlFor={ids.controlId}>
      {write(value)}
    </output>
  )
  return (
    <FieldFrame component="Slider" label={label} isLabelHidden={isLabelHidden} ids={ids} labelAside={aside}>
      <div className={rail} data-part="rail" {...ids.edge}>
        <span className={track} data-part="track" />
        <span className={fill} data-part="fill" style={{ inlineSize: `${shareOf(value, min, max) * 100}%` }} />
        <input
          {...rest}
          {...ids.aria}
          className={range}
          data-part="input"
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={write(value)}
          onChange={(event) => {
            if (ids.isUnavailable) return
            hasMoved.current = true
            onChange(event.currentTarget.valueAsNumber)
          }}
          onPointerUp={(event) => finish(event.currentTarget.valueAsNumber)}
          onKeyUp={(event) => finish(event.currentTarget.valueAsNumber)}
        />
      </div>
      <Scale min={min} max={max} marks={marks} write={write} />
    </FieldFrame>
  )
}

/** How far along the scale a value lies, 0 to 1. */
const shareOf = (value: number, min: number, max: number): number =>
  max <= min ? 0 : (Math.min(Math.max(value, min), max) - min) / (max - min)

interface ScaleProps {
  readonly min: number
  readonly max: number
  readonly marks: readonly SliderMark[]
  readonly write: (value: number) => string
}

/** For the eyes: assistive technology reads the ends from the input. */
function Scale({ min, max, marks, write }: ScaleProps) {
  const ends = [min, max]
    .filter((end) => marks.every((mark) => mark.value !== end))
    .map((value): SliderMark => ({ value }))
  return (
    <div className={scale} data-part="scale" aria-hidden="true">
      {[...ends, ...marks].map(({ value, label }) => {
        const share = shareOf(value, min, max)
        const end = share === 0 ? { 'data-end': 'start' } : share === 1 ? { 'data-end': 'end' } : {}
        return (
          <span
            key={value}
            className={markClass}
            data-part="mark"
            {...end}
            {...(share === 1 ? {} : { style: { insetInlineStart: `${share * 100}%` } })}
          >
            <span>{label ?? write(value)}</span>
          </span>
        )
      })}
    </div>
  )
}

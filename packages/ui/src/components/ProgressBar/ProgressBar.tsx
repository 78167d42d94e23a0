import { useId, type Ref } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { formatPercent } from '../../locale/percent.ts'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { bar, head, label as labelClass, progress, valueText as valueClass } from './ProgressBar.css.ts'

export interface ProgressBarProps {
  /** What is under way: "Import of 214 people". */
  readonly label: string
  /** How much is done, from 0 to `max`; left out while nobody can say. */
  readonly value?: number
  /** @default 100 */
  readonly max?: number
  /** The value in words: "93 of 214 people, about 2 min left". @default the share in per cent; nothing while nobody can say */
  readonly valueText?: string
  /** The label stays for assistive technology only, where the place says it already. @default false */
  readonly isLabelHidden?: boolean
  readonly ref?: Ref<HTMLProgressElement>
}

/** How far something is that runs now. For a course use the progress ribbon, for a quantity with limits Meter, for a short wait Spinner. */
export function ProgressBar({ label, value, max = 100, valueText, isLabelHidden = false, ref }: ProgressBarProps) {
  const labelId = useId()
  const locale = useUiLocale()
  const share = value === undefined ? undefined : formatPercent(max === 0 ? 0 : value / max, locale)
  const words = valueText ?? share
  return (
    <div className={progress} data-component="ProgressBar">
      <div className={head}>
        <span className={isLabelHidden ? visuallyHidden : labelClass} id={labelId} data-part="label">
          {label}
        </span>
        {words === undefined ? null : (
          // Read with the bar.
          <span className={valueClass} aria-hidden="true" data-part="value">
            {words}
          </span>
        )}
      </div>
      <progress
        aria-labelledby={labelId}
        className={bar}
        max={max}
        aria-valuetext={words}
        data-part="bar"
        ref={ref}
        {...(value === undefined ? {} : { value })}
      />
    </div>
  )
}

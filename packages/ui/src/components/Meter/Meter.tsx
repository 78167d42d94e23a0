import { CircleAlert, CircleCheck, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useId, type Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { formatPercent } from '../../locale/percent.ts'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { head, label as labelClass, valueText as valueClass } from '../ProgressBar/ProgressBar.css.ts'
import { bar, mark as markClass, meter, scale, zone as zoneClass } from './Meter.css.ts'

/** `ok` where nothing is to be done, `warn` where it comes near, `bad` where it is reached. */
export const meterTones = ['ok', 'warn', 'bad'] as const
export type MeterTone = (typeof meterTones)[number]

/** One stretch of the scale, up to and with its end. */
export interface MeterZone {
  readonly upTo: number
  readonly tone: MeterTone
  /** What it means, in words: "nearly full". */
  readonly label: string
}

export interface MeterProps {
  /** What is measured: "Storage of the unit". */
  readonly label: string
  readonly value: number
  /** @default 0 */
  readonly min?: number
  /** @default 100 */
  readonly max?: number
  /** The value in words: "8.2 of 10 GB". @default the share in per cent */
  readonly valueText?: string
  /** In rising order; what lies above the last belongs to it. Without any the value has no judgement. */
  readonly zones?: readonly MeterZone[]
  /** A limit within the scale, drawn as a line across it; what it is stands in the words. */
  readonly mark?: number
  readonly ref?: Ref<HTMLMeterElement>
}

const glyphs: Readonly<Record<MeterTone, LucideIcon>> = { ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert }

/** A quantity within limits: storage, seats, a quota. For work that runs use ProgressBar, for a course the progress ribbon. */
export function Meter({ label, value, min = 0, max = 100, valueText, zones = [], mark, ref }: MeterProps) {
  const labelId = useId()
  const locale = useUiLocale()
  const zone = zones.find(({ upTo }) => value <= upTo) ?? zones.at(-1)
  const shareOf = (quantity: number): number =>
    max === min ? 0 : Math.min(1, Math.max(0, (quantity - min) / (max - min)))
  const share = shareOf(value)
  const words = valueText ?? formatPercent(share, locale)
  return (
    <div className={meter} data-component="Meter" data-tone={zone?.tone}>
      <div className={head}>
        <span className={labelClass} id={labelId} data-part="label">
          {label}
        </span>
        <span className={valueClass} aria-hidden="true" data-part="value">
          {words}
        </span>
      </div>
      <div className={scale}>
        <meter
          aria-labelledby={labelId}
          className={bar({ tone: zone?.tone ?? 'none' })}
          style={{ backgroundSize: `${share * 100}% 100%` }}
          min={min}
          max={max}
          value={value}
          aria-valuetext={zone === undefined ? words : `${words}, ${zone.label}`}
          data-part="bar"
          ref={ref}
        />
        {mark === undefined ? null : (
          <span className={markClass} style={{ insetInlineStart: `${shareOf(mark) * 100}%` }} data-part="mark" />
        )}
      </div>
      {zone === undefined ? null : (
        <span className={zoneClass({ tone: zone.tone })} aria-hidden="true" data-part="zone">
          <Icon glyph={glyphs[zone.tone]} size="chip" />
          {zone.label}
        </span>
      )}
    </div>
  )
}

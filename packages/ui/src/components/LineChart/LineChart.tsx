import { useState, type KeyboardEvent, type PointerEvent, type ReactNode, type Ref } from 'react'
import { apart, shownLabels, topOf } from './chartScale.ts'
import * as styles from './LineChart.css.ts'

export interface ChartPoint {
  /** Below the axis: "W42". */
  readonly label: string
  /** All its values in words, for the line below the chart and for screen readers: "Week of 12 Oct: 41 starts, 30 completions". */
  readonly text: string
}

export interface ChartLine {
  /** Told apart from the other line. */
  readonly id: string
  /** One value a point. */
  readonly values: readonly number[]
  /** At its end, with the last value: "39 starts". */
  readonly endLabel: string
  /** `main` is solid and strong, `other` dashed. */
  readonly look: 'main' | 'other'
}

export interface ChartMark {
  /** Where it stands: 0 at the first point, 1 at the second; also between two. */
  readonly at: number
  /** "Version 7, 12 Oct". */
  readonly label: string
}

export interface LineChartProps {
  /** Names the chart: "Starts and completions by week". */
  readonly label: string
  readonly points: readonly ChartPoint[]
  /** One or two lines over the same points. */
  readonly lines: readonly ChartLine[]
  readonly marks?: readonly ChartMark[]
  /** A number of the scale in the person's language. */
  readonly formatValue: (value: number) => string
  /** Below the chart until a point is chosen: how to read it. */
  readonly hint: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

const height = 232
const labelHeight = 18

/** Counts over time as one or two lines from 0. The arrow keys go through the points; the same numbers belong in a table beside it. */
export function LineChart({ label, points, lines, marks = [], formatValue, hint, ref }: LineChartProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const last = points.length - 1
  const top = topOf(lines.flatMap(({ values }) => values))
  const acrossOf = (place: number): number => (last <= 0 ? 50 : (100 * place) / last)
  const downOf = (value: number): number => 100 - (100 * value) / top
  const place = chosen === null ? last : Math.min(chosen, last)
  const shown = shownLabels(points.length)
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextPlace(event.key, place, last)
    if (next === null) return
    event.preventDefault()
    setChosen(next)
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width > 0) setChosen(Math.max(0, Math.min(last, Math.round(((event.clientX - left) / width) * last))))
  }
  return (
    <div className={styles.root} data-component="LineChart" ref={ref}>
      <div className={styles.frame}>
        <div
          className={styles.plot}
          style={{ blockSize: height }}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, last)}
          aria-valuenow={place}
          aria-valuetext={points[place]?.text ?? ''}
          aria-orientation="horizontal"
          onKeyDown={onKeyDown}
          onPointerMove={onPointerMove}
          onPointerDown={onPointerMove}
          data-part="plot"
        >
          {[0, top / 2, top].map((value) => (
            <span
              key={value}
              className={styles.scale}
              style={{ insetBlockStart: `${downOf(value)}%` }}
              aria-hidden="true"
            >
              {formatValue(value)}
            </span>
          ))}
          <Drawing
            lines={lines}
            marks={marks}
            top={top}
            acrossOf={acrossOf}
            downOf={downOf}
            cursor={chosen === null ? null : place}
          />
          {marks.map(({ at, label: name }) => (
            <span
              key={name}
              className={styles.markLabel[acrossOf(at) > 50 ? 'before' : 'behind']}
              style={{ insetInlineStart: `${acrossOf(at)}%` }}
              aria-hidden="true"
            >
              {name}
            </span>
          ))}
          <Ends lines={lines} place={place} isChosen={chosen !== null} acrossOf={acrossOf} downOf={downOf} />
        </div>
        {points.map((point, index) =>
          shown.has(index) ? (
            <span
              key={point.text}
              className={styles.pointLabel}
              style={{ insetInlineStart: `${acrossOf(index)}%` }}
              aria-hidden="true"
            >
              {point.label}
            </span>
          ) : null,
        )}
      </div>
      <p className={styles.words} data-part="words">
        {chosen === null ? hint : (points[place]?.text ?? hint)}
      </p>
    </div>
  )
}

interface DrawingProps {
  readonly lines: readonly ChartLine[]
  readonly marks: readonly ChartMark[]
  readonly top: number
  /** The point that is chosen. */
  readonly cursor: number | null
  readonly acrossOf: (place: number) => number
  readonly downOf: (value: number) => number
}

/** The grid, the marks and the lines, stretched over the plot. */
const Drawing = ({ lines, marks, top, cursor, acrossOf, downOf }: DrawingProps) => (
  <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path className={styles.grid} d={`M0 ${downOf(top)}H100M0 ${downOf(top / 2)}H100`} />
    <path className={styles.base} d="M0 100H100" />
    {marks.map(({ at, label: name }) => (
      <path key={name} className={styles.mark} d={`M${acrossOf(at)} 0V100`} />
    ))}
    {cursor === null ? null : <path className={styles.cursor} d={`M${acrossOf(cursor)} 0V100`} />}
    {lines.map(({ id, values, look }) => (
      <polyline
        key={id}
        className={styles.line[look]}
        points={values.map((value, index) => `${acrossOf(index)},${downOf(value)}`).join(' ')}
      />
    ))}
  </svg>
)

function nextPlace(key: string, place: number, last: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, place - 1)
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, place + 1)
  if (key === 'Home') return 0
  return key === 'End' ? last : null
}

interface EndsProps {
  readonly lines: readonly ChartLine[]
  readonly place: number
  readonly isChosen: boolean
  readonly acrossOf: (place: number) => number
  readonly downOf: (value: number) => number
}

/** A dot at the chosen point of each line, and what the line is called at its end. */
function Ends({ lines, place, isChosen, acrossOf, downOf }: EndsProps) {
  const inPx = (line: ChartLine | undefined): number => (downOf(line?.values.at(-1) ?? 0) * height) / 100
  const [one, two] = apart([inPx(lines[0]), inPx(lines[1])], lines.length > 1 ? labelHeight : 0)
  return lines.map(({ id, values, look, endLabel }, index) => (
    <span key={id} aria-hidden="true">
      <span
        className={styles.dot[look]}
        style={{
          insetInlineStart: `${acrossOf(isChosen ? place : values.length - 1)}%`,
          insetBlockStart: `${downOf(values[isChosen ? place : values.length - 1] ?? 0)}%`,
        }}
      />
      <span className={styles.endLabel[look]} style={{ insetBlockStart: index === 0 ? one : two }} data-part="end">
        {endLabel}
      </span>
    </span>
  ))
}

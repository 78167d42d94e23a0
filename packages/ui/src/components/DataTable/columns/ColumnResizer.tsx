import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { visuallyHidden } from '../../Button/parts.css.ts'
import { isRightToLeft } from '../grid/gridDom.ts'
import type { DrawnColumn, GridWords } from '../grid/gridTypes.ts'
import { resizer } from './Head.css.ts'
import { columnVariable } from './drawColumns.ts'

export interface ColumnResizerProps<Row> {
  readonly drawn: DrawnColumn<Row>
  readonly place: number
  readonly words: GridWords
  /** Takes the width in px, once, when the person is done. */
  readonly onResize: (columnId: string, width: number) => void
}

/** px that one press of an arrow changes the width by, and with Shift. */
const keyStep = { plain: 10, shifted: 50 } as const

interface Pull {
  readonly table: HTMLTableElement
  /** The width it began with, and the pointer's place then, in px. */
  readonly width: number
  readonly at: number
  /** The value of the column's property then; '' for none. */
  readonly before: string
  /** The width it has now, as soon as it has it: a quick pull ends before it is drawn. */
  now: number | null
}

const beginPull = (handle: Element, at: number, place: number): Pull | null => {
  const cell = handle.closest('th')
  const table = handle.closest('table')
  return cell === null || table === null
    ? null
    : { table, width: cell.offsetWidth, at, before: table.style.getPropertyValue(columnVariable(place)), now: null }
}

interface ColumnPull {
  /** px while it is pulled, else null. */
  readonly now: number | null
  /** px as drawn when the handle was focused, with the column's share of the spare width; null once a width is set. */
  readonly drawnWidth: number | null
  readonly measure: (handle: Element) => void
  readonly begin: (handle: Element, at: number) => Pull | null
  /** Where the pointer is now, in px. */
  readonly follow: (at: number) => void
  readonly show: (width: number) => void
  readonly end: (isConfirmed: boolean) => void
}

/** Pulls a column: only a custom property of the table changes meanwhile, so that no row is drawn; the layout learns of it at the end. */
function useColumnPull<Row>({
  drawn: { column, least },
  place,
  onResize,
}: Omit<ColumnResizerProps<Row>, 'words'>): ColumnPull {
  const pull = useRef<Pull | null>(null)
  const [now, setNow] = useState<number | null>(null)
  const [drawnWidth, setDrawnWidth] = useState<number | null>(null)
  const show = (wanted: number): void => {
    const next = Math.round(Math.min(Math.max(wanted, least), column.width?.max ?? Number.POSITIVE_INFINITY))
    if (pull.current !== null) {
      pull.current.table.style.setProperty(columnVariable(place), `${next}px`)
      pull.current.now = next
    }
    setNow(next)
  }
  return {
    now,
    drawnWidth,
    show,
    measure: (handle) => setDrawnWidth(handle.closest('th')?.offsetWidth ?? null),
    begin(handle, at) {
      pull.current = beginPull(handle, at, place)
      return pull.current
    },
    follow(at) {
      if (pull.current === null) return
      const way = at - pull.current.at
      show(pull.current.width + (isRightToLeft(pull.current.table) ? -way : way))
    },
    end(isConfirmed) {
      const begun = pull.current
      pull.current = null
      setNow(null)
      if (begun === null || begun.now === null) return
      if (isConfirmed) {
        setDrawnWidth(null)
        return onResize(column.id, begun.now)
      }
      // An empty value takes the property away.
      begun.table.style.setProperty(columnVariable(place), begun.before)
    },
  }
}

/** The resize handle of a column header: a movable separator (APG, window splitter). */
export function ColumnResizer<Row>(props: ColumnResizerProps<Row>) {
  const { drawn, words } = props
  const hintId = useId()
  const { now, drawnWidth, measure, begin, follow, show, end } = useColumnPull(props)
  const { column, least, width } = drawn
  const most = column.width?.max ?? null
  const onPointerDown = (event: PointerEvent<HTMLSpanElement>): void => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    begin(event.currentTarget, event.clientX)
  }
  const onPointerMove = (event: PointerEvent<HTMLSpanElement>): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event.clientX)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLSpanElement>): void => {
    const command = resizeKey(event, { least, most, now })
    if (command === null) return
    event.preventDefault()
    if (typeof command === 'number') show(command)
    else if (command === 'begin') show(begin(event.currentTarget, 0)?.width ?? least)
    else end(command === 'keep')
  }
  return (
    <>
      <span
        className={resizer}
        role="separator"
        tabIndex={-1}
        data-part="resizer"
        data-resizing={now === null ? undefined : ''}
        aria-orientation="vertical"
        aria-label={words.resize(column.label)}
        aria-describedby={hintId}
        {...valueOf(now ?? drawnWidth ?? width ?? least, least, most, words)}
        onFocus={(event) => measure(event.currentTarget)}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => end(true)}
        onPointerCancel={() => end(false)}
        onKeyDown={onKeyDown}
        onBlur={() => end(true)}
      />
      <span className={visuallyHidden} id={hintId}>
        {words.resizeHint}
      </span>
    </>
  )
}

const valueOf = (now: number, least: number, most: number | null, words: GridWords) => ({
  'aria-valuemin': least,
  'aria-valuemax': most ?? undefined,
  'aria-valuenow': now,
  'aria-valuetext': words.pixels(now),
})

interface KeyBounds {
  readonly least: number
  readonly most: number | null
  readonly now: number | null
}

/** What a key does to the width: begins, keeps, drops, or a new width in px; null leaves the key to the grid. */
const resizeKey = (
  event: KeyboardEvent<HTMLSpanElement>,
  { least, most, now }: KeyBounds,
): 'begin' | 'keep' | 'drop' | number | null => {
  if (now === null) return event.key === 'Enter' ? 'begin' : null
  const step = event.shiftKey ? keyStep.shifted : keyStep.plain
  const forward = isRightToLeft(event.currentTarget) ? -step : step
  switch (event.key) {
    case 'Enter':
    case ' ':
      return 'keep'
    case 'Escape':
      return 'drop'
    case 'ArrowRight':
      return now + forward
    case 'ArrowLeft':
      return now - forward
    case 'Home':
      return least
    case 'End':
      return most
    default:
      return null
  }
}

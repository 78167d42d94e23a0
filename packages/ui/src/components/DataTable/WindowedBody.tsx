import { useRef, type ReactNode } from 'react'
import { drawRow, type BodyProps } from './Body.tsx'
import { body as bodyClass, gap as gapClass } from './DataTable.css.ts'
import type { Stretch } from './rowWindow.ts'
import { useRowWindow } from './useRowWindow.ts'

export type { Reveal } from './useRowWindow.ts'

/** Those of many rows that are in view; never imported directly, so that it stays in a chunk of its own (useRowWindowing). */
export function WindowedBody<Row>(props: BodyProps<Row>) {
  const { rows, memory, reveal, frame } = props
  const element = useRef<HTMLTableSectionElement>(null)
  const stretches = useRowWindow({ rows, bodyRef: element, memory, reveal })
  return (
    <tbody className={bodyClass} role="rowgroup" ref={element}>
      {stretches.flatMap((stretch) => drawStretch(props, stretch, frame.cellCount))}
    </tbody>
  )
}

function drawStretch<Row>(props: BodyProps<Row>, stretch: Stretch, cellCount: number): readonly ReactNode[] {
  if ('gap' in stretch) {
    return [
      <tr key={`gap ${stretch.from === 0 ? 'start' : stretch.from}`} className={gapClass} aria-hidden="true">
        <td colSpan={cellCount} style={{ blockSize: stretch.gap }} />
      </tr>,
    ]
  }
  return props.rows.slice(stretch.from, stretch.to).map((row, offset) => drawRow(props, row, stretch.from + offset))
}

import { Skeleton } from '../../Skeleton/Skeleton.tsx'
import { body } from '../DataTable.css.ts'
import type { GridFrame } from '../grid/gridTypes.ts'
import { row, skeletonBar, skeletonCell, toolCell } from '../grid/Row.css.ts'

/** One entry a row: the width of its bars in percent of the column. */
const widths = [62, 80, 54, 71, 66] as const

/** Placeholder rows while data loads. Hidden from screen readers: the live region announces loading. */
export function SkeletonBody<Row>({ frame }: { readonly frame: GridFrame<Row> }) {
  return (
    <tbody className={body} aria-hidden="true" data-part="skeleton">
      {widths.map((width, line) => (
        <tr key={width} className={row}>
          {Array.from({ length: frame.cellCount }, (_, place) => {
            const column = frame.columns[place - frame.firstPlace]
            return (
              <td
                key={place}
                className={column?.cellClass ?? (place === 0 && frame.hasSelect ? toolCell.select : skeletonCell)}
                data-label={column?.column.label}
              >
                {column === undefined ? null : (
                  <span className={skeletonBar}>
                    <Skeleton width={`${(widths[(line + place) % widths.length] ?? width) - place * 4}%`} />
                  </span>
                )}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}

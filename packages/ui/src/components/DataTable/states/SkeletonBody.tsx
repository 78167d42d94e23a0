import { Skeleton } from '../../Skeleton/Skeleton.tsx'
import { body } from '../DataTable.css.ts'
import type { GridFrame } from '../grid/gridTypes.ts'
import { row, skeletonBar, skeletonCell, toolCell } from '../grid/Row.css.ts'

/** How many rows, and how wide their bars are in percent of the column: as uneven as words are. */
const widths = [62, 80, 54, 71, 66] as const

/** The place of rows that are on their way; the head stays. Not read: the table's announcement says it. */
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

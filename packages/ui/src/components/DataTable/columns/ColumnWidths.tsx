import { memo } from 'react'
import type { GridFrame } from '../grid/gridTypes.ts'
import { columnVariable, toolWidths } from './drawColumns.ts'

const PlainColumnWidths = <Row,>({ frame }: { readonly frame: GridFrame<Row> }) => (
  <colgroup>
    {frame.hasSelect ? <col style={{ inlineSize: toolWidths.select }} /> : null}
    {frame.hasExpander ? <col style={{ inlineSize: toolWidths.expander }} /> : null}
    {frame.columns.map(({ column }, place) => (
      <col key={column.id} style={{ inlineSize: `var(${columnVariable(frame.firstPlace + place)}, auto)` }} />
    ))}
    {frame.hasMenu ? <col style={{ inlineSize: toolWidths.menu }} /> : null}
  </colgroup>
)

/** The widths of all columns, in one place for head and rows. memo forgets that a component is generic; the props are the same. */
export const ColumnWidths = memo(PlainColumnWidths) as typeof PlainColumnWidths

import { useMemo } from 'react'
import type { Column, TableLayout } from '../dataTableTypes.ts'
import type { GridFrame } from './gridTypes.ts'
import { drawColumns, tableStyle, toolWidths } from '../columns/drawColumns.ts'
import { placeColumns } from '../columns/tableLayout.ts'

export interface GridFrameInput<Row> {
  readonly columns: readonly Column<Row>[]
  readonly layout: TableLayout | undefined
  readonly hasSelect: boolean
  readonly hasExpander: boolean
  readonly hasMenu: boolean
}

/** The columns of a grid; the same object as long as nothing about them changes, because every row compares it. */
export const useGridFrame = <Row>({
  columns,
  layout,
  hasSelect,
  hasExpander,
  hasMenu,
}: GridFrameInput<Row>): GridFrame<Row> =>
  useMemo(() => {
    const firstPlace = Number(hasSelect) + Number(hasExpander)
    const toolsWidth = (hasSelect ? toolWidths.select : 0) + (hasExpander ? toolWidths.expander : 0)
    const drawn = drawColumns(placeColumns(columns, layout), toolsWidth, firstPlace)
    const tools = { hasSelect, hasExpander, hasMenu, firstPlace }
    const style = tableStyle({ columns: drawn, ...tools })
    return { columns: drawn, ...tools, cellCount: firstPlace + drawn.length + Number(hasMenu), style }
  }, [columns, layout, hasSelect, hasExpander, hasMenu])

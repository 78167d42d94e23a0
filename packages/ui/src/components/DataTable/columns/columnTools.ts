import { columnSections, type ColumnMenuInput } from './columnMenu.tsx'
import type { DataTableProps } from '../dataTableTypes.ts'
import type { GridMenuContent } from '../menu/GridMenu.tsx'
import { isRightToLeft } from '../grid/gridDom.ts'
import { resizeColumn } from './layoutChanges.ts'
import { layoutOf } from './tableLayout.ts'

// The chunk for arranging columns. Never import it statically: useColumnTools loads it lazily.
export { ColumnResizer } from './ColumnResizer.tsx'

export interface ColumnToolsInput<Row> extends Pick<
  ColumnMenuInput<Row>,
  'placed' | 'words' | 'say' | 'onLayoutChange'
> {
  readonly props: DataTableProps<Row>
}

/** What the menu in a column's head holds at the moment it is opened. */
export const columnMenuOf = <Row>(
  { props, ...input }: ColumnToolsInput<Row>,
  trigger: HTMLElement,
): GridMenuContent => {
  const { columns, layout = layoutOf(columns), onSortChange } = props
  return {
    label: input.words.columnMenu(input.placed.column.label),
    sections: columnSections({ ...input, columns, layout, onSortChange, isRightToLeft: isRightToLeft(trigger) }),
    trigger,
  }
}

/** Tells the layout of a column's new width in px. */
export const tellWidth = <Row>(
  { columns, layout = layoutOf(columns), onLayoutChange }: DataTableProps<Row>,
  columnId: string,
  width: number,
): void => {
  const column = columns.find(({ id }) => id === columnId)
  if (column !== undefined) onLayoutChange?.(resizeColumn(layout, column, width))
}

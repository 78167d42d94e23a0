import { columnSections, type ColumnMenuInput } from './columnMenu.tsx'
import type { DataTableProps } from './dataTableTypes.ts'
import type { GridMenuContent } from './GridMenu.tsx'
import { isRightToLeft } from './gridDom.ts'
import { layoutOf } from './tableLayout.ts'

export interface ColumnToolsInput<Row> extends Pick<ColumnMenuInput<Row>, 'placed' | 'words' | 'say' | 'onLayoutChange'> {
  readonly props: DataTableProps<Row>
}

/** What the menu in a column's head holds at the moment it is opened. */
export const columnMenuOf = <Row>({ props, ...input }: ColumnToolsInput<Row>, trigger: HTMLElement): GridMenuContent => {
  const { columns, layout = layoutOf(columns), onSortChange } = props
  return {
    label: input.words.columnMenu(input.placed.column.label),
    sections: columnSections({ ...input, columns, layout, onSortChange, isRightToLeft: isRightToLeft(trigger) }),
    trigger,
  }
}

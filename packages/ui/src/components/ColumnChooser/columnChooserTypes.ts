import type { Column, TableLayout } from '../DataTable/dataTableTypes.ts'

export interface ColumnChooserProps<Row> {
  /** The table's own columns. */
  readonly columns: readonly Column<Row>[]
  /** The table's layout. @default every column, as given */
  readonly layout?: TableLayout
  /** In force at once; the same function the table has. */
  readonly onLayoutChange: (layout: TableLayout) => void
}

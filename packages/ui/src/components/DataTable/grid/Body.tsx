import type { DataTableProps, Selected } from '../dataTableTypes.ts'
import type { GridFrame, GridWords } from './gridTypes.ts'
import { body as bodyClass } from '../DataTable.css.ts'
import { Row } from './Row.tsx'
import { isSelected, nothingSelected } from '../selection/tableSelection.ts'

export interface BodyProps<Row> extends Pick<DataTableProps<Row>, 'rows' | 'rowId'> {
  readonly rowHref: DataTableProps<Row>['rowHref'] | undefined
  readonly detail: DataTableProps<Row>['detail'] | undefined
  readonly frame: GridFrame<Row>
  readonly words: GridWords
  readonly selected: Selected | undefined
  readonly openRowId: string | null
  readonly expandedIds: ReadonlySet<string> | undefined
  readonly canOpen: boolean
  readonly hasRowMenu: DataTableProps<Row>['hasRowMenu'] | undefined
  readonly rowLabel: (row: Row) => string
}

/** The table body with all rows of the page. */
export function Body<Row>(props: BodyProps<Row>) {
  const { rows, selected = nothingSelected, openRowId, expandedIds, rowId, detail, hasRowMenu, ...rest } = props
  return (
    <tbody className={bodyClass} role="rowgroup">
      {rows.map((row) => {
        const id = rowId(row)
        return (
          <Row
            key={id}
            row={row}
            id={id}
            frame={rest.frame}
            words={rest.words}
            isSelected={isSelected(selected, id)}
            isOpen={id === openRowId}
            canOpen={rest.canOpen}
            hasMenu={hasRowMenu?.(row) ?? true}
            rowLabel={rest.rowLabel}
            rowHref={rest.rowHref}
            detail={expandedIds?.has(id) === true ? detail : undefined}
          />
        )
      })}
    </tbody>
  )
}

import type { ReactNode, Ref, RefObject } from 'react'
import type { DataTableProps, Selected } from './dataTableTypes.ts'
import type { GridMemory } from './gridMemory.ts'
import type { GridFrame, GridWords } from './gridTypes.ts'
import { body as bodyClass } from './DataTable.css.ts'
import { Row } from './Row.tsx'
import { isSelected, nothingSelected } from './tableSelection.ts'
import type { TreeLine } from './treeLines.ts'
import type { Reveal } from './WindowedBody.tsx'

export interface BodyProps<Row> extends Pick<DataTableProps<Row>, 'rowId'> {
  readonly rowHref: DataTableProps<Row>['rowHref'] | undefined
  readonly detail: DataTableProps<Row>['detail'] | undefined
  readonly rows: readonly Row[]
  /** What each row is in a tree, in the same order; null for tables without. */
  readonly lines: readonly TreeLine<Row>[] | null
  readonly frame: GridFrame<Row>
  readonly words: GridWords
  readonly memory: RefObject<GridMemory>
  readonly reveal: Ref<Reveal>
  readonly isWindowed: boolean
  readonly selected: Selected | undefined
  readonly openRowId: string | null
  readonly expandedIds: ReadonlySet<string>
  readonly canOpen: boolean
  readonly hasRowMenu: DataTableProps<Row>['hasRowMenu'] | undefined
  readonly rowLabel: (row: Row) => string
}

/** All rows. */
export function Body<Row>(props: BodyProps<Row>) {
  return (
    <tbody className={bodyClass} role="rowgroup">
      {props.rows.map((row, line) => drawRow(props, row, line))}
    </tbody>
  )
}

/** The row of a line, with a key. */
export function drawRow<Row>(props: BodyProps<Row>, row: Row, line: number): ReactNode {
  const {
    lines,
    frame,
    words,
    isWindowed,
    openRowId,
    expandedIds,
    canOpen,
    hasRowMenu,
    rowId,
    rowLabel,
    rowHref,
    detail,
  } = props
  const id = rowId(row)
  const branch = lines?.[line]
  return (
    <Row
      key={id}
      row={row}
      id={id}
      frame={frame}
      words={words}
      isSelected={isSelected(props.selected ?? nothingSelected, id)}
      isOpen={id === openRowId}
      // The head is the first row.
      place={isWindowed ? line + 2 : null}
      expansion={branch?.expansion ?? null}
      level={branch?.level ?? null}
      position={branch?.position ?? null}
      setSize={branch?.setSize ?? null}
      canOpen={canOpen}
      hasMenu={hasRowMenu?.(row) ?? true}
      rowLabel={rowLabel}
      rowHref={rowHref}
      detail={lines === null && expandedIds.has(id) ? detail : undefined}
    />
  )
}

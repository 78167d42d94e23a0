import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react'
import { memo } from 'react'
import { Icon } from '../../Icon/Icon.tsx'
import type { SortDirection } from '../dataTableTypes.ts'
import type { DrawnColumn, GridWords } from '../grid/gridTypes.ts'
import { columnMenu, headContent, headLabel, sortButton } from './Head.css.ts'
import type { ColumnTools } from './useColumnTools.ts'

export interface HeadCellProps<Row> {
  readonly drawn: DrawnColumn<Row>
  /** Index among all columns of the grid, from 0. */
  readonly place: number
  readonly words: GridWords
  /** How the table is sorted by this column. */
  readonly direction: SortDirection | null
  /** Whether it has a menu and can be resized. */
  readonly isArrangeable: boolean
  /** Null until they are here. */
  readonly tools: ColumnTools | null
  /** Takes the width in px; the same function for as long as the table is mounted. */
  readonly onResize: (columnId: string, width: number) => void
}

/** A column header: sorts, opens the column menu (both through the grid's handlers) and resizes at its end. */
function PlainHeadCell<Row>({ drawn, place, words, direction, isArrangeable, tools, onResize }: HeadCellProps<Row>) {
  const { column, headClass, style } = drawn
  return (
    <th
      className={headClass}
      style={style}
      scope="col"
      role="columnheader"
      data-column={column.id}
      aria-sort={column.isSortable === true ? (direction ?? 'none') : undefined}
      // Else the names of its tools would be read with each cell of the column.
      aria-label={isArrangeable ? column.label : undefined}
    >
      <span className={headContent}>
        {column.isSortable === true ? (
          <button className={sortButton} type="button" tabIndex={-1} data-part="sort">
            {column.label}
            {direction === null ? null : <Icon glyph={direction === 'ascending' ? ArrowUp : ArrowDown} size="inline" />}
          </button>
        ) : (
          <span className={headLabel}>{column.label}</span>
        )}
        {isArrangeable ? (
          <button
            className={columnMenu}
            type="button"
            tabIndex={-1}
            data-part="columnMenu"
            aria-haspopup="menu"
            aria-expanded={false}
            aria-label={words.columnMenu(column.label)}
          >
            <Icon glyph={ChevronDown} size="inline" />
          </button>
        ) : null}
      </span>
      {tools === null ? null : <tools.ColumnResizer drawn={drawn} place={place} words={words} onResize={onResize} />}
    </th>
  )
}

/** memo forgets that a component is generic; the props are the same. */
export const HeadCell = memo(PlainHeadCell) as typeof PlainHeadCell

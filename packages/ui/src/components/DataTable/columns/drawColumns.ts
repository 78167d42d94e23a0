import type { CSSProperties } from 'react'
import { cx } from '../../../theme/cx.ts'
import { headCell, headEnd, headPinned } from './Head.css.ts'
import { captionWidth } from './captionWidth.ts'
import { cellOnCard } from '../cells/cardCells.css.ts'
import { cell, cellAlign, pinned, pinnedEnd, rowHeaderCell } from '../grid/Row.css.ts'
import type { DrawnColumn, GridFrame } from '../grid/gridTypes.ts'
import type { PlacedColumn } from './tableLayout.ts'

/** The custom property with the width of the column at an index. */
export const columnVariable = (place: number): `--somo-column-${number}` => `--somo-column-${place}`

/** Widths in px of the tool columns that the grid adds. */
export const toolWidths = { select: 36, expander: 36, menu: 48 } as const

const isStart = (align: string | undefined): boolean => align === undefined || align === 'start'

/** Class names and sticky insets of the columns, computed once for all rows. `firstPlace` tool columns come before them. */
export const drawColumns = <Row>(
  columns: readonly PlacedColumn<Row>[],
  toolsWidth: number,
  firstPlace: number,
): readonly DrawnColumn<Row>[] => {
  let before = `${toolsWidth}px`
  return columns.map((placed, index) => {
    const { column, isPinned } = placed
    const style: CSSProperties | undefined = isPinned ? { insetInlineStart: `calc(${before})` } : undefined
    before += ` + var(${columnVariable(firstPlace + index)}, 0px)`
    const align = isStart(column.align) ? undefined : cellAlign[column.align ?? 'start']
    const onCard = cellOnCard[column.onCard ?? (column.isRowHeader === true ? 'title' : 'fact')]
    const isHeader = column.isRowHeader === true
    const isLastPinned = isPinned && columns[index + 1]?.isPinned !== true
    return {
      ...placed,
      cellClass: cx(cell, align, isHeader && rowHeaderCell, onCard, isPinned && pinned, isLastPinned && pinnedEnd),
      headClass: cx(headCell, align !== undefined && headEnd, isPinned && headPinned, isLastPinned && pinnedEnd),
      style,
    }
  })
}

type TableVariables = Record<
  `--somo-${'table-size' | 'table-least' | 'spare' | 'pinned' | 'expander-start' | 'caption' | `column-${number}`}`,
  string
>

/** The column widths as custom properties, and the width below which the table scrolls horizontally. */
export const tableStyle = <Row>({
  columns,
  firstPlace,
  hasSelect,
  hasExpander,
  hasMenu,
}: Omit<GridFrame<Row>, 'style' | 'cellCount'>): CSSProperties => {
  const flexible = columns.filter(({ width }) => width === null)
  // Columns without a width share the rest evenly, so each gets at least the minimum of the widest of them.
  const share = Math.max(0, ...flexible.map(({ least }) => least))
  const widthOf = (place: number): string => `var(${columnVariable(firstPlace + place)}, ${share}px)`
  const before = (hasSelect ? toolWidths.select : 0) + (hasExpander ? toolWidths.expander : 0)
  const least = [`${before + (hasMenu ? toolWidths.menu : 0)}px`, ...columns.map((_, place) => widthOf(place))]
  const pinnedWidths = columns.flatMap(({ isPinned }, place) => (isPinned ? [widthOf(place)] : []))
  const variables: CSSProperties & Partial<TableVariables> = {
    '--somo-table-least': `calc(${least.join(' + ')})`,
    '--somo-caption': Math.max(
      0,
      ...columns.map(({ column }) =>
        (column.onCard ?? 'fact') === 'fact' && column.isRowHeader !== true ? captionWidth(column.label) : 0,
      ),
    ).toFixed(2),
    '--somo-expander-start': hasSelect ? `${toolWidths.select}px` : '0px',
    ...(flexible.length === 0 ? { '--somo-table-size': 'var(--somo-table-least)' } : {}),
    ...(pinnedWidths.length === 0 ? {} : { '--somo-pinned': `calc(${[`${before}px`, ...pinnedWidths].join(' + ')})` }),
  }
  const shares = sharesOf(columns)
  columns.forEach(({ width }, place) => {
    const part = shares[place] ?? 0
    if (width !== null)
      variables[columnVariable(firstPlace + place)] =
        part === 0 ? `${width}px` : `calc(${width}px + ${part.toFixed(4)} * var(--somo-spare))`
  })
  const fixed = columns.reduce((sum, { width }) => sum + (width ?? share), before + (hasMenu ? toolWidths.menu : 0))
  variables['--somo-spare'] = `max(0px, 100cqi - ${fixed}px)`
  return variables
}

/** The weight of a column when the spare width is shared: names most, numbers least. */
function weightOf<Row>({ column, width }: DrawnColumn<Row>): number {
  if (width === null) return 2
  if (column.width?.grows === false) return 0
  return isStart(column.align) ? 1 : 0.5
}

/**
 * The part of the spare width that goes to each column with a width of its own; columns without one take the rest. A width
 * that a person has set stays. Without a column that takes the rest the table is as wide as its columns.
 */
function sharesOf<Row>(columns: readonly DrawnColumn<Row>[]): readonly number[] {
  if (columns.every(({ width }) => width !== null)) return []
  const whole = columns.reduce((sum, drawn) => sum + (drawn.isSet ? 0 : weightOf(drawn)), 0)
  return columns.map((drawn) => (drawn.isSet || drawn.width === null ? 0 : weightOf(drawn) / whole))
}

import { ChevronRight, EllipsisVertical } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { cx } from '../../../theme/cx.ts'
import { tick } from '../../Checkbox/Checkbox.css.ts'
import { boxed, drawing } from '../../Field/choice.css.ts'
import { Icon } from '../../Icon/Icon.tsx'
import type { DrawnColumn, GridFrame, GridWords } from './gridTypes.ts'
import {
  box,
  detailCell,
  detailRow,
  longText,
  opener,
  reach as reachClass,
  row as rowClass,
  toolCell,
} from './Row.css.ts'
import { chevron, expander, menuButton } from './rowButtons.css.ts'

export interface RowProps<Row> {
  readonly row: Row
  readonly id: string
  readonly frame: GridFrame<Row>
  readonly words: GridWords
  readonly isSelected: boolean
  readonly isOpen: boolean
  readonly canOpen: boolean
  /** The cell of its menu holds the button; where the table has no such cells it says nothing. */
  readonly hasMenu: boolean
  readonly rowLabel: (row: Row) => string
  readonly rowHref: ((row: Row) => string) | undefined
  /** Given while the row's detail is shown. */
  readonly detail: ((row: Row) => ReactNode) | undefined
}

const boxClass = cx(drawing, boxed, tick, box)
/** Presses are answered by the grid's one handler; React wants one on an input it controls. */
const answeredByTheGrid = (): void => undefined
const menuGlyph = <Icon glyph={EllipsisVertical} />
const openReach = <span className={reachClass} aria-hidden="true" />
const chevronGlyph = <Icon glyph={ChevronRight} className={chevron} />

/** One row: plain elements without handlers, effects or context, drawn anew only when one of its props changed. */
function PlainRow<Row>(props: RowProps<Row>) {
  const { row, id, frame, words, isSelected, isOpen, hasMenu, rowLabel, detail } = props
  const name = rowLabel(row)
  const more = detail?.(row)
  const reach = isOpen ? openReach : null
  const lastColumn = frame.hasMenu ? null : frame.columns.at(-1)
  return (
    <>
      <tr
        className={rowClass}
        role="row"
        data-part="row"
        data-row={id}
        data-open={isOpen ? '' : undefined}
        data-pressable={props.canOpen || frame.hasExpander ? '' : undefined}
        aria-selected={frame.hasSelect ? isSelected : undefined}
      >
        {frame.hasSelect ? (
          <td className={toolCell.select} role="gridcell" data-part="select">
            <input
              className={boxClass}
              type="checkbox"
              checked={isSelected}
              onChange={answeredByTheGrid}
              tabIndex={-1}
              aria-label={words.selectRow(name)}
            />
          </td>
        ) : null}
        {frame.hasExpander ? <ExpanderCell name={name} isExpanded={detail !== undefined} words={words} /> : null}
        {frame.columns.map((column) => {
          const end = column === lastColumn ? reach : null
          return column.column.isRowHeader === true ? headerCell(column, props, end) : dataCell(column, row, end)
        })}
        {frame.hasMenu ? (
          <td className={toolCell.menu} role="gridcell">
            {hasMenu ? (
              <button
                className={menuButton}
                type="button"
                tabIndex={-1}
                data-part="menu"
                aria-haspopup="menu"
                aria-expanded={false}
                aria-label={words.actionsOf(name)}
              >
                {menuGlyph}
              </button>
            ) : null}
            {reach}
          </td>
        ) : null}
      </tr>
      {more === undefined || more === null ? null : (
        <tr className={detailRow} role="row" data-part="detail" data-row={id}>
          <td className={detailCell} role="gridcell" colSpan={frame.cellCount}>
            {more}
          </td>
        </tr>
      )}
    </>
  )
}

/** memo forgets that a component is generic; the props are the same. */
export const Row = memo(PlainRow) as typeof PlainRow

/** A text of so many signs has room in two lines of any column that is wide enough for a date. */
const shortText = 24

/** Plain words beyond two lines end in an ellipsis, and the pointer that rests on them has them whole. */
const contentOf = (content: ReactNode): ReactNode =>
  typeof content === 'string' && content.length > shortText ? (
    <span className={longText} title={content} data-part="text">
      {content}
    </span>
  ) : (
    content
  )

const dataCell = <Row,>({ column, cellClass, style }: DrawnColumn<Row>, row: Row, end: ReactNode): ReactNode => (
  <td key={column.id} className={cellClass} style={style} role="gridcell" data-label={column.label}>
    {contentOf(column.cell(row))}
    {end}
  </td>
)

function ExpanderCell({
  name,
  isExpanded,
  words,
}: {
  readonly name: string
  readonly isExpanded: boolean
  readonly words: GridWords
}) {
  return (
    <td className={toolCell.expander} role="gridcell">
      <button
        className={expander}
        type="button"
        tabIndex={-1}
        data-part="expander"
        aria-expanded={isExpanded}
        aria-label={words.openDetails(name)}
      >
        {chevronGlyph}
      </button>
    </td>
  )
}

/** The cell that names the row: its content opens the row. No component, as it would be one for each row. */
function headerCell<Row>(drawn: DrawnColumn<Row>, props: RowProps<Row>, end: ReactNode): ReactNode {
  const { row, canOpen, rowHref } = props
  const content = drawn.column.cell(row)
  const opening = { className: opener, tabIndex: -1, 'data-part': 'opener' } as const
  const named =
    rowHref !== undefined ? (
      <a {...opening} href={rowHref(row)}>
        {content}
      </a>
    ) : canOpen ? (
      <button {...opening} type="button">
        {content}
      </button>
    ) : (
      content
    )
  return (
    <th key={drawn.column.id} className={drawn.cellClass} style={drawn.style} scope="row" role="rowheader">
      {named}
      {end}
    </th>
  )
}

import { cx } from '../../../theme/cx.ts'
import { visuallyHidden } from '../../Button/parts.css.ts'
import { tick } from '../../Checkbox/Checkbox.css.ts'
import { boxed, drawing } from '../../Field/choice.css.ts'
import { head as headClass, headRow as headRowClass, toolHead } from './Head.css.ts'
import { HeadCell } from './HeadCell.tsx'
import { headRow } from '../grid/gridMemory.ts'
import type { GridFrame, GridWords } from '../grid/gridTypes.ts'
import { box } from '../grid/Row.css.ts'
import type { TableSort } from '../dataTableTypes.ts'
import type { ColumnTools } from './useColumnTools.ts'

export interface HeadProps<Row> {
  readonly frame: GridFrame<Row>
  readonly words: GridWords
  readonly sort: TableSort | null
  /** Whether there are rows to select. */
  readonly hasRows: boolean
  /** How much of the page is selected. */
  readonly selectedExtent: 'none' | 'some' | 'all'
  /** Columns can be moved, hidden, pinned and resized. */
  readonly isArrangeable: boolean
  /** The column tools; null until their chunk is loaded. */
  readonly tools: ColumnTools | null
  readonly onResize: (columnId: string, width: number) => void
}

const boxClass = cx(drawing, boxed, tick, box)

/** Column headers, with the checkbox that selects the page. */
export function Head<Row>({
  frame,
  words,
  sort,
  hasRows,
  selectedExtent,
  isArrangeable,
  tools,
  onResize,
}: HeadProps<Row>) {
  return (
    <thead className={headClass} role="rowgroup">
      <tr className={headRowClass} role="row" data-part="head" data-row={headRow}>
        {frame.hasSelect ? (
          <th className={toolHead.select} scope="col" role="columnheader" data-part="select">
            <PageCheckbox extent={selectedExtent} hasRows={hasRows} label={words.selectAll} />
          </th>
        ) : null}
        {frame.hasExpander ? (
          <th className={toolHead.expander} scope="col" role="columnheader">
            <span className={visuallyHidden}>{words.details}</span>
          </th>
        ) : null}
        {frame.columns.map((drawn, place) => (
          <HeadCell
            key={drawn.column.id}
            drawn={drawn}
            place={frame.firstPlace + place}
            words={words}
            direction={sort?.columnId === drawn.column.id ? sort.direction : null}
            isArrangeable={isArrangeable}
            tools={tools}
            onResize={onResize}
          />
        ))}
        {frame.hasMenu ? (
          <th className={toolHead.menu} scope="col" role="columnheader">
            <span className={visuallyHidden}>{words.actions}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}

/** The grid's click handler answers; React wants a handler on an input it controls. */
const answeredByTheGrid = (): void => undefined

function PageCheckbox({
  extent,
  hasRows,
  label,
}: {
  readonly extent: HeadProps<unknown>['selectedExtent']
  readonly hasRows: boolean
  readonly label: string
}) {
  return (
    <input
      ref={(element) => {
        // Only a property says this state, there is no attribute for it.
        if (element !== null) element.indeterminate = extent === 'some'
      }}
      className={boxClass}
      type="checkbox"
      tabIndex={-1}
      checked={extent === 'all'}
      onChange={answeredByTheGrid}
      aria-label={label}
      aria-disabled={hasRows ? undefined : true}
    />
  )
}

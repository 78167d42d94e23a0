import {
  useCallback,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react'
import { assignRef } from '../../Field/assignRef.ts'
import { Body } from './Body.tsx'
import { scroller, table as tableClass } from '../DataTable.css.ts'
import type { DataTableProps } from '../dataTableTypes.ts'
import { onGridKey } from './gridKeys.ts'
import { onGridBlur, onGridClick, onGridFocus, onGridMouseDown, type PointerActions } from './gridPointer.ts'
import type { GridWords } from './gridTypes.ts'
import { Head } from '../columns/Head.tsx'
import { SkeletonBody } from '../states/SkeletonBody.tsx'
import { ColumnWidths } from '../columns/ColumnWidths.tsx'
import { extentOf } from '../selection/tableSelection.ts'
import type { TableState } from '../states/tableState.ts'
import { useGrid, useGridMemory } from './useGrid.ts'
import { useColumnTools, withColumnTools } from '../columns/useColumnTools.ts'
import { useGridFrame } from './useGridFrame.ts'
import { useLastingFocus, useOneTabStop, useOverflow } from './useGridUpkeep.ts'
import { useRowLabel } from './useRowLabel.ts'
import { useTableMenu, type TableMenu } from '../menu/useTableMenu.tsx'

export interface TableGridProps<Row> {
  readonly props: DataTableProps<Row>
  readonly words: GridWords
  readonly state: TableState
  readonly isBusy: boolean
  readonly isWaiting: boolean
  readonly say: (text: string) => void
}

/** The native table element with the roles, keys and focus management of a grid (APG, grid). */
export function TableGrid<Row>(input: TableGridProps<Row>) {
  const { props, words, state, isBusy, isWaiting } = input
  const { label, selection, rows, height = 'content' } = props
  const scrollerRef = useRef<HTMLDivElement>(null)
  const drawn = useTableGrid(input)
  const { tableRef, frame, menu, grid, onResize } = drawn
  const isArrangeable = props.onLayoutChange !== undefined
  const tools = useColumnTools(isArrangeable)
  useOverflow(scrollerRef, height === 'content')
  return (
    <div className={scroller({ height })} data-part="scroller" tabIndex={-1} ref={scrollerRef}>
      <table
        className={tableClass}
        style={frame.style}
        ref={(element) => {
          tableRef.current = element
          return assignRef(props.ref, element)
        }}
        role="grid"
        tabIndex={0}
        data-pinned={frame.columns.some(({ isPinned }) => isPinned) ? '' : undefined}
        aria-label={label}
        aria-multiselectable={selection === undefined ? undefined : true}
        aria-busy={isBusy || undefined}
        {...gridHandlers(grid)}
        {...menuHandlers(menu)}
      >
        <ColumnWidths frame={frame} />
        <Head
          frame={frame}
          words={words}
          sort={props.sort ?? null}
          hasRows={rows.length > 0}
          selectedExtent={selection === undefined ? 'none' : extentOf(selection.selected, rows, props.rowId)}
          isArrangeable={isArrangeable}
          tools={tools}
          onResize={onResize}
        />
        {isWaiting ? <SkeletonBody frame={frame} /> : null}
        {state.hasRows ? drawBody(input, drawn) : null}
      </table>
      {menu.element}
    </div>
  )
}

function drawBody<Row>(
  { props, words }: TableGridProps<Row>,
  { frame, rowLabel }: ReturnType<typeof useTableGrid<Row>>,
) {
  return (
    <Body
      rows={props.rows}
      frame={frame}
      words={words}
      selected={props.selection?.selected}
      openRowId={props.openRowId ?? null}
      expandedIds={props.expandedIds}
      canOpen={props.onRowAction !== undefined || props.rowHref !== undefined}
      hasRowMenu={props.hasRowMenu}
      rowId={props.rowId}
      rowLabel={rowLabel}
      rowHref={props.rowHref}
      detail={props.detail}
    />
  )
}

/** Reports a new column width. The function keeps its identity, so that headers do not render again. */
function useResize<Row>(props: DataTableProps<Row>): (columnId: string, width: number) => void {
  const resize = (columnId: string, width: number): void =>
    withColumnTools((tools) => tools.tellWidth(props, columnId, width))
  const latest = useRef(resize)
  useLayoutEffect(function keepLatest() {
    latest.current = resize
  })
  return useCallback((columnId, width) => latest.current(columnId, width), [])
}

function useTableGrid<Row>({ props, words, say }: TableGridProps<Row>) {
  const { columns, rows, layout, selection, detail, rowMenu } = props
  const tableRef = useRef<HTMLTableElement>(null)
  const memory = useGridMemory()
  const rowLabel = useRowLabel(columns, props.rowLabel)
  const frame = useGridFrame({
    columns,
    layout,
    hasSelect: selection !== undefined,
    hasExpander: detail !== undefined,
    hasMenu: rowMenu !== undefined,
  })
  const menu = useTableMenu(tableRef)
  const openMenu = (row: Row, trigger: HTMLElement, isByKey: boolean): void => {
    if (rowMenu !== undefined)
      menu.open({ label: words.actionsOf(rowLabel(row)), sections: rowMenu(row), trigger }, isByKey)
  }
  const openColumnMenu = (columnId: string, trigger: HTMLElement, isByKey: boolean): void => {
    const placed = frame.columns.find(({ column }) => column.id === columnId)
    const { onLayoutChange } = props
    if (placed === undefined || onLayoutChange === undefined) return
    withColumnTools((tools) =>
      menu.open(tools.columnMenuOf({ props, placed, words, say, onLayoutChange }, trigger), isByKey),
    )
  }
  const grid = useGrid({ props, memory, tableRef, openMenu, openColumnMenu })
  useOneTabStop(tableRef)
  useLastingFocus(grid, rows, props.rowId, frame)
  return { tableRef, frame, menu, grid, onResize: useResize(props), rowLabel }
}

/**
 * Preloads the menu when the pointer or the focus reaches a menu button. Cancels opening when the focus moves on or Escape
 * is pressed before the menu is loaded; Escape does nothing else then.
 */
const menuHandlers = (menu: TableMenu) => {
  const warm = ({ target }: PointerEvent | FocusEvent): void => {
    if (target instanceof Element && target.closest('[aria-haspopup="menu"]') !== null) menu.warm()
  }
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && menu.leave()) event.preventDefault()
  }
  return { onPointerOver: warm, onFocusCapture: warm, onBlurCapture: menu.leave, onKeyDownCapture: leave }
}

/** Event handlers of the whole grid; the actions are created when an event occurs. */
const gridHandlers = (grid: () => PointerActions | null) => {
  const by =
    <Event extends SyntheticEvent>(handle: (grid: PointerActions, event: Event) => void) =>
    (event: Event): void => {
      const now = grid()
      if (now !== null) handle(now, event)
    }
  return {
    onKeyDown: by(onGridKey),
    onClick: by(onGridClick),
    onMouseDown: by(onGridMouseDown),
    onFocus: by(onGridFocus),
    onBlur: by(onGridBlur),
  }
}

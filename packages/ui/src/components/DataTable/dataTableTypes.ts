import type { ReactNode, Ref } from 'react'
import type { MenuSection } from '../MenuButton/menuTypes.ts'

/** Where a cell's content stands: at the start, at the end, or as a number (at the end, with tabular figures). */
export type ColumnAlign = 'start' | 'end' | 'number'

/** Widths of a column in px. Spare width is shared by all; most of it goes to columns without `initial`. */
export interface ColumnWidth {
  /** Where a word of the head needs more, it has more. */
  readonly initial?: number
  /** @default 236 for the row header (names are never cut), else 64 */
  readonly min?: number
  /** @default none */
  readonly max?: number
}

/** One column of a table. Keep the array outside the component or memoised: a new array draws every row anew. */
export interface Column<Row> {
  /** Unique in the table; stands in `sort` and `layout`. */
  readonly id: string
  /** The column's head, and the caption of its value on cards. */
  readonly label: string
  /** What the cell draws. Pure: it is called again only when the row, the columns or the language change. */
  readonly cell: (row: Row) => ReactNode
  /** What the cell says in plain words: the row's name where `rowLabel` is not given, and what an export writes. */
  readonly textValue?: (row: Row) => string
  /** Pressing the head sorts. @default false */
  readonly isSortable?: boolean
  /** The cell names its row; exactly one column should. Opens the row where `rowHref` or `onRowAction` is given. @default false */
  readonly isRowHeader?: boolean
  /** @default 'start' */
  readonly align?: ColumnAlign
  readonly width?: ColumnWidth
  /**
   * What becomes of the cell on cards (below 640 px): `title` above the rest, `line` below the title without a caption,
   * `fact` with its caption, `hidden`. @default 'title' for the row header, else 'fact'
   */
  readonly onCard?: 'title' | 'line' | 'fact' | 'hidden'
  /** Stays in view when the table scrolls sideways, where no `layout` says otherwise. @default false */
  readonly isPinned?: boolean
  /** The person may hide it. @default true, but for the row header */
  readonly isHideable?: boolean
}

export type SortDirection = 'ascending' | 'descending'

export interface TableSort {
  readonly columnId: string
  readonly direction: SortDirection
}

/** All rows that match, those of other pages too, but for some. */
export interface AllBut {
  readonly all: true
  readonly except: ReadonlySet<string>
}

/** Which rows are selected: these ids, or everything but some. */
export type Selected = ReadonlySet<string> | AllBut

export interface TableSelection {
  readonly selected: Selected
  readonly onChange: (selected: Selected) => void
  /** How many rows match in all, with those of other pages; needed to count "all but". @default the number of rows */
  readonly total?: number
}

/** Which columns are shown, how wide and in which order. Ids of unknown columns are passed over. */
export interface TableLayout {
  /** Ids from the start; columns that are not named follow in the order of `columns`. */
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  /** px by column id. */
  readonly widths: Readonly<Record<string, number>>
  readonly pinned: readonly string[]
}

/**
 * `ready` has rows or is empty; `loading` is the first time; `refreshing` keeps the rows; the rest show their slot in
 * the place of rows, or above the rows that are still here.
 */
export type TableStatus = 'ready' | 'loading' | 'refreshing' | 'failed' | 'refused' | 'offline'

/** What stands in the table's place in each state; nodes of the caller. */
export interface TableSlots {
  /** There are no rows. */
  readonly empty?: ReactNode
  readonly failed?: ReactNode
  /** The person may not see this list; the head is not shown. */
  readonly refused?: ReactNode
  /** Above the rows of the last time, a notice. */
  readonly offline?: ReactNode
  /** Above the table in any state: partial data, a conflict. */
  readonly notice?: ReactNode
  /** Below the table: pagination, key hints. */
  readonly footer?: ReactNode
  /** Takes the footer's place while something is selected. */
  readonly selectionBar?: ReactNode
}

export interface DataTableProps<Row> {
  /** Names the table: "People". */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** The rows of this page, all of which are drawn: at most 100. A row that changes is a new object, one that does not is the same. */
  readonly rows: readonly Row[]
  /** Unique and lasting: selection, focus and the open row stand on it. */
  readonly rowId: (row: Row) => string
  /** What the row is called in the names of its checkbox and its menu. @default the row header's `textValue` */
  readonly rowLabel?: (row: Row) => string
  readonly sort?: TableSort | null
  readonly onSortChange?: (sort: TableSort) => void
  /** Rows can be selected: checkboxes, x, Space, Shift and Ctrl or Cmd with the arrows, A and the pointer. */
  readonly selection?: TableSelection
  /** Opens a row: Enter, or a press anywhere on it that is on no control and selects no text. */
  readonly onRowAction?: (row: Row) => void
  /** The row's name is a link to this address; `onRowAction` then only serves plain presses. */
  readonly rowHref?: (row: Row) => string
  /** The row that is open beside the table: drawn as a sheet. */
  readonly openRowId?: string | null
  /** Escape with a row open. */
  readonly onClose?: () => void
  /** The `/` key: moves the focus to the search of the list. */
  readonly onSearch?: () => void
  /** The actions of a row, behind one button at its end; asked for only when it is opened. */
  readonly rowMenu?: (row: Row) => readonly MenuSection[]
  /** Whether there is anything in a row's menu; where not, no button stands in its cell. Asked for whenever the row is drawn. @default every row has one */
  readonly hasRowMenu?: (row: Row) => boolean
  /** More about a row, below it, while its id is in `expandedIds`; null where there is nothing. */
  readonly detail?: (row: Row) => ReactNode
  /** Rows whose detail is shown. */
  readonly expandedIds?: ReadonlySet<string>
  readonly onExpandedChange?: (expandedIds: ReadonlySet<string>) => void
  /** @default every column, as given */
  readonly layout?: TableLayout
  /** Columns can be moved, hidden, pinned and resized from their heads. */
  readonly onLayoutChange?: (layout: TableLayout) => void
  /** @default 'ready' */
  readonly status?: TableStatus
  readonly slots?: TableSlots
  /** Filters are set: the head stays when there are no rows. @default false */
  readonly isFiltered?: boolean
  /** `fill` scrolls inside the height its parent gives it, `content` is as high as its rows. @default 'content' */
  readonly height?: 'content' | 'fill'
  /** The element with the role grid. */
  readonly ref?: Ref<HTMLTableElement>
}

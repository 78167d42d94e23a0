import type { ReactNode, Ref } from 'react'
import type { MenuSection } from '../MenuButton/menuTypes.ts'

/** Alignment of a cell: `start`, `end`, or `number` (end, with tabular figures). */
export type ColumnAlign = 'start' | 'end' | 'number'

/** Column widths in px. All columns share the spare width; columns without `initial` get most of it. */
export interface ColumnWidth {
  /** The column is wider where the longest word of its header needs it. */
  readonly initial?: number
  /** @default 236 for the row header (names are never cut), else 64 */
  readonly min?: number
  /** @default none */
  readonly max?: number
  /** Gets a share of the spare width. False leaves it to the others. @default true */
  readonly grows?: boolean
}

/** One column. Memoise the array or keep it outside the component: a new array renders every row again. */
export interface Column<Row> {
  /** Unique in the table; used in `sort` and `layout`. */
  readonly id: string
  /** The column header, and the caption of the value on cards. */
  readonly label: string
  /** Renders the cell. Must be pure: it is called again only when the row, the columns or the language change. */
  readonly cell: (row: Row) => ReactNode
  /** The cell as plain text. Names the row where `rowLabel` is not given; exports write it. */
  readonly textValue?: (row: Row) => string
  /** Pressing the header sorts. @default false */
  readonly isSortable?: boolean
  /** The cell names its row; exactly one column should. Opens the row where `rowHref` or `onRowAction` is given. @default false */
  readonly isRowHeader?: boolean
  /** @default 'start' */
  readonly align?: ColumnAlign
  readonly width?: ColumnWidth
  /**
   * How the cell appears on cards (below 640 px): `title` above the rest, `line` below the title without a caption,
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

/** All matching rows, including those on other pages, except some. */
export interface AllBut {
  readonly all: true
  readonly except: ReadonlySet<string>
}

/** The selected rows: these ids, or all except some. */
export type Selected = ReadonlySet<string> | AllBut

export interface TableSelection {
  readonly selected: Selected
  readonly onChange: (selected: Selected) => void
  /** Number of matching rows on all pages; needed to count `AllBut`. @default the number of rows */
  readonly total?: number
}

/** Order, visibility, width and pinning of the columns. Unknown column ids are ignored. */
export interface TableLayout {
  /** Column ids in display order; columns that are not listed follow in the order of `columns`. */
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  /** Width in px by column id. */
  readonly widths: Readonly<Record<string, number>>
  readonly pinned: readonly string[]
}

/**
 * `ready` has rows or is empty; `loading` is the first load; `refreshing` keeps the rows. The others show their slot in
 * place of the rows, or above rows that are still there.
 */
export type TableStatus = 'ready' | 'loading' | 'refreshing' | 'failed' | 'refused' | 'offline'

/** Content for each state, given by the caller. */
export interface TableSlots {
  /** There are no rows. */
  readonly empty?: ReactNode
  readonly failed?: ReactNode
  /** The user may not see this list; the header is not shown. */
  readonly refused?: ReactNode
  /** A notice above the last known rows. */
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
  /** The rows of this page, at most 100; all are rendered. A changed row must be a new object, an unchanged row the same object. */
  readonly rows: readonly Row[]
  /** Unique and stable: selection, focus and the open row refer to it. */
  readonly rowId: (row: Row) => string
  /** Names the row in the labels of its checkbox and menu. @default the row header's `textValue` */
  readonly rowLabel?: (row: Row) => string
  readonly sort?: TableSort | null
  readonly onSortChange?: (sort: TableSort) => void
  /** Rows can be selected: checkboxes, x, Space, Shift and Ctrl or Cmd with the arrows, A and the pointer. */
  readonly selection?: TableSelection
  /** Opens a row on Enter, or on a press anywhere on it except on controls and on selected text. */
  readonly onRowAction?: (row: Row) => void
  /** Makes the row's name a link to this address; `onRowAction` then handles plain presses only. */
  readonly rowHref?: (row: Row) => string
  /** The row that is open beside the table; it is highlighted as a sheet. */
  readonly openRowId?: string | null
  /** Called on Escape while a row is open. */
  readonly onClose?: () => void
  /** Called on the `/` key: moves the focus to the list's search field. */
  readonly onSearch?: () => void
  /** The actions of a row, behind one button at its end. Called only when the menu is opened. */
  readonly rowMenu?: (row: Row) => readonly MenuSection[]
  /** Whether the row has a menu; without one its cell has no button. Called on each render of the row. @default every row has one */
  readonly hasRowMenu?: (row: Row) => boolean
  /** Details below a row while its id is in `expandedIds`; null for none. */
  readonly detail?: (row: Row) => ReactNode
  /** Rows whose detail is shown. */
  readonly expandedIds?: ReadonlySet<string>
  readonly onExpandedChange?: (expandedIds: ReadonlySet<string>) => void
  /** @default every column, as given */
  readonly layout?: TableLayout
  /** Makes columns movable, hideable, pinnable and resizable from their headers. */
  readonly onLayoutChange?: (layout: TableLayout) => void
  /** @default 'ready' */
  readonly status?: TableStatus
  readonly slots?: TableSlots
  /** Whether filters are set: the header then stays when there are no rows. @default false */
  readonly isFiltered?: boolean
  /** `fill` scrolls inside the height its parent gives it, `content` is as high as its rows. @default 'content' */
  readonly height?: 'content' | 'fill'
  /** The element with the role grid. */
  readonly ref?: Ref<HTMLTableElement>
}

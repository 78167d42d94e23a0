import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, EyeOff, Pin, PinOff } from 'lucide-react'
import { Icon } from '../../Icon/Icon.tsx'
import type { MenuEntry, MenuSection } from '../../MenuButton/menuTypes.ts'
import type { Column, SortDirection, TableLayout, TableSort } from '../dataTableTypes.ts'
import type { GridWords } from '../grid/gridTypes.ts'
import { hideColumn, moveColumn, pinColumn } from './layoutChanges.ts'
import { mayHide, placeColumns, type PlacedColumn } from './tableLayout.ts'

export interface ColumnMenuInput<Row> {
  readonly placed: PlacedColumn<Row>
  readonly columns: readonly Column<Row>[]
  readonly layout: TableLayout
  readonly onLayoutChange: (layout: TableLayout) => void
  readonly onSortChange: ((sort: TableSort) => void) | undefined
  readonly words: GridWords
  readonly say: (text: string) => void
  readonly isRightToLeft: boolean
}

const sortEntries = <Row,>({ placed: { column }, onSortChange, words }: ColumnMenuInput<Row>): readonly MenuEntry[] => {
  if (column.isSortable !== true || onSortChange === undefined) return []
  const by = (direction: SortDirection) => () => onSortChange({ columnId: column.id, direction })
  return [
    { id: 'ascending', label: words.sortAscending, icon: <Icon glyph={ArrowUp} />, onAction: by('ascending') },
    { id: 'descending', label: words.sortDescending, icon: <Icon glyph={ArrowDown} />, onAction: by('descending') },
  ]
}

/** Only the moves that are possible; a column stays in its group of pinned or other ones. */
const moveEntries = <Row,>(input: ColumnMenuInput<Row>): readonly MenuEntry[] => {
  const { placed, columns, layout, onLayoutChange, words, say, isRightToLeft } = input
  const { id, label } = placed.column
  const entry = (by: -1 | 1): readonly MenuEntry[] => {
    const moved = moveColumn(columns, layout, id, by)
    if (moved === layout) return []
    const glyph = (by === -1) === isRightToLeft ? ArrowRight : ArrowLeft
    const move = (): void => {
      const places = placeColumns(columns, moved)
      onLayoutChange(moved)
      say(words.moved(label, places.findIndex(({ column }) => column.id === id) + 1, places.length))
    }
    return [
      {
        id: by === -1 ? 'forward' : 'back',
        label: by === -1 ? words.moveToStart : words.moveToEnd,
        icon: <Icon glyph={glyph} />,
        onAction: move,
      },
    ]
  }
  return [...entry(-1), ...entry(1)]
}

const viewEntries = <Row,>({ placed, layout, onLayoutChange, words }: ColumnMenuInput<Row>): readonly MenuEntry[] => {
  const { column, isPinned } = placed
  const pin: MenuEntry = {
    id: 'pin',
    label: isPinned ? words.unpinColumn : words.pinColumn,
    icon: <Icon glyph={isPinned ? PinOff : Pin} />,
    onAction: () => onLayoutChange(pinColumn(layout, column.id, !isPinned)),
  }
  if (!mayHide(column)) return [pin]
  return [
    pin,
    {
      id: 'hide',
      label: words.hideColumn,
      icon: <Icon glyph={EyeOff} />,
      onAction: () => onLayoutChange(hideColumn(layout, column.id)),
    },
  ]
}

/** The menu of a column header: the alternative to dragging. */
export const columnSections = <Row,>(input: ColumnMenuInput<Row>): readonly MenuSection[] =>
  [
    { id: 'sort', items: sortEntries(input) },
    { id: 'move', items: moveEntries(input) },
    { id: 'view', items: viewEntries(input) },
  ].filter(({ items }) => items.length > 0)

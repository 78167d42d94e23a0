import { expect, it } from 'vitest'
import type { Column } from '../DataTable/dataTableTypes.ts'
import { layoutOf } from '../DataTable/columns/tableLayout.ts'
import { allInOrder, moveAmongAll, showColumn } from './columnOrder.ts'

const columns: readonly Column<string>[] = ['name', 'unit', 'overdue', 'lastHere'].map((id) => ({
  id,
  label: id,
  cell: (row) => row,
  isPinned: id === 'name',
}))
const layout = layoutOf(columns)
const order = (of: typeof layout): string =>
  allInOrder(columns, of)
    .map(({ id }) => id)
    .join(' ')

it('lists all columns, hidden ones too, pinned ones first', () => {
  expect(order({ ...layout, order: ['lastHere'], hidden: ['unit'] })).toBe('name lastHere unit overdue')
})

it.each([
  ['unit', 1, 'name overdue unit lastHere'],
  ['lastHere', -1, 'name unit lastHere overdue'],
] as const)('moves %s by %i', (id, by, expected) => {
  expect(order(moveAmongAll(columns, layout, id, by))).toBe(expected)
})

it.each([
  ['beyond the end', 'lastHere', 1],
  ['out of the pinned ones', 'name', 1],
  ['into the pinned ones', 'unit', -1],
  ['an unknown column', 'other', 1],
] as const)('does not move %s', (_name, id, by) => {
  expect(moveAmongAll(columns, layout, id, by)).toBe(layout)
})

it('shows and hides a column once', () => {
  const hidden = showColumn(showColumn(layout, 'unit', false), 'unit', false)
  expect(hidden.hidden).toEqual(['unit'])
  expect(showColumn(hidden, 'unit', true).hidden).toEqual([])
})

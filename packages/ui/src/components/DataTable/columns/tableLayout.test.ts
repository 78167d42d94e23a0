import { describe, expect, test } from 'vitest'
import type { Column } from '../dataTableTypes.ts'
import { hideColumn, moveColumn, pinColumn, resizeColumn } from './layoutChanges.ts'
import { layoutOf, placeColumns } from './tableLayout.ts'

const column = (id: string, more: Partial<Column<string>> = {}): Column<string> => ({
  id,
  label: id,
  cell: () => id,
  ...more,
})
const columns = [
  column('name', { isRowHeader: true, isPinned: true }),
  column('unit', { width: { initial: 140, min: 90, max: 300 } }),
  column('seen'),
  column('status'),
]
const start = layoutOf(columns)
const idsIn = (layout = start): readonly string[] => placeColumns(columns, layout).map(({ column: { id } }) => id)

describe('the layout of columns', () => {
  test('begins as the columns are given', () => {
    expect(idsIn()).toEqual(['name', 'unit', 'seen', 'status'])
    expect(placeColumns(columns).map(({ isPinned, width, least }) => [isPinned, width, least])).toEqual([
      [true, null, 236],
      [false, 140, 90],
      [false, null, 64],
      [false, null, 64],
    ])
  })

  test('shows columns it does not know behind those it does', () => {
    expect(idsIn({ ...start, order: ['status', 'gone'] })).toEqual(['name', 'status', 'unit', 'seen'])
  })

  test('moves a column among those shown, not past an end and not among the pinned ones', () => {
    expect(idsIn(moveColumn(columns, start, 'unit', 1))).toEqual(['name', 'seen', 'unit', 'status'])
    expect(moveColumn(columns, start, 'status', 1)).toBe(start)
    expect(moveColumn(columns, start, 'unit', -1)).toBe(start)
    const hidden = hideColumn(start, 'seen')
    expect(idsIn(moveColumn(columns, hidden, 'unit', 1))).toEqual(['name', 'status', 'unit'])
  })

  test('hides what may be hidden, never the name', () => {
    expect(idsIn(hideColumn(start, 'unit'))).toEqual(['name', 'seen', 'status'])
    expect(idsIn(hideColumn(start, 'name'))).toContain('name')
  })

  test('puts pinned columns first and gives the ones before the last a width', () => {
    const pinned = pinColumn(start, 'status', true)
    expect(idsIn(pinned)).toEqual(['name', 'status', 'unit', 'seen'])
    expect(placeColumns(columns, pinned)[0]?.width).toBe(236)
    expect(idsIn(pinColumn(pinned, 'status', false))).toEqual(idsIn())
  })

  test.each([
    [20, 90],
    [200.4, 200],
    [900, 300],
  ])('keeps a width of %d px within its bounds', (wanted, given) => {
    const [, unit] = columns
    expect(unit === undefined ? null : resizeColumn(start, unit, wanted).widths['unit']).toBe(given)
  })
})

import { expect, test } from 'vitest'
import { asOfIn, readStatisticsTab, statisticsLists, tileIn, withAsOf, withTile } from './statisticsList.ts'
import { moveCell } from './matrix/moveCell.ts'

const { list } = statisticsLists
const unit = '0197a1c2-0000-7000-8000-000000000001'

test('every filter of the address reaches the API; a day or state that is none asks nothing', () => {
  const query = `?q=adr&unit=${unit}.only&item=${unit}&state=OVERDUE,WAIVED&mandatory=yes&asOf=2026-03-01&sort=-due`
  const state = list.read(query)
  expect(list.filterOf(state)).toEqual({
    search: 'adr',
    unit,
    withSubunits: false,
    medium: unit,
    state: ['OVERDUE', 'WAIVED'],
    isMandatory: true,
    asOf: '2026-03-01',
  })
  expect(list.sortOf(state)).toEqual({ field: 'DUE', direction: 'DESCENDING' })
  expect(list.filterOf(list.read('?asOf=2026-13-45&state=LATE&item=1'))).toEqual({})
  expect(`?${list.write(state)}`).toContain('asOf=2026-03-01')
})

test('the matrix keeps its tab in the address', () => {
  const { matrix } = statisticsLists
  expect([readStatisticsTab('?tab=matrix'), readStatisticsTab('?tab=none')]).toEqual(['matrix', 'list'])
  expect(matrix.write(matrix.read(`?tab=matrix&open=${unit}`))).toBe(`tab=matrix&open=${unit}`)
})

test('a tile filters by its states alone, and pressed again by none', () => {
  const { filters } = list.read('?state=WAIVED&mandatory=yes')
  const overdue = withTile(filters, 'overdue')
  expect([tileIn(filters), tileIn(overdue), tileIn(withTile(overdue, 'overdue'))]).toEqual([null, 'overdue', null])
  expect(withTile(overdue, 'overdue').map(({ id }) => id)).toEqual(['mandatory'])
})

test('a past day is one filter, and null takes it away', () => {
  const now = new Date('2026-11-25T12:00:00Z')
  const past = withAsOf(list.read('?asOf=2026-01-01').filters, '2026-03-01')
  expect([asOfIn(past, now), past.length, asOfIn(withAsOf(past, null), now)]).toEqual(['2026-03-01', 1, null])
})

test('a day that is none, is too early or is to come is no past day', () => {
  const now = new Date('2026-11-25T12:00:00Z')
  const days = ['2026-02-31', '0026-03-01', '2026-11-26', '2026-11-25']
  expect(days.map((day) => asOfIn(list.read(`?asOf=${day}`).filters, now))).toEqual([null, null, null, '2026-11-25'])
})

test.each([
  ['ArrowRight', false, { row: 1, column: 2 }],
  ['ArrowUp', false, { row: 0, column: 1 }],
  ['PageDown', false, { row: 4, column: 1 }],
  ['Home', false, { row: 1, column: 0 }],
  ['End', true, { row: 4, column: 2 }],
  ['a', false, null],
])('%s moves in the grid and stays in it', (key, ctrlKey, expected) => {
  expect(moveCell({ key, ctrlKey }, { row: 1, column: 1 }, { rows: 5, columns: 3 })).toEqual(expected)
})

import { expect, test } from 'vitest'
import { importList } from './importList.ts'

const { filterOf, sortOf, exportColumns } = importList

const owner = '018f0000-0000-7000-8000-000000000001'

test('what an address filters by is what the API is asked for', () => {
  const state = importList.read(
    `q=HR&kind=USERS&mode=UPDATE,UPDATE_DEACTIVATE&state=DONE&undo=yes&errors=no&own=yes&by=${owner}.only`,
  )
  expect(filterOf(state)).toEqual({
    search: 'HR',
    kind: ['USERS'],
    mode: ['UPDATE', 'UPDATE_DEACTIVATE'],
    state: ['DONE'],
    canUndo: true,
    hasErrors: false,
    isOwn: true,
    owner,
  })
  expect(importList.chosen(state, 'by')).toBe(owner)
  expect(filterOf(importList.read(''))).toEqual({})
})

test('days of a run reach from the morning of the first to the end of the last', () => {
  const { startedFrom, startedUntil } = filterOf(importList.read('started=2026-11-01..2026-11-02'))
  expect([startedFrom, startedUntil]).toEqual([
    new Date('2026-11-01T00:00:00').toISOString(),
    new Date('2026-11-03T00:00:00').toISOString(),
  ])
  expect(filterOf(importList.read('started=2026-11-01..'))).toEqual({ startedFrom })
})

test.each([
  ['', 'CREATED', 'DESCENDING'],
  ['sort=file', 'FILE', 'ASCENDING'],
  ['sort=-rows', 'ROWS', 'DESCENDING'],
  ['sort=failed', 'FAILED', 'ASCENDING'],
  ['sort=-started', 'STARTED', 'DESCENDING'],
  ['sort=kind', 'CREATED', 'DESCENDING'],
])('sorted by "%s"', (query, field, direction) => expect(sortOf(importList.read(query))).toEqual({ field, direction }))

test('a file has the columns that are seen, in their order; what stands below the name of the file follows it', () => {
  expect(exportColumns(importList.read('').layout)).toEqual([
    'FILE',
    'KIND',
    'OWNER',
    'STATE',
    'ROWS',
    'CREATED_ROWS',
    'UPDATED_ROWS',
    'DEACTIVATED_ROWS',
    'FAILED_ROWS',
    'SENT',
  ])
  const { layout } = importList.read('')
  const shown = ['file', 'state', 'rows', 'created', 'updated', 'deactivated', 'failed', 'when']
  const columns = [...shown, ...layout.hidden]
  const order = ['file', 'duration', 'by']
  expect(exportColumns({ order, hidden: columns.filter((id) => !order.includes(id)) })).toEqual([
    'FILE',
    'KIND',
    'DURATION',
    'OWNER',
  ])
  expect(exportColumns({ order: layout.order, hidden: [] })).toHaveLength(columns.length)
})

test('a built-in view is written as its address would be', () => {
  for (const text of Object.values(importList.views)) expect(importList.keep(importList.read(text))).toBe(text)
})

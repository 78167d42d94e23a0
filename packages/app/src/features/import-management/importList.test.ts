import { expect, test } from 'vitest'
import { builtInViews, exportColumns, filterOf, importCodec, ownerOf, sortOf } from './importList.ts'

const owner = '018f0000-0000-7000-8000-000000000001'

test('what an address filters by is what the API is asked for', () => {
  const state = importCodec.read(
    `q=HR&kind=USERS&mode=UPDATE,UPDATE_DEACTIVATE&state=DONE&undo=yes&errors=no&own=yes&by=${owner}.only`,
  )
  expect(filterOf(state)).toEqual({
    ...{ search: 'HR', kind: ['USERS'], mode: ['UPDATE', 'UPDATE_DEACTIVATE'], state: ['DONE'] },
    ...{ canUndo: true, hasErrors: false, isOwn: true, owner },
  })
  expect(ownerOf(state)).toBe(owner)
  expect(filterOf(importCodec.read(''))).toEqual({})
})

test('days of a run reach from the morning of the first to the end of the last', () => {
  const { startedFrom, startedUntil } = filterOf(importCodec.read('started=2026-11-01..2026-11-02'))
  expect([startedFrom, startedUntil]).toEqual([
    new Date('2026-11-01T00:00:00').toISOString(),
    new Date('2026-11-03T00:00:00').toISOString(),
  ])
  expect(filterOf(importCodec.read('started=2026-11-01..'))).toEqual({ startedFrom })
})

test.each([
  ['', 'CREATED', 'DESCENDING'],
  ['sort=file', 'FILE', 'ASCENDING'],
  ['sort=-rows', 'ROWS', 'DESCENDING'],
  ['sort=failed', 'FAILED', 'ASCENDING'],
  ['sort=-started', 'STARTED', 'DESCENDING'],
  ['sort=kind', 'CREATED', 'DESCENDING'],
])('sorted by "%s"', (query, field, direction) => expect(sortOf(importCodec.read(query))).toEqual({ field, direction }))

test('a file has the columns that are seen, in their order; what stands below the name of the file follows it', () => {
  expect(exportColumns(importCodec.read('').layout)).toEqual([
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
  const { layout } = importCodec.read('')
  const order = ['file', 'duration', 'by']
  expect(exportColumns({ order, hidden: importCodec.spec.columns.filter((id) => !order.includes(id)) })).toEqual([
    'FILE',
    'KIND',
    'DURATION',
    'OWNER',
  ])
  expect(exportColumns({ order: layout.order, hidden: [] })).toHaveLength(importCodec.spec.columns.length)
})

test('a built-in view is written as its address would be', () => {
  for (const kept of Object.values(builtInViews)) expect(importCodec.keep(importCodec.read(kept))).toBe(kept)
})

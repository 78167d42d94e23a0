import { describe, expect, it } from 'vitest'
import { findTyped, rowsOf, stepInTree, type TreeRow } from './treeRows.ts'
import type { TreeItem } from './treeTypes.ts'

const items: readonly TreeItem[] = [
  {
    id: 'a',
    label: 'Alpha',
    children: [
      { id: 'a1', label: 'Amani' },
      { id: 'a2', label: 'Berta', children: [{ id: 'a21', label: 'Cäsar' }] },
    ],
  },
  { id: 'b', label: 'Bravo', hasChildren: true },
  { id: 'c', label: 'Écho', children: [] },
]

const ids = (rows: readonly TreeRow[]) => rows.map(({ id }) => id)

describe('rowsOf', () => {
  it('gives what is in view with level, place and number of siblings', () => {
    const rows = rowsOf(items, new Set(['a']))
    expect(rows.map(({ id, level, position, size, isExpanded }) => [id, level, position, size, isExpanded])).toEqual([
      ['a', 1, 1, 3, true],
      ['a1', 2, 1, 2, undefined],
      ['a2', 2, 2, 2, false],
      ['b', 1, 2, 3, false],
      ['c', 1, 3, 3, false],
    ])
  })

  it.each([
    ['loading', 'b:loading'],
    ['failed', 'b:failed'],
  ] as const)('says that a branch is %s', (state, id) => {
    expect(ids(rowsOf(items, new Set(['b']), new Map([['b', state]])))).toContain(id)
  })

  it('says that a branch is empty', () => {
    expect(ids(rowsOf(items, new Set(['c'])))).toEqual(['a', 'b', 'c', 'c:empty'])
  })
})

describe('stepInTree', () => {
  const rows = rowsOf(items, new Set(['a']))
  it.each([
    ['ArrowDown', 0, { focus: 1 }],
    ['ArrowDown', 4, null],
    ['ArrowUp', 1, { focus: 0 }],
    ['ArrowUp', 0, null],
    ['Home', 3, { focus: 0 }],
    ['End', 0, { focus: 4 }],
    ['ArrowRight', 0, { focus: 1 }],
    ['ArrowRight', 1, null],
    ['ArrowRight', 2, { open: ['a2'] }],
    ['ArrowLeft', 0, { close: 'a' }],
    ['ArrowLeft', 1, { focus: 0 }],
    ['ArrowLeft', 3, null],
    ['*', 0, { open: ['b', 'c'] }],
    ['x', 0, null],
  ])('%s on row %i gives %j', (key, index, step) => {
    expect(stepInTree(rows, index, key, false)).toEqual(step)
  })

  it('changes inwards and outwards where words run from right to left', () => {
    expect(stepInTree(rows, 2, 'ArrowLeft', true)).toEqual({ open: ['a2'] })
    expect(stepInTree(rows, 1, 'ArrowRight', true)).toEqual({ focus: 0 })
  })
})

describe('findTyped', () => {
  const rows = rowsOf(items, new Set(['a', 'a2']))
  it.each([
    [0, 'a', 1],
    [1, 'a', 0],
    [0, 'be', 2],
    [2, 'b', 4],
    [0, 'é', 5],
    [0, 'zz', -1],
  ])('from row %i, "%s" leads to row %i', (index, typed, found) => {
    expect(findTyped(rows, index, typed, 'de')).toBe(found)
  })
})

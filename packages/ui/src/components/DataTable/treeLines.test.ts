import { expect, test } from 'vitest'
import { treeLines } from './treeLines.ts'

interface Unit {
  readonly id: string
  readonly units?: readonly Unit[] | 'unloaded'
}
const units: readonly Unit[] = [
  { id: 'a', units: [{ id: 'a1', units: [{ id: 'a11' }] }, { id: 'a2' }] },
  { id: 'b', units: 'unloaded' },
  { id: 'c', units: [] },
]
const shown = (...open: readonly string[]) =>
  treeLines(units, { childrenOf: (unit) => unit.units }, ({ id }) => id, new Set(open)).map(
    ({ row, level, position, setSize, expansion, parent }) =>
      `${row.id} ${level} ${position}/${setSize} ${expansion} ${parent}`,
  )

test('closed branches show their top', () => {
  expect(shown()).toEqual(['a 1 1/3 closed -1', 'b 1 2/3 closed -1', 'c 1 3/3 leaf -1'])
})

test('open ones show what is below, with level, place and the line above', () => {
  expect(shown('a', 'a1')).toEqual([
    'a 1 1/3 open -1',
    'a1 2 1/2 open 0',
    'a11 3 1/1 leaf 1',
    'a2 2 2/2 leaf 0',
    'b 1 2/3 closed -1',
    'c 1 3/3 leaf -1',
  ])
})

test('an open branch whose rows are not here yet is loading', () => {
  expect(shown('b')).toContain('b 1 2/3 loading -1')
})

test('what is open below a closed branch is not shown', () => {
  expect(shown('a1')).toEqual(shown())
})

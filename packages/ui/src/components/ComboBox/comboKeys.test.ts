import { expect, test } from 'vitest'
import { neighbour } from './comboKeys.ts'

test.each([
  [null, 1, 'a'],
  [null, -1, 'c'],
  ['a', 1, 'b'],
  ['c', 1, 'a'],
  ['a', -1, 'c'],
  ['gone', 1, 'a'],
] as const)('from %s by %i it goes to %s', (active, step, expected) => {
  expect(neighbour(['a', 'b', 'c'], active, step)).toBe(expected)
})

test('in an empty list nothing is marked', () => {
  expect(neighbour([], null, 1)).toBeNull()
})

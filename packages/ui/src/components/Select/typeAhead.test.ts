import { expect, test } from 'vitest'
import { createTypeAhead, findTyped } from './typeAhead.ts'

const labels = ['Mombasa', 'Malindi', 'Nairobi', 'Ölberg', 'Naivasha']

test.each([
  ['m', -1, 0],
  ['m', 0, 1],
  ['mm', 0, 1],
  ['ma', 0, 1],
  ['ma', 1, 1],
  ['n', 4, 2],
  ['nai', 2, 2],
  ['naiv', 2, 4],
  ['ol', 0, 3],
  ['x', 0, -1],
])('%j from place %i leads to %i', (typed, from, expected) => {
  expect(findTyped(labels, typed, from, 'en')).toBe(expected)
})

test('letters belong together until somebody pauses', () => {
  const typeAhead = createTypeAhead()
  expect(typeAhead.isTyping(0)).toBe(false)
  expect(typeAhead.take('n', 0)).toBe('n')
  expect(typeAhead.isTyping(500)).toBe(true)
  expect(typeAhead.take('a', 500)).toBe('na')
  expect(typeAhead.isTyping(2000)).toBe(false)
  expect(typeAhead.take('m', 2000)).toBe('m')
})

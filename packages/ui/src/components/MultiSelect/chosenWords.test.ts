import { expect, test } from 'vitest'
import { chosenWords, matches } from './chosenWords.ts'

test.each([
  [[], [], 0],
  [['Days'], ['Days'], 0],
  [['Days', 'Weeks'], ['Days', 'Weeks'], 0],
  [['Transport and storage', 'Care at home', 'Trade'], ['Transport and storage'], 2],
  [
    ['A name that has more letters than there is room for', 'Trade'],
    ['A name that has more letters than there is room for'],
    1,
  ],
])('of %j it shows %j and %i more', (labels, shown, more) => {
  expect(chosenWords(labels)).toEqual({ shown, more })
})

test.each([
  ['Müller, Jana', 'muller', true],
  ['Müller, Jana', 'jan mül', true],
  ['Care at home', 'home care', true],
  ['Care at home', 'ome', false],
  ['Care at home', '', true],
])('%s is found by %j: %s', (text, typed, expected) => {
  expect(matches(text, typed)).toBe(expected)
})

import { expect, it } from 'vitest'
import { patternsOf } from './searching.ts'

it.each([
  ['  Anna   Weber ', ['%Anna%', '%Weber%']],
  ['100%', [String.raw`%100\%%`]],
  ['a_b', [String.raw`%a\_b%`]],
  [String.raw`a\b`, [String.raw`%a\\b%`]],
  ['％ ﹪ ＿ ＼', [String.raw`%\%%`, String.raw`%\%%`, String.raw`%\_%`, String.raw`%\\%`]],
  [' \n ', []],
  ['1 2 3 4 5 6 7 8 9', ['%1%', '%2%', '%3%', '%4%', '%5%', '%6%', '%7%', '%8%']],
])('looks for the words of %j, whose signs are letters', (search, expected) => {
  expect(patternsOf(search)).toEqual(expected)
})

import { expect, it } from 'vitest'
import { patternsOf } from './searching.ts'

it.each([
  ['  Anna   Weber ', ['%anna%', '%weber%']],
  ['100%', [String.raw`%100\%%`]],
  ['a_b', [String.raw`%a\_b%`]],
  [String.raw`a\b`, [String.raw`%a\\b%`]],
  ['％ ﹪ ＿ ＼', [String.raw`%\%%`, String.raw`%\%%`, String.raw`%\_%`, String.raw`%\\%`]],
  [' \n ', []],
  [`- ' "\u200B`, []],
  ['O’Brien Anne-Marie', ['%obrien%', '%annemarie%']],
  ['1 2 3 4 5 6 7 8 9', ['%1%', '%2%', '%3%', '%4%', '%5%', '%6%', '%7%', '%8%']],
])('looks for the folded words of %j, in which the signs of like are letters', (search, expected) => {
  expect(patternsOf(search)).toEqual(expected)
})

import { expect, test } from 'vitest'
import { mendTorn } from './tornRow.ts'

test('a line whose quote was never closed is cut into the cells that were probably meant', () => {
  expect(mendTorn(['SH-1;"Ab;Ute;ab@x.example'], 'SEMICOLON', 4)).toEqual(['SH-1', 'Ab', 'Ute', 'ab@x.example'])
  expect(mendTorn(['1,"say ""hi"",x'], 'COMMA', 3)).toEqual(['1', 'say "hi"', 'x'])
})

test('what was told apart already stays as it is', () => {
  expect(mendTorn(['a', 'b', 'c'], 'SEMICOLON', 2)).toEqual(['a', 'b', 'c'])
  expect(mendTorn(['a;b'], null, 2)).toEqual(['a;b'])
})

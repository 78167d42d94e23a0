import { expect, it } from 'vitest'
import { NumberGuess } from './numbers.ts'

const formOf = (texts: readonly string[], numbers: readonly string[] = []): string | null => {
  const guess = new NumberGuess()
  for (const text of texts) guess.observe(text, false)
  for (const number of numbers) guess.observe(number, true)
  return guess.form
}

it.each([
  ['numbers alone', [], ['1.234', '12.5'], 'TYPED'],
  ['text beside which a comma stands before decimals', ['1.234', '12,5'], [], 'COMMA'],
  ['text whose thousands are grouped and decimals follow', ['1.234', '1.234.567,89'], [], 'COMMA'],
  ['text whose millions are grouped', ['1.234', '1.234.567'], [], 'COMMA'],
  ['text beside which a point stands before decimals', ['1,234', '12.5'], [], 'POINT'],
  ['text beside numbers that say nothing', ['1.234', '12,5'], ['40', '12.5'], 'COMMA'],
  ['text that nothing explains', ['1.234', '40', 'many'], [], null],
  ['text that is proven both ways', ['1.234', '12,5', '12.5'], [], null],
  ['text beside a number that looks the same', ['1.234', '12,5'], ['1.234'], null],
  ['no such text', ['12,5', 'many'], ['1.234'], 'TYPED'],
])('a column of %s', (_, texts, numbers, form) => expect(formOf(texts, numbers)).toBe(form))

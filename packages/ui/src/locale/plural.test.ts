import { expect, test } from 'vitest'
import { createPlural } from './plural.ts'

const forms = { zero: 'none', one: '# row', other: '# rows' }

test.each([
  ['en', 0, 'none'],
  ['en', 1, '1 row'],
  ['en', 1031, '1,031 rows'],
  ['de', 1031, '1.031 rows'],
  ['sw', 1, '1 row'],
] as const)('in %s %i is "%s"', (locale, count, text) => {
  expect(createPlural(locale)(count, forms)).toBe(text)
})

test('what is not given falls back to the general form', () => {
  expect(createPlural('en')(0, { other: '# left' })).toBe('0 left')
  expect(createPlural('en')(1, { other: '# left' })).toBe('1 left')
})

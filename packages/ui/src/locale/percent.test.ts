import { expect, test } from 'vitest'
import { formatPercent } from './percent.ts'

test.each([
  ['en', 0.44, '44\u00a0%'],
  ['de', 0.444, '44\u00a0%'],
  ['sw', 1, '100\u00a0%'],
  ['de', 10.31, '1.031\u00a0%'],
] as const)('in %s %d is "%s"', (locale, share, text) => {
  expect(formatPercent(share, locale)).toBe(text)
})

test('a part of a per cent is written where it is asked for', () => {
  expect(formatPercent(0.111, 'de', 1)).toBe('11,1\u00a0%')
  expect(formatPercent(0.1, 'en', 1)).toBe('10\u00a0%')
})

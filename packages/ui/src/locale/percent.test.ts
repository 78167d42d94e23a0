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

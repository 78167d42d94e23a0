import { expect, test } from 'vitest'
import { formatShare, formatTime } from './fileProgress.ts'
import { formatSize } from './fileSize.ts'

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [2400, '2.4 kB'],
  [812_000, '812 kB'],
  [999_600, '1 MB'],
  [7_840_000, '7.8 MB'],
  [4_200_000_000, '4.2 GB'],
  [3e15, '3,000 TB'],
])('%i bytes are written %s', (bytes, text) => {
  expect(formatSize(bytes, 'en')).toBe(text)
})

test('sizes are written as the language writes them', () => {
  expect(formatSize(7_840_000, 'de')).toBe('7,8 MB')
  expect(formatSize(7_840_000, 'sw')).toMatch(/MB|7\.8/)
})

test.each([
  [0, '0\u00a0%'],
  [0.444, '44\u00a0%'],
  [0.996, '99\u00a0%'],
  [1, '100\u00a0%'],
  [1.2, '100\u00a0%'],
])('a share of %d is written %s: never 100 before it is all there', (share, text) => {
  expect(formatShare(share, 'en')).toBe(text)
})

test.each([
  [1, '5 seconds'],
  [31, '35 seconds'],
  [55, '1 minute'],
  [119, '2 minutes'],
  [3300, '1 hour'],
  [7300, '3 hours'],
])('%i seconds are told as %s', (seconds, text) => {
  expect(formatTime(seconds, 'en')).toBe(text)
})

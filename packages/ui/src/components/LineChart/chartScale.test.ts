import { expect, test } from 'vitest'
import { apart, shownLabels, topOf } from './chartScale.ts'

test('the scale ends at a round number with a whole half, at or above every value', () => {
  for (const largest of [0, 1, 3, 7, 9, 11, 46, 99, 101, 350, 12_345]) {
    const top = topOf([0, largest])
    expect(top).toBeGreaterThanOrEqual(largest)
    expect(Number.isInteger(top / 2)).toBe(true)
    expect(top).toBeLessThanOrEqual(Math.max(2, largest * 2.2))
  }
})

test('at most six labels stand below, the last one always', () => {
  for (const count of [1, 4, 12, 26, 52]) {
    const shown = shownLabels(count)
    expect(shown.size).toBeLessThanOrEqual(6)
    expect(shown.has(count - 1)).toBe(true)
  }
})

test('names that would cover each other move apart', () => {
  expect(apart([100, 104], 18)).toEqual([93, 111])
  expect(apart([100, 160], 18)).toEqual([100, 160])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRowHeights } from './rowHeights.ts'
import { stretchesOf, windowAt, type Stretch } from './rowWindow.ts'

const measured = fc.record({
  count: fc.integer({ min: 1, max: 60 }),
  known: fc.array(fc.tuple(fc.integer({ min: 0, max: 59 }), fc.integer({ min: 20, max: 200 })), { maxLength: 40 }),
})

const naive = (count: number, known: readonly (readonly [number, number])[]): readonly number[] => {
  const heights = Array.from({ length: count }, () => 50)
  for (const [index, height] of known) if (index < count) heights[index] = height
  return heights
}
const sumBefore = (heights: readonly number[], index: number): number =>
  heights.slice(0, index).reduce((sum, height) => sum + height, 0)

describe('the heights of rows', () => {
  test('add up as if each were looked at', () => {
    fc.assert(
      fc.property(measured, fc.integer({ min: 0, max: 60 }), ({ count, known }, asked) => {
        const heights = createRowHeights(count, 50)
        for (const [index, height] of known) heights.measure(index, height)
        const plain = naive(count, known)
        const index = Math.min(asked, count)
        expect(heights.offsetOf(index)).toBe(sumBefore(plain, index))
      }),
    )
  })

  test('find the row in which a point lies', () => {
    fc.assert(
      fc.property(measured, fc.integer({ min: 0, max: 9000 }), ({ count, known }, offset) => {
        const heights = createRowHeights(count, 50)
        for (const [index, height] of known) heights.measure(index, height)
        const plain = naive(count, known)
        const index = heights.indexAt(offset)
        expect(sumBefore(plain, index)).toBeLessThanOrEqual(offset)
        if (index < count - 1) expect(sumBefore(plain, index + 1)).toBeGreaterThan(offset)
      }),
    )
  })

  test('are news only when they differ', () => {
    const heights = createRowHeights(10, 50)
    expect(heights.measure(3, 50)).toBe(false)
    expect(heights.measure(3, 72)).toBe(true)
    expect(heights.measure(3, 72.3)).toBe(false)
    expect(heights.measure(11, 72)).toBe(false)
  })
})

const heightOf = (stretch: Stretch): number => ('gap' in stretch ? stretch.gap : (stretch.to - stretch.from) * 50)

describe('the window', () => {
  test('covers what is in view, draws few rows beyond it, and leaves the height of the whole', () => {
    const point = fc.integer({ min: -500, max: 600_000 })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 }),
        point,
        fc.integer({ min: 100, max: 1600 }),
        fc.integer({ min: -1, max: 9_999 }),
        (count, top, height, kept) => {
          const heights = createRowHeights(count, 50)
          const at = windowAt(heights, top, top + height, kept)
          const first = Math.floor(Math.max(0, top) / 50)
          const last = Math.floor((top + height) / 50)
          for (const row of [first, last]) {
            if (row >= 0 && row < count) expect(at.from <= row && row < at.to).toBe(true)
          }
          expect(at.to - at.from).toBeLessThanOrEqual(height / 50 + 20)
          const stretches = stretchesOf(heights, at)
          expect(stretches.reduce((sum, stretch) => sum + heightOf(stretch), 0)).toBe(count * 50)
        },
      ),
    )
  })

  test.each([
    ['before it', 3],
    ['after it', 900],
  ])('keeps the row with the focus %s', (_, kept) => {
    const heights = createRowHeights(1000, 50)
    const stretches = stretchesOf(heights, windowAt(heights, 20_000, 20_600, kept))
    expect(stretches.some((stretch) => !('gap' in stretch) && stretch.from === kept && stretch.to === kept + 1)).toBe(
      true,
    )
  })

  test('does not draw a row twice that has the focus and is in view', () => {
    const heights = createRowHeights(1000, 50)
    expect(windowAt(heights, 20_000, 20_600, 402).kept).toBe(-1)
  })
})

import { expect, test } from 'vitest'
import { largestLoss } from './sayParts.ts'

const lossOf = (...stopped: readonly number[]): string | null => {
  const part = { uuid: 'p', kind: 'PAGE', reached: 50 } as const
  return (
    largestLoss(stopped.map((count, place) => ({ ...part, title: `P${place + 1}`, stopped: count })))?.title ?? null
  )
}

test('one part loses the most: more than any other, and more than twice the median', () => {
  expect(lossOf(6, 4, 9, 11, 45, 12, 5, 7)).toBe('P5')
  expect(lossOf(2, 2, 0, 0)).toBeNull()
  expect(lossOf(10, 9, 8)).toBeNull()
  expect(lossOf(0, 0, 0)).toBeNull()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addChange,
  hasUnsent,
  settleWrite,
  takeLastWrite,
  takeWrite,
  uniteRanges,
  writeOf,
  type JournalRecord,
  type SecondsRange,
} from './attemptJournal.ts'

const fresh: JournalRecord = {
  ...{ device: 'device', subject: 'amani', attempt: 'attempt', sequence: 4 },
  ...{ sending: null, waiting: null },
}

test('unsent changes become one write: the last state wins, ranges are united', () => {
  const first = addChange(fresh, { location: '10', suspendData: 'a', watched: [[0, 5]] })
  const both = addChange(first, { location: '20', watched: [[5, 9]] })
  expect(writeOf(takeWrite(both))).toEqual({
    ...{ attempt: 'attempt', device: 'device', sequence: 5, location: '20', suspendData: 'a', watched: [[0, 9]] },
  })
})

test('an unacknowledged write is sent again unchanged, and later changes wait for the next number', () => {
  const sent = takeWrite(addChange(fresh, { location: '10' }))
  const again = takeWrite(addChange(sent, { location: '20' }))
  expect(writeOf(again)).toEqual(writeOf(sent))
  const { record } = settleWrite(again, 5, 'REPEATED')
  expect(writeOf(takeWrite(record))).toMatchObject({ sequence: 6, location: '20' })
})

test('an acknowledged write is removed', () => {
  const { record, stop } = settleWrite(takeWrite(addChange(fresh, { progress: 10 })), 5, 'WRITTEN')
  expect(stop).toBeNull()
  expect(hasUnsent(record)).toBe(false)
})

test('the last write of a page contains what is in flight, and a late answer to that one changes nothing', () => {
  const last = takeLastWrite(addChange(takeWrite(addChange(fresh, { suspendData: 'a' })), { location: '20' }))
  expect(writeOf(last)).toMatchObject({ sequence: 6, suspendData: 'a', location: '20' })
  expect(settleWrite(last, 5, 'STALE')).toEqual({ record: last, stop: null })
  expect(settleWrite(last, 5, 'WRITTEN')).toEqual({ record: last, stop: null })
  expect(hasUnsent(settleWrite(last, 6, 'WRITTEN').record)).toBe(false)
})

test.each(['STALE', 'CONTINUED_ELSEWHERE', 'ENDED', 'UNKNOWN'] as const)('%s stops the player', (outcome) => {
  expect(settleWrite(takeWrite(addChange(fresh, { progress: 1 })), 5, outcome).stop).toBe(outcome)
})

test('united ranges cover the same seconds, in order and without overlaps', () => {
  const range = fc.tuple(fc.nat(60), fc.nat(20)).map(([from, length]): SecondsRange => [from, from + length + 1])
  const seconds = (ranges: readonly SecondsRange[]): readonly number[] =>
    [
      ...new Set(ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index))),
    ].toSorted((a, b) => a - b)
  fc.assert(
    fc.property(fc.array(range), (ranges) => {
      const united = uniteRanges(ranges)
      expect(seconds(united)).toEqual(seconds(ranges))
      for (const [index, [from]] of united.entries()) expect(from).toBeGreaterThan(united[index - 1]?.[1] ?? -1)
    }),
  )
})

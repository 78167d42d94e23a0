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
  device: 'device',
  subject: 'amani',
  attempt: 'attempt',
  sequence: 4,
  sending: null,
  waiting: null,
}

test('unsent changes become one write: the last state wins, ranges are united', () => {
  const first = addChange(fresh, { location: '10', suspendData: 'a', watched: [[0, 5]] })
  const both = addChange(first, { location: '20', watched: [[5, 9]] })
  expect(writeOf(takeWrite(both))).toEqual({
    attempt: 'attempt',
    device: 'device',
    sequence: 5,
    location: '20',
    suspendData: 'a',
    watched: [[0, 9]],
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

const given = (position: number, answer: string | null = null) => ({
  position,
  answer,
  isMarked: false,
  givenAt: '2026-11-28T12:00:00.000Z',
})

test('answers get numbers without a gap; a later one replaces an earlier one that was not sent', () => {
  const waiting = [given(1, 'a'), given(2, 'b'), given(1, 'c')].reduce(
    (record, answer) => addChange(record, { answers: [answer] }),
    fresh,
  )
  const sent = takeWrite(waiting)
  expect(writeOf(sent)).toEqual({
    attempt: 'attempt',
    device: 'device',
    sequence: 6,
    handedInAt: null,
    answers: [
      { ...given(2, 'b'), sequence: 5 },
      { ...given(1, 'c'), sequence: 6 },
    ],
  })
})

test('a hand-in has the number after the last answer, and the last write of a page keeps the numbers in flight', () => {
  const inFlight = takeWrite(addChange(fresh, { answers: [given(1, 'a')] }))
  const last = takeLastWrite(
    addChange(addChange(inFlight, { answers: [given(1, 'b')] }), { handedInAt: '2026-11-28T12:01:00.000Z' }),
  )
  expect(writeOf(last)).toMatchObject({
    sequence: 7,
    handedInAt: '2026-11-28T12:01:00.000Z',
    answers: [
      { answer: 'a', sequence: 5 },
      { answer: 'b', sequence: 6 },
    ],
  })
  expect(settleWrite(last, 5, 'WRITTEN')).toEqual({ record: last, stop: null })
})

test('more answers than the server takes in one call go in several, the hand-in with the last of them', () => {
  const answers = Array.from({ length: 450 }, (_, place) => given(place + 1))
  const first = takeWrite(addChange(addChange(fresh, { answers }), { handedInAt: '2026-11-28T12:01:00.000Z' }))
  expect(first).toMatchObject({ sequence: 404, sending: { answers: { length: 400 } } })
  expect(writeOf(first)).toMatchObject({ handedInAt: null })
  const second = takeWrite(settleWrite(first, 404, 'WRITTEN').record)
  expect(writeOf(second)).toMatchObject({ sequence: 455, answers: { length: 50 } })
  expect(hasUnsent(settleWrite(second, 455, 'WRITTEN').record)).toBe(false)
})

test.each(Array.from({ length: 20 }, (_, seed) => seed))(
  'whatever moment a network of %i is cut at, every answer arrives once and in order',
  (seed) => {
    let [record, taken] = [fresh, 4]
    const arrived: (string | null | undefined)[] = []
    // A server as ours: it takes the next number, and answers a repetition again.
    const send = (isAnswered: boolean): void => {
      record = takeWrite(record)
      const write = writeOf(record)
      if (write === null || !('answers' in write)) return
      for (const { sequence, answer } of write.answers)
        if (sequence > taken) {
          expect(sequence).toBe(taken + 1)
          taken = sequence
          arrived.push(answer)
        }
      if (isAnswered) record = settleWrite(record, write.sequence, 'WRITTEN').record
    }
    for (let position = 1; position <= 60; position += 1) {
      record = addChange(record, { answers: [given(position, String(position))] })
      if ((position * 7 + seed * 13) % 5 !== 0) send((position + seed) % 3 === 0)
    }
    while (hasUnsent(record)) send(true)
    expect(arrived).toEqual(Array.from({ length: 60 }, (_, place) => String(place + 1)))
  },
)

import type { AttemptCommitInput } from '@somo/graphql/schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WriteOutcome } from './attemptJournal.ts'
import { createAttemptWriter, type WriteAnswer } from './attemptWriter.ts'
import { journalFixture, recordFixture } from './journalFixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that answers in the order given, then with WRITTEN. */
function setUp(...outcomes: readonly (WriteOutcome | null)[]) {
  const answers = [...outcomes]
  const sent: (AttemptCommitInput & { readonly isLast: boolean })[] = []
  const table = journalFixture()
  const writer = createAttemptWriter<number>(recordFixture(), {
    table,
    now: () => 12,
    send: async (write, isLast): Promise<WriteAnswer<number>> => {
      sent.push({ ...write, isLast })
      const outcome = answers.length > 0 ? answers.shift() : 'WRITTEN'
      return outcome === null || outcome === undefined
        ? null
        : { outcome, progress: 'progress' in write ? (write.progress ?? null) : null }
    },
  })
  return { writer, table, sent }
}

test('a change is on the device before it is sent, and gone from it when it was acknowledged', async () => {
  const { writer, table, sent } = setUp()
  writer.save({ progress: 10 })
  expect(writer.getSnapshot().saved).toBe('SAVING')
  expect(table.rows.get('device')?.waiting).toEqual({ progress: 10 })
  expect(sent).toEqual([])
  writer.save({ progress: 20 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toMatchObject([{ sequence: 1, progress: 20 }])
  expect(writer.getSnapshot()).toMatchObject({ saved: 'SAVED', savedAt: 12, progress: 20 })
  expect(table.rows.size).toBe(0)
})

test('without an answer everything stays on the device and is sent again under the same number', async () => {
  const { writer, table, sent } = setUp(null)
  writer.save({ location: '10' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(writer.getSnapshot().saved).toBe('OFFLINE')
  expect(table.rows.get('device')).toMatchObject({ sequence: 1, sending: { location: '10' } })
  writer.save({ location: '20' })
  writer.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.map(({ sequence, location }) => [sequence, location])).toEqual([
    [1, '10'],
    [1, '10'],
    [2, '20'],
  ])
  expect(writer.getSnapshot().saved).toBe('SAVED')
})

test('tries without an answer repeat by themselves, at most four seconds apart', async () => {
  const { writer, sent } = setUp(null, null, null)
  writer.save({ location: '10' })
  await vi.advanceTimersByTimeAsync(1000 + 2000)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(3999)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(4000)
  expect(sent).toHaveLength(4)
})

test('a player that was replaced offers what waits before it stops', async () => {
  const { writer, table, sent } = setUp(null, 'CONTINUED_ELSEWHERE', 'CONTINUED_ELSEWHERE')
  writer.save({ location: '10' })
  await vi.advanceTimersByTimeAsync(1000)
  writer.save({ completion: 'COMPLETE' })
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.map(({ sequence, completion }) => [sequence, completion])).toEqual([
    [1, undefined],
    [1, undefined],
    [2, 'COMPLETE'],
  ])
  expect(writer.getSnapshot().stop).toBe('CONTINUED_ELSEWHERE')
  expect(table.rows.size).toBe(0)
})

test('a write that is refused for its content is dropped and told, and what follows is sent', async () => {
  const { writer, table, sent } = setUp('REFUSED')
  writer.save({ suspendData: 'too long' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(writer.getSnapshot()).toMatchObject({ saved: 'SAVED', savedAt: null, hasRefused: true, stop: null })
  expect(table.rows.size).toBe(0)
  writer.save({ location: '20' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent.map(({ sequence, location, suspendData }) => [sequence, location, suspendData])).toEqual([
    [1, undefined, 'too long'],
    [2, '20', undefined],
  ])
})

test('a result is sent at once', async () => {
  const { writer, sent } = setUp()
  writer.save({ completion: 'COMPLETE' })
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(1)
})

test('leaving waits for the acknowledgement, and says where there was none', async () => {
  const { writer, table, sent } = setUp('WRITTEN', null)
  writer.save({ progress: 10 })
  await expect(writer.leave()).resolves.toBe(true)
  expect(sent).toMatchObject([{ progress: 10, isLeaving: true }])
  writer.save({ progress: 20 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(table.rows.size).toBe(1)
  await expect(writer.leave()).resolves.toBe(true)
  writer.close()
})

test('leaving without a network answers that nothing was acknowledged', async () => {
  const { writer, table } = setUp(null, null)
  writer.save({ progress: 10 })
  await expect(writer.leave()).resolves.toBe(false)
  expect(table.rows.get('device')?.sending).toMatchObject({ progress: 10, isLeaving: true })
})

test('a page that is hidden sends everything in one call', async () => {
  const { writer, sent } = setUp(null)
  writer.save({ suspendData: 'a' })
  await vi.advanceTimersByTimeAsync(1000)
  writer.save({ location: '20' })
  writer.hide()
  expect(sent.at(-1)).toMatchObject({ sequence: 2, suspendData: 'a', location: '20', isLast: true })
})

test('an attempt that goes on elsewhere takes nothing more and leaves nothing on the device', async () => {
  const { writer, table, sent } = setUp('CONTINUED_ELSEWHERE')
  writer.save({ progress: 10 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(writer.getSnapshot().stop).toBe('CONTINUED_ELSEWHERE')
  expect(table.rows.size).toBe(0)
  writer.save({ progress: 20 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(table.rows.size).toBe(0)
})

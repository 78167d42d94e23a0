import type { AttemptCommitInput } from '@somo/graphql/schema'
import { expect, test } from 'vitest'
import type { WriteOutcome } from './attemptJournal.ts'
import { journalFixture, recordFixture } from './journalFixture.ts'
import { sendLeftovers } from './sendLeftovers.ts'

const inFlight = recordFixture({ sequence: 3, sending: { location: '10' }, waiting: { location: '20' } })

const run = async (table: ReturnType<typeof journalFixture>, outcome: WriteOutcome | null, usedBy?: string) => {
  const sent: AttemptCommitInput[] = []
  await sendLeftovers('amani', {
    table,
    isInUse: async (device) => device === usedBy,
    send: async (write) => {
      sent.push(write)
      return outcome === null ? null : { outcome, progress: null }
    },
  })
  return sent.map(({ sequence, location }) => [sequence, location])
}

test('after a reload the write in flight is repeated, then what waited behind it', async () => {
  const table = journalFixture(inFlight)
  expect(await run(table, 'WRITTEN')).toEqual([
    [3, '10'],
    [4, '20'],
  ])
  expect(table.rows.size).toBe(0)
})

test('what is not answered stays on the device', async () => {
  const table = journalFixture(inFlight)
  await run(table, null)
  expect(table.rows.get('device')).toEqual(inFlight)
})

test('what the server does not take any more is removed', async () => {
  const table = journalFixture(inFlight)
  expect(await run(table, 'ENDED')).toEqual([[3, '10']])
  expect(table.rows.size).toBe(0)
})

test('what is refused for its content does not hold up what waited behind it', async () => {
  const table = journalFixture(inFlight)
  expect(await run(table, 'REFUSED')).toEqual([
    [3, '10'],
    [4, '20'],
  ])
  expect(table.rows.size).toBe(0)
})

test('records of other people and of open players are left alone', async () => {
  const other = recordFixture({ device: 'other', subject: 'neema', waiting: { progress: 1 } })
  const table = journalFixture(inFlight, other)
  expect(await run(table, 'WRITTEN', 'device')).toEqual([])
  expect([...table.rows.keys()]).toEqual(['device', 'other'])
})

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { IsolationClosed, IsolationError } from '../../isolation/isolationError.ts'
import { createLog } from '../../log.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { createConcurrency } from './concurrency.ts'
import { createJobs, type JobEngine } from './createJobs.ts'
import type { JobWorker } from './jobs.ts'
import { sayReason } from './reasonTexts.ts'
import { recoverStalledJobs } from './recoverStalledJobs.ts'

let database: TestDatabase
let jobs: JobEngine
/** What each attempt of the worker ends with; the last goes on for ever. */
let ends: (Error | null)[] = []
let attempts = 0

const worker: JobWorker<object, null, string> = {
  kind: 'test.dies',
  step() {
    const end = ends[Math.min(attempts, ends.length - 1)] ?? null
    attempts += 1
    return end === null ? Promise.resolve({ position: null, done: 1, total: 1 }) : Promise.reject(end)
  },
}

beforeAll(async () => {
  database = await createTestDatabase()
  jobs = await createJobs(database, createLog('silent'))
  await jobs.work([worker])
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})
beforeEach(() => {
  attempts = 0
})

const start = (kind = 'test.dies'): Promise<string> =>
  inTransaction(database.pool, (client) => jobs.start(client, { kind, payload: {}, owner: null }))

async function look(uuid: string): Promise<{ state: string; error: string | null; deaths: number }> {
  const { rows } = await database.pool.query<{ state: string; error: string | null; deaths: number }>(
    'select state, error, deaths from job where uuid = $1',
    [uuid],
  )
  return rows[0] ?? { state: 'none', error: null, deaths: 0 }
}

const until = (uuid: string, state: string): Promise<void> =>
  vi.waitFor(async () => expect((await look(uuid)).state).toBe(state), { timeout: 15_000, interval: 50 })

describe('a job whose child process', () => {
  it('S1: died is done once more', async () => {
    ends = [new IsolationError('CRASHED', 'signal SIGSEGV'), null]
    const uuid = await start()
    await until(uuid, 'DONE')
    expect([attempts, await look(uuid)]).toEqual([2, { state: 'DONE', error: null, deaths: 0 }])
  })

  it('S1: died twice fails with its reason, and is not taken up again', async () => {
    ends = [new IsolationError('CRASHED', 'signal SIGSEGV')]
    const uuid = await start()
    await until(uuid, 'FAILED')
    expect([attempts, await look(uuid)]).toEqual([2, { state: 'FAILED', error: 'CRASHED', deaths: 2 }])
    await database.pool.query(
      `update job set seen_at = now() - interval '1 hour', created_at = now() - interval '1 hour' where uuid = $1`,
      [uuid],
    )
    expect(
      await recoverStalledJobs(database, {
        deliver: () => Promise.reject(new Error('brought again')),
        listen: () => Promise.resolve(),
        stop: () => Promise.resolve(),
      }),
    ).toBe(0)
    expect(sayReason('CRASHED', 'de')).toMatch(/zweimal abgestürzt/)
    expect(sayReason('TOO_SLOW', 'sw')).toMatch(/muda mrefu/)
  })

  it.each(['TOO_SLOW', 'TOO_LARGE'] as const)('S1: met a limit fails at once: %s', async (code) => {
    ends = [new IsolationError(code, 'limit')]
    const uuid = await start()
    await until(uuid, 'FAILED')
    expect([attempts, (await look(uuid)).error]).toEqual([1, code])
  })

  it('S1: was ended because the server closes is done later, and counts as no death', async () => {
    ends = [new IsolationClosed('closing'), null]
    const uuid = await start()
    await until(uuid, 'DONE')
    expect(attempts).toBe(2)
  })
})

describe('a job whose server process', () => {
  it('S1: died is done once more, and fails after the second time', async () => {
    ends = [null]
    const uuid = await start('test.unknown')
    const die = async (): Promise<void> => {
      await database.pool.query(
        `update job set state = 'RUNNING', is_at_work = true, seen_at = now() - interval '1 minute' where uuid = $1`,
        [uuid],
      )
      await recoverStalledJobs(database, {
        deliver: () => Promise.resolve(),
        listen: () => Promise.resolve(),
        stop: () => Promise.resolve(),
      })
    }
    await die()
    expect(await look(uuid)).toMatchObject({ state: 'RUNNING', deaths: 1 })
    await die()
    await database.pool.query(`update job set kind = 'test.dies' where uuid = $1`, [uuid])
    await jobs.deliver(database.pool, uuid)
    await until(uuid, 'FAILED')
    expect([attempts, (await look(uuid)).error]).toEqual([0, 'CRASHED'])
  })
})

describe('work of one process', () => {
  it('S1: runs beside other work, or alone, and who waits to be alone comes first', async () => {
    const concurrency = createConcurrency()
    const order: string[] = []
    const [first, second] = [await concurrency.enter(), await concurrency.enter()]
    const alone = concurrency.enterAlone().then((leave) => (order.push('alone'), leave))
    const third = concurrency.enter().then((leave) => (order.push('shared'), leave))
    first()
    first()
    await Promise.resolve()
    expect(order).toEqual([])
    second()
    const leave = await alone
    expect(order).toEqual(['alone'])
    leave()
    ;(await third)()
    expect(order).toEqual(['alone', 'shared'])
  })
})

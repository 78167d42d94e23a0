import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { createLog } from '../../log.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { createJobs, type JobEngine } from './createJobs.ts'
import { JobError, type AnyWorker, type Failure, type JobWorker } from './jobs.ts'
import { createJobStore } from './store.ts'
import { countingWorker } from './testing/countingWorker.ts'

let database: TestDatabase
let jobs: JobEngine
/** What the failing worker does; a test puts in its own. */
let behave: () => Promise<void> = () => Promise.resolve()

const failing: JobWorker<object, { readonly turn: number }, string> = {
  kind: 'test.fail',
  async step(_, position, { client }) {
    await client.query('insert into effect (number) values ($1)', [position?.turn ?? 0])
    if (position === null) return { position: { turn: 1 }, done: 1, total: 2 }
    await behave()
    return { position: null, done: 2, total: 2 }
  },
}

const everyone: Failure[] = ['Ada', 'Grace', 'Mary'].map((name) => ({ object: null, name, code: 'TAKEN' }))
const partly: JobWorker<{ readonly names: readonly string[] }, null, string> = {
  kind: 'test.partly',
  step: ({ names }) =>
    Promise.resolve({
      position: null,
      done: names.length,
      total: names.length,
      failures: everyone.filter(({ name }) => names.length === 3 && name !== 'Ada'),
    }),
  again: (_, failures) => ({ names: failures.flatMap(({ name }) => (name === null ? [] : [name])) }),
}

/** Fails with everybody, in two steps. */
const nothing: JobWorker<{ readonly count: number }, { readonly turn: number }, string> = {
  kind: 'test.nothing',
  step: ({ count }, position) =>
    Promise.resolve({
      position: position === null ? { turn: 1 } : null,
      done: count * (position === null ? 1 : 2),
      total: count * 2,
      failures: Array.from({ length: count }, (_, i): Failure => ({
        object: null,
        name: `Somebody ${i}`,
        code: 'TAKEN',
      })),
    }),
}

beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query('create table effect (number int not null)')
  jobs = await createJobs(database, createLog('silent'))
  const workers: readonly AnyWorker[] = [countingWorker, failing, partly, nothing]
  await jobs.work(workers)
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})
beforeEach(async () => {
  behave = () => Promise.resolve()
  await database.pool.query('delete from effect')
})

const start = (kind: string, payload: object = {}): Promise<string> =>
  inTransaction(database.pool, (client) => jobs.start(client, { kind, payload, owner: null }))

async function find(uuid: string) {
  const row = await createJobStore(database).find(uuid)
  if (row === null) throw new Error('There is no such job.')
  return row
}

function until(uuid: string, state: string): Promise<void> {
  return vi.waitFor(async () => expect((await find(uuid)).state).toBe(state), { timeout: 10_000, interval: 20 })
}

async function effects(): Promise<number[]> {
  const { rows } = await database.pool.query<{ number: number }>('select number from effect')
  return rows.map(({ number }) => number)
}

describe('a job', () => {
  it('is never there where the transaction that asked for it is taken back', async () => {
    let uuid = ''
    const refused = inTransaction(database.pool, async (client) => {
      uuid = await jobs.start(client, { kind: 'test.count', payload: { until: 1, pause: 0 }, owner: null })
      throw new Error('No.')
    })
    await expect(refused).rejects.toThrow('No.')
    await expect(find(uuid)).rejects.toThrow('There is no such job.')
    const { rows } = await database.pool.query(`select from pgboss.job where data->>'uuid' = $1`, [uuid])
    expect(rows).toEqual([])
  })

  it('is done step by step and tells how far it is', async () => {
    const uuid = await start('test.count', { until: 3, pause: 0 })
    await until(uuid, 'DONE')
    expect(await find(uuid)).toMatchObject({ done: 3, total: 3, failed: 0, error: null })
    expect(await effects()).toEqual([1, 2, 3])
  })

  it('is brought again where its message was lost', async () => {
    const uuid = await start('test.count', { until: 1, pause: 0.3 })
    await database.pool.query(`delete from pgboss.job where data->>'uuid' = $1`, [uuid])
    await database.pool.query(`update job set created_at = now() - interval '1 minute' where uuid = $1`, [uuid])
    await until(uuid, 'DONE')
    expect(await effects()).toEqual([1])
  })

  it('of a kind that is not known here stays in line for who knows it', async () => {
    const uuid = await start('test.unheard')
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query<{ state: string }>(
        `select state from pgboss.job where data->>'uuid' = $1`,
        [uuid],
      )
      expect(rows).toEqual([{ state: 'completed' }])
    })
    expect((await find(uuid)).state).toBe('QUEUED')
  })

  it('S3: goes no further once its owner has lost the role it was asked for with', async () => {
    await database.pool.query(
      `insert into person (uuid, subject, roles, status) values (gen_random_uuid(), 'former', '{ADMIN}', 'ACTIVE')`,
    )
    behave = async () =>
      void (await database.pool.query(`update person set roles = '{LEARNER}' where subject = 'former'`))
    const owner = { subject: 'former', roles: ['ADMIN' as const], requestId: null }
    const begin = (): Promise<string> =>
      inTransaction(database.pool, (client) => jobs.start(client, { kind: 'test.fail', payload: {}, owner }))
    await until(await begin(), 'DONE')
    const uuid = await begin()
    await until(uuid, 'FAILED')
    expect(await find(uuid)).toMatchObject({ error: 'OUT_OF_SCOPE', done: 0 })
  })

  it('happens once however many messages there are', async () => {
    const uuid = await start('test.count', { until: 5, pause: 0.05 })
    for (let times = 0; times < 5; times += 1) await jobs.deliver(database.pool, uuid)
    await until(uuid, 'DONE')
    expect(await effects()).toEqual([1, 2, 3, 4, 5])
  })

  it('that fails tells its code, keeps the steps before, and goes on from there when it is tried again', async () => {
    behave = () => Promise.reject(new JobError('TOO_LARGE'))
    const uuid = await start('test.fail')
    await until(uuid, 'FAILED')
    expect(await find(uuid)).toMatchObject({ error: 'TOO_LARGE', done: 1 })
    expect(await effects()).toEqual([0])
    behave = () => Promise.resolve()
    await inTransaction(database.pool, async (client) => {
      await createJobStore(database).requeue(client, uuid, null)
      await jobs.deliver(client, uuid)
    })
    await until(uuid, 'DONE')
    expect(await effects()).toEqual([0, 1])
  })

  it('of which nobody knows the reason says so', async () => {
    behave = () => Promise.reject(new TypeError('Something else.'))
    const uuid = await start('test.fail')
    await until(uuid, 'FAILED')
    expect((await find(uuid)).error).toBe('INTERNAL')
  })

  it('is taken up again after an error that passes by itself', async () => {
    let times = 0
    behave = () =>
      (times += 1) === 1 ? Promise.reject(Object.assign(new Error('x'), { code: '40P01' })) : Promise.resolve()
    const uuid = await start('test.fail')
    await until(uuid, 'DONE')
    expect(times).toBe(2)
    expect(await effects()).toEqual([0, 1])
  })

  it('ends before its next step once that is asked for, at once while it is in line', async () => {
    const uuid = await start('test.count', { until: 1000, pause: 0.02 })
    await until(uuid, 'RUNNING')
    expect(await createJobStore(database).askToCancel(database.pool, uuid)).toBe(true)
    await until(uuid, 'CANCELLED')
    expect((await find(uuid)).done).toBeLessThan(1000)
    expect(await createJobStore(database).askToCancel(database.pool, uuid)).toBe(false)
  })
})

describe('what could not be done', () => {
  it('is listed', async () => {
    const uuid = await start('test.partly', { names: ['Ada', 'Grace', 'Mary'] })
    await until(uuid, 'DONE')
    expect(await find(uuid)).toMatchObject({ failed: 2, done: 3 })
    const failures = await createJobStore(database).failures(uuid)
    expect(failures.map(({ name, code }) => [name, code])).toEqual([
      ['Grace', 'TAKEN'],
      ['Mary', 'TAKEN'],
    ])
  })

  it('is kept whole to be done again, however much of it is told', async () => {
    const uuid = await start('test.nothing', { count: 1500 })
    await until(uuid, 'DONE')
    const store = createJobStore(database)
    expect([
      (await find(uuid)).failed,
      (await store.failures(uuid)).length,
      (await store.allFailures(uuid)).at(-1)?.name,
    ]).toEqual([3000, 1000, 'Somebody 1499'])
    expect((await store.allFailures(uuid)).length).toBe(3000)
  })
})

describe('old jobs', () => {
  it('go: what ran by itself after a week, others after ninety days', async () => {
    behave = () => Promise.reject(new TypeError('Something else.'))
    const ids = [await start('test.count', { until: 1, pause: 0 }), await start('test.fail')] as const
    await until(ids[0], 'DONE')
    await until(ids[1], 'FAILED')
    await database.pool.query(`update job set ended_at = now() - interval '8 days' where uuid = any($1)`, [ids])
    await createJobStore(database).sweep()
    await expect(find(ids[0])).rejects.toThrow('There is no such job.')
    expect((await find(ids[1])).state).toBe('FAILED')
    await database.pool.query(`update job set ended_at = now() - interval '91 days' where uuid = any($1)`, [ids])
    await createJobStore(database).sweep()
    await expect(find(ids[1])).rejects.toThrow('There is no such job.')
  })
})

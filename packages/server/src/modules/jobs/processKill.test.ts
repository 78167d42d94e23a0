import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { createLog } from '../../log.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { createJobs, type JobEngine } from './createJobs.ts'

const children = new Set<ChildProcess>()
let database: TestDatabase
let jobs: JobEngine

beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query('create table effect (number int not null)')
  // It puts in line and does none itself.
  jobs = await createJobs(database, createLog('silent'))
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

/** A process that works, once it says so. */
async function startProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing/workProcess.ts')], {
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return child
}

async function effects(): Promise<number[]> {
  const { rows } = await database.pool.query<{ number: number }>('select number from effect order by number')
  return rows.map(({ number }) => number)
}

async function stateOf(uuid: string): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ state: string }>('select state from job where uuid = $1', [uuid])
  return rows[0]?.state
}

it('a job whose process is killed in the middle goes on in another within seconds, and every step happens once', async () => {
  const payload = { until: 12, pause: 0.15 }
  const first = await startProcess()
  const uuid = await inTransaction(database.pool, (client) =>
    jobs.start(client, { kind: 'test.count', payload, owner: null }),
  )
  await vi.waitFor(async () => expect((await effects()).length).toBeGreaterThan(2), { timeout: 10_000, interval: 20 })
  first.kill('SIGKILL')
  const killed = performance.now()
  const before = await effects()
  expect(before.length).toBeLessThan(12)
  await startProcess()
  await vi.waitFor(async () => expect((await effects()).length).toBeGreaterThan(before.length), {
    timeout: 15_000,
    interval: 20,
  })
  expect(performance.now() - killed).toBeLessThan(10_000)
  await vi.waitFor(async () => expect(await stateOf(uuid)).toBe('DONE'), { timeout: 15_000, interval: 20 })
  expect(await effects()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
}, 40_000)

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { createUuid } from '../../database/uuid.ts'
import { createLog } from '../../log.ts'
import { insertPerson } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import type { TestCaller } from '../../testing/testIssuer.ts'
import { createJobs, type JobEngine } from './createJobs.ts'
import { countingWorker } from './testing/countingWorker.ts'

const ada: TestCaller = { subject: 'ada', roles: ['EDUCATION_MANAGER'] }
const grace: TestCaller = { subject: 'grace', roles: ['EDUCATION_MANAGER'] }
const admin: TestCaller = { subject: 'root', roles: ['ADMIN'] }
let server: TestServer
let jobs: JobEngine

beforeAll(async () => {
  server = await startTestServer()
  const { pool } = server.database
  for (const name of ['Ada', 'Grace', 'Root'])
    await insertPerson(pool, { subject: name.toLowerCase(), givenName: name, familyName: 'L' })
  await pool.query('create table effect (number int not null)')
  jobs = await createJobs(server.database, createLog('silent'))
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})

/** A job in line of which no process knows yet. */
function start(subject: string): Promise<string> {
  const owner = { subject, roles: [], requestId: 'call-1' }
  const payload = { until: 2, pause: 0 }
  return inTransaction(server.database.pool, async (client) => {
    const uuid = await jobs.start(client, { kind: 'test.count', payload, owner })
    await client.query(`delete from pgboss.job where data->>'uuid' = $1`, [uuid])
    return uuid
  })
}

const fields = 'uuid kind state owner isOwn canCancel canRetry error fileUrl'
const ask = (uuid: string, caller: TestCaller) =>
  server.call(
    `query ($uuid: ID!) { jobs { job(uuid: $uuid) { ${fields} } failures(job: $uuid) { code } } }`,
    { uuid },
    caller,
  )

it('everybody sees their own jobs, administrators all; of others’ nothing is said', async () => {
  const uuid = await start('ada')
  expect((await ask(uuid, ada)).data).toEqual({
    jobs: {
      job: {
        uuid,
        kind: 'test.count',
        state: 'QUEUED',
        owner: 'Ada L',
        isOwn: true,
        canCancel: true,
        canRetry: false,
        error: null,
        fileUrl: null,
      },
      failures: [],
    },
  })
  expect((await ask(uuid, admin)).data).toMatchObject({ jobs: { job: { uuid, isOwn: false } } })
  for (const stranger of [uuid, createUuid(), 'x'])
    expect((await ask(stranger, grace)).data).toEqual({ jobs: { job: null, failures: null } })
})

/** One's own jobs, as the list of them answers, narrowed or not. */
async function listMine(caller: TestCaller, filter = {}): Promise<string[]> {
  const ask = 'query ($filter: JobFilter) { jobs { mine(page: { first: 50 }, filter: $filter) { items { uuid } } } }'
  const { data } = await server.call(ask, { filter }, caller)
  // The server's own answer to the query above.
  return (data as { jobs: { mine: { items: { uuid: string }[] } } }).jobs.mine.items.map(({ uuid }) => uuid)
}

it('the list of one’s own jobs holds no other’s, however it is narrowed', async () => {
  expect(await listMine(grace)).toEqual([])
  const [first, theirs, last] = [await start('grace'), await start('ada'), await start('grace')]
  await server.database.pool.query(`update job set state = 'FAILED', ended_at = now() where uuid = any($1)`, [
    [first, theirs],
  ])
  expect(await listMine(grace)).toEqual([last, first])
  expect(await listMine(grace, { state: ['FAILED'] })).toEqual([first])
  expect(await listMine(grace, { state: ['QUEUED', 'RUNNING'], kind: ['test.count'] })).toEqual([last])
  expect(await listMine(grace, { kind: ['users.export'] })).toEqual([])
  expect(await listMine(grace, { state: [] })).toEqual([])
  // An administrator’s own list holds what they asked for themselves, though they may see all.
  expect(await listMine(admin)).toEqual([])
})

it('pages through one’s own jobs by state', async () => {
  const waiting = await listMine(ada, { state: ['QUEUED'] })
  const newer = [await start('ada'), await start('ada')].toReversed()
  await start('grace')
  const read = `query ($page: PageInput!) { jobs { mine(page: $page, filter: { state: [QUEUED] }) { items { uuid } pageInfo { endCursor hasNext hasPrevious } } } }`
  const first = await server.call(read, { page: { first: 2 } }, ada)
  expect(first.data).toMatchObject({
    jobs: {
      mine: { items: newer.map((uuid) => ({ uuid })), pageInfo: { hasNext: waiting.length > 0, hasPrevious: false } },
    },
  })
})

it('a manager neither sees, cancels nor tries again what another asked for', async () => {
  const uuid = await start('ada')
  await server.database.pool.query(`update job set state = 'FAILED', ended_at = now() where uuid = $1`, [uuid])
  const notFound = { job: null, userErrors: [{ code: 'UNKNOWN' }] }
  for (const act of ['cancelJob', 'retryJob'] as const) {
    const { data } = await server.call(
      `mutation ($uuid: ID!) { job { ${act}(uuid: $uuid) { job { state } userErrors { code } } } }`,
      { uuid },
      grace,
    )
    expect(data).toEqual({ job: { [act]: notFound } })
  }
  expect((await ask(uuid, grace)).data).toEqual({ jobs: { job: null, failures: null } })
  expect((await ask(uuid, ada)).data).toMatchObject({ jobs: { job: { state: 'FAILED' } } })
})

it('work at an import tells which one, other work none', async () => {
  const [uuid, other, imported] = [await start('ada'), await start('ada'), createUuid()]
  await server.database.pool.query(`update job set kind = 'import.run', payload = $2 where uuid = $1`, [
    uuid,
    JSON.stringify({ payload: { import: imported }, owner: null }),
  ])
  const read = (one: string) =>
    server.call('query ($uuid: ID!) { jobs { job(uuid: $uuid) { import } } }', { uuid: one }, ada)
  expect((await read(uuid)).data).toEqual({ jobs: { job: { import: imported } } })
  expect((await read(other)).data).toEqual({ jobs: { job: { import: null } } })
})

it('is cancelled by its owner, once, and not by another', async () => {
  const uuid = await start('ada')
  const cancel = (caller: TestCaller) =>
    server.call(
      'mutation ($uuid: ID!) { job { cancelJob(uuid: $uuid) { job { state } userErrors { code } } } }',
      { uuid },
      caller,
    )
  expect((await cancel(grace)).data).toEqual({ job: { cancelJob: { job: null, userErrors: [{ code: 'UNKNOWN' }] } } })
  expect((await cancel(ada)).data).toEqual({ job: { cancelJob: { job: { state: 'CANCELLED' }, userErrors: [] } } })
  expect((await cancel(ada)).data).toEqual({
    job: { cancelJob: { job: { state: 'CANCELLED' }, userErrors: [{ code: 'WRONG_STATE' }] } },
  })
})

it('a failed one is tried again', async () => {
  const uuid = await start('ada')
  await server.database.pool.query(
    `update job set state = 'FAILED', error = 'INTERNAL', ended_at = now() where uuid = $1`,
    [uuid],
  )
  expect((await ask(uuid, ada)).data).toMatchObject({ jobs: { job: { canRetry: true, error: 'INTERNAL' } } })
  await jobs.work([countingWorker])
  const retry = await server.call(
    'mutation ($uuid: ID!) { job { retryJob(uuid: $uuid) { job { state } userErrors { code } } } }',
    { uuid },
    ada,
  )
  expect(retry.data).toMatchObject({ job: { retryJob: { userErrors: [] } } })
  await vi.waitFor(
    async () => {
      // The server under test, which does not know the kind, may have been told first.
      await jobs.deliver(server.database.pool, uuid)
      expect((await ask(uuid, ada)).data).toMatchObject({ jobs: { job: { state: 'DONE' } } })
    },
    { timeout: 10_000, interval: 100 },
  )
})

it('pages through all of them by state, the latest first', async () => {
  for (let times = 0; times < 5; times += 1) await start('grace')
  const page = (after: string | null) =>
    server.call(
      `query ($after: String) { jobs { jobs(page: { first: 2, after: $after }, filter: { state: [QUEUED], kind: ["test.count"] }) {
        items { uuid owner } pageInfo { endCursor hasNext hasPrevious } } } }`,
      { after },
      admin,
    )
  const seen: string[] = []
  let after: string | null = null
  for (let turn = 0; turn < 10; turn += 1) {
    // The server's own answer to the query above.
    const { jobs: part } = (await page(after)).data as {
      jobs: { jobs: { items: { uuid: string }[]; pageInfo: { endCursor: string; hasNext: boolean } } }
    }
    seen.push(...part.jobs.items.map(({ uuid }) => uuid))
    after = part.jobs.pageInfo.endCursor
    if (!part.jobs.pageInfo.hasNext) break
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThanOrEqual(5)
  expect(seen).toEqual([...seen].sort().reverse())
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import type { AnyWorker } from './jobs.ts'
import { runSchedule } from './runSchedule.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const kind = 'units.beginMemberships'
const worker = (isNeeded: AnyWorker['isNeeded']): AnyWorker => ({
  kind,
  cron: '*/15 * * * *',
  ...(isNeeded === undefined ? {} : { isNeeded }),
  step: () => Promise.reject(new Error('Nothing is to be done.')),
})
const start = (): Promise<string> => Promise.reject(new Error('Nothing is to be begun.'))

async function lookOf(): Promise<
  { readonly lastRunAt: string | null; readonly lastLookAt: string | null } | undefined
> {
  const { data } = await server.call(
    '{ jobs { schedules { kind lastRunAt lastLookAt } } }',
    {},
    { subject: 'root', roles: ['ADMIN'] },
  )
  // The server's own answer to the query above.
  return (
    data as { jobs: { schedules: { kind: string; lastRunAt: string | null; lastLookAt: string | null }[] } }
  ).jobs.schedules.find((one) => one.kind === kind)
}

it('a schedule that finds nothing to do says when it last looked, and one whose look fails does not', async () => {
  await server.database.pool.query('delete from schedule_look')
  expect(await lookOf()).toMatchObject({ lastRunAt: null, lastLookAt: null })
  await expect(
    runSchedule(
      server.database,
      start,
      worker(() => Promise.reject(new Error('The look fails.'))),
    ),
  ).rejects.toThrow('The look fails.')
  expect(await lookOf()).toMatchObject({ lastLookAt: null })
  const before = Date.now()
  await runSchedule(
    server.database,
    start,
    worker(() => Promise.resolve(false)),
  )
  const look = await lookOf()
  expect(look?.lastRunAt).toBeNull()
  expect(Math.abs(Date.parse(look?.lastLookAt ?? '') - before)).toBeLessThan(60_000)
})

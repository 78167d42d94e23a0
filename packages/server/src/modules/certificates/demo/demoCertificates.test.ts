import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoData } from '../../../database/seed/demo.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { seedDemo } from '../../demo.ts'
import { seedDemoCertificates } from './demoCertificates.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('has templates in two languages, and certificates in each state', async () => {
  const { pool } = server.database
  await seedDemoData(server.database)
  await pool.query(
    `insert into person (uuid, subject, username, roles, status, source) values (gen_random_uuid(), 'learner', 'learner', '{LEARNER}', 'ACTIVE', 'SEED')`,
  )
  await seedDemo(pool, server.files)
  expect(await seedDemoCertificates(pool)).toBe(0)
  const { rows } = await pool.query<{ state: string }>(
    `select distinct certificate_state(revoked_at, superseded_by, valid_until, renewal_days, installation_day()) as state
      from issued_certificate order by 1`,
  )
  expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(['EXPIRED', 'EXPIRING', 'REVOKED', 'VALID']))
  const { rows: others } = await pool.query<{ state: string }>('select state from external_certificate order by 1')
  expect(others.map(({ state }) => state)).toEqual(['CONFIRMED', 'SUBMITTED'])
  const { rows: languages } = await pool.query<{ locale: string }>(
    'select distinct locale from issued_certificate order by 1',
  )
  expect(languages.length).toBeGreaterThan(1)
})

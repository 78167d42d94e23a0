import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoData } from '../../../database/seed/demo.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { seedDemo } from '../../demo.ts'
import { seedDemoBadges } from './demoBadges.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('makes badges of both kinds once, earned, public, revoked and on the way', async () => {
  const { pool } = server.database
  await seedDemoData(server.database)
  await pool.query(
    `insert into person (uuid, subject, username, roles, status, source) values (gen_random_uuid(), 'learner', 'learner', '{LEARNER}', 'ACTIVE', 'SEED')`,
  )
  await seedDemo(pool, server.files)
  expect(await seedDemoBadges(pool)).toBe(0)
  const { rows } = await pool.query<{ kind: string; badges: number; awards: number }>(
    `select b.kind, count(distinct b.uuid)::int as badges, count(a.uuid)::int as awards from badge b left join badge_award a on a.badge = b.uuid
      group by 1 order by 1`,
  )
  expect(rows.map(({ kind, badges }) => [kind, badges])).toEqual([
    ['COURSE', 3],
    ['SYSTEM', 4],
  ])
  for (const { awards } of rows) expect(awards).toBeGreaterThan(3)
  const { rows: own } = await pool.query<{ valid: number; shown: number; revoked: number }>(
    `select count(*) filter (where revoked_at is null and p.username = 'learner')::int as valid, count(*) filter (where is_shown)::int as shown,
      count(revoked_at)::int as revoked from badge_award a join person p on p.uuid = a.person`,
  )
  expect(own[0]?.valid).toBeGreaterThan(0)
  expect(own[0]?.shown).toBeGreaterThan(0)
  expect(own[0]?.revoked).toBe(1)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoData } from '../../../database/seed/demo.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { seedDemo } from '../../demo.ts'
import { seedDemoRatings } from './demoRatings.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('rates media in three languages once, some with a mean, and leaves the account of the learner something to rate', async () => {
  const { pool } = server.database
  await seedDemoData(server.database)
  await pool.query(
    `insert into person (uuid, subject, username, roles, status, source) values (gen_random_uuid(), 'learner', 'learner', '{LEARNER}', 'ACTIVE', 'SEED')`,
  )
  await seedDemo(pool, server.files)
  expect(await seedDemoRatings(pool)).toBe(0)
  const { rows } = await pool.query<{ locale: string; comments: number }>(
    `select m.main_locale as locale, count(r.comment)::int as comments from rating r join medium m on m.uuid = r.medium group by 1 order by 1`,
  )
  expect(rows.map(({ locale }) => locale)).toEqual(['de', 'en', 'sw'])
  for (const { comments } of rows) expect(comments).toBeGreaterThan(0)
  const { rows: counts } = await pool.query<{ means: number; waiting: number }>(
    `select (select count(*)::int from medium where rating_count >= 5) as means,
      (select count(*)::int from enrolment e join person p on p.uuid = e.person where p.username = 'learner' and e.completed_at is not null
        and not exists (select from rating r where r.person = e.person and r.medium = e.medium)) as waiting`,
  )
  expect(counts[0]?.means).toBeGreaterThan(0)
  expect(counts[0]?.waiting).toBeGreaterThan(0)
})

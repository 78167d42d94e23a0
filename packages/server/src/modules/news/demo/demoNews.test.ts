import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoData } from '../../../database/seed/demo.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { seedDemo } from '../../demo.ts'
import { seedDemoRelations } from '../../relations/demo/demoRelations.ts'
import { seedDemoNews } from './demoNews.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('has news of each kind, messages read and unread, and a relation in each state, once', async () => {
  const { pool } = server.database
  await seedDemoData(server.database)
  await pool.query(
    `insert into person (uuid, subject, username, roles, status, source)
      select gen_random_uuid(), name, name, '{LEARNER}', 'ACTIVE', 'SEED' from unnest(array['learner', 'manager', 'all', 'admin']) name`,
  )
  await seedDemo(pool, server.files)
  expect([await seedDemoNews(pool), await seedDemoRelations(pool)]).toEqual([0, 0])
  const { rows } = await pool.query<Record<string, unknown>>(
    `select array(select distinct news_state(state, published_at, publish_from, publish_until, now()) from news order by 1) as states,
      (select count(*)::int from news where is_pinned) as pinned,
      (select count(*)::int from message_recipient c join person p on p.uuid = c.person where p.username = 'learner' and c.read_at is null) as unread,
      array(select distinct relation_state(state, relative_accepted_at, code_expires_at, until, now()) from relation order by 1) as relations`,
  )
  expect(rows[0]).toEqual({
    states: ['DRAFT', 'PUBLISHED', 'SCHEDULED'],
    pinned: 1,
    unread: 1,
    relations: ['ACTIVE', 'DECLINED', 'ENDED', 'EXPIRED', 'INVITED'],
  })
})

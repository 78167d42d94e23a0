import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoData } from '../../../database/seed/demo.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { seedDemo } from '../../demo.ts'
import { seedDemoLegal } from './demoLegal.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('has legal texts, a help article and answered consents, once, and asks no demo account', async () => {
  const { pool } = server.database
  await seedDemoData(server.database)
  await pool.query(
    `insert into person (uuid, subject, username, roles, status, source)
      select gen_random_uuid(), name, name, '{LEARNER}', 'ACTIVE', 'SEED' from unnest(array['learner', 'manager', 'all', 'admin']) name`,
  )
  await seedDemo(pool, server.files)
  expect(await seedDemoLegal(pool)).toBe(0)
  const { rows } = await pool.query<Record<string, unknown>>(
    `select array(select d.kind from legal_document d join legal_version v on v.document = d.uuid and v.state = 'PUBLISHED'
        order by d.sort_order) as kinds,
      array(select decision from consent order by 1) as decisions,
      (select count(*)::int from legal_document d join unit_ancestor a on a.ancestor = d.audience_unit
        join unit_membership m on m.unit = a.unit join person p on p.uuid = m.person
        where p.username in ('learner', 'manager', 'all', 'admin')) as asked`,
  )
  expect(rows[0]).toEqual({
    kinds: ['IMPRINT', 'PRIVACY', 'OWN', 'HELP'],
    decisions: ['ACCEPTED', 'DECLINED'],
    asked: 0,
  })
})

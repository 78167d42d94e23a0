import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoData } from '../../../database/seed/demo.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { seedDemo } from '../../demo.ts'
import { seedDemoNotifications } from './demoNotifications.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('notifies everybody once, of read and unread things, and sends no emails', async () => {
  const { pool } = server.database
  await seedDemoData(server.database)
  await seedDemo(pool, server.files)
  expect(await seedDemoNotifications(pool)).toBe(0)
  const { rows } = await pool.query<{ without: number; read: number; unread: number; emails: number; events: number }>(
    `select (select count(*)::int from person p where p.status = 'ACTIVE' and not exists (select from notification n where n.person = p.uuid)) as without,
      count(*) filter (where read_at is not null)::int as read, count(*) filter (where read_at is null)::int as unread,
      count(*) filter (where email <> 'NONE')::int as emails, count(distinct event)::int as events from notification`,
  )
  expect(rows[0]).toMatchObject({ without: 0, emails: 0 })
  expect(Math.min(rows[0]?.read ?? 0, rows[0]?.unread ?? 0)).toBeGreaterThan(10)
  expect(rows[0]?.events).toBeGreaterThan(3)
})

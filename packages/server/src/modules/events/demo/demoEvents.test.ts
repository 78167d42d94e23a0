import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoData } from '../../../database/seed/demo.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { seedDemo } from '../../demo.ts'
import { seedDemoBookings, seedDemoEvents } from './demoEvents.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('plans the sessions of an event once; people are booked for the next one and were at the last one', async () => {
  const { pool } = server.database
  await seedDemoData(server.database)
  await seedDemo(pool, server.files)
  expect(await seedDemoEvents(pool)).toBe(0)
  expect(await seedDemoBookings(pool)).toBe(0)
  const { rows } = await pool.query<{ state: string; isOver: boolean; people: number }>(
    `select b.state, s.starts_at < now() as "isOver", count(*)::int as people
      from event_booking b join event_session s on s.uuid = b.session group by 1, 2 order by 1`,
  )
  expect(rows.map(({ state, isOver }) => [state, isOver])).toEqual([
    ['ATTENDED', true],
    ['REGISTERED', false],
  ])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoData } from '../../../database/seed/demo.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { seedDemo } from '../../demo.ts'
import { seedDemoTasks } from './demoTasks.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('makes four tasks once, with people at every state and answers that wait', async () => {
  const { pool } = server.database
  await seedDemoData(server.database)
  await seedDemo(pool, server.files)
  expect(await seedDemoTasks(pool)).toBe(0)
  const { rows: tasks } = await pool.query('select state, count(*)::int as tasks from task group by 1 order by 1')
  expect(tasks).toEqual([
    { state: 'CLOSED', tasks: 1 },
    { state: 'DRAFT', tasks: 1 },
    { state: 'PUBLISHED', tasks: 2 },
  ])
  const { rows } = await pool.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from task_submission group by 1 order by 1',
  )
  expect(rows.map(({ state }) => state)).toEqual(['DRAFT', 'FAILED', 'PASSED', 'RETURNED', 'SUBMITTED'])
  expect(rows.find(({ state }) => state === 'SUBMITTED')?.count).toBeGreaterThan(5)
  const { rowCount } = await pool.query(
    'select from task_version where reviewed_at < handed_in_at or reviewed_at > now()',
  )
  expect(rowCount).toBe(0)
})

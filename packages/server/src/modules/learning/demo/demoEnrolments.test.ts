import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoData } from '../../../database/seed/demo.ts'
import { seedDemoOrganisation } from '../../../database/seed/demoOrganisation.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { publishTestMedium } from '../testing/testMedia.ts'
import { seedDemoEnrolments } from './demoEnrolments.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('shows people at every state of learning, once, with sums of each day', async () => {
  const { pool } = server.database
  await seedDemoData(server.database)
  await seedDemoOrganisation(pool)
  const { rows: units } = await pool.query<{ uuid: string }>('select uuid from unit where is_general')
  const unit = units[0]?.uuid ?? ''
  const parts = await Promise.all(['One', 'Two'].map((title) => publishTestMedium(pool, { kind: 'PAGE', title, unit })))
  await publishTestMedium(pool, { kind: 'COURSE', title: 'Course', unit, items: parts.map(({ medium }) => medium) })
  await publishTestMedium(pool, { kind: 'QUIZ', title: 'Quiz', unit })
  expect(await seedDemoEnrolments(pool)).toBeGreaterThan(20)
  expect(await seedDemoEnrolments(pool)).toBe(0)
  const { rows } = await pool.query<{ state: string }>(
    `select distinct compliance_state(started_at, completed_at, failed_at, due_at, grace_days, valid_until, renewal_days, waived_until, now(), 14) as state
      from enrolment order by 1`,
  )
  expect(rows.map(({ state }) => state)).toEqual([
    'COMPLETED',
    'DUE_SOON',
    'EXPIRED',
    'IN_PROGRESS',
    'NOT_STARTED',
    'OVERDUE',
  ])
  const { rows: sums } = await pool.query<{ events: number; days: number }>(
    `select (select count(*)::int from learning_event where kind = 'COMPLETED' and $1 = any(units)) as events,
      (select sum(completions)::int from learning_day where unit = $1) as days`,
    [unit],
  )
  expect(sums[0]?.events).toBe(sums[0]?.days)
  expect(sums[0]?.events).toBeGreaterThan(0)
})

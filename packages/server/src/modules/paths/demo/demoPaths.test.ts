import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoData } from '../../../database/seed/demo.ts'
import { seedDemoOrganisation } from '../../../database/seed/demoOrganisation.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { seedDemoEnrolments } from '../../learning/demo/demoEnrolments.ts'
import { publishTestMedium } from '../../learning/testing/testMedia.ts'
import { seedDemoPaths } from './demoPaths.ts'
import { stateOf } from '../../learning/complianceState.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('shows two paths with people at every state and a draft, once', async () => {
  const { pool } = server.database
  await seedDemoData(server.database)
  await seedDemoOrganisation(pool)
  const { rows: units } = await pool.query<{ uuid: string }>('select uuid from unit where is_general')
  for (const place of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    await publishTestMedium(pool, { kind: 'PAGE', title: `Page ${place}`, unit: units[0]?.uuid ?? '' })
  await seedDemoEnrolments(pool)
  expect(await seedDemoPaths(pool)).toBe(3)
  expect(await seedDemoPaths(pool)).toBe(0)
  const { rows: paths } = await pool.query<{ state: string; people: boolean }>(
    `select p.state, exists (select from enrolment e where e.path = p.uuid) as people from learning_path p order by 1, 2`,
  )
  expect(paths).toEqual([
    { state: 'DRAFT', people: false },
    { state: 'PUBLISHED', people: true },
    { state: 'PUBLISHED', people: true },
  ])
  const { rows: states } = await pool.query<{ state: string }>(
    `select distinct ${stateOf('e')} as state from enrolment e where e.path is not null order by 1`,
  )
  expect(states.map(({ state }) => state)).toEqual(
    expect.arrayContaining(['COMPLETED', 'IN_PROGRESS', 'NOT_STARTED', 'OVERDUE']),
  )
})

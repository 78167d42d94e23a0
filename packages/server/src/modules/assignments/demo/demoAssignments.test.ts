import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoData } from '../../../database/seed/demo.ts'
import { seedDemoOrganisation } from '../../../database/seed/demoOrganisation.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { seedDemoEnrolments } from '../../learning/demo/demoEnrolments.ts'
import { publishTestMedium } from '../../learning/testing/testMedia.ts'
import { stateOf } from '../../learning/complianceState.ts'
import { seedDemoAssignments } from './demoAssignments.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('shows assignments at every state with people at every state, once', async () => {
  const { pool } = server.database
  await seedDemoData(server.database)
  await seedDemoOrganisation(pool)
  const { rows: units } = await pool.query<{ uuid: string }>('select uuid from unit where is_general')
  for (const place of [1, 2, 3, 4, 5, 6, 7, 8])
    await publishTestMedium(pool, { kind: 'PAGE', title: `Page ${place}`, unit: units[0]?.uuid ?? '' })
  await seedDemoEnrolments(pool)
  expect(await seedDemoAssignments(pool)).toBe(7)
  expect(await seedDemoAssignments(pool)).toBe(0)
  const { rows } = await pool.query<{ state: string; people: number; open: number }>(
    `select a.state || case when a.starts_on > installation_day() then ' later' else '' end as state,
        count(s.uuid)::int as people, count(s.uuid) filter (where s.ended_at is null)::int as open
      from assignment a left join enrolment_source s on s.assignment = a.uuid group by 1 order by 1`,
  )
  expect(rows.map(({ state, people, open }) => [state, people > 0, open > 0])).toEqual([
    ['ACTIVE', true, true],
    ['ACTIVE later', false, false],
    ['DRAFT', false, false],
    ['ENDED', true, false],
    ['PAUSED', true, true],
  ])
  const { rows: states } = await pool.query<{ state: string }>(
    `select distinct ${stateOf('e')} as state from enrolment_source s join assignment a on a.uuid = s.assignment and a.state = 'ACTIVE'
      join enrolment e on e.uuid = s.enrolment order by 1`,
  )
  expect(states.map(({ state }) => state)).toEqual(
    expect.arrayContaining(['COMPLETED', 'DUE_SOON', 'IN_PROGRESS', 'OVERDUE', 'WAIVED']),
  )
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createUuid } from '../../../database/uuid.ts'
import { insertMembership } from '../../../testing/factories.ts'
import { seedPeople, seedUnits, testPeople } from '../../../testing/testOrganisation.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { publishTestMedium } from '../../learning/testing/testMedia.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ polls: true })
})
afterAll(() => server.close())

it('who joins a unit has its assignments within ten seconds, and who leaves it has them no more', async () => {
  const { pool } = server.database
  const units = await seedUnits(server.database)
  const seller = (await seedPeople(server.database, units, testPeople)).get('seller') ?? ''
  const { medium } = await publishTestMedium(pool, { kind: 'PAGE', title: 'Fire safety', unit: units.school })
  const uuid = createUuid()
  await pool.query(
    `insert into assignment (uuid, title, owner_unit, state, activated_at, evaluated_at) values ($1, 'Fire safety', $2, 'ACTIVE', now(), now())`,
    [uuid, units.school],
  )
  await pool.query('insert into assignment_target (assignment, medium) values ($1, $2)', [uuid, medium])
  await pool.query('insert into assignment_unit (assignment, unit) values ($1, $2)', [uuid, units.school])
  const access = async () =>
    (await pool.query<{ access: string }>('select access from enrolment where person = $1', [seller])).rows[0]?.access
  const soon = { timeout: 10_000, interval: 200 }
  const membership = await insertMembership(pool, { unit: units.class5a, person: seller })
  await expect.poll(access, soon).toBe('OPEN')
  await pool.query('delete from unit_membership where uuid = $1', [membership])
  await expect.poll(access, soon).toBe('CLOSED')
}, 40_000)

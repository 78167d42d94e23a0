import { expect, it } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import { insertUnit } from '../../../testing/factories.ts'
import { createTestDatabase } from '../../../testing/testDatabase.ts'
import { publishTestMedium } from '../../learning/testing/testMedia.ts'
import { evaluateAssignment } from './evaluate.ts'

// The goal is that of 50,000 people and 20 assignments (docs/assignments.md); fewer are enough to see what one costs.
const people = Number(process.env['SOMO_PEOPLE'] ?? 10_000)
const assignments = Number(process.env['SOMO_ASSIGNMENTS'] ?? 3)

const addPeople = `insert into person (uuid, subject, username, given_name, email, roles, status, source)
  select gen_random_uuid(), 's' || n, 'p' || n, 'P' || n, 'p' || n || '@example.org', '{LEARNER}', 'ACTIVE', 'SEED' from generate_series(1, $1) n`
const addMembers = `insert into unit_membership (uuid, unit, person, role, is_default)
  select gen_random_uuid(), ($1::uuid[])[1 + (hashtext(uuid::text) & 31)], uuid, 'MEMBER', true from person`
const addAssignment = `insert into assignment (uuid, title, owner_unit, state, activated_at, due_rule, due_days, is_announced, is_mandatory)
  values ($1, 'All', $2, 'ACTIVE', now(), 'AFTER_ASSIGNED', 30, true, true)`

it('everyone gets their assignments, with a message, in one go; a second evaluation changes nothing', async () => {
  const { pool, close } = await createTestDatabase()
  const root = await insertUnit(pool, { key: 'all', name: 'All' })
  const units: string[] = []
  for (let n = 0; n < 32; n += 1)
    units.push(await insertUnit(pool, { key: `unit${n}`, name: `Unit ${n}`, parent: root }))
  await pool.query(addPeople, [people])
  await pool.query(addMembers, [units])
  await pool.query('delete from assignment_recheck')
  await pool.query('analyze')
  const took: number[] = []
  let last = ''
  for (let n = 0; n < assignments; n += 1) {
    const { medium } = await publishTestMedium(pool, { kind: 'PAGE', title: `Medium ${n}`, unit: root })
    last = createUuid()
    await pool.query(addAssignment, [last, root])
    await pool.query('insert into assignment_target (assignment, medium) values ($1, $2)', [last, medium])
    await pool.query('insert into assignment_unit (assignment, unit, with_sub_units) values ($1, $2, true)', [
      last,
      root,
    ])
    const at = performance.now()
    await inTransaction(pool, (client) => evaluateAssignment(client, last))
    took.push(performance.now() - at)
  }
  const { rows } = await pool.query<{ open: number; told: number }>(
    `select (select count(*)::int from enrolment where access = 'OPEN') as open, (select count(*)::int from notification) as told`,
  )
  expect(rows).toEqual([{ open: people * assignments, told: people * assignments }])
  expect(await inTransaction(pool, (client) => evaluateAssignment(client, last))).toBe(0)
  const seconds = took.reduce((sum, ms) => sum + ms, 0) / 1000
  process.stdout.write(
    `First evaluation: ${people} people, ${assignments} assignments: ${seconds.toFixed(1)} s, ${((seconds * 1e6) / people / assignments).toFixed(0)} µs an enrolment.\n`,
  )
  await close()
}, 1_800_000)

import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts'
import { seedScale } from './seedScale.ts'
import type { ScalePlan } from './tools.ts'

const opened: TestDatabase[] = []
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())))

const plan: ScalePlan = { users: 600, units: 90, seed: 7, today: '2026-01-31', hasAccounts: true }

async function open(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  opened.push(database)
  return database
}

async function read<T extends object>({ pool }: TestDatabase, text: string): Promise<T[]> {
  return (await pool.query<T>(text)).rows
}

/** Everything that was made, apart from what the clock says of the general unit. */
async function digest(database: TestDatabase): Promise<string> {
  const parts = await Promise.all(
    [
      'select p.*, null as updated_at from person p order by uuid',
      'select uuid, key, name, parent, is_active, archived_at, color from unit order by uuid',
      'select uuid, unit, person, role, until, is_default from unit_membership order by uuid',
      'select * from unit_ancestor order by unit, ancestor',
      'select uuid, at, actor, action, object from audit_event order by uuid',
    ].map((text) => read(database, text)),
  )
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

describe('invented people', () => {
  it('are the same for the same numbers, and others for another seed', async () => {
    const [first, second, third] = await Promise.all([open(), open(), open()])
    await Promise.all([
      seedScale(first.pool, plan),
      seedScale(second.pool, plan),
      seedScale(third.pool, { ...plan, seed: 8 }),
    ])
    expect(await digest(second)).toBe(await digest(first))
    expect(await digest(third)).not.toBe(await digest(first))
  })

  it('are as many as asked, in a tree of six levels at most, and none can sign in', async () => {
    const database = await open()
    await seedScale(database.pool, plan)
    const [counts] = await read(
      database,
      `select (select count(*)::int from person) as people, (select count(*)::int from unit where not is_general) as units,
      (select count(*)::int from account where password_hash is not null) as passwords,
      (select count(*)::int from account) as accounts,
      (select count(*)::int from person p where not exists (select from unit_membership m where m.person = p.uuid and m.is_default)) as lost,
      (select count(*)::int from person_list_entry e where e.has_unit <> exists (select from unit_membership m join unit u on u.uuid = m.unit
        where m.person = e.person and not u.is_general)) as misplaced`,
    )
    expect(counts).toEqual({ people: 600, units: 90, passwords: 0, accounts: 600, lost: 0, misplaced: 0 })
    const [most] = await read<{ depth: number }>(database, 'select max(distance) + 1 as depth from unit_ancestor')
    expect(most?.depth).toBeLessThanOrEqual(6)
    const kinds = await read<{ status: string }>(database, 'select distinct status from person order by status')
    expect(kinds.map(({ status }) => status)).toEqual(['INVITED', 'ACTIVE', 'SUSPENDED'])
  })

  it('come beside those of a run before', async () => {
    const database = await open()
    await seedScale(database.pool, plan)
    await seedScale(database.pool, { ...plan, users: 30, units: 4, seed: 9 })
    expect(await read(database, 'select count(*)::int as people from person')).toEqual([{ people: 630 }])
  })
})

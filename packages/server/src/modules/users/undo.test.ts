import { describe, expect, it, vi } from 'vitest'
import { callerOf, cast, guests, standOnGround } from '../../testing/ground.ts'
import { plantCrowd } from '../../testing/plant.ts'

const ground = standOnGround([...cast, ...guests], 'invitation, outbox_mail')
const { users, user, uuidOf, those } = ground

const bulk = '{ changed job { uuid kind } userErrors { code path } }'

const crowd = (count: number): Promise<void> => plantCrowd(ground.server.database.pool, ground.units.class5a, count)

const ended = (job: string): Promise<void> =>
  vi.waitFor(async () => expect((await ground.server.database.pool.query(`select from job where uuid = $1 and ended_at is not null`, [job])).rowCount).toBe(1), 15_000)

describe('taking back', () => {
  const taken = '{ changed undo userErrors { code } }'

  it('of what was done at once is done at once, also of all that match', async () => {
    await crowd(30)
    const selection = 'selection: { matching: { search: "crowd" }, expectedCount: 30 }'
    const suspended = (await user(`suspendUsers(${selection}, confirmation: "30") ${taken}`)) as { changed: number; undo: string }
    expect(suspended.changed).toBe(30)
    expect(await user(`undoBulk(job: "${suspended.undo}") { changed userErrors { code } }`)).toEqual({ changed: 30, userErrors: [] })
  })

  it('of a job is a job again, once, for its owner alone', async () => {
    const { pool } = ground.server.database
    await crowd(130)
    const started = (await user(`suspendUsers(selection: { matching: { search: "crowd" }, expectedCount: 130 }, confirmation: "130") { job { uuid } }`)) as { job: { uuid: string } }
    const undo = `undoBulk(job: "${started.job.uuid}") { job { kind } userErrors { code path } }`
    const suspended = async (): Promise<number | undefined> =>
      (await pool.query<{ count: number }>(`select count(*)::int as count from person where status = 'SUSPENDED'`)).rows[0]?.count
    await vi.waitFor(async () => {
      expect((await pool.query(`select from job where uuid = $1 and state = 'DONE'`, [started.job.uuid])).rowCount).toBe(1)
    }, 15_000)
    expect(await suspended()).toBe(130)
    expect(await user(undo, callerOf('above'))).toEqual({ job: null, userErrors: [{ code: 'UNKNOWN', path: ['job'] }] })
    // Three at the same moment: one begins.
    const answers = (await Promise.all([user(undo), user(undo), user(undo)])) as { job: { kind: string } | null; userErrors: { code: string }[] }[]
    expect(answers.map(({ job, userErrors }) => job?.kind ?? userErrors[0]?.code).sort()).toEqual(['NOTHING_TO_DO', 'NOTHING_TO_DO', 'users.reactivate'])
    expect(await user(undo)).toEqual({ job: null, userErrors: [{ code: 'NOTHING_TO_DO', path: ['job'] }] })
    await vi.waitFor(async () => expect(await suspended()).toBe(0), 15_000)
  })

  it('of a job that put people into a unit takes those out whom it put in', async () => {
    const { pool } = ground.server.database
    await crowd(120)
    await pool.query(`insert into unit_membership (uuid, unit, person) select gen_random_uuid(), $1, uuid from person where username in ('crowd1', 'crowd2')`, [ground.units.sales])
    const into = `addToUnit(selection: { matching: { search: "crowd" }, expectedCount: 120 }, unit: "${ground.units.sales}", role: MEMBER) { job { uuid } userErrors { code } }`
    const started = (await user(into)) as { job: { uuid: string } }
    const inSales = async (): Promise<number | undefined> =>
      (await pool.query<{ count: number }>(`select count(*)::int as count from unit_membership m join person p on p.uuid = m.person
        where m.unit = $1 and p.username like 'crowd%'`, [ground.units.sales])).rows[0]?.count
    await vi.waitFor(async () => expect((await pool.query(`select from job where uuid = $1 and state = 'DONE'`, [started.job.uuid])).rowCount).toBe(1), 15_000)
    expect(await inSales()).toBe(120)
    await user(`undoBulk(job: "${started.job.uuid}") { userErrors { code } }`)
    await vi.waitFor(async () => expect(await inSales()).toBe(2), 15_000)
  })

  it('of a job that let people back in shuts those out again, but for whom it took a day away', async () => {
    const { pool } = ground.server.database
    await crowd(120)
    await pool.query(`update person set status = 'SUSPENDED' where username like 'crowd%'`)
    await pool.query(`update person set deactivate_on = '2020-01-01' where username = 'crowd1'`)
    const started = (await user(`reactivateUsers(selection: { matching: { search: "crowd" }, expectedCount: 120 }) { job { uuid } }`)) as { job: { uuid: string } }
    const suspended = async (): Promise<number | undefined> =>
      (await pool.query<{ count: number }>(`select count(*)::int as count from person where status = 'SUSPENDED'`)).rows[0]?.count
    await ended(started.job.uuid)
    expect(await suspended()).toBe(0)
    expect(await user(`undoBulk(job: "${started.job.uuid}") { job { kind } userErrors { code } }`)).toEqual({ job: { kind: 'users.suspend' }, userErrors: [] })
    await vi.waitFor(async () => expect(await suspended()).toBe(119), 15_000)
  })

  it('of a job that took people out of a unit puts them back, also whom its owner does not see any more', async () => {
    const { pool } = ground.server.database
    await crowd(120)
    await pool.query(`insert into unit_membership (uuid, unit, person) select gen_random_uuid(), $1, uuid from person where username like 'crowd%'`, [ground.units.sales])
    const outOf = `removeFromUnit(selection: { matching: { search: "crowd" }, expectedCount: 120 }, unit: "${ground.units.sales}", confirmation: "120") { job { uuid } userErrors { code } }`
    const inSales = async (): Promise<number | null> => (await pool.query(`select from unit_membership m join person p on p.uuid = m.person where m.unit = $1 and p.username like 'crowd%'`, [ground.units.sales])).rowCount
    const started = (await user(outOf, callerOf('sister'))) as { job: { uuid: string } }
    await ended(started.job.uuid)
    expect(await inSales()).toBe(0)
    const undone = (await user(`undoBulk(job: "${started.job.uuid}") { job { uuid kind } userErrors { code } }`, callerOf('sister'))) as { job: { uuid: string; kind: string } }
    expect(undone.job.kind).toBe('users.addToUnit')
    await ended(undone.job.uuid)
    expect(await inSales()).toBe(120)
  })

  it('is offered where everybody who was changed can be put back, and only there', async () => {
    const to = (unit: string, names: readonly string[]): string => `addToUnit(${those(...names)}, unit: "${unit}", role: DEPUTY, until: "2099-01-01") ${taken}`
    expect(await user(to(ground.units.class5a, ['pupil', 'seller']))).toEqual({ changed: 2, undo: null, userErrors: [] })
    expect(await user(`removeFromUnit(${those('seller')}, unit: "${ground.units.sales}") ${taken}`)).toEqual({ changed: 1, undo: expect.any(String) as unknown, userErrors: [] })
    expect(await user(`inviteUsers(${those('guest')}) ${taken}`)).toEqual({ changed: 1, undo: null, userErrors: [] })
  })
})

describe('coming into a unit', () => {
  it('makes nobody a manager by a deputy, lowers nobody, and is written down of the unit as of the person', async () => {
    const { pool } = ground.server.database
    const to = (role: string, name: string): string => `addToUnit(${those(name)}, unit: "${ground.units.class5a}", role: ${role}) { changed userErrors { code path } }`
    await pool.query(`update unit_membership set until = '2099-01-01' where role = 'DEPUTY'`)
    expect(await user(to('MANAGER', 'pupil'), callerOf('expired'))).toEqual({ changed: 0, userErrors: [{ code: 'OUT_OF_SCOPE', path: ['role'] }] })
    expect(await user(to('MEMBER', 'manager'), callerOf('above'))).toEqual({ changed: 0, userErrors: [] })
    expect(await user(to('MANAGER', 'pupil'), callerOf('above'))).toEqual({ changed: 1, userErrors: [] })
    const { rows } = await pool.query<{ action: string }>('select action from audit_event order by at desc, uuid desc limit 2')
    expect(rows.map(({ action }) => action).sort()).toEqual(['membership.add', 'unit.members.add'])
  })
})

describe('letters', () => {
  it('are refused before they are printed, to somebody who manages the product as to nobody', async () => {
    const [asks, prints] = [`letterConsequences(${those('root', 'seller')}) { concerned refused { code count } }`, `printLetters(${those('above')}) { job { uuid } userErrors { code path } }`]
    expect(await users(asks, callerOf('manager'))).toEqual({ concerned: 0, refused: [{ code: 'UNKNOWN', count: 2 }] })
    await ground.server.database.pool.query(`update person set status = 'INVITED', subject = null where username in ('member', 'nomail')`)
    expect(await users(`letterConsequences(${those('member', 'nomail')}) { concerned refused { code count } }`, callerOf('above'))).toEqual({
      ...{ concerned: 1, refused: [{ code: 'OUT_OF_SCOPE', count: 1 }] },
    })
    expect(await user(`printLetters(${those('member')}) { job { uuid } userErrors { code path } }`, callerOf('above'))).toEqual({
      ...{ job: null, userErrors: [{ code: 'OUT_OF_SCOPE', path: ['selection'] }] },
    })
    expect(await user(prints, callerOf('root'))).toEqual({ job: null, userErrors: [{ code: 'WRONG_STATE', path: ['selection'] }] })
  })

  it('end when their person becomes more than they were, and not before', async () => {
    const { pool } = ground.server.database
    const letter = `insert into invitation (uuid, person, token_hash, kind, expires_at) values (gen_random_uuid(), $1, $2, 'LETTER', now() + interval '1 day')`
    const left = async (): Promise<unknown> => (await pool.query('select from invitation where person = $1', [uuidOf('guest')])).rowCount
    await pool.query(letter, [uuidOf('guest'), Buffer.from('a')])
    await user(`setRoles(${those('guest')}, roles: []) ${bulk}`)
    expect(await left()).toBe(1)
    await user(`setRoles(${those('guest')}, roles: [ADMIN]) ${bulk}`)
    expect(await left()).toBe(0)
  })
})

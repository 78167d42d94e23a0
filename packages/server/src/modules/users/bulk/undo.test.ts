import { describe, expect, it, vi } from 'vitest'
import { callerOf } from '../../../testing/testOrganisation.ts'
import { createBulkScenario } from '../testing/bulkScenario.ts'
import { deleteOldPreviousValues } from './previousValues.ts'

const organisation = createBulkScenario('invitation, outbox_mail')
const { users, user, uuidOf, those, addCrowd, addMembers, countCrowdIn, countSuspended, jobDone } = organisation

const bulk = '{ changed job { uuid kind } userErrors { code path } }'

describe('taking back', () => {
  const taken = '{ changed undo userErrors { code } }'

  it('of what was done at once is done at once, also of all that match', async () => {
    await addCrowd(30)
    const selection = 'selection: { matching: { search: "crowd" }, expectedCount: 30 }'
    const suspended = (await user(`suspendUsers(${selection}, confirmation: "30") ${taken}`)) as {
      changed: number
      undo: string
    }
    expect(suspended.changed).toBe(30)
    const back = (): Promise<unknown> => user(`undoBulk(job: "${suspended.undo}") { changed userErrors { code } }`)
    expect(await back()).toEqual({ changed: 30, userErrors: [] })
    // What has been done since is newer than what is taken back.
    await user(`suspendUsers(${selection}, confirmation: "30") ${taken}`)
    expect(await back()).toEqual({ changed: 0, userErrors: [{ code: 'NOTHING_TO_DO' }] })
  })

  it('of a job is a job again, once, for its owner alone', async () => {
    await addCrowd(130)
    const started = (await user(
      `suspendUsers(selection: { matching: { search: "crowd" }, expectedCount: 130 }, confirmation: "130") { job { uuid } }`,
    )) as { job: { uuid: string } }
    const undo = `undoBulk(job: "${started.job.uuid}") { job { kind } userErrors { code path } }`
    await jobDone(started.job.uuid)
    expect(await countSuspended()).toBe(130)
    expect(await user(undo, callerOf('above'))).toEqual({ job: null, userErrors: [{ code: 'UNKNOWN', path: ['job'] }] })
    // Three at the same moment: one begins.
    const answers = (await Promise.all([user(undo), user(undo), user(undo)])) as {
      job: { kind: string } | null
      userErrors: { code: string }[]
    }[]
    expect(answers.map(({ job, userErrors }) => job?.kind ?? userErrors[0]?.code).sort()).toEqual([
      'NOTHING_TO_DO',
      'NOTHING_TO_DO',
      'users.reactivate',
    ])
    expect(await user(undo)).toEqual({ job: null, userErrors: [{ code: 'NOTHING_TO_DO', path: ['job'] }] })
    await vi.waitFor(async () => expect(await countSuspended()).toBe(0), 15_000)
  })

  it('of a job that put people into a unit takes those out whom it put in', async () => {
    await addCrowd(120)
    for (const name of ['crowd1', 'crowd2']) await addMembers(organisation.units.sales, name)
    const into = `addToUnit(selection: { matching: { search: "crowd" }, expectedCount: 120 }, unit: "${organisation.units.sales}", role: MEMBER) { job { uuid } userErrors { code } }`
    const started = (await user(into)) as { job: { uuid: string } }
    const inSales = (): Promise<number> => countCrowdIn(organisation.units.sales)
    await jobDone(started.job.uuid)
    expect(await inSales()).toBe(120)
    await user(`undoBulk(job: "${started.job.uuid}") { userErrors { code } }`)
    await vi.waitFor(async () => expect(await inSales()).toBe(2), 15_000)
  })

  it('of a job that let people back in shuts those out again, but for whom it took a day away', async () => {
    const { pool } = organisation.server.database
    await addCrowd(120)
    await pool.query(`update person set status = 'SUSPENDED' where username like 'crowd%'`)
    await pool.query(`update person set deactivate_on = '2020-01-01' where username = 'crowd1'`)
    const started = (await user(
      `reactivateUsers(selection: { matching: { search: "crowd" }, expectedCount: 120 }) { job { uuid } }`,
    )) as { job: { uuid: string } }
    await jobDone(started.job.uuid)
    expect(await countSuspended()).toBe(0)
    expect(await user(`undoBulk(job: "${started.job.uuid}") { job { kind } userErrors { code } }`)).toEqual({
      job: { kind: 'users.suspend' },
      userErrors: [],
    })
    await vi.waitFor(async () => expect(await countSuspended()).toBe(119), 15_000)
  })

  it('of a job that took people out of a unit puts them back, also whom its owner does not see any more', async () => {
    await addCrowd(120)
    await addMembers(organisation.units.sales, 'crowd%')
    const outOf = `removeFromUnit(selection: { matching: { search: "crowd" }, expectedCount: 120 }, unit: "${organisation.units.sales}", confirmation: "120") { job { uuid } userErrors { code } }`
    const inSales = (): Promise<number> => countCrowdIn(organisation.units.sales)
    const started = (await user(outOf, callerOf('sister'))) as { job: { uuid: string } }
    await jobDone(started.job.uuid)
    expect(await inSales()).toBe(0)
    const undone = (await user(
      `undoBulk(job: "${started.job.uuid}") { job { uuid kind } userErrors { code } }`,
      callerOf('sister'),
    )) as { job: { uuid: string; kind: string } }
    expect(undone.job.kind).toBe('users.addToUnit')
    await jobDone(undone.job.uuid)
    expect(await inSales()).toBe(120)
  })

  it('is offered where everybody who was changed can be put back, and only there', async () => {
    const to = (unit: string, names: readonly string[]): string =>
      `addToUnit(${those(...names)}, unit: "${unit}", role: DEPUTY, until: "2099-01-01") ${taken}`
    expect(await user(to(organisation.units.class5a, ['pupil', 'seller']))).toEqual({
      changed: 2,
      undo: null,
      userErrors: [],
    })
    expect(await user(`removeFromUnit(${those('seller')}, unit: "${organisation.units.sales}") ${taken}`)).toEqual({
      changed: 1,
      undo: expect.any(String) as unknown,
      userErrors: [],
    })
    expect(await user(`inviteUsers(${those('guest')}) ${taken}`)).toEqual({ changed: 1, undo: null, userErrors: [] })
  })
})

describe('giving everybody back what was theirs', () => {
  const fields = '{ changed undo job { uuid kind } userErrors { code path } }'
  interface Answer {
    readonly changed: number
    readonly undo: string | null
    readonly job: { readonly uuid: string; readonly kind: string } | null
    readonly userErrors: readonly { readonly code: string }[]
  }
  const act = async (field: string, name = 'root'): Promise<Answer> => (await user(field, callerOf(name))) as Answer
  const undo = (what: string | null | undefined, name = 'root'): Promise<Answer> =>
    act(`undoBulk(job: "${what ?? ''}") ${fields}`, name)
  const rows = async (columns: string, names: readonly string[]): Promise<unknown[]> =>
    (
      await organisation.server.database.pool.query<{ it: unknown }>(
        `select ${columns} as it from person where username = any($1) order by username`,
        [names],
      )
    ).rows.map(({ it }) => it)
  const roles = (...names: string[]): Promise<unknown[]> => rows('roles', names)
  const days = (...names: string[]): Promise<unknown[]> => rows('deactivate_on::text', names)
  const nothingLeft = [{ code: 'NOTHING_TO_DO', path: ['job'] }]

  it('sets different roles back at once, once, and for nobody else', async () => {
    await organisation.server.database.pool.query(
      `update person set subject = null, status = 'INVITED' where username in ('pupil', 'manager', 'above')`,
    )
    const before = await roles('pupil', 'manager', 'above')
    const set = await act(
      `setRoles(${those('pupil', 'manager', 'above')}, roles: [LEARNER, EDUCATION_MANAGER]) ${fields}`,
    )
    expect([set.changed, await roles('pupil')]).toEqual([3, [['LEARNER', 'EDUCATION_MANAGER']]])
    expect(await undo(set.undo, 'sister')).toMatchObject({
      changed: 0,
      userErrors: [{ code: 'UNKNOWN', path: ['job'] }],
    })
    expect(await undo(set.undo)).toMatchObject({ changed: 3, userErrors: [] })
    expect(await roles('pupil', 'manager', 'above')).toEqual(before)
    expect(await undo(set.undo)).toMatchObject({ changed: 0, userErrors: nothingLeft })
  })

  it('leaves alone whose roles somebody has set anew meanwhile', async () => {
    await organisation.server.database.pool.query(
      `update person set subject = null, status = 'INVITED' where username in ('pupil', 'seller')`,
    )
    const set = await act(`setRoles(${those('pupil', 'seller')}, roles: [EDUCATION_MANAGER]) ${fields}`)
    await act(`setRoles(${those('seller')}, roles: [ADMIN]) ${fields}`)
    expect(await undo(set.undo)).toMatchObject({ changed: 1, userErrors: [{ code: 'CHANGED_MEANWHILE' }] })
    expect(await roles('pupil', 'seller')).toEqual([['LEARNER'], ['ADMIN']])
  })

  it('writes a last day down for many, and gives each the day that was theirs back', async () => {
    const { pool } = organisation.server.database
    await pool.query(
      `update person set deactivate_on = '2090-05-05' where username = 'seller'; update person set starts_on = '2095-01-01' where username = 'member'`,
    )
    expect(await act(`deactivateUsersOn(${those('pupil')}, day: "2020-01-01") ${fields}`)).toMatchObject({
      changed: 0,
      userErrors: [{ code: 'IN_THE_PAST', path: ['day'] }],
    })
    const query = `consequences(action: DEACTIVATE_ON, day: "2090-01-01", ${those('pupil', 'seller', 'member', 'root')}) { concerned unchanged refused { code count } confirmation }`
    expect(await users(query)).toEqual({
      concerned: 2,
      unchanged: 0,
      refused: [
        { code: 'WRONG_ORDER', count: 1 },
        { code: 'SELF', count: 1 },
      ],
      confirmation: null,
    })
    const set = await act(
      `deactivateUsersOn(${those('pupil', 'seller', 'member', 'root')}, day: "2090-01-01") ${fields}`,
    )
    expect([set.changed, await days('pupil', 'seller', 'member')]).toEqual([2, [null, '2090-01-01', '2090-01-01']])
    expect(await undo(set.undo)).toMatchObject({ changed: 2, userErrors: [] })
    expect(await days('pupil', 'seller')).toEqual([null, '2090-05-05'])
    expect(await act(`deactivateUsersOn(${those('seller', 'pupil')}, day: null) ${fields}`)).toMatchObject({
      changed: 1,
    })
    expect(await days('seller')).toEqual([null])
    const { rows: entries } = await pool.query(
      `select distinct before, after from audit_event where action = 'user.deactivateOn'`,
    )
    expect(entries).toEqual([{ before: { deactivateOn: null }, after: { deactivateOn: null } }])
  })

  it('is for a manager about their own people alone, and never about who manages', async () => {
    expect(
      await act(`deactivateUsersOn(${those('pupil', 'seller', 'member')}, day: "2090-01-01") ${fields}`, 'manager'),
    ).toMatchObject({
      changed: 1,
      userErrors: [{ code: 'OUT_OF_SCOPE' }, { code: 'UNKNOWN' }],
    })
    expect(await days('pupil', 'seller', 'member')).toEqual([null, '2090-01-01', null])
  })

  it('of more than a hundred is a job, confirmed by their number, and its undo a job again', async () => {
    const { pool } = organisation.server.database
    await addCrowd(130)
    await pool.query(`update person set deactivate_on = '2095-05-05' where username = 'crowd7'`)
    const all = 'selection: { matching: { search: "crowd" }, expectedCount: 130 }'
    expect(await act(`deactivateUsersOn(${all}, day: "2090-01-01") ${fields}`)).toMatchObject({
      job: null,
      userErrors: [{ code: 'NOT_CONFIRMED' }],
    })
    const started = await act(`deactivateUsersOn(${all}, day: "2090-01-01", confirmation: "130") ${fields}`)
    expect(started).toMatchObject({ changed: 0, undo: null, job: { kind: 'users.deactivateOn' } })
    await jobDone(started.job?.uuid ?? '')
    const until = async (day: string): Promise<number | null> =>
      (await pool.query('select from person where deactivate_on = $1', [day])).rowCount
    expect([await until('2090-01-01'), await until('2095-05-05')]).toEqual([130, 0])
    const answers = await Promise.all([undo(started.job?.uuid), undo(started.job?.uuid)])
    expect(answers.map(({ job, userErrors }) => job?.kind ?? userErrors[0]?.code).sort()).toEqual([
      'NOTHING_TO_DO',
      'users.deactivateOn',
    ])
    await jobDone(answers.find(({ job }) => job !== null)?.job?.uuid ?? '')
    expect([await until('2090-01-01'), await until('2095-05-05')]).toEqual([0, 1])
  })

  it('keeps nothing of somebody who has been anonymised, and of anybody for a week', async () => {
    const { pool } = organisation.server.database
    const left = async (): Promise<number | null> => (await pool.query('select from replaced_value')).rowCount
    const set = await act(`deactivateUsersOn(${those('pupil', 'seller')}, day: "2090-01-01") ${fields}`)
    await act(`anonymiseUsers(${those('pupil')}) ${fields}`)
    expect([await left(), (await undo(set.undo)).changed]).toEqual([1, 1])
    await deleteOldPreviousValues(pool, Date.now() + 6 * 86_400_000)
    expect(await left()).not.toBe(0)
    await deleteOldPreviousValues(pool, Date.now() + 8 * 86_400_000)
    expect(await left()).toBe(0)
  })
})

describe('coming into a unit', () => {
  it('makes nobody a manager by a deputy, lowers nobody, and is written down of the unit as of the person', async () => {
    const { pool } = organisation.server.database
    const to = (role: string, name: string): string =>
      `addToUnit(${those(name)}, unit: "${organisation.units.class5a}", role: ${role}) { changed userErrors { code path } }`
    await pool.query(`update unit_membership set until = '2099-01-01' where role = 'DEPUTY'`)
    expect(await user(to('MANAGER', 'pupil'), callerOf('expired'))).toEqual({
      changed: 0,
      userErrors: [{ code: 'OUT_OF_SCOPE', path: ['role'] }],
    })
    expect(await user(to('MEMBER', 'manager'), callerOf('above'))).toEqual({ changed: 0, userErrors: [] })
    expect(await user(to('MANAGER', 'pupil'), callerOf('above'))).toEqual({ changed: 1, userErrors: [] })
    const { rows } = await pool.query<{ action: string }>(
      'select action from audit_event order by at desc, uuid desc limit 2',
    )
    expect(rows.map(({ action }) => action).sort()).toEqual(['membership.add', 'unit.members.add'])
  })
})

describe('letters', () => {
  it('are refused before they are printed, to somebody who manages the product as to nobody', async () => {
    const [asks, prints] = [
      `letterConsequences(${those('root', 'seller')}) { concerned refused { code count } }`,
      `printLetters(${those('above')}) { job { uuid } userErrors { code path } }`,
    ]
    expect(await users(asks, callerOf('manager'))).toEqual({ concerned: 0, refused: [{ code: 'UNKNOWN', count: 2 }] })
    await organisation.server.database.pool.query(
      `update person set status = 'INVITED', subject = null where username in ('member', 'nomail')`,
    )
    expect(
      await users(
        `letterConsequences(${those('member', 'nomail')}) { concerned refused { code count } }`,
        callerOf('above'),
      ),
    ).toEqual({
      concerned: 1,
      refused: [{ code: 'OUT_OF_SCOPE', count: 1 }],
    })
    expect(
      await user(`printLetters(${those('member')}) { job { uuid } userErrors { code path } }`, callerOf('above')),
    ).toEqual({
      job: null,
      userErrors: [{ code: 'OUT_OF_SCOPE', path: ['selection'] }],
    })
    expect(await user(prints, callerOf('root'))).toEqual({
      job: null,
      userErrors: [{ code: 'WRONG_STATE', path: ['selection'] }],
    })
  })

  it('end when their person becomes more than they were, and not before', async () => {
    const { pool } = organisation.server.database
    const letter = `insert into invitation (uuid, person, token_hash, kind, expires_at) values (gen_random_uuid(), $1, $2, 'LETTER', now() + interval '1 day')`
    const left = async (): Promise<unknown> =>
      (await pool.query('select from invitation where person = $1', [uuidOf('guest')])).rowCount
    await pool.query(letter, [uuidOf('guest'), Buffer.from('a')])
    await user(`setRoles(${those('guest')}, roles: []) ${bulk}`)
    expect(await left()).toBe(1)
    await user(`setRoles(${those('guest')}, roles: [ADMIN]) ${bulk}`)
    expect(await left()).toBe(0)
  })
})

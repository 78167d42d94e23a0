import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import { callerOf } from '../../../testing/testOrganisation.ts'
import { beginDue } from '../../units/members/beginMemberships.ts'
import { createBulkScenario } from '../testing/bulkScenario.ts'

const organisation = createBulkScenario('invitation')
const { user, uuidOf, those, query, addCrowd, addMembers, jobDone } = organisation
const later = '2098-01-01'

interface Answer {
  readonly changed: number
  readonly undo: string | null
}

const plan = async (names: readonly string[], more: string, caller = callerOf('root')): Promise<Answer> =>
  (await user(
    `addToUnit(${those(...names)}, unit: "${organisation.units.sales}", ${more}) { changed undo }`,
    caller,
  )) as Answer
const undo = (act: string | null, caller = callerOf('root')): Promise<unknown> =>
  user(`undoBulk(job: "${act ?? ''}") { changed userErrors { code } }`, caller)
const coming = () =>
  query<object>(
    `select p.username as who, c.role, c.begins_on::text as "from", c.until::text, c.source from coming_membership c join person p on p.uuid = c.person order by 1`,
  )
const logged = (object: string) =>
  query<{ action: string }>(
    `select action from audit_event where object = $1 and (action like 'membership.%' or action like 'unit.members.%') order by at, uuid`,
    object,
  ).then((rows) => rows.map(({ action }) => action))
const done = (changed: number) => ({ changed, userErrors: [] })
const refused = (code: string) => ({ changed: 0, userErrors: [{ code }] })

describe('planning for many', () => {
  it('is taken back at once: nobody comes, and the log says so of people and unit', async () => {
    const { changed, undo: act } = await plan(['pupil', 'guest', 'nomail'], `role: MEMBER, from: "${later}"`)
    expect([changed, await coming()]).toEqual([3, expect.arrayContaining([expect.objectContaining({ who: 'guest' })])])
    expect(await undo(act)).toEqual(done(3))
    expect(await coming()).toEqual([])
    expect(await logged(uuidOf('pupil'))).toEqual(['membership.plan', 'membership.unplan'])
    expect(await logged(organisation.units.sales)).toEqual(['unit.members.plan', 'unit.members.unplan'])
    expect(await undo(act)).toEqual(refused('NOTHING_TO_DO'))
  })

  it('gives back the plan that it took the place of, however that came about', async () => {
    await query(
      `insert into coming_membership (uuid, unit, person, role, begins_on, until, source) values (gen_random_uuid(), $1, $2, 'DEPUTY', '2097-02-01', '2097-06-30', 'IMPORT')`,
      organisation.units.sales,
      uuidOf('pupil'),
    )
    const before = await coming()
    const { undo: act } = await plan(['pupil', 'guest'], `role: MEMBER, from: "${later}"`)
    expect(await undo(act)).toEqual(done(2))
    expect(await coming()).toEqual(before)
    expect(await logged(uuidOf('pupil'))).toEqual(['membership.plan', 'membership.replan'])
  })

  it('leaves alone what somebody has changed since, and who has begun', async () => {
    const { undo: act } = await plan(['pupil', 'guest', 'nomail'], `role: MEMBER, from: "${later}"`)
    await query(`update coming_membership set begins_on = '2098-05-01' where person = $1`, uuidOf('pupil'))
    await query(`update coming_membership set begins_on = '2020-01-01' where person = $1`, uuidOf('guest'))
    await inTransaction(organisation.server.database.pool, (client) =>
      beginDue(client, { subject: null, requestId: null }, null),
    )
    expect(await undo(act)).toEqual({ changed: 1, userErrors: [{ code: 'CHANGED_MEANWHILE' }] })
    expect(await coming()).toMatchObject([{ who: 'pupil', from: '2098-05-01' }])
    expect(
      await query(
        'select from unit_membership where unit = $1 and person = $2',
        organisation.units.sales,
        uuidOf('guest'),
      ),
    ).toHaveLength(1)
  })

  it('is nobody’s to take back who may no longer appoint, nor whoever did not do it', async () => {
    await query(
      `insert into unit_membership (uuid, unit, person) values (gen_random_uuid(), $1, $2)`,
      organisation.units.sales,
      uuidOf('guest'),
    )
    const { undo: act } = await plan(['guest'], `role: MANAGER, from: "${later}"`, callerOf('sister'))
    expect(act).not.toBeNull()
    expect(await undo(act, callerOf('above'))).toEqual(refused('UNKNOWN'))
    await query(
      `update unit_membership set role = 'DEPUTY', until = '2099-01-01' where unit = $1 and person = $2`,
      organisation.units.sales,
      uuidOf('sister'),
    )
    expect(await undo(act, callerOf('sister'))).toEqual(refused('OUT_OF_SCOPE'))
    expect(await coming()).toHaveLength(1)
  })

  it('by a job is taken back by a job, and takes nobody out of the unit', async () => {
    await addCrowd(120)
    await addMembers(organisation.units.sales, 'crowd1')
    const ask = async (text: string): Promise<void> => {
      const { job } = (await user(`${text} { job { uuid } }`)) as { job: { uuid: string } }
      await jobDone(job.uuid)
    }
    await ask(
      `addToUnit(selection: { matching: { search: "crowd" }, expectedCount: 120 }, unit: "${organisation.units.sales}", role: MEMBER, from: "${later}")`,
    )
    // One of them is in the unit already.
    expect(await coming()).toHaveLength(119)
    const [job] = await query<{ uuid: string }>(
      `select uuid from job where kind = 'users.addToUnit' order by created_at desc limit 1`,
    )
    await ask(`undoBulk(job: "${job?.uuid ?? ''}")`)
    expect(await coming()).toEqual([])
    expect(
      await query(
        `select from unit_membership m join person p on p.uuid = m.person where m.unit = $1 and p.username = 'crowd1'`,
        organisation.units.sales,
      ),
    ).toHaveLength(1)
  })
})

import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import { insertMembership } from '../../../testing/factories.ts'
import { createRecheckWorker } from './evaluationJobs.ts'
import { startAssignmentScenario } from '../testing/assignmentScenario.ts'

const { organisation, pool, uuidOf, act, change, draft, check, activate, evaluate, cyclesOf, complete } =
  startAssignmentScenario()

describe('the evaluation', () => {
  it('changes nothing when it is repeated, takes in who joins and lets go who leaves', async () => {
    const uuid = await draft()
    await activate(uuid)
    expect(await evaluate(uuid)).toBe(0)
    await insertMembership(pool(), { unit: organisation.units.class5a, person: uuidOf('seller') })
    expect(await evaluate(uuid)).toBeGreaterThan(0)
    expect(await cyclesOf('seller')).toMatchObject([{ access: 'OPEN', days: 30 }])
    await pool().query('delete from unit_membership where person = $1', [uuidOf('seller')])
    await evaluate(uuid)
    expect(await cyclesOf('seller')).toMatchObject([{ access: 'CLOSED' }])
    const { rows } = await pool().query(`select kind from learning_event where person = $1 order by id`, [
      uuidOf('seller'),
    ])
    expect(rows).toEqual([{ kind: 'ENROLLED' }, { kind: 'CLOSED' }])
  })

  it('merges due dates: the earliest of all assignments wins, and the later one again when that ends', async () => {
    const [late, early] = [await draft(), await draft({ due_days: 5 })]
    await activate(late)
    await activate(early)
    expect(await cyclesOf('pupil')).toMatchObject([{ days: 5 }])
    expect(await act('end', `uuid: "${early}", revision: 2, keepsStarted: false`)).toMatchObject({ userErrors: [] })
    expect(await cyclesOf('pupil')).toMatchObject([{ access: 'OPEN', days: 30 }])
  })

  it('counts an earlier completion, and opens the next cycle when that is to be renewed', async () => {
    await complete('pupil', 300)
    const rules = { renewal: 'FROM_COMPLETION', every_months: 12, window_days: 30, earlier_days: 365 }
    const uuid = await draft(rules)
    expect((await check(uuid))?.counts).toMatchObject({ done: 1, new: 0 })
    await activate(uuid)
    expect(await cyclesOf('pupil')).toMatchObject([{ cycle: 1, access: 'OPEN' }])
    await pool().query(`update enrolment set completed_at = now() - interval '345 days'`)
    await evaluate(uuid)
    const cycles = await cyclesOf('pupil')
    expect(cycles).toMatchObject([
      { cycle: 1, access: 'CLOSED' },
      { cycle: 2, access: 'OPEN' },
    ])
    expect(cycles[1]?.days).toBeGreaterThan(17)
    expect(cycles[1]?.days).toBeLessThan(23)
    expect(await evaluate(uuid)).toBe(0)
  })

  it('opens the next cycle on the first day of the window, and dates it by the validity', async () => {
    const day = (days: number) =>
      pool().query(`update assignment set fixed_from = installation_day() + $1::int`, [days])
    const fixed = {
      renewal: 'FIXED_DAY',
      every_months: 12,
      fixed_from: '2026-01-01',
      minimum_days: 60,
      window_days: 30,
    }
    const uuid = await draft(fixed)
    await activate(uuid)
    await day(31)
    await complete('pupil', 100)
    const { rows } = await pool().query(
      'select (valid_until::date - installation_day()) as days, renewal_days from enrolment',
    )
    expect(rows).toEqual([{ days: 31, renewal_days: 30 }])
    expect(await evaluate(uuid)).toBe(0)
    await day(30)
    expect(await evaluate(uuid)).toBeGreaterThan(0)
    expect(await cyclesOf('pupil')).toMatchObject([
      { cycle: 1, access: 'CLOSED' },
      { cycle: 2, access: 'OPEN', days: 30 },
    ])
    expect(await evaluate(uuid)).toBe(0)
    // The validity of the second cycle counts from the end of the first one's.
    await complete('pupil', 0)
    const later = await pool().query(
      'select (valid_until::date - installation_day()) > 365 as "isLater" from enrolment where cycle = 2',
    )
    expect(later.rows).toEqual([{ isLater: true }])
    const told = await pool().query(`select cycle from notification where event = 'ASSIGNED' order by cycle`)
    expect(told.rows).toEqual([{ cycle: 1 }, { cycle: 2 }])
  })

  it('takes days of grace and the validity back with the rule that gave them', async () => {
    const uuid = await draft({ grace_days: 9, renewal: 'FROM_COMPLETION', every_months: 12, window_days: 20 })
    await activate(uuid)
    const terms = async () =>
      (
        await pool().query<object>(
          'select grace_days, valid_until is not null as "expires", renewal_days from enrolment',
        )
      ).rows
    expect(await terms()).toEqual([{ grace_days: 9, expires: false, renewal_days: 0 }])
    await act('end', `uuid: "${uuid}", revision: 2, keepsStarted: false`)
    expect(await terms()).toEqual([{ grace_days: 0, expires: false, renewal_days: 0 }])
    const again = await draft({ renewal: 'FROM_COMPLETION', every_months: 12, window_days: 20 })
    await activate(again)
    await complete('pupil', 3)
    expect(await terms()).toEqual([{ grace_days: 0, expires: true, renewal_days: 20 }])
    await change(again, { renewal: 'NONE', every_months: null })
    await evaluate(again)
    expect(await terms()).toEqual([{ grace_days: 0, expires: false, renewal_days: 0 }])
  })

  it('looks at everyone anew when a day begins by the clocks of a unit', async () => {
    const uuid = await draft()
    await activate(uuid)
    const worker = createRecheckWorker()
    const isNeeded = () => inTransaction(pool(), async (client) => (await worker.isNeeded?.(client)) ?? true)
    const step = () => inTransaction(pool(), (client) => worker.step({}, null, { uuid: '', owner: null, client }))
    expect(await isNeeded()).toBe(false)
    await pool().query(`update assignment set evaluated_at = now() - interval '25 hours'`)
    expect(await isNeeded()).toBe(true)
    await step()
    expect(await isNeeded()).toBe(false)
    // Within 13 hours a day has begun in one of two zones that are twelve hours apart; the installation has the other one.
    const isMorning = new Date().getUTCHours() < 12
    const zones = isMorning ? ['Etc/GMT-12', 'Etc/GMT'] : ['Etc/GMT', 'Etc/GMT-12']
    await pool().query(`update assignment set evaluated_at = now() - interval '13 hours'`)
    await pool().query(`insert into setting (id, value) values ('GENERAL.TIME_ZONE', $1)`, [zones[0]])
    await pool().query(`update unit set time_zone = $2 where uuid = $1`, [organisation.units.sales, zones[1]])
    expect(await isNeeded()).toBe(true)
  })
})

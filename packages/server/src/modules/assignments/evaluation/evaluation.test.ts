import { describe, expect, it } from 'vitest'
import { insertMembership } from '../../../testing/factories.ts'
import { startAssignmentScenario } from '../testing/assignmentScenario.ts'
import { renewalRule, renewalTable } from '../testing/renewalTable.ts'

const { organisation, pool, uuidOf, act, draft, check, activate, evaluate, cyclesOf, complete } =
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

  it('renews as the table of days says, in the database too', async () => {
    for (const [given, completed, expires, day] of renewalTable) {
      const { renewal, everyMonths, fixedFrom, minimumDays, graceDays } = renewalRule(given)
      const { rows } = await pool().query<{ day: string | null }>(
        'select renewal_day($1, $2, $3::date, $4, $5, $6::date, $7::date)::text as day',
        [renewal, everyMonths, fixedFrom, minimumDays, graceDays, completed, expires],
      )
      expect([given, completed, expires, rows[0]?.day]).toEqual([given, completed, expires, day])
    }
  })
})

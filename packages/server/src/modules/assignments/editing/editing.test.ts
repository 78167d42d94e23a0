import { describe, expect, it } from 'vitest'
import { startAssignmentScenario } from '../testing/assignmentScenario.ts'

const { organisation, pool, medium, uuidOf, act, save, draft } = startAssignmentScenario()

describe('a draft', () => {
  it('keeps what others named outside the scope of a manager as it is', async () => {
    const uuid = await draft()
    const own = { unit: organisation.units.class5a, withSubUnits: true, isExcluded: false }
    const sales = { unit: organisation.units.sales, withSubUnits: false, isExcluded: true }
    const seller = { person: uuidOf('seller'), isExcluded: true }
    await pool().query(
      'insert into assignment_unit (assignment, unit, with_sub_units, is_excluded) values ($1, $2, false, true)',
      [uuid, sales.unit],
    )
    await pool().query('insert into assignment_person (assignment, person, is_excluded) values ($1, $2, true)', [
      uuid,
      seller.person,
    ])
    const faultsOf = async (input: object) =>
      (await save('Audience', uuid, 1, input)).userErrors.map(({ code, path }) => [code, path.join('.')])
    expect(
      await faultsOf({ units: [own, { ...sales, isExcluded: false }], people: [{ ...seller, isExcluded: false }] }),
    ).toEqual([
      ['OUT_OF_SCOPE', 'units.1.unit'],
      ['OUT_OF_SCOPE', 'people.0.person'],
    ])
    expect(await faultsOf({ units: [own, { ...sales, withSubUnits: true }], people: [seller] })).toEqual([
      ['OUT_OF_SCOPE', 'units.1.unit'],
    ])
    expect(await faultsOf({ units: [own], people: [] })).toEqual([
      ['OUT_OF_SCOPE', 'units'],
      ['OUT_OF_SCOPE', 'people'],
    ])
    expect(await faultsOf({ units: [own, sales], people: [seller] })).toEqual([])
  })

  it('is created once by calls with one key at the same time', async () => {
    const input = `input: { targets: ["${medium()}"] }, idempotenceKey: "the same"`
    const made = await Promise.all([1, 2, 3].map(() => act('create', input)))
    expect(new Set(made.map(({ assignment }) => assignment?.uuid)).size).toBe(1)
  })

  it('refuses days of mistyped years', async () => {
    const uuid = await draft()
    const faultsOf = async (step: string, input: object) =>
      (await save(step, uuid, 1, input)).userErrors.map(({ code, path }) => [code, ...path])
    const when = { dueRule: 'FIXED_DATE', graceDays: 0 }
    expect(await faultsOf('Schedule', { ...when, dueOn: '0026-12-31' })).toEqual([['NOT_OFFERED', 'dueOn']])
    expect(await faultsOf('Schedule', { ...when, startsOn: '0026-01-01', dueOn: '9999-12-31' })).toEqual([
      ['NOT_OFFERED', 'startsOn'],
      ['NOT_OFFERED', 'dueOn'],
    ])
    const renewal = { renewal: 'FIXED_DAY', everyMonths: 12, fixedFrom: '0026-01-01', windowDays: 0, minimumDays: 0 }
    expect(await faultsOf('Renewal', renewal)).toEqual([['NOT_OFFERED', 'fixedFrom']])
  })
})

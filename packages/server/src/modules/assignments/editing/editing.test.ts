import { describe, expect, it } from 'vitest'
import { startAssignmentScenario } from '../testing/assignmentScenario.ts'

const { organisation, pool, medium, uuidOf, ask, act, save, draft, activate, check, cyclesOf } =
  startAssignmentScenario()

/** Excludes a unit and a person past the checks, as an administrator may. */
async function exclude(uuid: string, { unit, person }: { readonly unit: string; readonly person: string }) {
  await pool().query(
    'insert into assignment_unit (assignment, unit, with_sub_units, is_excluded) values ($1, $2, false, true)',
    [uuid, unit],
  )
  await pool().query('insert into assignment_person (assignment, person, is_excluded) values ($1, $2, true)', [
    uuid,
    person,
  ])
}

const named = (uuid: string, who = 'above') =>
  ask('query', `assignment(uuid: "${uuid}") { people { person { name } } peopleOutside mayChange }`, who)

describe('a draft', () => {
  it('keeps what others excluded outside the scope of a manager as it is', async () => {
    const uuid = await draft()
    const own = { unit: organisation.units.class5a, withSubUnits: true, isExcluded: false }
    const sales = { unit: organisation.units.sales, withSubUnits: false, isExcluded: true }
    const seller = { person: uuidOf('seller'), isExcluded: true }
    await exclude(uuid, { unit: sales.unit, person: seller.person })
    const errorsOf = async (input: object) =>
      (await save('Audience', uuid, 1, input)).userErrors.map(({ code, path }) => [code, path.join('.')])
    expect(
      await errorsOf({ units: [own, { ...sales, isExcluded: false }], people: [{ ...seller, isExcluded: false }] }),
    ).toEqual([
      ['OUT_OF_SCOPE', 'units.1.unit'],
      ['OUT_OF_SCOPE', 'people.0.person'],
    ])
    expect(await errorsOf({ units: [own, { ...sales, withSubUnits: true }], people: [] })).toEqual([
      ['OUT_OF_SCOPE', 'units.1.unit'],
    ])
    expect(await errorsOf({ units: [own], people: [] })).toEqual([['OUT_OF_SCOPE', 'units']])
    expect(await errorsOf({ units: [own, sales], people: [] })).toEqual([])
    // Whoever is excluded outside the scope is not named, so nothing is sent of them.
    expect(await named(uuid)).toMatchObject({ people: [], peopleOutside: 0, mayChange: true })
    expect(await named(uuid, 'root')).toMatchObject({ people: [{ person: { name: 'Seller Test' } }] })
  })

  it('is created once by calls with one key at the same time', async () => {
    const input = `input: { targets: ["${medium()}"] }, idempotenceKey: "the same"`
    const made = await Promise.all([1, 2, 3].map(() => act('create', input)))
    expect(new Set(made.map(({ assignment }) => assignment?.uuid)).size).toBe(1)
  })

  it('refuses days of mistyped years', async () => {
    const uuid = await draft()
    const errorsOf = async (step: string, input: object) =>
      (await save(step, uuid, 1, input)).userErrors.map(({ code, path }) => [code, ...path])
    const when = { dueRule: 'FIXED_DATE', graceDays: 0 }
    const year = new Date().getUTCFullYear()
    expect(await errorsOf('Schedule', { ...when, dueOn: `${year + 11}-01-01` })).toEqual([['TOO_LATE', 'dueOn']])
    expect(await errorsOf('Schedule', { ...when, dueOn: '0026-12-31' })).toEqual([['NOT_OFFERED', 'dueOn']])
    expect(await errorsOf('Schedule', { ...when, startsOn: '0026-01-01', dueOn: '9999-12-31' })).toEqual([
      ['NOT_OFFERED', 'startsOn'],
      ['TOO_LATE', 'dueOn'],
    ])
    const renewal = { renewal: 'FIXED_DAY', everyMonths: 12, fixedFrom: '0026-01-01', windowDays: 0, minimumDays: 0 }
    expect(await errorsOf('Renewal', renewal)).toEqual([['NOT_OFFERED', 'fixedFrom']])
  })
})

describe('an assignment that is also meant for people outside the units of a manager', () => {
  /** For class 5a, and for a seller whom an administrator named. */
  async function shared(): Promise<string> {
    const uuid = await draft()
    await pool().query('insert into assignment_person (assignment, person) values ($1, $2)', [uuid, uuidOf('seller')])
    return uuid
  }
  const refused = { assignment: { state: 'ACTIVE' }, userErrors: [{ code: 'OUT_OF_SCOPE' }] }

  it('tells the manager how many these are, and none of their names', async () => {
    const uuid = await shared()
    expect(await named(uuid)).toEqual({ people: [], peopleOutside: 1, mayChange: false })
    expect(await named(uuid, 'root')).toEqual({
      people: [{ person: { name: 'Seller Test' } }],
      peopleOutside: 0,
      mayChange: true,
    })
    await pool().query(`update assignment set state = 'ACTIVE', activated_at = now() where uuid = $1`, [uuid])
    expect(await named(uuid)).toMatchObject({ people: [], peopleOutside: 1 })
  })

  it('is changed by administrators alone', async () => {
    const uuid = await shared()
    const schedule = { dueRule: 'NONE', graceDays: 0 }
    expect(await save('Schedule', uuid, 1, schedule)).toMatchObject({ userErrors: [{ code: 'OUT_OF_SCOPE' }] })
    const { digest = '' } = (await check(uuid)) ?? {}
    expect(await act('activate', `uuid: "${uuid}", revision: 1, digest: "${digest}"`)).toMatchObject({
      assignment: { state: 'DRAFT' },
      userErrors: [{ code: 'OUT_OF_SCOPE' }],
    })
    expect(await act('activate', `uuid: "${uuid}", revision: 1, digest: "${digest}"`, 'root')).toMatchObject({
      assignment: { state: 'ACTIVE' },
      userErrors: [],
    })
    expect(await act('edit', `uuid: "${uuid}"`)).toMatchObject(refused)
    expect(await act('pause', `uuid: "${uuid}", revision: 2`)).toMatchObject(refused)
    expect(await act('end', `uuid: "${uuid}", revision: 2, keepsStarted: false`)).toMatchObject(refused)
    expect(await cyclesOf('seller')).toMatchObject([{ access: 'OPEN', days: 30 }])
    // The edit of an administrator leaves the seller out; it is still not for the manager to end that.
    const { assignment: edit } = await act('edit', `uuid: "${uuid}"`, 'root')
    await pool().query('delete from assignment_person where assignment = $1', [edit?.uuid])
    expect(await act('remove', `uuid: "${edit?.uuid ?? ''}", revision: 1`)).toMatchObject({
      userErrors: [{ code: 'OUT_OF_SCOPE' }],
    })
  })

  it('is copied without them', async () => {
    const uuid = await shared()
    const { assignment } = await act('copy', `uuid: "${uuid}", title: "Mine"`)
    const copy = assignment?.uuid ?? ''
    expect(await named(copy, 'root')).toMatchObject({ people: [] })
    expect(await activate(copy)).toMatchObject({ assignment: { state: 'ACTIVE' }, userErrors: [] })
    expect(await cyclesOf('seller')).toEqual([])
  })
})

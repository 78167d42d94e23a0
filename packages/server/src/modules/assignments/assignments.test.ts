import type { AssignmentCheck } from '@somo/graphql/schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { insertMembership } from '../../testing/factories.ts'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import { requestEnrolment } from '../learning/enrolmentWriter.ts'
import { publishTestMedium } from '../learning/testing/testMedia.ts'
import { evaluateAssignment } from './evaluation/evaluate.ts'
import { sendReminders } from './reminders.ts'
import { renewalRule, renewalTable } from './testing/renewalTable.ts'

const organisation = startTestOrganisation(
  testPeople,
  'assignment, assignment_recheck, notification, learning_event, enrolment, medium, idempotence_key',
)
const pool = () => organisation.server.database.pool
const uuidOf = (name: string): string => organisation.uuidOf(name)

async function ask(kind: 'query' | 'mutation', field: string, who = 'above'): Promise<unknown> {
  const namespace = kind === 'query' ? 'assignments' : 'assignment'
  const text = `${kind} { ${namespace} { it: ${field} } }`
  return read(await organisation.server.call(text, {}, callerOf(who)), namespace, 'it')
}

interface Payload {
  readonly assignment: { readonly uuid: string; readonly revision: number; readonly state: string } | null
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[] }[]
}
const parts = '{ assignment { uuid revision state } userErrors { code path } }'

const act = async (name: string, args: string, who = 'above'): Promise<Payload> =>
  (await ask('mutation', `${name}(${args}) ${parts}`, who)) as Payload

/** Saves a step of a draft. */
async function save(step: string, uuid: string, revision: number, input: object): Promise<Payload> {
  const text = `mutation ($input: Assignment${step}Input!) {
    assignment { it: update${step}(uuid: "${uuid}", revision: ${revision}, input: $input) ${parts} } }`
  return read(await organisation.server.call(text, { input }, callerOf('above')), 'assignment', 'it') as Payload
}

const bulk = (name: string, args: string, who = 'above') =>
  ask('mutation', `${name}(${args}) { changed userErrors { code path } }`, who)

let medium = ''
beforeEach(async () => {
  medium = (await publishTestMedium(pool(), { kind: 'PAGE', title: 'Fire safety', unit: organisation.units.school }))
    .medium
})

/** A draft of Fire safety for class 5a; the rest as given. */
async function draft(settings: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const input = `{ targets: ["${medium}"], ownerUnit: "${organisation.units.school}" }`
  const { assignment, userErrors } = await act('create', `input: ${input}`)
  expect(userErrors).toEqual([])
  const uuid = assignment?.uuid ?? ''
  await pool().query('insert into assignment_unit (assignment, unit) values ($1, $2)', [
    uuid,
    organisation.units.class5a,
  ])
  await change(uuid, { due_rule: 'AFTER_ASSIGNED', due_days: 30, ...settings })
  return uuid
}

async function change(uuid: string, settings: Readonly<Record<string, unknown>>): Promise<void> {
  const names = Object.keys(settings)
  await pool().query(
    `update assignment set ${names.map((name, place) => `${name} = $${place + 2}`).join(', ')} where uuid = $1`,
    [uuid, ...Object.values(settings)],
  )
}

const check = async (uuid: string, who = 'above') =>
  (await ask(
    'query',
    `check(uuid: "${uuid}") { people digest withoutAddress counts { new earlier later done leaves unchanged exempt leftOut }
      examples { person { name } dueOn } }`,
    who,
  )) as AssignmentCheck | null

async function activate(uuid: string): Promise<Payload> {
  const checked = await check(uuid)
  const row = (await ask('query', `assignment(uuid: "${uuid}") { revision }`)) as { revision: number }
  return act('activate', `uuid: "${uuid}", revision: ${row.revision}, digest: "${checked?.digest ?? ''}"`)
}

const evaluate = (uuid: string) => inTransaction(pool(), (client) => evaluateAssignment(client, uuid))

interface EnrolmentRow {
  readonly uuid: string
  readonly cycle: number
  readonly access: string
  readonly days: number | null
}

/** The cycles of a person, with the days until they are due. */
async function cyclesOf(name: string): Promise<readonly EnrolmentRow[]> {
  const { rows } = await pool().query<EnrolmentRow>(
    `select uuid, cycle, access, (due_at at time zone installation_zone())::date - installation_day() as days
      from enrolment where person = $1 order by cycle`,
    [uuidOf(name)],
  )
  return rows
}

async function complete(name: string, daysAgo: number): Promise<void> {
  await pool().query(
    `insert into enrolment (uuid, person, medium, access) values (gen_random_uuid(), $1, $2, 'CLOSED') on conflict do nothing`,
    [uuidOf(name), medium],
  )
  await pool().query(
    `update enrolment set progress_state = 'COMPLETED', progress = 100, completed_at = now() - $2 * interval '1 day'
      where uuid = (select uuid from enrolment where person = $1 order by cycle desc limit 1)`,
    [uuidOf(name), daysAgo],
  )
}

describe('a draft', () => {
  it('is saved step by step, refuses a stale revision, and names what is missing', async () => {
    const uuid = await draft({ due_rule: 'NONE', due_days: null })
    const first = (await ask('query', `assignment(uuid: "${uuid}") { title revision gaps { code step } }`)) as {
      revision: number
    }
    expect(first).toMatchObject({ title: 'Fire safety', gaps: [{ code: 'DUE_RULE', step: 'WHEN' }] })
    const when = { dueRule: 'FIXED_DATE', dueOn: '2030-06-30', graceDays: 3 }
    const saved = await save('Schedule', uuid, first.revision, when)
    expect(saved.userErrors).toEqual([])
    const stale = await save('Schedule', uuid, first.revision, when)
    expect(stale.userErrors).toEqual([{ code: 'CHANGED_MEANWHILE', path: [] }])
    const wrong = await save('Schedule', uuid, saved.assignment?.revision ?? 0, {
      dueRule: 'AFTER_ASSIGNED',
      graceDays: 400,
    })
    expect(wrong.userErrors.map(({ code, path }) => [code, ...path])).toEqual([
      ['NOT_OFFERED', 'graceDays'],
      ['REQUIRED', 'dueDays'],
    ])
  })

  it('names units and people whom a manager manages, and is seen by nobody who does not manage its unit', async () => {
    const uuid = await draft()
    const { userErrors } = await save('Audience', uuid, 1, {
      units: [{ unit: organisation.units.sales, withSubUnits: true, isExcluded: false }],
      people: [{ person: uuidOf('seller'), isExcluded: false }],
    })
    expect(userErrors.map(({ code, path }) => [code, path[0]])).toEqual([
      ['OUT_OF_SCOPE', 'units'],
      ['OUT_OF_SCOPE', 'people'],
    ])
    expect(await ask('query', `assignment(uuid: "${uuid}") { uuid }`, 'sister')).toBeNull()
    expect(await ask('query', 'count', 'sister')).toBe(0)
    expect(await ask('query', 'count', 'above')).toBe(1)
    expect((await act('remove', `uuid: "${uuid}", revision: 1`, 'sister')).userErrors[0]?.code).toBe('UNKNOWN')
  })

  it('is copied with what it names, and deleted', async () => {
    const uuid = await draft()
    const copy = await act('copy', `uuid: "${uuid}", title: "Again"`)
    expect(copy).toMatchObject({ assignment: { state: 'DRAFT' }, userErrors: [] })
    const other = copy.assignment?.uuid ?? ''
    expect(
      await ask('query', `assignment(uuid: "${other}") { title dueDays targets { title } units { unit { name } } }`),
    ).toEqual({
      ...{ title: 'Again', dueDays: 30, targets: [{ title: 'Fire safety' }] },
      units: [{ unit: { name: 'Class5a' } }],
    })
    expect(await act('remove', `uuid: "${other}", revision: 1`)).toEqual({ assignment: null, userErrors: [] })
  })
})

describe('the check of a draft', () => {
  it('tells what the activation changes, and the activation is refused when that is something else by then', async () => {
    const uuid = await draft()
    const before = await check(uuid)
    expect(before).toMatchObject({ people: 1, counts: { new: 1, leftOut: 2, leaves: 0 } })
    expect(before?.examples.map(({ dueOn }) => dueOn.length)).toEqual([1])
    await insertMembership(pool(), { unit: organisation.units.class5a, person: uuidOf('seller') })
    const refused = (await ask(
      'mutation',
      `activate(uuid: "${uuid}", revision: 1, digest: "${before?.digest ?? ''}") { check { counts { new } } userErrors { code } }`,
    )) as object
    expect(refused).toEqual({ check: { counts: { new: 2 } }, userErrors: [{ code: 'COUNT_CHANGED' }] })
    expect(await cyclesOf('pupil')).toEqual([])
    expect(await activate(uuid)).toMatchObject({ assignment: { state: 'ACTIVE' }, userErrors: [] })
    expect(await cyclesOf('pupil')).toMatchObject([{ cycle: 1, access: 'OPEN', days: 30 }])
  })

  it('of an edit changes nothing until it is activated', async () => {
    const uuid = await draft()
    await activate(uuid)
    const edit = (await act('edit', `uuid: "${uuid}"`)).assignment?.uuid ?? ''
    await change(edit, { due_days: 10 })
    expect((await check(edit))?.counts).toMatchObject({ new: 0, earlier: 1, unchanged: 0 })
    expect(await cyclesOf('pupil')).toMatchObject([{ days: 30 }])
    expect(await activate(edit)).toMatchObject({ assignment: { uuid, state: 'ACTIVE' } })
    expect(await cyclesOf('pupil')).toMatchObject([{ days: 10 }])
    expect(await ask('query', 'count')).toBe(1)
  })
})

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

describe('acts on people', () => {
  it('waive, extend, set a date and remove, each within the scope alone', async () => {
    const uuid = await draft()
    await activate(uuid)
    const [enrolment] = await cyclesOf('pupil')
    const those = `uuid: "${uuid}", enrolments: ["${enrolment?.uuid ?? ''}"]`
    expect(await bulk('extend', `${those}, days: 5`)).toEqual({ changed: 1, userErrors: [] })
    expect(await cyclesOf('pupil')).toMatchObject([{ days: 35 }])
    expect(await bulk('changeDue', `${those}, dueOn: "2020-01-01"`)).toMatchObject({
      userErrors: [{ code: 'IN_THE_PAST' }],
    })
    expect(await bulk('changeDue', `${those}, dueOn: null`)).toMatchObject({ changed: 1 })
    expect(await cyclesOf('pupil')).toMatchObject([{ days: 30 }])
    expect(await bulk('waive', `${those}, reason: " "`)).toMatchObject({
      userErrors: [{ code: 'REQUIRED', path: ['reason'] }],
    })
    expect(await bulk('waive', `${those}, reason: "Parental leave"`)).toMatchObject({ changed: 1 })
    expect(await ask('query', `peopleCounts(uuid: "${uuid}") { total exempt }`)).toEqual({ total: 1, exempt: 1 })
    expect(await bulk('endWaiver', those)).toMatchObject({ changed: 1 })
    expect(await bulk('extend', `${those}, days: 5`, 'sister')).toMatchObject({ userErrors: [{ code: 'UNKNOWN' }] })
    expect(await bulk('removePeople', those)).toMatchObject({ changed: 1 })
    expect(await cyclesOf('pupil')).toMatchObject([{ access: 'CLOSED' }])
    expect(await evaluate(uuid)).toBe(0)
  })

  it('are listed with their state for those who manage the person', async () => {
    const uuid = await draft()
    await activate(uuid)
    const field = `people(uuid: "${uuid}", page: { first: 5 }) { items { person { name } unit { name } mediumTitle state cycle } }`
    expect(await ask('query', field)).toEqual({
      items: [
        {
          person: { name: 'Pupil Test' },
          unit: { name: 'Class5a' },
          mediumTitle: 'Fire safety',
          state: 'NOT_STARTED',
          cycle: 1,
        },
      ],
    })
    expect(await ask('query', field, 'sister')).toBeNull()
    expect(await ask('query', 'tabCounts { active draft overdue }')).toEqual({ active: 1, draft: 0, overdue: 0 })
  })
})

it('reminds on the days before the due date and when it is over, once a day', async () => {
  const uuid = await draft({ due_days: 7 })
  await activate(uuid)
  const remind = () => inTransaction(pool(), sendReminders)
  expect(await remind()).toBe(1)
  expect(await remind()).toBe(0)
  await pool().query(`update enrolment set due_at = due_at - interval '8 days'`)
  expect(await remind()).toBe(2)
  const { rows } = await pool().query('select distinct event from notification order by event')
  expect(rows.map(({ event }: { event: string }) => event)).toEqual([
    'ASSIGNED',
    'DUE_REMINDER',
    'OVERDUE',
    'OVERDUE_LIST',
  ])
})

it('answers requests of people whom the caller manages, with a reason for a refusal', async () => {
  const enrolment = await inTransaction(pool(), (client) =>
    requestEnrolment(client, { person: uuidOf('pupil'), medium }),
  )
  expect(await ask('query', 'waiting { enrolments }')).toEqual({ enrolments: 1 })
  expect(await ask('query', 'waiting { enrolments }', 'sister')).toEqual({ enrolments: 0 })
  const decide = (isApproved: boolean, reason: string, who = 'above') =>
    bulk('decideRequests', `enrolments: ["${enrolment}"], isApproved: ${isApproved}, reason: "${reason}"`, who)
  expect(await decide(true, '', 'sister')).toMatchObject({ userErrors: [{ code: 'OUT_OF_SCOPE' }] })
  expect(await decide(false, '')).toMatchObject({ userErrors: [{ code: 'REQUIRED' }] })
  expect(await decide(false, 'Not this year')).toEqual({ changed: 1, userErrors: [] })
  expect(await cyclesOf('pupil')).toMatchObject([{ access: 'DECLINED' }])
  await inTransaction(pool(), (client) => requestEnrolment(client, { person: uuidOf('pupil'), medium }))
  expect(await decide(true, '')).toEqual({ changed: 1, userErrors: [] })
  expect(await cyclesOf('pupil')).toMatchObject([{ access: 'OPEN' }])
})

import { expect, it } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import { sendReminders } from '../reminders.ts'
import { startAssignmentScenario } from '../testing/assignmentScenario.ts'

const { organisation, pool, uuidOf, ask, bulk, extend, draft, activate, check, revisionOf, cyclesOf, complete } =
  startAssignmentScenario()

/** For class 5a, and for a seller outside the units of `above`. */
async function shared(settings: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const uuid = await draft(settings)
  await pool().query('insert into assignment_person (assignment, person) values ($1, $2)', [uuid, uuidOf('seller')])
  await activate(uuid, 'root')
  return uuid
}

const messages = (uuid: string, who = 'above') =>
  ask('query', `messages(uuid: "${uuid}") { event people emailed waiting }`, who)

it('tells what was sent for an assignment, of people in the scope alone', async () => {
  const uuid = await shared({ due_days: 1, reminder_days: '{1}' })
  await inTransaction(pool(), sendReminders)
  await pool().query(`update notification set email = 'SENT', emailed_at = now() where event = 'ASSIGNED'`)
  await pool().query(`update notification set email = 'DUE' where event = 'DUE_REMINDER'`)
  expect(await messages(uuid)).toEqual([
    { event: 'ASSIGNED', people: 1, emailed: 1, waiting: 0 },
    { event: 'DUE_REMINDER', people: 1, emailed: 0, waiting: 1 },
  ])
  expect(await messages(uuid, 'root')).toMatchObject([{ people: 2 }, { people: 2 }])
  expect(await messages(uuid, 'sister')).toBeNull()
  // Another assignment with the same target, later: nothing was sent for it.
  await pool().query(`update notification set created_at = now() - interval '1 hour'`)
  const other = await draft()
  await activate(other)
  expect(await messages(other)).toEqual([])
})

const remindersOf = async (uuid: string, who = 'above') =>
  (await ask('query', `reminders(uuid: "${uuid}") { nextAt nextPeople remindable }`, who)) as {
    readonly nextAt: string | null
    readonly nextPeople: number
    readonly remindable: number
  } | null

/** The next reminder, with the days until it is sent. */
async function nextReminder(uuid: string, who = 'above') {
  const found = await remindersOf(uuid, who)
  const { rows } = await pool().query<{ days: number; time: string }>(
    `select installation_day($1::timestamptz) - installation_day() as days,
      to_char($1::timestamptz at time zone installation_zone(), 'HH24:MI') as time`,
    [found?.nextAt ?? null],
  )
  return { ...rows[0], people: found?.nextPeople }
}

it('tells when the next reminder is sent, and to how many people in the scope', async () => {
  const uuid = await shared({ due_days: 31, reminder_days: '{30,7}', grace_days: 2, overdue_every_days: 7 })
  expect(await nextReminder(uuid)).toEqual({ days: 1, time: '05:00', people: 1 })
  expect(await nextReminder(uuid, 'root')).toMatchObject({ days: 1, people: 2 })
  expect(await remindersOf(uuid, 'sister')).toBeNull()
  const dueIn = (days: number) =>
    pool().query(`update enrolment set due_at = day_end(installation_day() + $1::int, installation_zone())`, [days])
  await pool().query(`update enrolment_source set since = since - interval '90 days'`)
  // Of the days before: that of the reminder of a week, then the first day overdue, then a week after the last one.
  for (const [due, days] of [
    [20, 13],
    [6, 9],
    [-2, 1],
    [-3, 7],
    [-12, 5],
  ] as const) {
    await dueIn(due)
    await pool().query(`update assignment set reminded_on = installation_day() - 1`)
    await inTransaction(pool(), sendReminders)
    expect([due, await nextReminder(uuid)]).toEqual([due, { days, time: '05:00', people: 1 }])
  }
  // The run of today is still to come.
  await dueIn(7)
  await pool().query(`update assignment set reminded_on = installation_day() - 1`)
  expect(await nextReminder(uuid)).toMatchObject({ days: 0, people: 1 })
  await dueIn(-12)
  await pool().query(`update assignment set overdue_every_days = null`)
  expect(await remindersOf(uuid)).toMatchObject({ nextAt: null, nextPeople: 0 })
})

it('reminds everyone in the scope who is overdue or due soon, once a day', async () => {
  const uuid = await shared({ due_days: 60 })
  const remind = () => bulk('remind', `uuid: "${uuid}"`)
  expect(await remindersOf(uuid, 'root')).toMatchObject({ remindable: 0 })
  expect(await remind()).toEqual({ changed: 0, userErrors: [] })
  await pool().query(`update enrolment set due_at = now() - interval '3 days'`)
  expect(await remindersOf(uuid)).toMatchObject({ remindable: 1 })
  expect(await remindersOf(uuid, 'root')).toMatchObject({ remindable: 2 })
  expect(await remind()).toEqual({ changed: 1, userErrors: [] })
  expect(await remindersOf(uuid)).toMatchObject({ remindable: 0 })
  expect(await remindersOf(uuid, 'root')).toMatchObject({ remindable: 1 })
  expect(await bulk('remind', `uuid: "${uuid}"`, 'sister')).toMatchObject({ userErrors: [{ code: 'UNKNOWN' }] })
})

it('tells those who manage it what was changed about it', async () => {
  const uuid = await shared()
  const [enrolment] = await cyclesOf('pupil')
  await extend(`uuid: "${uuid}", enrolments: ["${enrolment?.uuid ?? ''}"]`, 3)
  const history = (who = 'above') =>
    ask('query', `history(uuid: "${uuid}", page: { first: 9 }) { items { action actor changes { field after } } }`, who)
  expect(await history()).toMatchObject({
    items: [
      {
        action: 'assignment.extend',
        actor: 'Above Test',
        changes: [{ field: 'title' }, { field: 'people', after: '1' }],
      },
      { action: 'assignment.activate', actor: 'Root Test' },
      { action: 'assignment.create', actor: 'Above Test' },
    ],
  })
  expect(await history('sister')).toBeNull()
})

it('writes the list, and the people in the scope, into files of who asked', async () => {
  const uuid = await shared()
  const start = async (field: string, who = 'above') =>
    (await ask('mutation', `${field} { job { uuid kind } userErrors { code } }`, who)) as {
      readonly job: { readonly uuid: string; readonly kind: string } | null
      readonly userErrors: readonly { readonly code: string }[]
    }
  const people = `exportPeople(uuid: "${uuid}", format: CSV)`
  expect(await start(people, 'sister')).toEqual({ job: null, userErrors: [{ code: 'UNKNOWN' }] })
  const jobs = [await start('exportList(format: XLSX)'), await start(people), await start(people, 'root')]
  expect(jobs.map(({ job }) => job?.kind)).toEqual([
    'assignments.export',
    'assignments.exportPeople',
    'assignments.exportPeople',
  ])
  const ends = async () =>
    (
      await pool().query<{ end: string }>(
        `select state || ' ' || done as end from job where uuid = any($1::uuid[]) order by array_position($1::uuid[], uuid)`,
        [jobs.map(({ job }) => job?.uuid)],
      )
    ).rows.map(({ end }) => end)
  await expect.poll(ends, { timeout: 20_000 }).toEqual(['DONE 1', 'DONE 1', 'DONE 2'])
  const { rows } = await pool().query(
    `select after ->> 'people' as people from audit_event where action = 'assignment.export' and object = $1 order by at`,
    [uuid],
  )
  expect(rows).toHaveLength(2)
})

it('counts the emails that leave at once before an activation', async () => {
  const uuid = await draft()
  await pool().query('insert into assignment_unit (assignment, unit) values ($1, $2)', [uuid, organisation.units.sales])
  const emails = async () => (await check(uuid))?.emails
  await pool().query(`update person set email = username || '@example.org', status = 'ACTIVE'`)
  expect(await emails()).toBe(2)
  const choose = (cadence: string) =>
    pool().query(
      `insert into notification_preference (person, event_group, in_app, email) values ($1, 'LEARNING', true, $2)
        on conflict (person, event_group) do update set email = excluded.email`,
      [uuidOf('pupil'), cadence],
    )
  await choose('DAILY')
  expect(await emails()).toBe(1)
  await choose('AT_ONCE')
  await complete('pupil', 3)
  await pool().query('update assignment set earlier_days = 9 where uuid = $1', [uuid])
  expect(await emails()).toBe(1)
  await pool().query('update assignment set is_announced = false where uuid = $1', [uuid])
  expect(await emails()).toBe(0)
  expect(await revisionOf(uuid)).toBe(1)
})

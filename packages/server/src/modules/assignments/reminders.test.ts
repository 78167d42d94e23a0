import { expect, it } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { sendReminders } from './reminders.ts'
import { startAssignmentScenario } from './testing/assignmentScenario.ts'

const { pool, ask, bulk, draft, activate, cyclesOf, revisionOf, uuidOf } = startAssignmentScenario()

const remind = () => inTransaction(pool(), sendReminders)

/** A day goes by: everything lies a day further back. */
async function nextDay(): Promise<void> {
  await pool().query(`update enrolment set due_at = due_at - interval '1 day'`)
  await pool().query(`update notification set day = day - 1`)
  await pool().query(`update enrolment_source set since = since - interval '1 day'`)
  await pool().query(`update assignment set reminded_on = reminded_on - 1`)
}

/** The mornings of so many days, the first one today. @returns each event with its day and who is told */
async function mornings(
  days: number,
  missed: readonly number[] = [],
): Promise<readonly (readonly [day: number, event: string, person: string])[]> {
  const told: [number, string, string][] = []
  const known = new Set<string>()
  for (let day = 0; day < days; day += 1) {
    if (!missed.includes(day)) await remind()
    if (!missed.includes(day)) expect(await remind()).toBe(0)
    const { rows } = await pool().query<{ uuid: string; event: string; name: string }>(
      `select t.uuid, t.event, p.username as name from notification t join person p on p.uuid = t.person order by t.event, p.username`,
    )
    for (const { uuid, event, name } of rows) if (!known.has(uuid)) told.push([day, event, name])
    for (const { uuid } of rows) known.add(uuid)
    await nextDay()
  }
  return told
}

it('reminds on the chosen days before the due date, and after the days of grace, each once', async () => {
  await activate(await draft({ due_days: 31, grace_days: 2 }))
  expect(await mornings(50)).toEqual([
    [0, 'ASSIGNED', 'pupil'],
    [1, 'DUE_REMINDER', 'pupil'],
    [24, 'DUE_REMINDER', 'pupil'],
    [30, 'DUE_REMINDER', 'pupil'],
    [34, 'OVERDUE', 'pupil'],
    [34, 'OVERDUE_LIST', 'manager'],
    [41, 'OVERDUE', 'pupil'],
    [41, 'OVERDUE_LIST', 'manager'],
    [48, 'OVERDUE', 'pupil'],
    [48, 'OVERDUE_LIST', 'manager'],
  ])
}, 30_000)

it('makes up for missed mornings once, as long as it is still true', async () => {
  await activate(await draft({ due_days: 31, grace_days: 2 }))
  // The mornings of −30, −7 and −1, the due date, the first day overdue, and the one after a week.
  const missed = [1, 2, 3, 24, 30, 31, 34, 35, 41, 42, 43, 44, 45, 46, 47]
  expect(await mornings(50, missed)).toEqual([
    [0, 'ASSIGNED', 'pupil'],
    [4, 'DUE_REMINDER', 'pupil'],
    [25, 'DUE_REMINDER', 'pupil'],
    [36, 'OVERDUE', 'pupil'],
    [36, 'OVERDUE_LIST', 'manager'],
    // Of two days that were missed only the later one is told.
    [48, 'OVERDUE', 'pupil'],
    [48, 'OVERDUE_LIST', 'manager'],
  ])
}, 30_000)

it('does not make up for what was before the assignment, or what was told by hand meanwhile', async () => {
  const uuid = await draft({ due_days: 5, reminder_days: '{7,3}', is_announced: false })
  await activate(uuid)
  const those = `uuid: "${uuid}", enrolments: ["${(await cyclesOf('pupil'))[0]?.uuid ?? ''}"]`
  expect(await remind()).toBe(0)
  for (let day = 0; day < 3; day += 1) await nextDay()
  expect(await bulk('remind', those)).toMatchObject({ changed: 1 })
  expect(await remind()).toBe(0)
})

it('tells the managers of the nearest unit above where a unit has none, and once of two assignments', async () => {
  await pool().query('delete from unit_membership where person = $1', [uuidOf('manager')])
  await activate(await draft({ due_days: 1, reminder_days: '{1}' }))
  await activate(await draft({ due_days: 1, reminder_days: '{1}', overdue_every_days: 30 }))
  expect(await mornings(4)).toEqual([
    [0, 'ASSIGNED', 'pupil'],
    [0, 'DUE_REMINDER', 'pupil'],
    [2, 'OVERDUE', 'pupil'],
    [2, 'OVERDUE_LIST', 'above'],
  ])
})

it('says nothing to who is waived or done, through a paused assignment, or where nothing is to be told', async () => {
  const uuid = await draft({ due_days: 1, is_announced: false })
  await activate(uuid)
  const those = `uuid: "${uuid}", enrolments: ["${(await cyclesOf('pupil'))[0]?.uuid ?? ''}"]`
  await bulk('waive', `${those}, reason: "Leave"`)
  expect(await remind()).toBe(0)
  expect(await bulk('remind', those)).toMatchObject({ changed: 0 })
  await bulk('endWaiver', those)
  await ask('mutation', `pause(uuid: "${uuid}", revision: ${await revisionOf(uuid)}) { userErrors { code } }`)
  expect(await remind()).toBe(0)
  await ask('mutation', `resume(uuid: "${uuid}", revision: ${await revisionOf(uuid)}) { userErrors { code } }`)
  await pool().query(`update enrolment set progress_state = 'COMPLETED', completed_at = now()`)
  expect(await remind()).toBe(0)
  await pool().query(`update enrolment set progress_state = 'NOT_STARTED', completed_at = null`)
  expect(await bulk('remind', those)).toMatchObject({ changed: 1 })
  // The morning does not tell it again.
  expect(await remind()).toBe(0)
})

it('tells who has booked it already that it is assigned now', async () => {
  const { rows } = await pool().query<{ uuid: string }>(
    `insert into enrolment (uuid, person, medium) select gen_random_uuid(), $1, uuid from medium returning uuid`,
    [uuidOf('pupil')],
  )
  await pool().query(`insert into enrolment_source (uuid, enrolment, kind) values (gen_random_uuid(), $1, 'SELF')`, [
    rows[0]?.uuid,
  ])
  await activate(await draft())
  expect(await cyclesOf('pupil')).toMatchObject([{ cycle: 1, access: 'OPEN', days: 30 }])
  expect((await pool().query('select event, cycle from notification')).rows).toEqual([{ event: 'ASSIGNED', cycle: 1 }])
})

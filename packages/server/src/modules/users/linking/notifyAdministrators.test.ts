import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts'
import { createOutbox } from '../../mail/createOutbox.ts'
import { createSettingReader } from '../../system/settings.ts'
import { forgetCases } from './forgetLinkCases.ts'
import { createAdministratorNotices } from './notifyAdministrators.ts'

let database: TestDatabase
const jobs = { start: () => Promise.reject(new Error('Nothing leaves the house here.')) }

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.pool.query('delete from outbox_mail; delete from link_case; delete from person')
  const people = [
    ['ada', 'ACTIVE', '{ADMIN}', 'de'],
    ['ben', 'ACTIVE', '{ADMIN,LEARNER}', 'sw'],
    ['cleo', 'SUSPENDED', '{ADMIN}', null],
    ['dan', 'ACTIVE', '{EDUCATION_MANAGER}', null],
  ]
  for (const [name, status, roles, locale] of people) {
    const values = [createUuid(), name, `${name}@somo.example`, status, roles, locale]
    await database.pool.query(
      `insert into person (uuid, subject, given_name, family_name, email, status, roles, locale) values ($1, $2, initcap($2), 'Test', $3, $4, $5, $6)`,
      values,
    )
  }
  await database.pool.query(
    `insert into person (uuid, subject, roles) values (gen_random_uuid(), 'without-address', '{ADMIN}')`,
  )
})

/** A case of a sign-in: how long ago it came, and in what state it is since when. */
const addCase = (age: string, state = 'OPEN', decided: string | null = null) =>
  database.pool.query(
    `insert into link_case (uuid, subject, reason, state, created_at, decided_at) select gen_random_uuid(), gen_random_uuid()::text, 'NO_CANDIDATE', $1,
      now() - $2::interval, now() - $3::interval`,
    [state, age, decided],
  )
/** Lets time go by, for all there is. */
async function wait(time: string): Promise<void> {
  for (const table of ['outbox_mail', 'link_case'])
    await database.pool.query(`update ${table} set created_at = created_at - $1::interval`, [time])
}
const settle = () => database.pool.query(`update link_case set state = 'CREATED', decided_at = now()`)

/** The hour comes: whether there was anything to do, and whom all mails so far are for. */
async function runSchedule(): Promise<{ readonly isNeeded: boolean; readonly recipients: readonly string[] }> {
  const outbox = createOutbox({ hasServer: false, jobs, settings: createSettingReader(database.pool) })
  const worker = createAdministratorNotices({ outbox, origin: 'https://somo.example' })
  return inTransaction(database.pool, async (client) => {
    const isNeeded = (await worker.isNeeded?.(client)) ?? true
    if (isNeeded) await worker.step({}, null, { uuid: createUuid(), owner: null, client })
    const { rows } = await client.query<{ address: string }>(
      'select address from outbox_mail order by address, created_at',
    )
    return { isNeeded, recipients: rows.map(({ address }) => address.split('@')[0] ?? '') }
  })
}

describe('administrators', () => {
  it('hear in their languages that something waits, how much, and where it is decided', async () => {
    expect(await runSchedule()).toEqual({ isNeeded: false, recipients: [] })
    await addCase('1 hour')
    await addCase('2 hours')
    expect(await runSchedule()).toEqual({ isNeeded: true, recipients: ['ada', 'ben'] })
    const { rows } = await database.pool.query<{ subject: string; body: string }>(
      'select subject, body from outbox_mail order by address',
    )
    expect(rows.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^2 offene Fragen in /),
      expect.stringMatching(/^Maswali 2 yanasubiri katika /),
    ])
    expect(rows[0]?.body).toContain('Guten Tag Ada Test,')
    expect(rows[0]?.body).toContain('https://somo.example/user-management?open=links')
  })

  it('get one mail in 24 hours at most, and another then only for something new', async () => {
    await addCase('1 hour')
    await runSchedule()
    await addCase('0')
    expect(await runSchedule()).toEqual({ isNeeded: false, recipients: ['ada', 'ben'] })
    await wait('23 hours')
    expect((await runSchedule()).isNeeded).toBe(false)
    await wait('2 hours')
    expect(await runSchedule()).toEqual({ isNeeded: true, recipients: ['ada', 'ada', 'ben', 'ben'] })
    await wait('25 hours')
    expect((await runSchedule()).isNeeded).toBe(false)
  })

  it('are reminded once a week while something is left, and never once all is decided', async () => {
    await addCase('30 days')
    await runSchedule()
    await wait('6 days')
    expect((await runSchedule()).isNeeded).toBe(false)
    await wait('2 days')
    expect((await runSchedule()).isNeeded).toBe(true)
    await wait('8 days')
    await settle()
    expect((await runSchedule()).isNeeded).toBe(false)
  })
})

it('decided cases are forgotten ninety days later, with nothing of the audit log; open ones wait', async () => {
  await database.pool.query(
    `insert into audit_event (uuid, action, object_kind) values (gen_random_uuid(), 'user.welcome', 'user')`,
  )
  await addCase('200 days')
  await addCase('200 days', 'CREATED', '91 days')
  await addCase('200 days', 'REFUSED', '89 days')
  await forgetCases(database.pool, Date.now())
  expect((await database.pool.query('select state from link_case order by state')).rows).toEqual([
    { state: 'OPEN' },
    { state: 'REFUSED' },
  ])
  expect((await database.pool.query('select from audit_event')).rowCount).toBe(1)
})

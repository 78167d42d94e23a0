import { beforeEach, expect, it } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { createUuid } from '../../database/uuid.ts'
import { startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import { publishTestMedium } from '../learning/testing/testMedia.ts'
import { remindExpiring } from './remindExpiring.ts'

const organisation = startTestOrganisation(
  testPeople,
  'issued_certificate, certificate_template, certificate_version, external_certificate, enrolment, medium, notification',
)
const pool = () => organisation.server.database.pool
let version: string
let medium: string

beforeEach(async () => {
  const [template] = [createUuid()]
  version = createUuid()
  await pool().query(`insert into certificate_template (uuid, name) values ($1, 'Safety')`, [template])
  await pool().query(
    `insert into certificate_version (uuid, template, number, main_locale, texts) values ($1, $2, 1, 'en', '{}')`,
    [version, template],
  )
  medium = (await publishTestMedium(pool(), { kind: 'PAGE', title: 'Ladders', unit: organisation.units.school })).medium
})

/** A certificate of `pupil` that ends in so many days. @returns its uuid */
async function issue(daysLeft: number | null, { renewalDays = 30, cycle = 1 } = {}): Promise<string> {
  const [enrolment, uuid] = [createUuid(), createUuid()]
  await pool().query('insert into enrolment (uuid, person, medium, cycle) values ($1, $2, $3, $4)', [
    enrolment,
    organisation.uuidOf('pupil'),
    medium,
    cycle,
  ])
  await pool().query(
    `insert into issued_certificate (uuid, enrolment, person, medium, cycle, version, number, code, locale, holder_name, title, medium_kind,
        completed_on, valid_until, renewal_days)
      values ($1::uuid, $2, $3, $4, $5, $6, $1::uuid::text, new_certificate_code(), 'en', 'Pupil Test', 'Ladders', 'PAGE', installation_day() - 300,
        installation_day() + $7::int, $8)`,
    [uuid, enrolment, organisation.uuidOf('pupil'), medium, cycle, version, daysLeft, renewalDays],
  )
  return uuid
}

const remind = () => inTransaction(pool(), (client) => remindExpiring(client, 100))
const readReminders = async () =>
  (
    await pool().query<{ event: string; subject: string; days: number | null }>(
      `select event, subject, values -> 'days' as days from notification order by created_at, event`,
    )
  ).rows

/** So many days go by. */
const pass = (days: number) => pool().query('update issued_certificate set valid_until = valid_until - $1::int', [days])

it('tells once that a certificate will expire, by the days of its template, and once that it has', async () => {
  const uuid = await issue(31)
  expect(await remind()).toBe(0)
  await pass(1)
  expect(await remind()).toBe(1)
  expect(await remind()).toBe(0)
  await pass(30)
  expect(await remind()).toBe(0)
  await pass(1)
  expect(await remind()).toBe(1)
  await pass(5)
  expect(await remind()).toBe(0)
  expect(await readReminders()).toEqual([
    { event: 'CERTIFICATE_EXPIRING', subject: uuid, days: 30 },
    { event: 'CERTIFICATE_EXPIRED', subject: uuid, days: null },
  ])
})

it('tells later, and with the days that are left then, where the server was down on the day', async () => {
  await issue(31, { renewalDays: 20 })
  await pass(20)
  expect(await remind()).toBe(1)
  expect(await readReminders()).toMatchObject([{ event: 'CERTIFICATE_EXPIRING', days: 11 }])
})

it('says only that it has expired where the whole time before it was missed, and nothing a month later', async () => {
  await issue(-3)
  await issue(-31, { cycle: 2 })
  expect(await remind()).toBe(1)
  expect(await readReminders()).toMatchObject([{ event: 'CERTIFICATE_EXPIRED' }])
})

it('says nothing of certificates without an end, revoked or superseded ones', async () => {
  const later = await issue(null)
  const [revoked, superseded] = [await issue(3, { cycle: 2 }), await issue(3, { cycle: 3 })]
  await pool().query(`update issued_certificate set revoked_at = now(), revoked_reason = 'x' where uuid = $1`, [
    revoked,
  ])
  await pool().query('update issued_certificate set superseded_by = $2 where uuid = $1', [superseded, later])
  expect(await remind()).toBe(0)
})

it('tells of a confirmed certificate of another organisation, not of one that waits', async () => {
  const add = (state: string) =>
    pool().query(
      `insert into external_certificate (uuid, person, title, issuer, issued_on, valid_until, file, file_name, media_type, state, decided_at)
        values (gen_random_uuid(), $1, 'First aid', 'Red Cross', installation_day() - 300, installation_day() + 9, gen_random_uuid()::text, 'a.pdf',
          'application/pdf', $2, case when $2 <> 'SUBMITTED' then now() end)`,
      [organisation.uuidOf('pupil'), state],
    )
  await add('SUBMITTED')
  expect(await remind()).toBe(0)
  await add('CONFIRMED')
  expect(await remind()).toBe(1)
})

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { LegalStartDays, LegalVersion } from '@somo/graphql/schema'
import { ask } from '../../../testing/ask.ts'
import { noClaims } from '../../../testing/noClaims.ts'
import type { TestCaller } from '../../../testing/testIssuer.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { createConsentGate } from '../consents/consentGate.ts'
import { createOwnConsentStore } from '../consents/ownConsentStore.ts'
import { createLegalCalls } from '../testing/legalCalls.ts'

let server: TestServer
const calls = createLegalCalls(() => server)

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Takes every document out of force, so that the next test begins with nothing asked. */
afterEach(async () => {
  await server.database.pool.query('update legal_document set archived_at = now() where archived_at is null')
})

const learner: TestCaller = { subject: 'learner', roles: ['LEARNER'] }
const admin: TestCaller = { subject: 'the-admin', roles: ['ADMIN'] }
const gated = '{ dashboard { notices { kind } } }'

const codesOf = async (caller: TestCaller): Promise<string[]> =>
  ((await server.call(gated, {}, caller)).errors ?? []).map(({ extensions }) => extensions.code)

async function statesOf(document: string): Promise<string[]> {
  const { data } = await server.call(`{ legal { versions(document: "${document}") { number state } } }`, {}, admin)
  // The shape is the query's.
  return (data as { legal: { versions: LegalVersion[] } }).legal.versions.map(
    ({ number, state }) => `${number} ${state}`,
  )
}

async function readStartDays(): Promise<LegalStartDays> {
  const { data } = await server.call('{ legal { startDays { timeZone first last } } }', {}, admin)
  // The shape is the query's.
  return (data as { legal: { startDays: LegalStartDays } }).legal.startDays
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** Terms in force that the learner has agreed to, and a next version that waits. */
async function plantScheduled(isMajor = true, kind = 'OWN') {
  const { uuid, live } = await calls.publishNew({ kind, audienceRoles: ['LEARNER'], body: 'Present words' })
  await calls.addPerson('learner', { roles: ['LEARNER'] })
  await calls.decide(learner, live?.uuid ?? '')
  const { scheduled } = await calls.publishNext(uuid, {
    isMajor,
    body: 'Coming words',
    startsOn: await calls.tomorrow(),
  })
  return { uuid, live, scheduled }
}

const readPage = async (path: string): Promise<string> =>
  (await ask(`${server.url}${path}`, { headers: { 'accept-language': 'en' } })).text()

describe('how a version stands', () => {
  it('turns at the very moment, and before and after it is told the same however long ago it was written down', async () => {
    const { rows } = await server.database.pool.query<{ away: string; waiting: string; former: string }>(
      `select a.away::text, legal_standing('SCHEDULED', start, null, start + a.away) as waiting, legal_standing('PUBLISHED', start - interval '1 year', start, start + a.away) as former
       from (values (timestamptz '2027-02-28 23:00:00Z')) s(start),
         unnest(array['-2 years', '-1 second', '-1 microsecond', '0', '1 microsecond', '1 second', '2 years']::interval[]) with ordinality a(away, place) order by place`,
    )
    expect(rows.map(({ waiting, former }) => `${waiting} ${former}`)).toEqual([
      ...Array.from({ length: 3 }, () => 'SCHEDULED PUBLISHED'),
      ...Array.from({ length: 4 }, () => 'PUBLISHED SUPERSEDED'),
    ])
    const others = await server.database.pool.query<{ state: string }>(
      `select legal_standing(state, now() - interval '1 day', now() - interval '1 day', now()) as state from unnest(array['DRAFT', 'SUPERSEDED']) state`,
    )
    expect(others.rows).toEqual([{ state: 'DRAFT' }, { state: 'SUPERSEDED' }])
  })
})

describe('a version with a later day', () => {
  it('asks nobody before, and from its moment on everybody, without anybody writing it down', async () => {
    const { uuid, live, scheduled } = await plantScheduled()
    expect(scheduled).toMatchObject({
      number: 2,
      state: 'SCHEDULED',
      isMajor: true,
      validFromDay: await calls.tomorrow(),
    })
    expect(await calls.find(uuid)).toMatchObject({
      live: { number: 1, state: 'PUBLISHED' },
      draft: null,
      acceptedCount: 1,
    })
    expect(await codesOf(learner)).toEqual([])
    expect(await calls.decide(learner, scheduled?.uuid ?? '')).toEqual([
      { code: 'CHANGED_MEANWHILE', path: ['version'] },
    ])
    // A new one is asked about what holds, with the notes of what came before alone.
    expect(await calls.pending({ subject: 'newcomer', roles: ['LEARNER'] })).toMatchObject([
      { version: live?.uuid, changeNote: null },
    ])
    await calls.moveStart(uuid, '-1 second')
    expect(await statesOf(uuid)).toEqual(['2 PUBLISHED', '1 SUPERSEDED'])
    expect(await calls.find(uuid)).toMatchObject({
      live: { number: 2, state: 'PUBLISHED', acceptedCount: 0 },
      scheduled: null,
      acceptedCount: 0,
    })
    await expect.poll(() => codesOf(learner), { timeout: 4000, interval: 50 }).toEqual(['CONSENT_REQUIRED'])
    expect(await calls.pending(learner)).toMatchObject([
      { version: scheduled?.uuid, changeNote: 'Something new', text: { body: 'Coming words' } },
    ])
    expect(await calls.decide(learner, live?.uuid ?? '')).toEqual([{ code: 'CHANGED_MEANWHILE', path: ['version'] }])
    expect(await calls.decide(learner, scheduled?.uuid ?? '')).toEqual([])
    expect(await codesOf(learner)).toEqual([])
    expect(await calls.find(uuid)).toMatchObject({ acceptedCount: 1 })
  })

  it('in which only the wording changes asks nobody at its moment either', async () => {
    const { uuid, scheduled } = await plantScheduled(false)
    await calls.moveStart(uuid, '-1 second')
    expect(await calls.find(uuid)).toMatchObject({ live: { uuid: scheduled?.uuid }, acceptedCount: 1 })
    expect(await codesOf(learner)).toEqual([])
  })

  it('stops people at its moment, not when a stamp is next read', async () => {
    const { pool } = server.database
    const gate = createConsentGate(pool, createOwnConsentStore(pool))
    const caller = { subject: 'learner', roles: ['LEARNER'] as const, sessionId: null, expiresAt: 0, claims: noClaims }
    const { uuid } = await plantScheduled()
    await calls.moveStart(uuid, '400 milliseconds')
    expect(await gate.isOpen(caller)).toBe(true)
    // Less than the two seconds within which a stamp is not read again.
    await expect.poll(() => Promise.resolve(gate.isOpen(caller)), { timeout: 1700, interval: 25 }).toBe(false)
    const { rows } = await pool.query<{ hasCome: boolean }>(
      'select valid_from <= now() as "hasCome" from legal_version where document = $1 and number = 2',
      [uuid],
    )
    expect(rows).toEqual([{ hasCome: true }])
  })

  it('is read beforehand on the page of the text, which shows it as the present one from its moment on', async () => {
    const { uuid } = await plantScheduled(true, 'TERMS')
    const before = await readPage('/legal/terms')
    expect(before).toContain('Present words')
    expect(before).toContain('href="/legal/terms/next"')
    expect(await readPage('/legal/terms/next')).toContain('Coming words')
    await calls.moveStart(uuid, '-1 second')
    const after = await readPage('/legal/terms')
    expect(after).toContain('Coming words')
    expect(after).not.toContain('/legal/terms/next')
    const { revision } = await calls.find(uuid)
    await calls.change(`archiveDocument(uuid: "${uuid}", revision: ${revision})`)
  })

  it('is taken back as the draft it was, and written down', async () => {
    const { uuid, scheduled } = await plantScheduled()
    const refused = await calls.change(
      `unscheduleVersion(document: "${uuid}", revision: ${(scheduled?.revision ?? 0) + 1})`,
    )
    expect(refused.userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }])
    const { document, userErrors } = await calls.change(
      `unscheduleVersion(document: "${uuid}", revision: ${scheduled?.revision ?? 0})`,
    )
    expect(userErrors).toEqual([])
    expect(document).toMatchObject({
      scheduled: null,
      live: { number: 1 },
      draft: {
        uuid: scheduled?.uuid,
        number: 2,
        state: 'DRAFT',
        validFrom: null,
        publishedAt: null,
        publishedBy: null,
      },
    })
    expect(document?.draft?.texts).toEqual(scheduled?.texts)
    const { rows } = await server.database.pool.query<{ action: string }>(
      'select action from audit_event where object = $1 order by uuid desc limit 2',
      [uuid],
    )
    expect(rows.map(({ action }) => action)).toEqual(['legal.unscheduleVersion', 'legal.scheduleVersion'])
    expect((await calls.change(`unscheduleVersion(document: "${uuid}", revision: 1)`)).userErrors).toMatchObject([
      { code: 'NOTHING_TO_DO' },
    ])
  })

  it('is put in force now, and people are asked at once', async () => {
    const { uuid, scheduled } = await plantScheduled()
    const { document } = await calls.change(
      `enforceVersion(document: "${uuid}", revision: ${scheduled?.revision ?? 0})`,
    )
    expect(document).toMatchObject({ live: { number: 2 }, scheduled: null })
    expect(await codesOf(learner)).toEqual(['CONSENT_REQUIRED'])
    expect(await statesOf(uuid)).toEqual(['2 PUBLISHED', '1 SUPERSEDED'])
  })

  it('stands alone: another draft is written meanwhile, and published once this one is settled', async () => {
    const { uuid, scheduled } = await plantScheduled()
    const { document } = await calls.change(
      `saveVersion(document: "${uuid}", revision: 0, texts: [{ locale: "en", title: "T", body: "Third" }])`,
    )
    expect(document).toMatchObject({ scheduled: { number: 2 }, draft: { number: 3 } })
    for (const startsOn of ['null', `"${await calls.tomorrow()}"`]) {
      const { userErrors } = await calls.change(
        `publishVersion(document: "${uuid}", revision: 1, isMajor: false, startsOn: ${startsOn})`,
      )
      expect(userErrors).toEqual([{ code: 'WRONG_STATE', path: ['scheduled'] }])
    }
    const back = await calls.change(`unscheduleVersion(document: "${uuid}", revision: ${scheduled?.revision ?? 0})`)
    expect(back.userErrors).toEqual([{ code: 'WRONG_STATE', path: ['draft'] }])
    await calls.moveStart(uuid, '-1 second')
    const published = await calls.change(`publishVersion(document: "${uuid}", revision: 1, isMajor: false)`)
    expect(published).toMatchObject({ document: { live: { number: 3 } }, userErrors: [] })
    expect(await statesOf(uuid)).toEqual(['3 PUBLISHED', '2 SUPERSEDED', '1 SUPERSEDED'])
  })

  it('goes with its document, and keeps its words until then', async () => {
    const { uuid, scheduled } = await plantScheduled()
    const { pool } = server.database
    for (const change of [`texts = '{}'`, `hash = null`, `is_major = false`, `number = 9`]) {
      await expect(
        pool.query(`update legal_version set ${change} where uuid = $1`, [scheduled?.uuid]),
        change,
      ).rejects.toThrow(/never changed/)
    }
    await calls.moveStart(uuid, '-1 second')
    for (const change of [`state = 'DRAFT', published_at = null`, `valid_from = now() + interval '1 day'`]) {
      await expect(
        pool.query(`update legal_version set ${change} where uuid = $1`, [scheduled?.uuid]),
        change,
      ).rejects.toThrow(/never changed/)
    }
    const other = await plantScheduled()
    const { revision } = await calls.find(other.uuid)
    expect((await calls.change(`archiveDocument(uuid: "${other.uuid}", revision: ${revision})`)).userErrors).toEqual([])
    expect(await statesOf(other.uuid)).toEqual(['2 SUPERSEDED', '1 SUPERSEDED'])
  })
})

describe('the day a version begins', () => {
  it('is tomorrow at the earliest and in two years at the latest, at 00:00 of the installation', async () => {
    const { pool } = server.database
    await pool.query(`insert into setting (id, value) values ('GENERAL.TIME_ZONE', 'Pacific/Kiritimati')`)
    await expect
      .poll(async () => (await readStartDays()).timeZone, { timeout: 4000, interval: 100 })
      .toBe('Pacific/Kiritimati')
    const { first, last } = await readStartDays()
    const { uuid } = await calls.publishNew({ kind: 'OWN', audienceRoles: ['LEARNER'] })
    await calls.change(
      `saveVersion(document: "${uuid}", revision: 0, texts: [{ locale: "en", title: "T", body: "B" }])`,
    )
    const publish = (startsOn: string) =>
      calls.change(`publishVersion(document: "${uuid}", revision: 1, isMajor: false, startsOn: "${startsOn}")`)
    const today = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10)
    expect((await publish(today)).userErrors).toEqual([{ code: 'IN_THE_PAST', path: ['startsOn'] }])
    expect((await publish(dayAfter(last))).userErrors).toEqual([{ code: 'NOT_OFFERED', path: ['startsOn'] }])
    expect((await publish(last)).document?.scheduled).toMatchObject({ validFromDay: last })
    const { rows } = await pool.query<{ local: string }>(
      `select to_char(valid_from at time zone 'Pacific/Kiritimati', 'YYYY-MM-DD HH24:MI:SS') as local from legal_version where document = $1 and number = 2`,
      [uuid],
    )
    expect(rows).toEqual([{ local: `${last} 00:00:00` }])
  })

  it('is UTC’s where the installation has a time zone that the database cannot reckon with, and nothing fails', async () => {
    const { pool } = server.database
    await pool.query(
      `insert into setting (id, value) values ('GENERAL.TIME_ZONE', 'Pacific/Kiritimati') on conflict (id) do update set value = excluded.value`,
    )
    // As a database does that is older than the browser the zone was chosen in.
    await pool.query(`delete from known_zone where folded = 'pacific/kiritimati'`)
    await expect.poll(async () => (await readStartDays()).timeZone, { timeout: 4000, interval: 100 }).toBe('UTC')
    const { first } = await readStartDays()
    const { uuid } = await calls.publishNew({ kind: 'OWN', audienceRoles: ['LEARNER'] })
    await calls.change(
      `saveVersion(document: "${uuid}", revision: 0, texts: [{ locale: "en", title: "T", body: "B" }])`,
    )
    const published = await calls.change(
      `publishVersion(document: "${uuid}", revision: 1, isMajor: false, startsOn: "${first}")`,
    )
    expect([published.userErrors, published.document?.scheduled]).toMatchObject([[], { validFromDay: first }])
    const { rows } = await pool.query<{ start: string }>(
      `select (valid_from at time zone 'UTC')::text as start from legal_version where document = $1 and number = 2`,
      [uuid],
    )
    expect(rows).toEqual([{ start: `${first} 00:00:00` }])
  })
})

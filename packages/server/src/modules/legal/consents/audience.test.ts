import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { noClaims } from '../../../testing/noClaims.ts'
import { insertMembership, insertUnit } from '../../../testing/factories.ts'
import type { TestCaller } from '../../../testing/testIssuer.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { createConsentGate } from './consentGate.ts'
import { createOwnConsentStore } from './ownConsentStore.ts'
import { createLegalCalls } from '../testing/legalCalls.ts'

let server: TestServer
const calls = createLegalCalls(() => server)

beforeAll(async () => {
  server = await startTestServer()
  for (const [subject, locale] of [
    ['german', 'de'],
    ['austrian', 'de-AT'],
    ['english', 'en'],
    ['french', 'fr'],
    ['silent', undefined],
  ] as const) {
    await calls.addPerson(subject, { roles: ['LEARNER'], ...(locale !== undefined && { locale }) })
  }
})
afterAll(() => server.close())
afterEach(async () => {
  await server.database.pool.query(`update legal_document set archived_at = now() where archived_at is null`)
  await server.database.pool.query('delete from setting')
})

const learner = (subject: string): TestCaller => ({ subject, roles: ['LEARNER'] })
const hasPending = async (caller: TestCaller): Promise<boolean> => (await calls.pending(caller)).length > 0
const helpOf = async (caller: TestCaller): Promise<string[]> => {
  return (await calls.help(caller)).map(({ text }) => text.title)
}

describe('a document for people of a language', () => {
  it('asks those who read in it, whatever region they are of, and lets the others in', async () => {
    const { live, audienceLocales } = await calls.publishNew({ audienceLocales: ['de', 'de'] })
    expect(audienceLocales).toEqual(['de'])
    expect(await hasPending(learner('german'))).toBe(true)
    expect(await hasPending(learner('austrian'))).toBe(true)
    expect(await hasPending(learner('english'))).toBe(false)
    const gated = async (subject: string) =>
      (await server.call('{ dashboard { notices { kind } } }', {}, learner(subject))).errors?.[0]?.extensions.code
    expect(await gated('german')).toBe('CONSENT_REQUIRED')
    expect(await gated('english')).toBeUndefined()
    expect(await calls.decide(learner('english'), live?.uuid ?? '')).toEqual([
      { code: 'WRONG_STATE', path: ['version'] },
    ])
    expect(await calls.decide(learner('german'), live?.uuid ?? '')).toEqual([])
  })

  it('goes by the language of the installation for who keeps none, or one that nobody can read here', async () => {
    await calls.publishNew({ audienceLocales: ['sw'] })
    for (const subject of ['silent', 'french', 'never-met'])
      expect(await hasPending(learner(subject)), subject).toBe(false)
    await server.database.pool.query(`insert into setting (id, value) values ('GENERAL.DEFAULT_LOCALE', 'sw')`)
    for (const subject of ['silent', 'french', 'never-met'])
      expect(await hasPending(learner(subject)), subject).toBe(true)
    expect(await hasPending(learner('german'))).toBe(false)
  })

  it('counts those people alone, and their agreements', async () => {
    const { uuid, live } = await calls.publishNew({ audienceLocales: ['de'], audienceRoles: ['LEARNER'] })
    await calls.decide(learner('austrian'), live?.uuid ?? '')
    expect(await calls.find(uuid)).toMatchObject({ acceptedCount: 1, audienceCount: 2 })
  })

  it('stands among the help of those people alone', async () => {
    await calls.publishNew({ kind: 'HELP', consent: 'NONE', audienceLocales: ['de'] })
    expect(await helpOf(learner('german'))).toEqual(['Title de'])
    expect(await helpOf(learner('english'))).toEqual([])
  })

  it('is refused for a language there is not', async () => {
    const input = '{ kind: OWN, title: "T", consent: NONE, audienceRoles: [], audienceLocales: ["fr"] }'
    expect((await calls.change(`createDocument(input: ${input})`)).userErrors).toEqual([
      { code: 'NOT_OFFERED', path: ['audienceLocales'] },
    ])
  })

  it('asks nobody any more once it is for another language, and is changed as a whole', async () => {
    const { uuid, revision } = await calls.publishNew({ audienceLocales: ['de'] })
    const input = '{ kind: OWN, title: "T", consent: ACCEPT, audienceRoles: [], audienceLocales: ["en", "sw"] }'
    expect(
      (await calls.change(`updateDocument(uuid: "${uuid}", revision: ${revision}, input: ${input})`)).document,
    ).toMatchObject({ audienceLocales: ['en', 'sw'] })
    expect(await hasPending(learner('german'))).toBe(false)
    expect(await hasPending(learner('english'))).toBe(true)
  })
})

it('role, unit and language narrow together', async () => {
  const { pool } = server.database
  const north = await insertUnit(pool, { key: 'north', name: 'North', isGeneral: false })
  const both = await calls.addPerson('north-german', { locale: 'de', roles: ['LEARNER'] })
  const other = await calls.addPerson('north-english', { locale: 'en', roles: ['LEARNER'] })
  for (const person of [both, other]) await insertMembership(pool, { unit: north, person })
  const { uuid, live } = await calls.publishNew({
    title: 'Narrow',
    audienceUnit: north,
    audienceRoles: ['LEARNER'],
    audienceLocales: ['de'],
  })
  expect(await calls.find(uuid)).toMatchObject({ audienceCount: 1 })
  expect(await hasPending(learner('north-german'))).toBe(true)
  expect(await hasPending({ subject: 'north-german', roles: ['EDUCATION_MANAGER'] })).toBe(false)
  expect(await hasPending(learner('north-english'))).toBe(false)
  expect(await hasPending(learner('german'))).toBe(false)
  await calls.decide(learner('north-german'), live?.uuid ?? '')
  const { rows } = await pool.query<{ criteria: object }>('select criteria from consent where document = $1', [uuid])
  expect(rows[0]?.criteria).toMatchObject({
    roles: ['LEARNER'],
    units: ['North'],
    language: 'de',
    audienceRoles: ['LEARNER'],
    audienceLocales: ['de'],
    unit: { name: 'North' },
  })
})

it('who is in a unit for a time is asked, and answered for by a deputy, until the day is over by the clocks of that unit', async () => {
  const { pool } = server.database
  // The first and the last clock of all never show the same day.
  const [east, west] = ['Pacific/Kiritimati', 'Etc/GMT+12'] as const
  const until = new Intl.DateTimeFormat('en-CA', {
    timeZone: west,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date())
  const quay = await insertUnit(pool, { key: 'quay', name: 'Quay', isGeneral: false })
  const person = await calls.addPerson('passer-by', { roles: ['LEARNER'] })
  await insertMembership(pool, { unit: quay, person, until })
  await insertMembership(pool, { unit: quay, person: await calls.addPerson('stand-in', {}), role: 'DEPUTY', until })
  await calls.publishNew({ audienceUnit: quay })
  const readPending = async (zone: string): Promise<unknown[]> => {
    await pool.query('update unit set time_zone = $2 where uuid = $1', [quay, zone])
    return [
      await hasPending(learner('passer-by')),
      (await createOwnConsentStore(pool).listManagers('passer-by')).length,
    ]
  }
  expect(await readPending(west)).toEqual([true, 1])
  expect(await readPending(east)).toEqual([false, 0])
})

it('somebody who has just changed their language is asked what is for it with their next token', async () => {
  await calls.publishNew({ audienceLocales: ['de'] })
  await calls.addPerson('mover', { locale: 'en' })
  const { pool } = server.database
  const gate = createConsentGate(pool, createOwnConsentStore(pool))
  const callerOf = (locale: string) => ({
    subject: 'mover',
    roles: ['LEARNER'] as const,
    sessionId: null,
    expiresAt: 0,
    claims: { ...noClaims, locale },
  })
  expect(await gate.isOpen(callerOf('en'))).toBe(true)
  await pool.query(`update person set locale = 'de' where subject = 'mover'`)
  expect(await gate.isOpen(callerOf('de'))).toBe(false)
})

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { countStatements } from '../../../testing/countStatements.ts'
import { insertMembership, insertUnit } from '../../../testing/factories.ts'
import type { TestCaller } from '../../../testing/testIssuer.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { noClaims } from '../../../testing/noClaims.ts'
import { createConsentGate } from './consentGate.ts'
import { createOwnConsentStore } from './ownConsentStore.ts'
import { createLegalCalls } from '../testing/legalCalls.ts'

let server: TestServer
const calls = createLegalCalls(() => server)

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const learner: TestCaller = { subject: 'learner', roles: ['LEARNER'] }
const admin: TestCaller = { subject: 'the-admin', roles: ['ADMIN'] }

async function codesOf(query: string, caller: TestCaller): Promise<string[]> {
  return ((await server.call(query, {}, caller)).errors ?? []).map(({ extensions }) => extensions.code)
}

const gated = '{ dashboard { notices { kind } } }'

/** Takes every document out of force, so that the next test begins with nothing asked; the calls is let in first. */
afterEach(async () => {
  await server.database.pool.query(`update legal_document set archived_at = now() where archived_at is null`)
})

describe('the gate before every field', () => {
  it('stops whoever has not agreed, whatever they ask by hand, and lets them in once they have', async () => {
    const { live } = await calls.publishNew({ audienceRoles: ['LEARNER'] })
    expect(await codesOf(gated, learner)).toEqual(['CONSENT_REQUIRED'])
    expect(
      await codesOf('{ me { sessions { uuid } } jobs { mine(page: { first: 1 }) { items { uuid } } } }', learner),
    ).toEqual(['CONSENT_REQUIRED', 'CONSENT_REQUIRED'])
    expect(await codesOf('mutation { user { endOtherSessions { userErrors { code } } } }', learner)).toEqual([
      'CONSENT_REQUIRED',
    ])
    expect(await codesOf('{ legal { mine { document } } }', learner)).toEqual(['CONSENT_REQUIRED'])
    expect(await calls.decide(learner, live?.uuid ?? '')).toEqual([])
    expect(await codesOf(gated, learner)).toEqual([])
  })

  it('leaves open what a start needs, and what agreeing needs', async () => {
    await calls.publishNew({ audienceRoles: ['LEARNER'] })
    const before = [
      '{ version }',
      '{ units { defaultUnit { name } } }',
      '{ modulePreferences { modulePreferences(moduleName: "DESIGN") { key } } }',
      '{ me { profile { username } } }',
      '{ legal { pending { version } } }',
      'mutation { user { updateCountUserLogin { loginCount } } }',
    ]
    for (const query of before) expect(await codesOf(query, learner), query).toEqual([])
  })

  it('tells a role it lacks before it tells of consent', async () => {
    await calls.publishNew({})
    expect(await codesOf('{ design { design { revision } } }', learner)).toEqual(['FORBIDDEN'])
  })

  it('stops nobody for a text that is only to be had, is a draft, or was put away', async () => {
    const { uuid, revision } = await calls.publishNew({ audienceRoles: ['LEARNER'] })
    await calls.publishNew({ kind: 'IMPRINT', consent: 'NONE', audienceRoles: ['LEARNER'] })
    expect(await codesOf(gated, learner)).toEqual(['CONSENT_REQUIRED'])
    await calls.change(`archiveDocument(uuid: "${uuid}", revision: ${revision})`)
    expect(await codesOf(gated, learner)).toEqual([])
  })

  it('stops by role and by unit with what lies below it, and nobody else', async () => {
    const { pool } = server.database
    const top = await insertUnit(pool, { key: 'north', name: 'North', isGeneral: false })
    const below = await insertUnit(pool, { key: 'north-1', name: 'North 1', parent: top })
    const other = await insertUnit(pool, { key: 'south', name: 'South', isGeneral: false })
    await insertMembership(pool, { unit: below, person: await calls.addPerson('inside') })
    await insertMembership(pool, { unit: other, person: await calls.addPerson('outside') })
    const document = await calls.publishNew({ audienceUnit: top, audienceRoles: ['LEARNER', 'EDUCATION_MANAGER'] })
    expect(document.audienceUnit).toMatchObject({ name: 'North' })
    expect(await codesOf(gated, { subject: 'inside', roles: ['LEARNER'] })).toEqual(['CONSENT_REQUIRED'])
    expect(await codesOf(gated, { subject: 'inside', roles: ['EDUCATION_MANAGER'] })).toEqual(['CONSENT_REQUIRED'])
    expect(await codesOf(gated, { subject: 'inside', roles: ['ADMIN'] })).toEqual([])
    expect(await codesOf(gated, { subject: 'outside', roles: ['LEARNER'] })).toEqual([])
    expect(await codesOf(gated, { subject: 'nobody-met-yet', roles: ['LEARNER'] })).toEqual([])
  })

  it('asks again after a major version, not after a minor one, and after an agreement taken back', async () => {
    const { uuid, live } = await calls.publishNew({ audienceRoles: ['LEARNER'] })
    await calls.decide(learner, live?.uuid ?? '')
    expect(await codesOf(gated, learner)).toEqual([])
    await calls.publishNext(uuid, { isMajor: false, changeNote: 'A comma' })
    expect(await codesOf(gated, learner)).toEqual([])
    const next = await calls.publishNext(uuid, { isMajor: true, changeNote: 'A new duty' })
    expect(await codesOf(gated, learner)).toEqual(['CONSENT_REQUIRED'])
    expect(await calls.pending(learner)).toMatchObject([
      { version: next.live?.uuid, changeNote: 'A comma\nA new duty' },
    ])
    await calls.decide(learner, next.live?.uuid ?? '')
    expect(await codesOf(gated, learner)).toEqual([])
    await calls.decide(learner, next.live?.uuid ?? '', 'WITHDRAWN')
    expect(await codesOf(gated, learner)).toEqual(['CONSENT_REQUIRED'])
  })

  it('asks the administrator who published as well', async () => {
    const { live } = await calls.publishNew({ consent: 'ACKNOWLEDGE' })
    expect(await codesOf(gated, admin)).toEqual(['CONSENT_REQUIRED'])
    await calls.decide(admin, live?.uuid ?? '')
    expect(await codesOf(gated, admin)).toEqual([])
  })
})

describe('what the gate costs', () => {
  it('adds no statement to a call while nothing changes', async () => {
    await calls.publishNew({ audienceRoles: ['ADMIN'] }).then(({ live }) => calls.decide(admin, live?.uuid ?? ''))
    await codesOf('{ units { count } }', admin)
    const { count } = await countStatements(server.database, () => server.call('{ units { count } }', {}, admin))
    // The one is the field's own.
    expect(count).toBe(1)
  })

  it('is told within seconds what another process has published, and at once what was agreed to there', async () => {
    const { pool } = server.database
    const store = createOwnConsentStore(pool)
    const elsewhere = createConsentGate(pool, store)
    const caller = { subject: 'learner', roles: ['LEARNER'] as const, sessionId: null, expiresAt: 0, claims: noClaims }
    const { uuid, live } = await calls.publishNew({ audienceRoles: ['LEARNER'] })
    expect(await elsewhere.isOpen(caller)).toBe(false)
    await calls.decide(learner, live?.uuid ?? '')
    expect(await elsewhere.isOpen(caller)).toBe(true)
    expect(elsewhere.isOpen(caller)).toBe(true)
    await calls.publishNext(uuid, { isMajor: true })
    await expect.poll(() => Promise.resolve(elsewhere.isOpen(caller)), { timeout: 4000, interval: 100 }).toBe(false)
  })
})

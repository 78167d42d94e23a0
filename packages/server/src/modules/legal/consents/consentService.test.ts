import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ConsentPage, OwnConsent } from '@somo/graphql/schema'
import { createUuid } from '../../../database/uuid.ts'
import { insertMembership, insertUnit, type MembershipValues } from '../../../testing/factories.ts'
import type { TestCaller } from '../../../testing/testIssuer.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { createLegalCalls } from '../testing/legalCalls.ts'

let server: TestServer
const calls = createLegalCalls(() => server)

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const learner = (subject: string): TestCaller => ({ subject, roles: ['LEARNER'] })
const admin: TestCaller = { subject: 'the-admin', roles: ['ADMIN'] }

async function list(args: string): Promise<ConsentPage> {
  const fields =
    'items { person document versionNumber locale decision at onBehalfOf } pageInfo { endCursor startCursor hasNext hasPrevious }'
  const { data, errors } = await server.call(`{ legal { consents(${args}) { ${fields} } } }`, {}, admin)
  expect(errors).toBeUndefined()
  // The shape is the query's.
  return (data as { legal: { consents: ConsentPage } }).legal.consents
}

const mine = async (caller: TestCaller): Promise<OwnConsent[]> => {
  const { data } = await server.call(
    '{ legal { mine { versionNumber decision isCurrent text { locale title body } } } }',
    {},
    caller,
  )
  // The shape is the query's.
  return (data as { legal: { mine: OwnConsent[] } }).legal.mine
}

describe('what is asked of a person', () => {
  it('comes in their language, else in the installation’s first one, terms first', async () => {
    const own = await calls.publishNew({ kind: 'OWN', audienceRoles: ['LEARNER'], consent: 'ACKNOWLEDGE' })
    const terms = await calls.publishNew({ kind: 'TERMS', audienceRoles: ['LEARNER'] })
    const pending = await calls.pending(learner('reader'), 'de-AT')
    expect(pending.map(({ document, mode, text, changeNote }) => [document, mode, text.locale, changeNote])).toEqual([
      [terms.uuid, 'ACCEPT', 'de', null],
      [own.uuid, 'ACKNOWLEDGE', 'de', null],
    ])
    expect((await calls.pending(learner('reader'), 'sw')).map(({ text }) => text.locale)).toEqual(['en', 'en'])
    for (const { version } of pending) await calls.decide(learner('reader'), version)
    expect(await calls.pending(learner('reader'))).toEqual([])
    for (const { uuid, revision } of [own, terms])
      await calls.change(`archiveDocument(uuid: "${uuid}", revision: ${revision})`)
  })
})

describe('an answer', () => {
  it('is kept with what was asked, and told to the person with its text', async () => {
    const { uuid, live } = await calls.publishNew({
      title: 'Lab rules',
      audienceRoles: ['LEARNER'],
      body: 'Wear glasses',
    })
    const anna = learner('anna')
    expect(await calls.decide(anna, live?.uuid ?? '', 'ACCEPTED', 'de')).toEqual([])
    expect(await calls.decide(anna, live?.uuid ?? '', 'ACCEPTED', 'de')).toEqual([])
    const { rows } = await server.database.pool.query<{ criteria: object }>(
      'select criteria from consent where document = $1',
      [uuid],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.criteria).toMatchObject({
      roles: ['LEARNER'],
      isMajor: true,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      title: 'Lab rules',
    })
    expect(await mine(anna)).toEqual([
      {
        versionNumber: 1,
        decision: 'ACCEPTED',
        isCurrent: true,
        text: { locale: 'de', title: 'Title de', body: 'Wear glasses' },
      },
    ])
    await calls.publishNext(uuid, { isMajor: false })
    expect((await mine(anna))[0]).toMatchObject({ isCurrent: false, text: { body: 'Wear glasses' } })
    expect(await calls.decide(anna, live?.uuid ?? '')).toMatchObject([{ code: 'CHANGED_MEANWHILE' }])
    await calls.change(`archiveDocument(uuid: "${uuid}", revision: 1)`)
    expect((await list(`page: { first: 1 }, filter: { document: "${uuid}" }`)).items).toMatchObject([
      { document: 'Lab rules' },
    ])
  })

  it('can be declined and taken back, and both are proofs', async () => {
    const { uuid, live } = await calls.publishNew({ audienceRoles: ['LEARNER'] })
    const ben = learner('ben')
    const version = live?.uuid ?? ''
    expect(await calls.decide(ben, version, 'WITHDRAWN')).toMatchObject([{ code: 'NOTHING_TO_DO' }])
    for (const decision of ['DECLINED', 'ACCEPTED', 'WITHDRAWN'])
      expect(await calls.decide(ben, version, decision)).toEqual([])
    const page = await list(`page: { first: 10 }, filter: { document: "${uuid}" }`)
    expect(page.items.map(({ decision }) => decision)).toEqual(['WITHDRAWN', 'ACCEPTED', 'DECLINED'])
    const { pool } = server.database
    const { rows } = await pool.query<{ action: string }>(
      `select e.action from audit_event e join person p on p.uuid = e.actor where p.subject = 'ben' order by e.at, e.uuid`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['consent.decline', 'consent.accept', 'consent.withdraw'])
    // W11: the audit log names the text that was agreed to, with its version.
    const audit = `{ system { audit(page: { first: 1 }, filter: { action: ["consent.accept"] }) { items { objectName } } } }`
    expect((await server.call(audit, {}, admin)).data).toEqual({
      system: { audit: { items: [{ objectName: 'Rules v1' }] } },
    })
    const cases = async () => (await server.call('{ legal { cases { kind document } } }', {}, admin)).data?.['legal']
    expect(await cases()).toEqual({ cases: [{ kind: 'WITHDRAWAL', document: 'Rules' }] })
    expect(await calls.decide(ben, version)).toEqual([])
    expect(await cases()).toEqual({ cases: [] })
    await calls.change(`archiveDocument(uuid: "${uuid}", revision: 1)`)
  })

  it('is refused to what is not asked of the person, is no version, or has no such language', async () => {
    const { uuid, live } = await calls.publishNew({ audienceRoles: ['EDUCATION_MANAGER'] })
    expect(await calls.decide(learner('cleo'), live?.uuid ?? '')).toMatchObject([{ code: 'WRONG_STATE' }])
    expect(await calls.decide(learner('cleo'), createUuid())).toMatchObject([{ code: 'UNKNOWN' }])
    expect(
      await calls.decide({ subject: 'cleo', roles: ['EDUCATION_MANAGER'] }, live?.uuid ?? '', 'ACCEPTED', 'sw'),
    ).toMatchObject([{ code: 'NOT_OFFERED' }])
    await calls.change(`archiveDocument(uuid: "${uuid}", revision: 1)`)
  })

  it('counts among those it is for, as long as it holds', async () => {
    await server.database.pool.query(`update person set roles = '{}'`)
    for (const name of ['d1', 'd2', 'd3']) await calls.addPerson(name, { roles: ['EDUCATION_MANAGER'] })
    const { uuid, live } = await calls.publishNew({ audienceRoles: ['EDUCATION_MANAGER'] })
    for (const subject of ['d1', 'd2']) await calls.decide({ subject, roles: ['EDUCATION_MANAGER'] }, live?.uuid ?? '')
    expect(await calls.find(uuid)).toMatchObject({ acceptedCount: 2, audienceCount: 3, live: { acceptedCount: 2 } })
    expect(await calls.publishNext(uuid, { isMajor: false })).toMatchObject({
      acceptedCount: 2,
      live: { acceptedCount: 0 },
    })
    expect(await calls.publishNext(uuid, { isMajor: true })).toMatchObject({ acceptedCount: 0, audienceCount: 3 })
    await calls.change(`archiveDocument(uuid: "${uuid}", revision: 1)`)
  })
})

describe('the list of proofs', () => {
  it('is walked in both directions, filtered and searched', async () => {
    const { uuid, live } = await calls.publishNew({ title: 'Walk', audienceRoles: ['LEARNER'] })
    const names = ['Zoë', 'Ömer', 'Ann%', 'Otto', 'Uta']
    for (const name of names) {
      await calls.addPerson(`walk-${name}`, { givenName: name })
      await calls.decide(learner(`walk-${name}`), live?.uuid ?? '', name === 'Uta' ? 'DECLINED' : 'ACCEPTED')
    }
    const only = `document: "${uuid}"`
    const first = await list(`page: { first: 2 }, filter: { ${only} }`)
    expect(first.items.map(({ person }) => person)).toEqual(['Uta', 'Otto'])
    const second = await list(`page: { first: 2, after: "${first.pageInfo.endCursor ?? ''}" }, filter: { ${only} }`)
    expect(second.items.map(({ person }) => person)).toEqual(['Ann%', 'Ömer'])
    expect(second.pageInfo).toMatchObject({ hasNext: true, hasPrevious: true })
    const back = await list(`page: { last: 2, before: "${second.pageInfo.startCursor ?? ''}" }, filter: { ${only} }`)
    expect(back.items.map(({ person }) => person)).toEqual(['Uta', 'Otto'])
    const found = async (filter: string): Promise<string[]> =>
      (await list(`page: { first: 9 }, filter: { ${filter} }`)).items.map(({ person }) => person)
    expect(await found(`${only}, decision: [DECLINED]`)).toEqual(['Uta'])
    expect(await found(`${only}, search: "omer"`)).toEqual(['Ömer'])
    expect(await found(`${only}, search: "%"`)).toEqual(['Ann%'])
    expect(await found(`document: "nope"`)).toEqual([])
  })

  it('survives the person under their pseudonym, and is never deleted', async () => {
    const { live } = await calls.publishNew({ title: 'Survives', audienceRoles: ['LEARNER'] })
    const person = await calls.addPerson('leaver', { givenName: 'Leaver' })
    await calls.decide(learner('leaver'), live?.uuid ?? '')
    const { pool } = server.database
    await pool.query(`update consent set pseudonym = 'Person 7f3a' where person = $1`, [person])
    await pool.query(
      `update person set status = 'ANONYMISED', anonymised_at = now(), given_name = null, subject = null where uuid = $1`,
      [person],
    )
    expect((await list('page: { first: 1 }, filter: { search: "7F3a" }')).items).toMatchObject([
      { person: 'Person 7f3a', decision: 'ACCEPTED' },
    ])
    await expect(pool.query('delete from consent where person = $1', [person])).rejects.toThrow(/never changed/)
    await expect(pool.query('truncate consent')).rejects.toThrow()
  })

  it('cannot be written again, nor the words it is about, by whoever reaches the database', async () => {
    const { live } = await calls.publishNew({ title: 'Kept', audienceRoles: ['LEARNER'] })
    const person = await calls.addPerson('keeper', { givenName: 'Keeper' })
    const version = live?.uuid ?? ''
    await calls.decide(learner('keeper'), version)
    const { pool } = server.database
    for (const change of [
      `decision = 'DECLINED'`,
      `at = at - interval '1 day'`,
      `locale = 'xx'`,
      `version = gen_random_uuid()`,
      `criteria = '{}'`,
    ]) {
      await expect(pool.query(`update consent set ${change} where person = $1`, [person]), change).rejects.toThrow(
        /never changed/,
      )
    }
    for (const change of [
      `texts = '{}'`,
      `hash = null`,
      `state = 'DRAFT', published_at = null`,
      `valid_from = now()`,
      `is_major = not is_major`,
    ]) {
      await expect(pool.query(`update legal_version set ${change} where uuid = $1`, [version]), change).rejects.toThrow(
        /never changed/,
      )
    }
    await pool.query(`update consent set pseudonym = 'Person 1a2b' where person = $1`, [person])
    await expect(pool.query(`update consent set pseudonym = null where person = $1`, [person])).rejects.toThrow(
      /never changed/,
    )
    await pool.query(
      `update person set status = 'ANONYMISED', anonymised_at = now(), given_name = null, subject = null where uuid = $1`,
      [person],
    )
    await expect(pool.query(`update person set status = 'ACTIVE' where uuid = $1`, [person])).rejects.toThrow(
      /never changed/,
    )
  })

  it('refuses a search nobody types', async () => {
    const { errors } = await server.call(
      `{ legal { consents(page: { first: 1 }, filter: { search: "${'x'.repeat(201)}" }) { items { uuid } } } }`,
      {},
      admin,
    )
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', argument: 'filter.search' })
  })
})

describe('who can see what a person learns', () => {
  it('are the managers and deputies of their units and of those above, by name', async () => {
    const { pool } = server.database
    const top = await insertUnit(pool, { key: 'w', name: 'West', isGeneral: false })
    const below = await insertUnit(pool, { key: 'w1', name: 'West 1', parent: top })
    const join = async (name: string, membership: Omit<MembershipValues, 'person'>): Promise<unknown> =>
      insertMembership(pool, { ...membership, person: await calls.addPerson(name.toLowerCase(), { givenName: name }) })
    await join('Seen', { unit: below })
    await join('Head', { unit: top, role: 'MANAGER' })
    await join('Near', { unit: below, role: 'DEPUTY', until: '2099-01-01' })
    await join('Past', { unit: below, role: 'DEPUTY', until: '2020-01-01' })
    const learner = { subject: 'seen', roles: [] }
    const { data } = await server.call('{ legal { myManagers { name role } } }', {}, learner)
    expect(data?.['legal']).toEqual({
      myManagers: [
        { name: 'Near', role: 'DEPUTY' },
        { name: 'Head', role: 'MANAGER' },
      ],
    })
  })
})

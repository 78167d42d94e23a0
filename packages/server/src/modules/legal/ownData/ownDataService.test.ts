import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Job } from '@somo/graphql/schema'
import { noClaims } from '../../../testing/noClaims.ts'
import type { TestCaller } from '../../../testing/testIssuer.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import type { NewMail } from '../../mail/outbox.ts'
import { createOwnDataService } from './ownDataService.ts'
import { forgetPrivacyCases, openPrivacyCase } from './privacyCases.ts'
import { createLegalCalls } from '../testing/legalCalls.ts'

let server: TestServer
const calls = createLegalCalls(() => server)

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const admin: TestCaller = { subject: 'the-admin', roles: ['ADMIN'] }
const learner: TestCaller = { subject: 'learner', roles: ['LEARNER'] }

/** Starts a job by a field of `legal`, waits for its end and answers the text of its file. */
async function fetchFile(field: string, caller: TestCaller): Promise<{ readonly name: string; readonly text: string }> {
  const started = await server.call(`mutation { legal { ${field} { job { uuid } userErrors { code } } } }`, {}, caller)
  expect(started.errors).toBeUndefined()
  // The shapes are the queries'.
  const [payload] = Object.values((started.data as { legal: Record<string, { job: Job }> }).legal)
  const find = async (): Promise<Job> => {
    const { data } = await server.call(
      `{ jobs { job(uuid: "${payload?.job.uuid ?? ''}") { state fileUrl fileName error } } }`,
      {},
      caller,
    )
    return (data as { jobs: { job: Job } }).jobs.job
  }
  await expect.poll(async () => (await find()).state, { timeout: 8000, interval: 50 }).toBe('DONE')
  const { fileUrl, fileName } = await find()
  const answer = await fetch(`${server.url}${fileUrl ?? ''}`)
  expect(answer.status).toBe(200)
  return {
    name: fileName ?? '',
    text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()),
  }
}

describe('exports', () => {
  it('hand over the proofs, with what was agreed to and nothing a spreadsheet would run', async () => {
    const { uuid, live } = await calls.publishNew({ title: '=1+1', audienceRoles: ['LEARNER'] })
    await calls.addPerson('learner', { givenName: '=cmd' })
    await calls.decide(learner, live?.uuid ?? '')
    const { name, text } = await fetchFile(`exportConsents(filter: { document: "${uuid}" }, format: CSV)`, admin)
    expect(name).toMatch(/^consents-\d{4}-\d\d-\d\d\.csv$/)
    const lines = text.split('\r\n').slice(0, -1)
    expect(lines[0]).toBe(
      '\uFEFFProof,Person,Document,Version,Language,Answer,At (UTC),On behalf of,What was requested,SHA-256 of the text,Exact time (UTC),Asked because of',
    )
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(
      /^[0-9a-f-]{36},'=cmd,'=1\+1,1,English,Agreed,\d{4}-\d\d-\d\d \d\d:\d\d,,Consent required,[0-9a-f]{64},\d{4}-[^,]+\.\d{6}Z,"?Person’s roles at the time: Learner; Person’s units at the time: [^{}]+; For the roles: Learner; For the unit: Everyone; For the languages: [^{}]+"?$/,
    )
    expect(
      (await fetchFile('exportConsents(filter: { document: "nope" }, format: XLSX)', admin)).text.slice(0, 2),
    ).toBe('PK')
  })

  it('hand the proofs over in the order they are shown in', async () => {
    const { uuid, live } = await calls.publishNew({ title: 'Order', audienceRoles: ['LEARNER'] })
    await calls.addPerson('undecided')
    for (const decision of ['DECLINED', 'ACCEPTED'] as const)
      await calls.decide({ ...learner, subject: 'undecided' }, live?.uuid ?? '', decision)
    const answers = async (sort: string): Promise<(string | undefined)[]> =>
      (await fetchFile(`exportConsents(filter: { document: "${uuid}" }, ${sort} format: CSV)`, admin)).text
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',')[5])
    expect(await answers('')).toEqual(['Agreed', 'Declined'])
    expect(await answers('sort: { field: AT, direction: ASCENDING },')).toEqual(['Declined', 'Agreed'])
    await calls.change(`archiveDocument(uuid: "${uuid}", revision: 1)`)
  })

  it('tell how documents stand, those that are asked for, in their order', async () => {
    const help = await calls.publishNew({
      title: 'Quay',
      kind: 'HELP',
      consent: 'NONE',
      locales: ['en'],
      audienceLocales: ['en', 'sw'],
      screens: ['/user-management', '/my-units', '/gone'],
    })
    const rules = await calls.publishNew({ title: '@rules', audienceRoles: ['ADMIN'] })
    await calls.decide(admin, rules.live?.uuid ?? '')
    const { name, text } = await fetchFile(
      `exportDocuments(documents: ["${rules.uuid}", "nope", "${help.uuid}"], format: CSV)`,
      admin,
    )
    expect(name).toMatch(/^documents-.*\.csv$/)
    const [head, ...rows] = text.split('\r\n').slice(0, -1)
    expect(head).toMatch(/^\uFEFFDocument,Kind,Status,/)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatch(
      /^'@rules,House rules,In force,1,\d{4}-\d\d-\d\d,"English, Deutsch",Consent required,\d+,\d+,Administrator,,,$/,
    )
    await calls.change(`archiveDocument(uuid: "${rules.uuid}", revision: 1)`)
    expect(rows[1]).toMatch(
      /^Quay,Help article,In force,1,[\d-]+,English,For reference only,,\d+,,,"English, Kiswahili","\/gone, My units, User management"$/,
    )
  })

  it('are called in the language of whoever asks, and so are their columns', async () => {
    const { pool } = server.database
    await calls.addPerson('reader')
    const speak = (locale: string) => pool.query(`update person set locale = $1 where subject = 'reader'`, [locale])
    const reader: TestCaller = { subject: 'reader', roles: ['ADMIN'] }
    await speak('sw')
    expect((await fetchFile('exportMyData', reader)).name).toMatch(/^data-yangu-\d{4}-\d\d-\d\d\.json$/)
    await speak('de-AT')
    expect((await fetchFile('exportMyData', reader)).name).toMatch(/^eigene-daten-.*\.json$/)
    const proofs = await fetchFile('exportConsents(filter: { document: "nope" }, format: CSV)', reader)
    expect(proofs.name).toMatch(/^zustimmungen-.*\.csv$/)
    expect(proofs.text).toBe(
      '\uFEFFNachweis;Person;Dokument;Fassung;Sprache;Antwort;Zeitpunkt (UTC);Im Namen von;Was gefragt wurde;SHA-256 des Textes;Genauer Zeitpunkt (UTC);Gefragt wegen\r\n',
    )
    const given = await fetchFile('exportConsents(format: CSV)', reader)
    expect(given.text).toMatch(/;'=1\+1;1;English;Zugestimmt;[-\d]+ \d\d:\d\d;;Zustimmung erforderlich;[0-9a-f]{64};/)
    const terms = await calls.publishNew({ title: 'Hafen', kind: 'TERMS', audienceRoles: ['LEARNER'] })
    const { text } = await fetchFile(`exportDocuments(documents: ["${terms.uuid}"], format: CSV)`, reader)
    expect(text).toMatch(
      /\r\nHafen;Nutzungsbedingungen;In Kraft;1;[-\d]+;English, Deutsch;Zustimmung erforderlich;0;\d+;Lernende;;;\r\n$/,
    )
    await calls.change(`archiveDocument(uuid: "${terms.uuid}", revision: 1)`)
  })

  it('hand a person everything that is known of them, and nobody else’s', async () => {
    await calls.addPerson('other', { givenName: 'Somebody Else' })
    await server.database.pool.query(`update person set birth_year = 2012 where subject = 'learner'`)
    await server.database.pool
      .query(`with made as (insert into unit (uuid, key, name) values (gen_random_uuid(), 'choir', 'Choir') returning uuid)
      insert into join_request (uuid, unit, person) select gen_random_uuid(), made.uuid, p.uuid from made, person p where p.subject = 'learner'`)
    await server.database.pool.query(
      `insert into counted_session (subject, session_id, counted_at) values ('learner', 's', '2026-11-20T07:00:00Z'), ('other', 's', now())`,
    )
    const { name, text } = await fetchFile('exportMyData', learner)
    expect(name).toMatch(/^my-data-.*\.json$/)
    const data: unknown = JSON.parse(text)
    expect(data).toMatchObject({
      person: { givenName: '=cmd', subject: 'learner', birthYear: 2012 },
      memberships: [],
      joinRequests: [{ unit: 'choir', unitName: 'Choir', state: 'REQUESTED', reason: null }],
      consents: [{ document: '=1+1', decision: 'ACCEPTED', text: { title: 'Title en', body: 'Text' } }],
      signIns: null,
      countedSignIns: [{ at: '2026-11-20T07:00:00.000Z' }],
    })
    expect(text).not.toContain('Somebody Else')
  })

  it('tell of the questions that administrators were asked: all of one’s own, and that there were others', async () => {
    const add = `insert into link_case (uuid, reason, state, subject, asked_by, unit, concerned, candidates, email, displayed_id)
      select gen_random_uuid(), $1, $2, $3, by.uuid, u.uuid, concerned.uuid, coalesce((select array[uuid] from person where subject = $4), '{}'), $5, $6
      from (select) one left join person by on by.subject = $7 left join unit u on u.key = $8 left join person concerned on concerned.subject = $9`
    for (const values of [
      ['UNVERIFIED_EMAIL', 'CREATED', 'learner', null, 'mine@somo.example', null, null, null, null],
      ['ASKED_TO_ADD', 'OPEN', null, 'other', 'typed@somo.example', '77', 'learner', 'choir', null],
      ['ASKED_TO_ADD', 'REFUSED', null, 'learner', 'hidden@somo.example', null, 'other', 'choir', null],
      ['ASKED_TO_CHANGE', 'OPEN', null, 'other', 'hidden@somo.example', null, 'other', null, 'learner'],
      ['ASKED_TO_ADD', 'OPEN', null, 'other', 'hidden@somo.example', null, 'other', 'choir', null],
    ])
      await server.database.pool.query(add, values)
    const { text } = await fetchFile('exportMyData', learner)
    const { questions } = JSON.parse(text) as { questions: { role: string }[] }
    expect(questions.toSorted((one, two) => one.role.localeCompare(two.role))).toMatchObject([
      {
        role: 'ASKED',
        reason: 'ASKED_TO_ADD',
        state: 'OPEN',
        unit: 'choir',
        entered: { email: 'typed@somo.example', displayedId: '77' },
        decidedAt: null,
      },
      { role: 'CONCERNED', reason: 'ASKED_TO_CHANGE', unit: null, entered: null },
      {
        role: 'OWN_SIGN_IN',
        reason: 'UNVERIFIED_EMAIL',
        state: 'CREATED',
        unit: null,
        entered: { email: 'mine@somo.example' },
      },
      { role: 'POSSIBLE_MATCH', reason: 'ASKED_TO_ADD', state: 'REFUSED', unit: null, entered: null },
    ])
    expect(text).not.toContain('hidden@somo.example')
  })
})

describe('the wish to be deleted', () => {
  it('is written down once a day, and told to every administrator with an address', async () => {
    const { pool } = server.database
    await calls.addPerson('boss', { givenName: 'Boss', roles: ['ADMIN'], email: 'boss@somo.example' })
    await calls.addPerson('no-mail', { roles: ['ADMIN'] })
    const sent: NewMail[] = []
    const service = createOwnDataService({
      pool,
      jobs: { start: () => Promise.reject(new Error('No job is needed.')) },
      outbox: { enqueue: (_, mails) => Promise.resolve(void sent.push(...mails)) },
      publicUrl: 'https://somo.example',
      gateway: { read: () => Promise.resolve(null) },
    })
    const call = {
      subject: 'learner',
      roles: ['LEARNER'] as const,
      sessionId: null,
      expiresAt: 0,
      claims: noClaims,
      requestId: 'r-1',
    }
    expect(await service.requestDeletion('  I leave ', call)).toEqual([])
    expect(await service.requestDeletion(null, call)).toEqual([])
    expect(sent.map(({ address, event, values }) => ({ address, event, values }))).toEqual([
      {
        address: 'boss@somo.example',
        event: 'DELETION_REQUESTED',
        values: {
          name: 'Boss',
          product: 'Somo',
          url: 'https://somo.example/help-and-legal?tab=consents',
          person: '=cmd',
        },
      },
    ])
    const { rows } = await pool.query(`select after from audit_event where action = 'user.requestDeletion'`)
    expect(rows).toEqual([{ after: null }])
    expect(await service.requestDeletion('x'.repeat(501), call)).toEqual([{ code: 'TOO_LONG', path: ['reason'] }])
  })

  it('waits as a case on the start page of administrators until one has seen to it, and is opened once', async () => {
    const boss = { subject: 'boss', roles: ['ADMIN'] } as const
    const ask = async (query: string) =>
      (await server.call(query, {}, { ...boss, roles: [...boss.roles] })).data?.['legal']
    const cases = '{ legal { cases { uuid kind personName document reason } } }'
    const before: unknown = await ask(cases)
    expect(before).toMatchObject({
      cases: [{ kind: 'DELETION', personName: '=cmd', document: null, reason: 'I leave' }],
    })
    const notices = await server.call(
      '{ dashboard { notices { kind since } } }',
      {},
      { ...boss, roles: [...boss.roles] },
    )
    expect(JSON.stringify(notices.data)).toContain('PRIVACY_CASES')
    const { rows } = await server.database.pool.query<{ uuid: string }>('select uuid from privacy_case')
    expect(rows).toHaveLength(1)
    const close = `mutation { legal { closeCase(uuid: "${rows[0]?.uuid ?? ''}") { cases { uuid } userErrors { code } } } }`
    expect(await ask(close)).toEqual({ closeCase: { cases: [], userErrors: [] } })
    expect(await ask(close)).toEqual({ closeCase: { cases: [], userErrors: [{ code: 'UNKNOWN' }] } })
    const log = await server.database.pool.query(`select after from audit_event where action = 'privacy.close'`)
    expect(log.rows).toEqual([{ after: { kind: 'DELETION' } }])
  })

  it('is forgotten ninety days after it was closed, with the reason; open ones and the log stay', async () => {
    const { pool } = server.database
    const day = 24 * 3_600_000
    await pool.query(`update privacy_case set closed_at = now() - interval '91 days'`)
    await openPrivacyCase(pool, {
      kind: 'DELETION',
      person: await calls.addPerson('waiting'),
      document: null,
      reason: 'Still waiting',
    })
    await openPrivacyCase(pool, {
      kind: 'DELETION',
      person: await calls.addPerson('seen-to'),
      document: null,
      reason: 'Seen to',
    })
    await pool.query(
      `update privacy_case set created_at = now() - interval '400 days', closed_at = case reason when 'Seen to' then now() - interval '89 days' else closed_at end`,
    )
    const left = async () =>
      (await pool.query<{ reason: string }>('select reason from privacy_case order by reason')).rows.map(
        ({ reason }) => reason,
      )
    expect(await left()).toEqual(['I leave', 'Seen to', 'Still waiting'])
    await forgetPrivacyCases(pool, Date.now())
    expect(await left()).toEqual(['Seen to', 'Still waiting'])
    await forgetPrivacyCases(pool, Date.now() + 2 * day)
    expect(await left()).toEqual(['Still waiting'])
    expect((await pool.query(`select from audit_event where action = 'privacy.close'`)).rowCount).toBe(1)
    await pool.query('delete from privacy_case')
  })

  it('is shown to whoever asked, and may be taken back while nobody has seen to it', async () => {
    const changing = { subject: 'changing' }
    await calls.addPerson('changing')
    const since = async () => (await server.call('{ legal { myDeletionRequestedAt } }', {}, changing)).data?.['legal']
    const act = async (name: string) =>
      (await server.call(`mutation { legal { ${name} { userErrors { code } } } }`, {}, changing)).data?.['legal']
    expect(await since()).toEqual({ myDeletionRequestedAt: null })
    await act('requestDeletion')
    expect(await since()).toEqual({ myDeletionRequestedAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown })
    expect(await act('withdrawDeletion')).toEqual({ withdrawDeletion: { userErrors: [] } })
    expect(await since()).toEqual({ myDeletionRequestedAt: null })
    expect(await act('withdrawDeletion')).toEqual({ withdrawDeletion: { userErrors: [{ code: 'NOTHING_TO_DO' }] } })
    const { rows } = await server
      .call('{ legal { cases { personName } } }', {}, { subject: 'boss', roles: ['ADMIN'] })
      .then(({ data }) => ({ rows: JSON.stringify(data) }))
    expect(rows).not.toContain('changing')
    await server.database.pool.query('delete from privacy_case')
  })

  it('can be told by its field', async () => {
    const { data, errors } = await server.call(
      'mutation { legal { requestDeletion { userErrors { code } } } }',
      {},
      { subject: 'newcomer' },
    )
    expect([data?.['legal'], errors]).toEqual([{ requestDeletion: { userErrors: [] } }, undefined])
  })
})

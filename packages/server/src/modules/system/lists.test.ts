import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUuid } from '../../database/uuid.ts'
import { emptyTables } from '../../testing/emptyTables.ts'
import { insertPerson } from '../../testing/factories.ts'
import type { TestCaller } from '../../testing/testIssuer.ts'
import { startTestServer, type GraphqlAnswer, type TestServer } from '../../testing/testServer.ts'

const admin: TestCaller = { subject: 'root', roles: ['ADMIN'] }
let server: TestServer
let root: string
let ada: string

beforeAll(async () => {
  server = await startTestServer()
  root = await insertPerson(server.database.pool, { subject: 'root', givenName: 'Rita', familyName: 'Ode' })
  ada = await insertPerson(server.database.pool, { subject: 'ada', givenName: 'Ada', familyName: 'Abel' })
})
afterAll(() => server.close())
beforeEach(() => emptyTables(server.database.pool, 'outbox_mail, job'))

const call = (query: string): Promise<GraphqlAnswer> => server.call(query, {}, admin)
const at = (day: number): string => `2026-03-0${day}T10:00:00Z`

async function plantMail(
  address: string,
  day: number,
  parts: { readonly event?: string; readonly state?: string; readonly person?: string; readonly error?: string } = {},
): Promise<void> {
  const { event = 'INVITATION', state = 'SENT', person = null, error = null } = parts
  await server.database.pool.query(
    `insert into outbox_mail (uuid, event, person, address, locale, subject, body, state, dedupe_key, created_at, error)
     values ($1, $2, $3, $4, 'de', 'Betreff', 'Ein Geheimnis', $5, gen_random_uuid()::text, $6, $7)`,
    [createUuid(), event, person, address, state, at(day), error],
  )
}

async function plantJob(
  kind: string,
  day: number,
  owner: string | null,
  state = 'DONE',
  error: string | null = null,
): Promise<void> {
  await server.database.pool.query(
    `insert into job (uuid, kind, payload, state, owner, created_at, error) values ($1, $2, '{}', $3, $4, $5, $6)`,
    [createUuid(), kind, state, owner, at(day), error],
  )
}

/** The file that a mutation's job made, as text. */
async function fileOf(answer: GraphqlAnswer, namespace: string, field: string): Promise<string> {
  const started =
    (answer.data as Record<string, Record<string, { job: { uuid: string } }>>)[namespace]?.[field]?.job.uuid ?? ''
  let fileUrl = ''
  await vi.waitFor(async () => {
    const { data } = await call(`{ jobs { job(uuid: "${started}") { state fileUrl } } }`)
    expect(data).toMatchObject({ jobs: { job: { state: 'DONE' } } })
    fileUrl = (data as { jobs: { job: { fileUrl: string } } }).jobs.job.fileUrl
  }, 10_000)
  return (await fetch(server.url + fileUrl)).text()
}

describe('the outbox', () => {
  const list = async (filter: string, sort = ''): Promise<unknown> => {
    const { data, errors } = await call(
      `{ system { mails(page: { first: 9 }, filter: { ${filter} } ${sort}) { items { address } } mailCount(filter: { ${filter} }) } }`,
    )
    expect(errors).toBeUndefined()
    const { mails, mailCount } = (data as { system: { mails: { items: { address: string }[] }; mailCount: number } })
      .system
    expect(mailCount).toBe(mails.items.length)
    return mails.items.map(({ address }) => address)
  }
  beforeEach(async () => {
    await plantMail('a@x.example', 1, { person: ada })
    await plantMail('b@x.example', 2, { event: 'TEST', state: 'FAILED' })
    await plantMail('c@y.example', 3, { event: 'PASSWORD_RESET', person: ada })
  })

  it.each([
    ['', ['c@y.example', 'b@x.example', 'a@x.example']],
    ['event: ["TEST", "PASSWORD_RESET"]', ['c@y.example', 'b@x.example']],
    ['state: [FAILED]', ['b@x.example']],
    [`from: "${at(2)}", until: "${at(3)}"`, ['b@x.example']],
    ['search: "X.EXAMPLE"', ['b@x.example', 'a@x.example']],
    ['search: "%"', []],
  ])('narrowed by { %s } is %j, and counted so', async (filter, expected) =>
    expect(await list(filter)).toEqual(expected),
  )

  it('is narrowed to one person, and turned round page by page', async () => {
    expect(await list(`user: "${ada}"`)).toEqual(['c@y.example', 'a@x.example'])
    const sort = ', sort: { field: CREATED, direction: ASCENDING }'
    expect(await list('', sort)).toEqual(['a@x.example', 'b@x.example', 'c@y.example'])
    const first = await call(
      `{ system { mails(page: { first: 2 } ${sort}) { items { address } pageInfo { endCursor hasNext } } } }`,
    )
    const { endCursor } = (first.data as { system: { mails: { pageInfo: { endCursor: string } } } }).system.mails
      .pageInfo
    const second = await call(
      `{ system { mails(page: { first: 2, after: "${endCursor}" } ${sort}) { items { address } pageInfo { hasNext hasPrevious } } } }`,
    )
    expect(second.data).toEqual({
      system: { mails: { items: [{ address: 'c@y.example' }], pageInfo: { hasNext: false, hasPrevious: true } } },
    })
    // A cursor belongs to its order.
    expect(
      (await call(`{ system { mails(page: { first: 2, after: "${endCursor}" }) { items { address } } } }`)).errors?.[0]
        ?.extensions.code,
    ).toBe('BAD_INPUT')
    expect(
      (await call('{ system { mails(page: { first: 2 }, filter: { user: "x" }) { items { address } } } }')).errors?.[0]
        ?.extensions,
    ).toMatchObject({ code: 'BAD_INPUT', argument: 'filter.user' })
    expect((await call('{ system { mailCount(cap: 10001) } }')).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      argument: 'cap',
    })
  })

  it('becomes a file of what is listed, in its order, without what the mails say', async () => {
    const started = await call(
      'mutation { system { exportMails(filter: { event: ["INVITATION", "TEST"] }, sort: { field: CREATED, direction: ASCENDING }, format: CSV) { job { uuid } userErrors { code } } } }',
    )
    const text = await fileOf(started, 'system', 'exportMails')
    const lines = text.trim().split('\r\n')
    expect(lines[0]).toBe('Written (UTC),To,Address,About,Subject,Language,Status,Attempts,Sent (UTC),Reason')
    expect(lines.slice(1)).toEqual([
      expect.stringContaining('Ada Abel,a@x.example,Invitation') as string,
      expect.stringContaining('b@x.example,Test email') as string,
    ])
    expect(text).not.toContain('Geheimnis')
    const { rows } = await server.database.pool.query(`select from audit_event where action = 'mail.export'`)
    expect(rows.length).toBe(1)
  })

  it('says in its file why a mail did not leave as the screen does, and leaves what the mail server said', async () => {
    await plantMail('d@x.example', 4, { state: 'FAILED', error: 'INTERRUPTED' })
    await plantMail('e@x.example', 5, { state: 'FAILED', error: '550 No such mailbox' })
    const text = await fileOf(
      await call('mutation { system { exportMails(filter: { state: [FAILED] }, format: CSV) { job { uuid } } } }'),
      'system',
      'exportMails',
    )
    expect(text).toMatch(
      /e@x\.example,.*,550 No such mailbox\r\n.*d@x\.example,.*,Interrupted: it may or may not have been sent\.\r\n/,
    )
  })
})

describe('the jobs', () => {
  const list = async (filter: string): Promise<unknown> => {
    const { data, errors } = await call(
      `{ jobs { jobs(page: { first: 9 }, filter: { ${filter} }) { items { kind } } count(filter: { ${filter} }) } }`,
    )
    expect(errors).toBeUndefined()
    const { jobs, count } = (data as { jobs: { jobs: { items: { kind: string }[] }; count: number } }).jobs
    expect(count).toBe(jobs.items.length)
    return jobs.items.map(({ kind }) => kind)
  }
  beforeEach(async () => {
    await plantJob('users.export', 1, root)
    await plantJob('users.deactivate', 2, null, 'FAILED')
    await plantJob('units.change', 3, ada)
  })

  it.each([
    ['kind: ["users.export", "units.change"]', ['units.change', 'users.export']],
    ['kind: []', []],
    ['state: [FAILED]', ['users.deactivate']],
    ['isOwnerless: true', ['users.deactivate']],
    ['isOwnerless: false', ['units.change', 'users.export']],
    [`from: "${at(1)}", until: "${at(3)}"`, ['users.deactivate', 'users.export']],
  ])('narrowed by { %s } are %j, and counted so', async (filter, expected) =>
    expect(await list(filter)).toEqual(expected),
  )

  it('are narrowed to who asked for them, and to nobody who is no one', async () => {
    expect(await list(`owner: "${ada}"`)).toEqual(['units.change'])
    expect(
      (await call('{ jobs { jobs(page: { first: 2 }, filter: { owner: "x" }) { items { kind } } } }')).errors?.[0]
        ?.extensions,
    ).toMatchObject({ code: 'BAD_INPUT', argument: 'filter.owner' })
    // Narrowed to others, one's own list stays one's own.
    const mine = await server.call(
      `{ jobs { mine(page: { first: 5 }, filter: { owner: "${ada}" }) { items { kind } } } }`,
      {},
      admin,
    )
    expect(mine.data).toEqual({ jobs: { mine: { items: [] } } })
  })

  it('become a file', async () => {
    const started = await call(
      'mutation { job { exportJobs(filter: { state: [DONE] }, format: CSV) { job { uuid } } } }',
    )
    const text = await fileOf(started, 'job', 'exportJobs')
    expect(text).toMatch(
      /^Requested \(UTC\),Job,Requested by,Status,[^]*Changing units,Ada Abel,Done[^]*Export of people,Rita Ode,Done/,
    )
    expect(text).not.toContain('Suspending people')
  })

  it('say in their file why they stopped as the screen does, with the code where there are no words for it', async () => {
    await plantJob('import.read', 4, ada, 'FAILED', 'TOO_LARGE')
    await plantJob('units.export', 5, ada, 'FAILED', 'INTERNAL')
    const text = await fileOf(
      await call(
        `mutation { job { exportJobs(filter: { owner: "${ada}", state: [FAILED] }, format: CSV) { job { uuid } } } }`,
      ),
      'job',
      'exportJobs',
    )
    expect(text).toMatch(
      /Export of units,.*,Something went wrong on the server\. For support: INTERNAL\r\n.*Reading the file of an import,.*,The file is too large\. Choose a smaller one\.\r\n/,
    )
  })
})

it('the log is found by the reference that somebody was shown, and turned round', async () => {
  const { pool } = server.database
  const write = (action: string, reference: string, day: number): Promise<unknown> =>
    pool.query(`insert into audit_event (uuid, at, action, object_kind, request_id) values ($1, $2, $3, 'user', $4)`, [
      createUuid(),
      at(day),
      action,
      reference,
    ])
  await write('user.create', 'ref-1', 1)
  await write('user.update', 'ref-2', 2)
  const ask = (filter: string, sort = ''): Promise<GraphqlAnswer> =>
    call(
      `{ system { audit(page: { first: 9 }, filter: { until: "${at(3)}" ${filter} } ${sort}) { items { action } } auditCount(filter: { until: "${at(3)}" ${filter} }) } }`,
    )
  expect((await ask(', reference: " ref-1 "')).data).toEqual({
    system: { audit: { items: [{ action: 'user.create' }] }, auditCount: 1 },
  })
  expect((await ask('', ', sort: { field: AT, direction: ASCENDING }')).data).toEqual({
    system: { audit: { items: [{ action: 'user.create' }, { action: 'user.update' }] }, auditCount: 2 },
  })
})

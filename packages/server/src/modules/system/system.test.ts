import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { insertMembership, insertPerson, insertUnit } from '../../testing/factories.ts'
import type { TestCaller } from '../../testing/testIssuer.ts'
import { startTestServer, type GraphqlAnswer, type TestServer } from '../../testing/testServer.ts'
import { startMailServer, type TestMailServer } from '../mail/testing/mailServer.ts'

const admin: TestCaller = { subject: 'root', roles: ['ADMIN'] }
let server: TestServer
let post: TestMailServer
let person: string

beforeAll(async () => {
  post = await startMailServer()
  server = await startTestServer({ env: { SMTP_URL: post.url, MAIL_FROM: 'Somo <somo@example.org>' } })
  person = await insertPerson(server.database.pool, {
    subject: 'root',
    givenName: 'Rita',
    familyName: 'Ode',
    email: 'rita@example.org',
  })
})
afterAll(async () => {
  await server.close()
  await post.close()
})

const call = (query: string, variables: object = {}): Promise<GraphqlAnswer> => server.call(query, variables, admin)
const setting = 'id value source revision changedBy'
const set = (id: string, revision: number, value: string | null): Promise<GraphqlAnswer> =>
  call(
    `mutation ($id: ID!, $revision: Int!, $value: String) { system { setSetting(id: $id, revision: $revision, value: $value) {
    setting { ${setting} } userErrors { code path } } } }`,
    { id, revision, value },
  )

describe('settings', () => {
  it('show their default, and are changed by whoever read them last', async () => {
    const id = 'GENERAL.IMPORT_BRAKE'
    const read = await call(`{ system { settings { ${setting} default } } }`)
    expect(read.data).toMatchObject({
      system: {
        settings: expect.arrayContaining([
          { id, value: '10', default: '10', source: 'DEFAULT', revision: 1, changedBy: null },
        ]) as unknown,
      },
    })
    const changed = {
      setting: { id, value: '25', source: 'DATABASE', revision: 2, changedBy: 'Rita Ode' },
      userErrors: [],
    }
    expect((await set(id, 1, ' 25 ')).data).toEqual({ system: { setSetting: changed } })
    const stale = { ...changed, userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }] }
    expect((await set(id, 1, '30')).data).toEqual({ system: { setSetting: stale } })
    const back = { setting: { id, value: '10', source: 'DEFAULT', revision: 3, changedBy: 'Rita Ode' }, userErrors: [] }
    expect((await set(id, 2, null)).data).toEqual({ system: { setSetting: back } })
  })

  it.each([
    ['GENERAL.IMPORT_BRAKE', '0', 'NOT_OFFERED'],
    ['GENERAL.SUPPORT_EMAIL', 'nobody', 'NOT_AN_EMAIL'],
    ['GENERAL.DEFAULT_LOCALE', 'fr', 'NOT_OFFERED'],
    ['GENERAL.TIME_ZONE', 'Mars/Base', 'NOT_OFFERED'],
    ['MAIL.SERVER', 'smtp://x', 'LOCKED'],
    ['GENERAL.PRODUCT_NAME', 'Other', 'LOCKED'],
    ['GENERAL.ALLOWED_LOCALES', 'en', 'LOCKED'],
    ['X', 'y', 'UNKNOWN'],
  ])('%s does not become %s', async (id, value, code) => {
    expect((await set(id, 1, value)).data).toMatchObject({
      system: { setSetting: { setting: null, userErrors: [{ code }] } },
    })
  })

  it('show what the design calls the product, and the languages it is written in', async () => {
    const readProduct = async (): Promise<unknown> => {
      const { data } = await call('{ system { settings { id kind value default source changedAt } } }')
      return (data as { system: { settings: { id: string }[] } }).system.settings.filter(
        ({ id }) => id === 'GENERAL.PRODUCT_NAME' || id === 'GENERAL.ALLOWED_LOCALES',
      )
    }
    const locales = {
      id: 'GENERAL.ALLOWED_LOCALES',
      kind: 'FACT',
      value: 'en,de,sw',
      default: null,
      source: 'DEFAULT',
      changedAt: null,
    }
    const name = {
      id: 'GENERAL.PRODUCT_NAME',
      kind: 'FACT',
      value: 'Somo',
      default: 'Somo',
      source: 'DEFAULT',
      changedAt: null,
    }
    expect(await readProduct()).toEqual([name, locales])
    const change = async (field: (revision: number) => string): Promise<void> => {
      const { data } = await call('{ design { design { revision } } }')
      const { revision } = (data as { design: { design: { revision: number } } }).design.design
      expect((await call(`mutation { design { it: ${field(revision)} { userErrors { code } } } }`)).data).toEqual({
        design: { it: { userErrors: [] } },
      })
    }
    await change(
      (revision) =>
        `saveDraft(revision: ${revision}, input: { productName: "Lernhaus", primaryColor: "#5761ee", logo: { action: KEEP } })`,
    )
    await change((revision) => `publish(revision: ${revision})`)
    expect(await readProduct()).toEqual([
      { ...name, value: 'Lernhaus', source: 'DATABASE', changedAt: expect.any(String) as string },
      locales,
    ])
    await change((revision) => `undoPublish(revision: ${revision})`)
    expect(await readProduct()).toEqual([name, locales])
  })

  it('show the mail server without its password', async () => {
    const { data } = await call('{ system { settings { id value source } } }')
    expect(JSON.stringify(data)).toContain(`{"id":"MAIL.SERVER","value":"${post.url}","source":"ENVIRONMENT"}`)
  })
})

describe('the audit log', () => {
  it('tells what was changed, by whom, filtered, with names', async () => {
    const { data } =
      await call(`{ system { auditActions audit(page: { first: 2 }, filter: { action: ["setting.change"], actor: "${person}" }) {
      items { actor action objectKind changes { field before after } requestId } pageInfo { hasNext } } } }`)
    expect(data).toMatchObject({
      system: {
        auditActions: expect.arrayContaining(['setting.change']) as unknown,
        audit: {
          items: [
            {
              actor: 'Rita Ode',
              objectKind: 'setting',
              changes: [{ field: 'GENERAL.IMPORT_BRAKE', before: '25', after: '10' }],
            },
            { changes: [{ field: 'GENERAL.IMPORT_BRAKE', before: '10', after: '25' }] },
          ],
          pageInfo: { hasNext: false },
        },
      },
    })
    const none = await call(
      `{ system { audit(page: { first: 2 }, filter: { until: "2020-01-01T00:00:00Z" }) { items { uuid } } } }`,
    )
    expect(none.data).toEqual({ system: { audit: { items: [] } } })
    const senseless = await call('{ system { audit(page: { first: 2 }, filter: { actor: "x" }) { items { uuid } } } }')
    expect(senseless.errors?.[0]?.extensions.code).toBe('BAD_INPUT')
  })

  it.each(['CSV', 'XLSX'])('becomes a file of %s that its asker alone fetches', async (format) => {
    const started = await call(
      `mutation { system { exportAudit(format: ${format}, filter: { action: ["setting.change"] }) { job { uuid } userErrors { code } } } }`,
    )
    const { uuid } = (started.data as { system: { exportAudit: { job: { uuid: string } } } }).system.exportAudit.job
    let fileUrl = ''
    await vi.waitFor(
      async () => {
        const { data } = await call('query ($uuid: ID!) { jobs { job(uuid: $uuid) { state fileUrl fileName } } }', {
          uuid,
        })
        expect(data).toMatchObject({ jobs: { job: { state: 'DONE' } } })
        fileUrl = (data as { jobs: { job: { fileUrl: string } } }).jobs.job.fileUrl
      },
      { timeout: 10_000 },
    )
    const answer = await fetch(server.url + fileUrl)
    expect(answer.status).toBe(200)
    const content = Buffer.from(await answer.arrayBuffer())
    if (format === 'CSV')
      expect(content.toString()).toMatch(
        /^\uFEFFAt \(UTC\),Who,On behalf of,What,Kind of object,Identifier,Object,Before,After,Reference,Code,Exact time \(UTC\)\r\n\d{4}-\d\d-\d\d \d\d:\d\d,Rita Ode,,Changed a setting,Setting,[^]*,setting\.change,\d{4}-[^,]+Z\r\n/,
      )
    else expect(content.subarray(0, 2).toString()).toBe('PK')
    const other = await server.call(
      'query ($uuid: ID!) { jobs { job(uuid: $uuid) { fileUrl } } }',
      { uuid },
      { subject: 'other', roles: ['ADMIN'] },
    )
    expect(other.data).toEqual({ jobs: { job: { fileUrl: null } } })
  })
})

describe('mail', () => {
  it('is tried with one to oneself, read with a note of it, and not sent twice', async () => {
    const sent = await call(
      'mutation { system { sendTestMail { mail { uuid address subject state } userErrors { code } } } }',
    )
    expect(sent.data).toMatchObject({
      system: {
        sendTestMail: { mail: { address: 'rita@example.org', subject: 'Test email from Somo' }, userErrors: [] },
      },
    })
    const { uuid } = (sent.data as { system: { sendTestMail: { mail: { uuid: string } } } }).system.sendTestMail.mail
    await vi.waitFor(() => expect(post.mails.length).toBe(1), { timeout: 5000 })
    const read = await call(
      'query ($uuid: ID!) { system { mailBody(uuid: $uuid) mails(page: { first: 5 }, filter: { search: "RITA@" }) { items { uuid user state } } } }',
      { uuid },
    )
    expect(read.data).toMatchObject({
      system: {
        mailBody: expect.stringContaining('can send email') as string,
        mails: { items: [{ uuid, user: 'Rita Ode' }] },
      },
    })
    const { rows } = await server.database.pool.query(`select object from audit_event where action = 'mail.read'`)
    expect(rows).toEqual([{ object: uuid }])
    await vi.waitFor(async () => {
      const again = await call(
        'mutation ($uuid: ID!) { system { resendMail(uuid: $uuid) { mail { state } userErrors { code } } } }',
        { uuid },
      )
      expect(again.data).toEqual({
        system: { resendMail: { mail: { state: 'SENT' }, userErrors: [{ code: 'WRONG_STATE' }] } },
      })
    })
  })

  it('is not sent to somebody without an address', async () => {
    const sent = await server.call(
      'mutation { system { sendTestMail { mail { uuid } userErrors { code } } } }',
      {},
      { subject: 'nobody', roles: ['ADMIN'] },
    )
    expect(sent.data).toEqual({ system: { sendTestMail: { mail: null, userErrors: [{ code: 'NO_ADDRESS' }] } } })
  })
})

describe('the console', () => {
  it('says why a manager sees whom they see, and how long the queues are', async () => {
    const { pool } = server.database
    const branch = await insertUnit(pool, {
      key: 'b',
      name: 'B',
      parent: await insertUnit(pool, { key: 'a', name: 'A', isGeneral: false }),
    })
    await insertUnit(pool, { key: 'c', name: 'C', parent: branch })
    await insertMembership(pool, { unit: branch, person, role: 'DEPUTY', until: 'today' })
    const read = await call(
      '{ console { scope { unit { key } path { key } role units people } jobQueue { queued running failed } mailQueue { queued } signIns { name } } }',
    )
    expect(read.data).toMatchObject({
      console: {
        scope: [{ unit: { key: 'b' }, path: [{ key: 'a' }], role: 'DEPUTY', units: 1, people: 1 }],
        jobQueue: { queued: 0, failed: 0 },
        mailQueue: { queued: 0 },
        signIns: null,
      },
    })
  })
})

// Behind the others: it changes a setting, which the audit log would tell.
describe('the address for help', () => {
  it('is told everybody who is signed in, and nobody else', async () => {
    const ask = (caller: TestCaller | null) => server.call('{ legal { supportEmail } }', {}, caller)
    expect(await ask({ subject: 'anyone', roles: [] })).toEqual({ data: { legal: { supportEmail: null } } })
    await set('GENERAL.SUPPORT_EMAIL', 1, 'help@example.org')
    // What was changed counts within two seconds.
    await vi.waitFor(
      async () =>
        expect(await ask({ subject: 'anyone', roles: [] })).toEqual({
          data: { legal: { supportEmail: 'help@example.org' } },
        }),
      { timeout: 4000 },
    )
    expect((await ask(null)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
    await set('GENERAL.SUPPORT_EMAIL', 2, null)
  })
})

describe('a time zone', () => {
  it('is kept in its own spelling, however it was entered', async () => {
    expect((await set('GENERAL.TIME_ZONE', 1, 'europe/berlin')).data).toMatchObject({
      system: { setSetting: { setting: { value: 'Europe/Berlin' }, userErrors: [] } },
    })
    expect((await set('GENERAL.TIME_ZONE', 2, 'EUROPE/BERLIN')).data).toMatchObject({
      system: { setSetting: { setting: { revision: 2 }, userErrors: [] } },
    })
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EmailChangePayload } from '@somo/graphql/schema'
import { openBrowser } from '../../identity/testing/browser.ts'
import { authorizationRequest, trySignIn, valueOf } from '../../identity/testing/codeFlow.ts'
import { emptyTables } from '../../testing/emptyTables.ts'
import { type EmbeddedServer, startEmbeddedServer } from '../../testing/embeddedServer.ts'
import { startTestServer } from '../../testing/testServer.ts'

let server: EmbeddedServer
let token = ''
/** Somebody new for each test: requests are counted by the hour. */
let name = ''
let made = 0

const parts = '{ pendingEmail { email } userErrors { code path } }'

beforeAll(async () => {
  server = await startEmbeddedServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  const { pool } = server.database
  await emptyTables(pool, 'outbox_mail, invitation, email_change, sign_in_limit')
  await pool.query(`update account set email = username || '@somo.example'`)
  name = `person${made++}`
  await pool.query(
    `insert into account (uuid, username, email, password_hash, roles) select gen_random_uuid(), $1, $1 || '@somo.example', password_hash, roles from account where username = 'learner'`,
    [name],
  )
  token = (await server.signIn(name)).tokens.access_token
})

/** As after ten minutes without signing in again. */
const ageSignIn = () =>
  server.database.pool.query(`update sign_in_session set signed_in_at = now() - interval '11 minutes'`)

async function act(field: string): Promise<EmailChangePayload> {
  const { data, errors } = await server.call(token, `mutation { user { it: ${field} ${parts} } }`)
  expect(errors).toBeUndefined()
  // The shape is the mutation's.
  return (data as { user: { it: EmailChangePayload } }).user.it
}

const request = (email: string, password?: string): Promise<EmailChangePayload> =>
  act(`requestEmailChange(email: "${email}"${password === undefined ? '' : `, password: "${password}"`})`)

async function mails(): Promise<readonly { event: string; address: string; body: string }[]> {
  return (
    await server.database.pool.query<{ event: string; address: string; body: string }>(
      'select event, address, body from outbox_mail order by created_at, event',
    )
  ).rows
}

const linkIn = (body: string | undefined): string => /https?:\/\/\S+\/oidc\/email\/[\w-]+/.exec(body ?? '')?.[0] ?? ''

async function confirm(link: string): Promise<number> {
  const browser = openBrowser()
  const page = await browser.get(link)
  if (page.status !== 200) return page.status
  return (await browser.post(link, { token: valueOf(await page.text(), 'token') })).status
}

async function emailNow(): Promise<string | null> {
  const { rows } = await server.database.pool.query<{ email: string }>(
    `select a.email from account a join person p on p.subject = a.uuid::text and p.email = a.email where a.username = $1`,
    [name],
  )
  return rows[0]?.email ?? null
}

describe('one’s own email address', () => {
  it('S4: changes once the link to the new one is opened, and the old one is told twice', async () => {
    expect(await request('new@somo.example')).toEqual({ pendingEmail: { email: 'new@somo.example' }, userErrors: [] })
    expect(await emailNow()).toBe(`${name}@somo.example`)
    const sent = await mails()
    expect(sent.map(({ event, address }) => [event, address])).toEqual([
      ['EMAIL_CONFIRM', 'new@somo.example'],
      ['EMAIL_REQUESTED', `${name}@somo.example`],
    ])
    const link = linkIn(sent[0]?.body)
    expect((await openBrowser().get(link)).status).toBe(200)
    expect(await emailNow()).toBe(`${name}@somo.example`)
    expect(await confirm(link)).toBe(200)
    expect(await emailNow()).toBe('new@somo.example')
    expect(await confirm(link)).toBe(410)
    expect((await mails()).at(-1)).toMatchObject({ event: 'EMAIL_CHANGED', address: `${name}@somo.example` })
    const { rows } = await server.database.pool.query<{ action: string }>(
      `select e.action from audit_event e join person p on p.uuid = e.object where p.username = $1 order by e.at`,
      [name],
    )
    expect(rows.map(({ action }) => action)).toEqual(['user.requestEmail', 'user.confirmEmail'])
    expect((await trySignIn(openBrowser(), authorizationRequest(server), 'new@somo.example', 'somo')).status).toBe(303)
  })

  it('S4: asks for the password ten minutes after the sign-in', async () => {
    await ageSignIn()
    expect(await request('new@somo.example')).toEqual({
      pendingEmail: null,
      userErrors: [{ code: 'REQUIRED', path: ['password'] }],
    })
    expect(await request('new@somo.example', 'wrong')).toEqual({
      pendingEmail: null,
      userErrors: [{ code: 'WRONG_PASSWORD', path: ['password'] }],
    })
    expect(await mails()).toEqual([])
    expect((await request('new@somo.example', 'somo')).userErrors).toEqual([])
  })

  it('S4: answers a taken address like a free one, and tells its owner', async () => {
    expect(await request('MANAGER@somo.example')).toEqual({
      pendingEmail: { email: 'MANAGER@somo.example' },
      userErrors: [],
    })
    expect((await mails()).map(({ event, body }) => [event, linkIn(body)])).toEqual([
      ['EMAIL_IN_USE', ''],
      ['EMAIL_REQUESTED', ''],
    ])
  })

  it('S4: is not changed by a link that somebody was quicker than, that was cancelled, sent again, or is an hour old', async () => {
    await request('first@somo.example')
    const first = linkIn((await mails())[0]?.body)
    expect((await act('resendEmailChange')).userErrors).toEqual([])
    expect(await confirm(first)).toBe(410)
    const second = linkIn((await mails()).filter(({ event }) => event === 'EMAIL_CONFIRM').at(-1)?.body)
    await server.database.pool.query(`update account set email = 'first@somo.example' where username = 'manager'`)
    expect(await confirm(second)).toBe(410)
    await server.database.pool.query(`update account set email = 'manager@somo.example' where username = 'manager'`)
    await server.database.pool.query(`update email_change set expires_at = now()`)
    expect((await openBrowser().get(second)).status).toBe(410)
    await server.database.pool.query(`update email_change set expires_at = now() + interval '1 hour'`)
    expect(await act('cancelEmailChange')).toEqual({ pendingEmail: null, userErrors: [] })
    expect((await openBrowser().get(second)).status).toBe(410)
    expect(await emailNow()).toBe(`${name}@somo.example`)
  })

  it('S4: drops links that were sent to the old address, whoever changes it', async () => {
    const { pool } = server.database
    const link = (): Promise<unknown> =>
      pool.query(
        `insert into invitation (uuid, person, token_hash, kind, expires_at) select gen_random_uuid(), uuid, sha256(random()::text::bytea), 'PASSWORD_RESET', now() + interval '1 hour' from person where username = $1`,
        [name],
      )
    const open = async (): Promise<number> =>
      (await pool.query('select from invitation where used_at is null')).rowCount ?? 0
    await link()
    await request('new@somo.example')
    await confirm(linkIn((await mails())[0]?.body))
    expect(await open()).toBe(0)
    await link()
    await request('newer@somo.example')
    const admin = (await server.signIn('admin')).tokens.access_token
    const { rows } = await pool.query<{ uuid: string; revision: number }>(
      `select uuid, revision from person where username = $1`,
      [name],
    )
    const change = `updateUser(uuid: "${rows[0]?.uuid ?? ''}", revision: ${rows[0]?.revision ?? 0}, patch: { email: "chosen@somo.example" }) { userErrors { code } }`
    expect((await server.call(admin, `mutation { user { it: ${change} } }`)).data).toMatchObject({
      user: { it: { userErrors: [] } },
    })
    expect([await open(), (await pool.query('select from email_change')).rowCount]).toEqual([0, 0])
  })

  it('S4: is asked for five times an hour at most, and never as what it is already', async () => {
    expect((await request(`${name}@somo.example`)).userErrors).toEqual([{ code: 'NOTHING_TO_DO', path: ['email'] }])
    expect((await request('no address')).userErrors).toEqual([{ code: 'NOT_AN_EMAIL', path: ['email'] }])
    for (let n = 0; n < 5; n++) expect((await request(`new${n}@somo.example`)).userErrors).toEqual([])
    const { errors } = await server.call(
      token,
      `mutation { user { requestEmailChange(email: "more@somo.example") ${parts} } }`,
    )
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
  })

  it('S4: is no field of the profile’s form', async () => {
    const { errors } = await server.call(
      token,
      'mutation { user { updateProfile(revision: 1, patch: { email: "x@somo.example" }) { userErrors { code } } } }',
    )
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT')
  })
})

it('S4: with an outside provider the address is the provider’s', async () => {
  const outside = await startTestServer()
  try {
    const { data } = await outside.call(
      `mutation { user { it: requestEmailChange(email: "x@somo.example") ${parts} } }`,
    )
    expect(data).toEqual({ user: { it: { pendingEmail: null, userErrors: [{ code: 'LOCKED', path: ['email'] }] } } })
  } finally {
    await outside.close()
  }
})

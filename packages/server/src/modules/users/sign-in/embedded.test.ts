import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../../../identity/testing/browser.ts'
import { signInForTokens, trySignIn, authorizationRequest, valueOf } from '../../../identity/testing/codeFlow.ts'
import { startEmbeddedServer, type EmbeddedServer } from '../../../testing/embeddedServer.ts'
import { createLastDayWorker } from './suspendAfterLastDay.ts'
import { createPeopleWriter } from '../person/createPeopleWriter.ts'
import { inTransaction } from '../../../database/transaction.ts'

let server: EmbeddedServer
let token: string

beforeAll(async () => {
  server = await startEmbeddedServer()
  token = (await server.signIn('admin')).tokens.access_token
})
afterAll(() => server.close())

const bulk = '{ changed userErrors { code path } }'

async function user(field: string): Promise<unknown> {
  const answer = await server.call(token, `mutation { user { it: ${field} } }`)
  expect(answer.errors).toBeUndefined()
  return (answer.data as { user: { it: unknown } }).user.it
}

async function create(username: string, invite: boolean): Promise<string> {
  const input = `{ username: "${username}", email: "${username}@somo.example", givenName: "Zawadi", roles: [LEARNER], invite: ${invite} }`
  const made = await user(`createUser(input: ${input}) { user { uuid } userErrors { code path } }`)
  expect(made).toMatchObject({ userErrors: [] })
  return (made as { user: { uuid: string } }).user.uuid
}

async function linkTo(person: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ body: string }>(
    'select body from outbox_mail where person = $1 order by created_at desc limit 1',
    [person],
  )
  return /https?:\/\/\S+\/oidc\/invitation\/[\w-]+/.exec(rows[0]?.body ?? '')?.[0] ?? ''
}

async function factOf(person: string, column: string): Promise<unknown> {
  const { rows } = await server.database.pool.query<Record<string, unknown>>(
    `select ${column} as fact from person where uuid = $1`,
    [person],
  )
  return rows[0]?.['fact']
}

/** Opens the page of a link and sends a password. */
async function choose(link: string, password: string): Promise<Response> {
  const browser = openBrowser()
  const token = valueOf(await (await browser.get(link)).text(), 'token')
  return browser.post(link, { token, password })
}

async function canSignIn(username: string, password: string): Promise<boolean> {
  const browser = openBrowser()
  return (await trySignIn(browser, authorizationRequest(server), username, password)).status === 303
}

describe('an invitation', () => {
  it('leads to a page that sets the first password, once; who comes in is active', async () => {
    const person = await create('zawadi', true)
    expect(await factOf(person, 'status')).toBe('INVITED')
    const link = await linkTo(person)
    const shown = await openBrowser().get(link)
    expect(shown.headers.get('content-security-policy')).toContain(`default-src 'none'`)
    expect(await shown.text()).toContain('zawadi')
    expect((await choose(link, 'short')).status).toBe(422)
    expect((await choose(link, 'password123')).status).toBe(422)
    expect((await choose(link, 'three blue giraffes')).status).toBe(200)
    expect((await openBrowser().get(link)).status).toBe(410)
    expect(await canSignIn('zawadi', 'three blue giraffes')).toBe(true)
    const { tokens } = await signInAs('zawadi', 'three blue giraffes')
    await server.call(tokens.access_token, 'mutation { user { updateCountUserLogin { counted } } }')
    expect(await factOf(person, 'status')).toBe('ACTIVE')
    expect(await factOf(person, 'last_sign_in_at')).toBeInstanceOf(Date)
  })

  it('is worth nothing without its form, after a newer one, after 14 days, or once its person is suspended', async () => {
    const person = await create('amina', true)
    const first = await linkTo(person)
    expect((await openBrowser().post(first, { token: 'x', password: 'three blue giraffes' })).status).toBe(410)
    await user(`inviteUsers(selection: { uuids: ["${person}"] }) ${bulk}`)
    const second = await linkTo(person)
    expect([(await openBrowser().get(first)).status, (await openBrowser().get(second)).status]).toEqual([410, 200])
    await server.database.pool.query(`update invitation set expires_at = now() where person = $1`, [person])
    expect((await openBrowser().get(second)).status).toBe(410)
    await user(`inviteUsers(selection: { uuids: ["${person}"] }) ${bulk}`)
    await user(`suspendUsers(selection: { uuids: ["${person}"] }) ${bulk}`)
    expect((await openBrowser().get(await linkTo(person))).status).toBe(410)
  })

  it('speaks the reader’s language, and asks for the code of a letter', async () => {
    const page = `${server.issuer}/invitation`
    expect(await (await openBrowser().get(`${page}?lang=de`)).text()).toContain(
      'Geben Sie den Code aus Ihrem Brief ein.',
    )
    const wrong = await openBrowser().post(page, { code: 'AAAA-BBBB-CCCC-DDDD' })
    expect(wrong.status).toBe(422)
  })
})

async function signInAs(username: string, password: string) {
  const browser = openBrowser()
  const { exchange, followToApp, tokensOf } = await import('../../../identity/testing/codeFlow.ts')
  const request = authorizationRequest(server)
  const callback = await followToApp(browser, await trySignIn(browser, request, username, password))
  return { tokens: await tokensOf(await exchange(server, request, callback)) }
}

describe('somebody with an account', () => {
  it('sets a new password by a link, which ends every session they had', async () => {
    const { tokens } = await signInForTokens(server, openBrowser(), 'manager')
    const manager = String(await managerUuid())
    expect(await user(`resetPassword(uuid: "${manager}") ${bulk}`)).toEqual({ changed: 1, userErrors: [] })
    expect((await choose(await linkTo(manager), 'three green giraffes')).status).toBe(200)
    expect(await canSignIn('manager', 'somo')).toBe(false)
    const answer = await server.call(tokens.access_token, '{ version }')
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  it('is out at once when suspended, with every token, and does not come back in with an old one', async () => {
    const { tokens } = await signInForTokens(server, openBrowser(), 'learner')
    const learner = String(await uuidOf('learner'))
    expect(await user(`suspendUsers(selection: { uuids: ["${learner}"] }) ${bulk}`)).toEqual({
      changed: 1,
      userErrors: [],
    })
    const refused = await server.call(tokens.access_token, '{ version }')
    expect(refused.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect(await canSignIn('learner', 'somo')).toBe(false)
    await user(`reactivateUsers(selection: { uuids: ["${learner}"] }) ${bulk}`)
    const old = await server.call(tokens.access_token, '{ version }')
    expect(old.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect(await canSignIn('learner', 'somo')).toBe(true)
  })

  it('has no account any more once anonymised', async () => {
    const person = await create('gone', false)
    await user(`anonymiseUsers(selection: { uuids: ["${person}"] }) ${bulk}`)
    const { rows } = await server.database.pool.query(`select from account where username = 'gone'`)
    expect(rows).toEqual([])
    expect(await factOf(person, 'status')).toBe('ANONYMISED')
  })

  it('is shut out in the morning after the last day written down for it', async () => {
    const [due, later] = [await create('due', false), await create('later', false)]
    await server.database.pool.query(`update person set deactivate_on = current_date - 1 where uuid = $1`, [due])
    await server.database.pool.query(`update person set deactivate_on = current_date where uuid = $1`, [later])
    const gateway = { source: 'EMBEDDED' as const, endSessionsOf: () => Promise.resolve() }
    // The worker ends sessions alone through the keeper of identities.
    const worker = createLastDayWorker({ writer: createPeopleWriter(gateway as never) })
    const run = (client: never) => worker.step({}, null, { uuid: due, owner: null, client })
    const end = await inTransaction(server.database.pool, (client) => run(client as never))
    expect(end).toMatchObject({ done: 1, position: null })
    expect([await factOf(due, 'status'), await factOf(later, 'status')]).toEqual(['SUSPENDED', 'INVITED'])
    await user(`reactivateUsers(selection: { uuids: ["${due}"] }) ${bulk}`)
    expect(await factOf(due, 'deactivate_on')).toBeNull()
  })
})

async function uuidOf(username: string): Promise<unknown> {
  const { rows } = await server.database.pool.query<{ uuid: string }>('select uuid from person where username = $1', [
    username,
  ])
  return rows[0]?.uuid
}
const managerUuid = (): Promise<unknown> => uuidOf('manager')

it('an administrator is not taken from the administration by themselves, in bulk or by the form, though another one is left', async () => {
  const { rows } = await server.database.pool.query<{ uuid: string; revision: number }>(
    `select uuid, revision from person where username = 'admin'`,
  )
  const own = rows[0]
  expect(await user(`setRoles(selection: { uuids: ["${own?.uuid ?? ''}"] }, roles: [LEARNER]) ${bulk}`)).toEqual({
    changed: 0,
    userErrors: [{ code: 'SELF', path: ['selection'] }],
  })
  const patch = `updateUser(uuid: "${own?.uuid ?? ''}", revision: ${own?.revision ?? 0}, patch: { roles: [LEARNER] })`
  expect(await user(`${patch} { user { roles } userErrors { code path } }`)).toEqual({
    user: { roles: ['ADMIN'] },
    userErrors: [{ code: 'SELF', path: ['roles'] }],
  })
})

it('two who are united come in with the sign-in that was chosen, by the names that were chosen, and with no other', async () => {
  const [stays, goes] = [await create('stays', true), await create('goes', true)]
  expect((await choose(await linkTo(stays), 'three blue giraffes')).status).toBe(200)
  expect((await choose(await linkTo(goes), 'four green elephants')).status).toBe(200)
  const revisions = `winnerRevision: ${String(await factOf(stays, 'revision'))}, loserRevision: ${String(await factOf(goes, 'revision'))}`
  const order = `winner: "${stays}", loser: "${goes}", ${revisions}, take: [SIGN_IN, EMAIL], confirmation: "Zawadi"`
  expect(await user(`mergeUsers(${order}) { user { uuid username email } userErrors { code path } }`)).toEqual({
    user: { uuid: stays, username: 'stays', email: 'goes@somo.example' },
    userErrors: [],
  })
  expect(await canSignIn('stays', 'four green elephants')).toBe(true)
  expect(await canSignIn('stays', 'three blue giraffes')).toBe(false)
  expect(await canSignIn('goes', 'four green elephants')).toBe(false)
  const { rows } = await server.database.pool.query('select from person where uuid = any($1::uuid[])', [[stays, goes]])
  expect(rows).toHaveLength(1)
})

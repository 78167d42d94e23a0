import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keyOf } from '../identity/sign-in/limiter.ts'
import { openBrowser } from '../identity/testing/browser.ts'
import {
  authorizationRequest,
  exchange,
  followToApp,
  openSignIn,
  refresh,
  tokensOf,
  trySignIn,
  valueOf,
} from '../identity/testing/codeFlow.ts'
import { type EmbeddedServer, startEmbeddedServer } from '../testing/embeddedServer.ts'
import { callHeaders } from '../testing/testServer.ts'

const lines: string[] = []
let server: EmbeddedServer
let limited: EmbeddedServer

beforeAll(async () => {
  server = await startEmbeddedServer({ lines, env: { LOG_LEVEL: 'debug' } })
  limited = await startEmbeddedServer({ lines, env: { LOG_LEVEL: 'debug', CALLS_PER_MINUTE: '2' } })
})
afterAll(async () => {
  await server.close()
  await limited.close()
})
beforeEach(() => void lines.splice(0))

interface Line {
  readonly event?: string
  readonly login?: string
  readonly person?: string
  readonly requestId?: string
}

/** The lines about refusals, as whoever watches the log filters them. */
const events = (): readonly Line[] =>
  lines.map((line) => JSON.parse(line) as Line).filter(({ event }) => event !== undefined)

const subjectOf = async ({ database }: EmbeddedServer, username: string): Promise<string> =>
  (await database.pool.query<{ uuid: string }>('select uuid from account where username = $1', [username])).rows[0]
    ?.uuid ?? ''

describe('S5: what is refused leaves one line, which names login and person by hashes', () => {
  it('a field that the caller may not ask for, however often the call names it', async () => {
    const { access_token: token } = (await server.signIn('learner')).tokens
    lines.splice(0)
    const { errors } = await server.call(token, '{ users { a: count b: count } system { health { __typename } } }')
    expect(errors?.map(({ extensions }) => extensions.code)).toContain('FORBIDDEN')
    expect(events()).toMatchObject([
      {
        event: 'FORBIDDEN',
        person: keyOf(await subjectOf(server, 'learner')),
        requestId: errors?.[0]?.extensions.requestId,
      },
    ])
  })

  it('too many calls', async () => {
    const { access_token: token } = (await limited.signIn('manager')).tokens
    for (let n = 0; n < 2; n++) await limited.call(token, '{ version { number } }')
    lines.splice(0)
    await limited.call(token, '{ version { number } }')
    expect(events()).toMatchObject([{ event: 'RATE_LIMITED', person: keyOf(await subjectOf(limited, 'manager')) }])
  })

  it('a sign-in too, with what proved it', async () => {
    await server.signIn('manager')
    expect(events()).toMatchObject([
      { event: 'signIn.success', person: keyOf(await subjectOf(server, 'manager')), methods: ['pwd'] },
    ])
  })

  it('a wrong password, and the attempts after too many', async () => {
    for (let n = 0; n < 11; n++) await trySignIn(openBrowser(), authorizationRequest(server), 'Manager', 'wrong')
    expect(events().map(({ event, login }) => [event, login])).toEqual([
      ...Array<string[]>(10).fill(['signIn.fail', keyOf('manager')]),
      ['signIn.limit', keyOf('manager')],
    ])
    expect(new Set(events().map(({ person }) => person))).toEqual(new Set([keyOf(await subjectOf(server, 'manager'))]))
    expect(lines.join('').toLowerCase()).not.toContain('"manager"')
  })

  it('too many links for a forgotten password', async () => {
    const browser = openBrowser()
    const address = `${server.issuer}/forgot-password`
    const token = valueOf(await (await browser.get(address)).text(), 'token')
    for (let n = 0; n < 21; n++) await browser.post(address, { token, login: 'nobody-here' })
    expect(events()).toMatchObject([{ event: 'RATE_LIMITED', login: keyOf('nobody-here') }])
  })
})

describe('S10: no secret reaches the log at level debug', () => {
  it('of a sign-in, its tokens, links in mails and uploads, whether they are taken or refused', async () => {
    const secrets: string[] = []
    const keep = (secret: string | null | undefined): string => {
      if (!secret || secret.length < 8) throw new Error('There is no secret to look for.')
      secrets.push(secret)
      return secret
    }
    const browser = openBrowser()
    const request = authorizationRequest(server)
    keep(request.verifier)
    const wrong = keep(`wrong ${randomBytes(6).toString('hex')}`)
    await trySignIn(openBrowser(), request, 'all', wrong)
    const { token: formToken } = await openSignIn(browser, request)
    keep(formToken)
    const answer = await trySignIn(browser, request, 'all', 'somo')
    for (const cookie of answer.headers.getSetCookie()) if (!cookie.includes('=;')) keep(/=([^;]+)/.exec(cookie)?.[1])
    const callback = await followToApp(browser, answer)
    keep(callback.searchParams.get('code'))
    const tokens = await tokensOf(await exchange(server, request, callback))
    for (const token of [tokens.access_token, tokens.refresh_token, tokens.id_token]) keep(token)
    await refresh(server, keep(randomBytes(32).toString('base64url')))
    await refresh(server, tokens.refresh_token)
    await exchange(server, request, callback)

    const renewed = (await server.signIn('all')).tokens.access_token
    keep(renewed)
    const secret = keep(randomBytes(32).toString('base64url'))
    for (const path of ['invitation', 'email', 'forgot-password', 'interaction']) {
      await browser.get(`${server.issuer}/${path}/${secret}`)
      await browser.post(`${server.issuer}/${path}/${secret}`, { token: formToken, password: wrong, code: secret })
    }
    await browser.post(`${server.issuer}/invitation`, { code: secret })
    await fetch(`${server.origin}/api/files/${secret}`)
    const headers = { ...callHeaders, cookie: `somo_invitation=${secret}; x=${secret}` }
    await fetch(`${server.origin}/graphql?token=${secret}`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${secret}` },
      body: '{}',
    })
    await fetch(`${server.origin}/api/upload`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${renewed}`, 'x-upload-grant': secret },
      body: secret,
    })
    await server.call(
      renewed,
      `mutation { user { changePassword(current: "${wrong}", next: "${secret}") { userErrors { code } } } }`,
    )
    await server.call(
      renewed,
      `mutation { user { requestEmailChange(email: "free@somo.example", password: "${secret}") { userErrors { code } } } }`,
    )
    await server.call(renewed, `mutation { user { changePassword(current: "${wrong}" oops "${secret}"`)
    // An answer that fails.
    const { pool } = server.database
    await pool.query('alter table invitation rename to invitation_away')
    await browser.get(`${server.issuer}/invitation/${secret}`)
    await pool.query('alter table invitation_away rename to invitation')

    const logged = lines.join('\n')
    expect(lines.length).toBeGreaterThan(30)
    expect(logged).toContain('The identity provider met an error')
    expect(secrets.filter((one) => logged.includes(one) || logged.includes(encodeURIComponent(one)))).toEqual([])
  })
})

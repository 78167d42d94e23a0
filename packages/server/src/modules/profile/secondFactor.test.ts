import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { NewAuthenticatorAppPayload, SecondFactor, SecondFactorPayload } from '@somo/graphql/schema'
import { authorizationRequest, locationOf, signInSilently, trySignIn } from '../../identity/testing/codeFlow.ts'
import { openBrowser } from '../../identity/testing/browser.ts'
import { addAppTo, addCodesTo } from '../../identity/testing/secondFactors.ts'
import { totpCode } from '../../identity/second-factor/totp.ts'
import { type EmbeddedServer, startEmbeddedServer } from '../../testing/embeddedServer.ts'

let server: EmbeddedServer
const factor =
  'secondFactor { hasApp passkeys { uuid name } recoveryCodesLeft isRequired hasRecentSignIn canUsePasskeys }'
const payload = `{ ${factor} recoveryCodes userErrors { code path } }`

beforeAll(async () => {
  server = await startEmbeddedServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of [
    'authenticator_app',
    'passkey',
    'recovery_code',
    'pending_sign_in',
    'sign_in_limit',
    'outbox_mail',
  ]) {
    await server.database.pool.query(`delete from ${table}`)
  }
})
afterEach(() => {
  vi.useRealTimers()
})

async function change<T = SecondFactorPayload>(token: string, field: string): Promise<T> {
  const { data, errors } = await server.call(token, `mutation { user { ${field} } }`)
  expect(errors).toBeUndefined()
  // One field each, of the shape that the test names.
  return Object.values((data as { user: Record<string, T> }).user)[0] as T
}

const begin = (token: string, more = '') =>
  change<NewAuthenticatorAppPayload>(
    token,
    `beginAuthenticatorApp${more} { app { secret qr { size path } } userErrors { code path } }`,
  )

async function read(token: string): Promise<SecondFactor> {
  const { data } = await server.call(token, `{ me { ${factor} } }`)
  return (data as { me: { secondFactor: SecondFactor } }).me.secondFactor
}

/** Makes every sign-in eleven minutes old. */
const age = () => server.database.pool.query(`update sign_in_session set signed_in_at = now() - interval '11 minutes'`)

const actions = async () =>
  (
    await server.database.pool.query<{ action: string }>(
      `select action from audit_event where action like 'user.%' order by at desc limit 20`,
    )
  ).rows.map(({ action }) => action)

it('S11 an app is set up with a code of it, brings ten recovery codes, is asked for at the next sign-in, and its person gets a mail', async () => {
  const { tokens } = await server.signIn('learner')
  const { app } = await begin(tokens.access_token)
  expect(app?.qr.path).toMatch(/^M\d/)
  expect((await change(tokens.access_token, `finishAuthenticatorApp(code: "000000") ${payload}`)).userErrors).toEqual([
    { code: 'NOT_CONFIRMED', path: ['code'] },
  ])
  expect((await read(tokens.access_token)).hasApp).toBe(false)
  const done = await change(
    tokens.access_token,
    `finishAuthenticatorApp(code: "${totpCode(app?.secret ?? '', Date.now())}") ${payload}`,
  )
  expect(done.userErrors).toEqual([])
  expect(done.recoveryCodes).toHaveLength(10)
  expect(done.secondFactor).toMatchObject({ hasApp: true, recoveryCodesLeft: 10 })
  const next = locationOf(await trySignIn(openBrowser(), authorizationRequest(server), 'learner', 'somo'))
  expect(next.pathname).toContain('/second')
  const { rows } = await server.database.pool.query<{ body: string }>(
    `select body from outbox_mail where event = 'SECOND_FACTOR'`,
  )
  expect(rows.map(({ body }) => body).join()).toContain('an authenticator app was added')
  expect(await actions()).toContain('user.addAuthenticatorApp')
  // The codes go with the last factor.
  const removed = await change(tokens.access_token, `removeAuthenticatorApp ${payload}`)
  expect(removed.secondFactor).toMatchObject({ hasApp: false, recoveryCodesLeft: 0 })
})

it('S11 every change needs the password, or a sign-in younger than ten minutes', async () => {
  const { tokens } = await server.signIn('learner')
  await age()
  const token = tokens.access_token
  expect((await read(token)).hasRecentSignIn).toBe(false)
  const needed = [{ code: 'REQUIRED', path: ['password'] }]
  expect((await begin(token)).userErrors).toEqual(needed)
  for (const field of [
    'removeAuthenticatorApp',
    'renewRecoveryCodes',
    'renamePasskey(uuid: "x", name: "y")',
    'removePasskey(uuid: "x")',
  ]) {
    expect((await change(token, `${field} ${payload}`)).userErrors, field).toEqual(needed)
  }
  expect(
    (await change<NewAuthenticatorAppPayload>(token, 'beginPasskey { userErrors { code path } }')).userErrors,
  ).toEqual(needed)
  expect((await begin(token, '(password: "wrong")')).userErrors).toEqual([
    { code: 'WRONG_PASSWORD', path: ['password'] },
  ])
  expect((await begin(token, '(password: "somo")')).app).not.toBeNull()
})

it('S11 new recovery codes replace the old ones, and without a factor there are none', async () => {
  const { tokens } = await server.signIn('learner')
  expect((await change(tokens.access_token, `renewRecoveryCodes ${payload}`)).userErrors).toEqual([
    { code: 'WRONG_STATE', path: [] },
  ])
  await addAppTo(server, 'learner')
  const [old = ''] = await addCodesTo(server, 'learner')
  const { recoveryCodes } = await change(tokens.access_token, `renewRecoveryCodes ${payload}`)
  expect(recoveryCodes).toHaveLength(10)
  expect(recoveryCodes).not.toContain(old)
})

it('S11 an administrator resets the factor of somebody else, who is signed out, mailed and let in with the password; never their own', async () => {
  const learner = await server.signIn('learner')
  const { tokens } = await server.signIn('admin')
  await server.call(learner.tokens.access_token, 'mutation { user { updateCountUserLogin } }')
  await addAppTo(server, 'learner')
  await addAppTo(server, 'admin')
  const personOf = async (username: string) =>
    (
      await server.database.pool.query<{ uuid: string }>(
        `select p.uuid from person p join account a on a.uuid::text = p.subject where a.username = $1`,
        [username],
      )
    ).rows[0]?.uuid
  const reset = async (username: string) =>
    change<{ changed: number; userErrors: unknown[] }>(
      tokens.access_token,
      `resetSecondFactor(uuid: "${await personOf(username)}") { changed userErrors { code path } }`,
    )
  expect((await reset('admin')).userErrors).toEqual([{ code: 'SELF', path: ['uuid'] }])
  expect(await reset('learner')).toEqual({ changed: 1, userErrors: [] })
  expect((await reset('learner')).userErrors).toEqual([{ code: 'NOTHING_TO_DO', path: ['uuid'] }])
  expect((await signInSilently(server, learner.browser)).callback.searchParams.get('error')).toBe('login_required')
  expect(
    locationOf(await trySignIn(openBrowser(), authorizationRequest(server), 'learner', 'somo')).pathname,
  ).not.toContain('/second')
  expect(await actions()).toContain('user.resetSecondFactor')
  const { rows } = await server.database.pool.query<{ body: string }>(
    `select body from outbox_mail where event = 'SECOND_FACTOR'`,
  )
  expect(rows.map(({ body }) => body).join()).toContain('an administrator reset two-step sign-in')
  const { errors } = await server.call(
    (await server.signIn('manager')).tokens.access_token,
    `mutation { user { resetSecondFactor(uuid: "${await personOf('admin')}") { changed } } }`,
  )
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

import type { Page } from '@playwright/test'
import { note } from './fixtures/note.ts'
import {
  askForCode,
  askSessionPage,
  claimsOf,
  exchange,
  logoutUrl,
  refresh,
  returnAddress,
  silenceApp,
  type Answer,
} from './fixtures/protocol.ts'
import { keycloakPage } from './fixtures/signIn.ts'
import { expect, test } from './fixtures/test.ts'

// Facts that session.md 6 asks to record for each version. These requests go directly to Keycloak, without the app.
test.use({ isWatched: false })
test.beforeEach(({ page }) => silenceApp(page))

const online = 'openid profile email'
const offline = 'openid offline_access profile email'

const isUuid = (value: unknown) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(String(value))
const yes = (value: boolean) => (value ? 'yes' : 'no')
const outcome = (answer: Answer) =>
  answer['access_token'] === undefined
    ? `${String(answer['error'])}: ${String(answer['error_description'])}`
    : 'new tokens'
const codeOrError = (answer: URLSearchParams) => (answer.has('code') ? 'a code' : String(answer.get('error')))

test('fact: identifiers of the session', async ({ page, person }) => {
  const answer = await askForCode(page, { scope: online }, person)
  const tokens = await exchange(answer)
  const idToken = claimsOf(tokens['id_token'])
  const accessToken = claimsOf(tokens['access_token'])
  const state = tokens['session_state']
  note('session_state in the callback', yes(answer.has('session_state')))
  note(
    'session_state in the token answer',
    `${yes(state !== undefined)}, ${answer.get('session_state') === state ? 'the same' : 'another'}`,
  )
  note(
    'claim session_state in ID and access token',
    `${yes('session_state' in idToken)}, ${yes('session_state' in accessToken)}`,
  )
  note(
    'claim sid in ID and access token',
    `${yes('sid' in idToken)}, ${yes('sid' in accessToken)}; ${idToken['sid'] === state ? 'equals' : 'differs from'} session_state`,
  )
  note('a session identifier is a UUID', yes(isUuid(state)))
  note('iss in the callback', yes(answer.has('iss')))
  note('header typ of the access token', String(claimsOf(tokens['access_token'], 'header')['typ']))
  note('aud of the access token', JSON.stringify(accessToken['aud']))
  const renewed = await refresh(tokens)
  note(
    'session_state after a refresh',
    claimsOf(renewed['id_token'])['sid'] === idToken['sid'] && renewed['session_state'] === state
      ? 'the same'
      : 'another',
  )
  note('nonce in the ID token of a refresh', yes('nonce' in claimsOf(renewed['id_token'])))
  expect(idToken['sid']).toBeTruthy()
})

for (const [name, scope] of [
  ['without', online],
  ['with', offline],
] as const) {
  test(`fact: refresh tokens ${name} offline_access`, async ({ page, person }) => {
    const tokens = await exchange(await askForCode(page, { scope }, person))
    const claims = claimsOf(tokens['refresh_token'])
    note(
      `refresh token ${name} offline_access`,
      `${String(claims['typ'])}, lives ${Math.round(Number(tokens['refresh_expires_in']) / 60)} min`,
    )
    note(
      `prompt=none after a sign-in ${name} offline_access`,
      codeOrError(await askForCode(page, { scope, prompt: 'none' }, null)),
    )
    const renewed = await refresh(tokens)
    note(`refresh ${name} offline_access`, outcome(renewed))
    note(`second use of a refresh token ${name} offline_access: the answer`, outcome(await refresh(tokens)))
    note(`second use of a refresh token ${name} offline_access: the newer token then`, outcome(await refresh(renewed)))
    note(
      `second use of a refresh token ${name} offline_access: prompt=none then`,
      codeOrError(await askForCode(page, { scope, prompt: 'none' }, null)),
    )
  })

  test(`fact: a refresh token ${name} offline_access after a log-out at the provider`, async ({ page, person }) => {
    const tokens = await exchange(await askForCode(page, { scope }, person))
    await page.goto(logoutUrl({}))
    await keycloakPage(page).confirmSignOut.click()
    await expect(keycloakPage(page).confirmSignOut).toBeHidden()
    note(`refresh ${name} offline_access after the person's log-out at Keycloak`, outcome(await refresh(tokens)))
  })

  test(`fact: the session page ${name} offline_access`, async ({ page, person }) => {
    const tokens = await exchange(await askForCode(page, { scope }, person))
    const state = String(tokens['session_state'])
    note(`session page, signed in ${name} offline_access`, await askSessionPage(page, state))
    await page.goto(logoutUrl({ id_token_hint: String(tokens['id_token']) }))
    note(`session page, signed out, ${name} offline_access`, await askSessionPage(page, state))
  })
}

test('fact: a second tab with offline_access', async ({ page, person }) => {
  const first = await exchange(await askForCode(page, { scope: offline }, person))
  const silent = await askForCode(page, { scope: offline, prompt: 'none' }, null)
  const second = await exchange(silent.has('code') ? silent : await askForCode(page, { scope: offline }, person))
  const isSame = claimsOf(first['id_token'])['sid'] === claimsOf(second['id_token'])['sid']
  note('a second tab with offline_access', isSame ? 'is in the same session' : 'is in another session')
  note(
    'a second tab with offline_access: the session page about the first then',
    await askSessionPage(page, String(first['session_state'])),
  )
  note('a second tab with offline_access: the refresh token of the first then', outcome(await refresh(first)))
})

test('fact: prompt=none says no', async ({ page, person, admin }) => {
  note('prompt=none without a session', codeOrError(await askForCode(page, { scope: online, prompt: 'none' }, null)))
  await askForCode(page, { scope: online }, person)
  const clientId = await admin.addClient(() => ({ consentRequired: true }))
  note(
    'prompt=none where consent is wanted',
    codeOrError(await askForCode(page, { scope: online, prompt: 'none', clientId }, null)),
  )
  await admin.requireAction(person, 'UPDATE_PASSWORD')
  note(
    'prompt=none where an action is required',
    codeOrError(await askForCode(page, { scope: online, prompt: 'none' }, null)),
  )
})

test('fact: log-out with each set of parameters', async ({ page, person }) => {
  const client = { client_id: 'somo-app' }
  const back = { post_logout_redirect_uri: returnAddress() }
  const sets: readonly (readonly [string, (idToken: string) => Readonly<Record<string, string>>])[] = [
    ['id_token_hint, post_logout_redirect_uri, client_id', (hint) => ({ id_token_hint: hint, ...back, ...client })],
    ['id_token_hint, post_logout_redirect_uri', (hint) => ({ id_token_hint: hint, ...back })],
    ['id_token_hint', (hint) => ({ id_token_hint: hint })],
    ['client_id, post_logout_redirect_uri', () => ({ ...back, ...client })],
    ['post_logout_redirect_uri', () => back],
    ['nothing', () => ({})],
    [
      'client_id, a foreign post_logout_redirect_uri',
      () => ({ ...client, post_logout_redirect_uri: 'http://127.0.0.1:9/' }),
    ],
    [
      'a forged id_token_hint, post_logout_redirect_uri',
      (hint) => ({ id_token_hint: `${hint.slice(0, -8)}AAAAAAAA`, ...back }),
    ],
  ]
  for (const [name, parameters] of sets) {
    await page.context().clearCookies()
    const { id_token: idToken } = await exchange(await askForCode(page, { scope: online }, person))
    await page.goto(logoutUrl(parameters(String(idToken))))
    note(`log-out with ${name}`, await placeAfterLogout(page))
  }
})

async function placeAfterLogout(page: Page): Promise<string> {
  if (page.url().startsWith(returnAddress())) return 'signed out, back in the app'
  if (await keycloakPage(page).confirmSignOut.isVisible()) return 'asks first'
  return `Keycloak says: ${(await page.locator('#kc-error-message, #kc-info-message, .instruction').first().innerText()).split('\n')[0] ?? ''}`
}

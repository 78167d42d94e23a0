import type { Page } from '@playwright/test'
import { changeAnswers } from '../../fixtures/session/answers.ts'
import { quiet } from '../../fixtures/quiet.ts'
import { heading, signOut } from '../../fixtures/session/sessions.ts'
import { apiCalls } from '../../fixtures/session/requests.ts'
import { gateButton, givenName, greeting, signIn, signInPage } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { storedToken } from '../../fixtures/session/tokens.ts'
import type { Watch } from '../../fixtures/watch.ts'

const username = 'c40'

test.use({ maxDocuments: 12 })

test('C40 logging out leaves no token, no role and no session, and going back shows nothing', async ({
  page,
  watch,
  controls,
}) => {
  await controls.putAccount({ username, roles: ['ADMIN'], theme: 'dark' })
  await signIn(page, username)
  // A reload is a silent refresh, which sets the count flag: so there is something to clear.
  const counted = page.waitForFunction(() => localStorage.getItem('count_user_login') === 'true')
  await page.reload()
  await counted
  expect((await storedKeys(page)).local).toEqual(
    expect.arrayContaining(['role_token_claims_obj', 'count_user_login', 'somo.session']),
  )

  await signOut(page)
  await expect(gateButton(page)).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  const left = await storedKeys(page)
  expect(left.local).toEqual(['somo.locale', 'somo.oidc.caps', 'somo.theme'].filter((key) => left.local.includes(key)))
  expect(left.local).toContain('somo.theme')
  expect(left.text).not.toMatch(/eyJ[\w-]+\.[\w-]+\./)

  watch.reset()
  await page.goBack()
  await quiet(page)
  await expect(greeting(page, givenName(username))).toBeHidden()
  expect(apiCalls(watch)).toEqual([])

  // The session at the provider is gone as well: a new visit has to type the password.
  await page.goto('/dashboard')
  await expect(signInPage(page).heading).toBeVisible()
})

test('F0: after the sign-out the refresh token and the access token are refused', async ({
  page,
  watch,
  request,
  controls,
}) => {
  await controls.putAccount({ username: 'c40b', roles: ['LEARNER'] })
  await signIn(page, 'c40b')
  const [refreshToken, accessToken] = [await storedToken(page, 'refreshToken'), await storedToken(page, 'accessToken')]
  const callApi = () =>
    request.post('/graphql', {
      headers: { Authorization: `Bearer ${accessToken}`, 'Apollo-Require-Preflight': 'true' },
      data: { operationName: 'Version', query: 'query Version { version }' },
    })
  expect((await callApi()).status()).toBe(200)
  watch.reset()
  await signOut(page)
  await expect(heading(page, 'You are signed out.')).toBeVisible()
  const [revocation] = watch.requests.filter((sent) => sent.url().endsWith('/oidc/token/revocation'))
  expect((await revocation?.response())?.status()).toBe(200)
  const form = { grant_type: 'refresh_token', client_id: 'somo-app', refresh_token: refreshToken }
  const renewal = await request.post('/oidc/token', { form })
  expect([renewal.status(), await renewal.json()]).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })])
  // A server remembers a token that it has judged good for ten seconds.
  await expect.poll(async () => (await callApi()).status(), { timeout: 15_000 }).toBe(401)
})

test('C42 logout-offline: without a network the sign-out is complete here, and says what it could not do', async ({
  page,
  context,
  watch,
  controls,
}) => {
  await controls.putAccount({ username: 'c42', roles: ['LEARNER'] })
  await page.clock.install()
  await signIn(page, 'c42')
  await quiet(page)
  await expectWayOutAtHand(page, watch, ['SignInGate', 'MenuPopup'])
  watch.reset()
  await context.setOffline(true)
  await signOut(page)
  await expect(heading(page, 'You are signed out here.')).toBeVisible()
  await expect(page.getByText('Your session there may still be active')).toBeVisible()
  expect((await storedKeys(page)).text).not.toMatch(/eyJ[\w-]+\.[\w-]+\./)
  expect((await storedKeys(page)).local).not.toContain('role_token_claims_obj')
  await context.setOffline(false)
  await expect(heading(page, 'You are signed out here.')).toBeVisible()
  expect(watch.documents).toEqual([])
})

test(
  'C41 logout-no-idtoken: without an ID token the log-out names the client, the provider asks, and it ends all the same',
  { tag: '@long' },
  async ({ page, controls }) => {
    await controls.putAccount({ username: 'c41', roles: ['LEARNER'] })
    await signIn(page, 'c41')
    await quiet(page)
    // Frames do not work in this browser, and the refresh token's answers bring no ID token (OpenID Connect Core 12.2).
    await changeAnswers(page, '**/oidc/token', (answer) => ({ ...answer, id_token: undefined }))
    await page.evaluate((at) => {
      const stored: unknown = JSON.parse(sessionStorage.getItem('somo.oidc.tokens') ?? '{}')
      sessionStorage.setItem('somo.oidc.tokens', JSON.stringify(Object.assign({}, stored, { idToken: '' })))
      localStorage.setItem(
        'somo.oidc.caps',
        JSON.stringify({ [`${location.origin}/oidc`]: { iframe: { works: 'no', at } } }),
      )
    }, Date.now())
    await page.reload()
    // The access token still says who it is, though no name.
    await page.getByRole('button', { name: 'Somo, account and settings' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(heading(page, 'Sign out of Somo?')).toBeVisible()
    const parameters = new URL(page.url()).searchParams
    expect([parameters.get('client_id'), parameters.has('id_token_hint')]).toEqual(['somo-app', false])
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(heading(page, 'You are signed out.')).toBeVisible()
    await page.goto('/dashboard')
    await expect(signInPage(page).heading).toBeVisible()
  },
)

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test(
    'C42 the way out without a network leads through the panel "More"',
    { tag: '@long' },
    async ({ page, context, watch, controls }) => {
      await controls.putAccount({ username: 'c42b', roles: ['LEARNER'] })
      await page.clock.install()
      await signIn(page, 'c42b')
      await expectWayOutAtHand(page, watch, ['SignInGate', 'MenuPopup', 'NavSheet'])
      await context.setOffline(true)
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await signOut(page)
      await expect(heading(page, 'You are signed out here.')).toBeVisible()
    },
  )
})

/** The code of menu and gate is fetched once the page is at rest for three seconds; without a network nothing more comes. */
async function expectWayOutAtHand(page: Page, watch: Watch, chunks: readonly string[]): Promise<void> {
  await page.clock.fastForward(3_000)
  for (const chunk of chunks) {
    await expect
      .poll(() => watch.requests.some((request) => request.url().includes(chunk)), { message: chunk })
      .toBe(true)
  }
  // All of them, with what they import; a page that was quiet once counts as quiet for ever.
  const onTheirWay = () =>
    watch.requests.filter((request) => request.failure() === null && request.timing().responseEnd < 0)
  await expect.poll(() => onTheirWay().map((request) => request.url())).toEqual([])
}

/** Names of what is stored, and all values in one text. */
function storedKeys(page: Page): Promise<{ local: string[]; text: string }> {
  return page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    text: JSON.stringify([localStorage, sessionStorage, ...performance.getEntries().map((entry) => entry.name)]),
  }))
}

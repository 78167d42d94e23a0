import { changeConfig, changeOidcConfig } from '../../fixtures/session/answers.ts'
import { listenToConsole } from '../../fixtures/session/consoleLines.ts'
import { quiet } from '../../fixtures/quiet.ts'
import { apiCalls, signInVisits } from '../../fixtures/session/requests.ts'
import { heading } from '../../fixtures/session/sessions.ts'
import { fillIn, gateButton, givenNameOf, greeting } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import type { Watch } from '../../fixtures/watch.ts'
import { startTestServer } from '../../server/testServer.ts'

const noApi = 'Configuration: apiUrl is missing, so no call can be made.'
const noIssuer = 'Configuration: oidc.issuer is missing, so nobody can sign in.'
const notSetUp = 'Sign-in is not set up.'

/** Addresses that were put together from something that was not there. */
const nowhere = (watch: Watch) =>
  watch.requests.map((request) => request.url()).filter((url) => /undefined|null/.test(url))

test.describe('C52 config-missing', () => {
  test.describe('without the address of the API', () => {
    test.use({ account: 'learner' })

    test('the console says so once, the person is signed in, and no call is sent', async ({ page, context, watch }) => {
      const lines = listenToConsole(page)
      await changeConfig(context, (config) => ({ ...config, apiUrl: undefined }))
      await page.goto('/dashboard')
      await expect(greeting(page, givenNameOf('learner'))).toBeVisible()
      await page.getByRole('link', { name: 'Using Somo' }).first().click()
      await expect(heading(page, 'Using Somo')).toBeVisible()
      // The page asks both services by itself; what it finds says nothing to the console again.
      await expect(page.getByText(/^Answered in \d+ ms$/)).toHaveCount(1)
      await expect(page.getByText('No answer', { exact: true })).toHaveCount(1)
      expect(lines.errors).toEqual([noApi])
      expect([apiCalls(watch), nowhere(watch)]).toEqual([[], []])
    })
  })

  test('without the issuer the console says so once, the gate has no button, and open pages open', async ({
    page,
    context,
    watch,
  }) => {
    const lines = listenToConsole(page)
    await changeOidcConfig(context, { issuer: undefined })
    await page.goto('/dashboard')
    await expect(heading(page, notSetUp)).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: /Sign in|Try again/ })).toHaveCount(0)
    expect(lines.errors).toEqual([noIssuer])
    await page.goto('/communication')
    await expect(heading(page, 'Communication')).toBeVisible()
    expect([signInVisits(watch), apiCalls(watch), nowhere(watch)]).toEqual([[], [], []])
  })

  for (const [name, answer] of [
    ['that is broken', { contentType: 'application/json', body: '{"apiUrl": "/"' }],
    ['that is a page', { contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }],
    ['that is not there', { status: 404, contentType: 'application/json', body: '{}' }],
  ] as const) {
    test(
      `a file ${name} counts as both missing, with one error each`,
      { tag: '@long' },
      async ({ page, context, watch }) => {
        const lines = listenToConsole(page)
        await context.route('**/config.json', (route) => route.fulfill(answer))
        await page.goto('/dashboard')
        await expect(heading(page, notSetUp)).toBeVisible()
        expect(lines.errors).toEqual([noApi, noIssuer])
        expect([signInVisits(watch), nowhere(watch)]).toEqual([[], []])
      },
    )
  }
})

test('C53 one-build: the same files serve another installation with another client, another API and another way to sign in', async ({
  page,
  baseURL,
  watch,
}) => {
  const other = await startTestServer({
    SIGN_IN_MODE: 'button',
    OIDC_CLIENT_ID: 'second-app',
    OIDC_API_RESOURCE: 'second-api',
  })
  try {
    const shellOf = async (url: string) => await (await fetch(`${url}/index.html`)).text()
    expect(await shellOf(other.url)).toBe(await shellOf(baseURL ?? ''))
    await page.goto(`${other.url}/system`)
    await gateButton(page).click()
    await fillIn(page, 'admin')
    await expect(heading(page, 'Settings')).toBeVisible()
    // A call that is still under way would be given up with the page.
    await quiet(page)
    await page.goto(`${other.url}/dashboard`)
    await expect(greeting(page, givenNameOf('admin'))).toBeVisible()
    await quiet(page)
    const statuses = await Promise.all(apiCalls(watch).map(async (call) => (await call.response())?.status()))
    expect(statuses.length).toBeGreaterThan(0)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(signInVisits(watch).map((visit) => new URL(visit.url()).searchParams.get('client_id'))).toEqual([
      'second-app',
    ])
  } finally {
    await other.close()
  }
})

import type { Page, Route } from '@playwright/test'
import {
  framedDocuments,
  heardBy,
  innerGate,
  innerHeading,
  openParent,
  placeInside,
  sayFromFrame,
  sayFromParent,
  signInInside,
  somo,
  somoUrl,
} from '../../fixtures/session/embedding.ts'
import { isLong } from '../../fixtures/long.ts'
import { parentUrl, strangerUrl } from '../../fixtures/places.ts'
import { quiet } from '../../fixtures/quiet.ts'
import { tokenRequests } from '../../fixtures/session/requests.ts'
import { fillIn, gateButton, givenName, greeting, signInPage } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ signInMode: 'button' })

const name = givenName('anybody')
const evil = 'evil.example'

/** Answers with the product's own page and no policy, as a static host without headers does. */
async function withoutPolicy(route: Route): Promise<void> {
  const response = await route.fetch()
  const { 'content-security-policy': _, ...headers } = response.headers()
  await route.fulfill({ response, headers })
}

test.describe('ASVS 3 frame-ancestors', () => {
  const pages = {
    app: '/',
    screen: '/media',
    silent: '/silent-refresh.html',
    session: '/oidc/session/check',
    signIn:
      '/oidc/auth?client_id=somo-app&response_type=code&scope=openid&code_challenge_method=S256&code_challenge=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    signOut: '/oidc/session/end',
  }
  // The servers are known only when the tests run.
  const addresses = () =>
    Object.fromEntries(Object.entries(pages).map(([frame, path]) => [frame, `${somoUrl()}${path}`]))
  /** Which frames show what they were pointed at; the browser puts an error page into the others. */
  const shown = (page: Page) =>
    Object.keys(pages).filter((frame) => page.frame({ name: frame })?.url().startsWith(somoUrl()))

  test('an allowed page frames the application and its helpers, never a page for typing a password', async ({
    page,
  }) => {
    await openParent(page, addresses())
    await quiet(page)
    expect(shown(page)).toEqual(['app', 'screen', 'silent', 'session'])
  })

  test('any other page frames nothing', async ({ page }) => {
    await openParent(page, addresses(), strangerUrl())
    await quiet(page)
    expect(shown(page)).toEqual([])
  })

  test('nor does an allowed page inside another one', { tag: '@long' }, async ({ page }) => {
    await page.goto(
      `${strangerUrl()}/?middle=${encodeURIComponent(`${parentUrl()}/?somo=${encodeURIComponent(`${somoUrl()}/`)}`)}`,
    )
    await quiet(page)
    expect(page.frames().filter((frame) => frame.url().startsWith(somoUrl()))).toEqual([])
  })

  test(
    'where no header says so, the application itself shows a stranger nothing but why, nothing to press, and asks nobody',
    { tag: '@long' },
    async ({ page, watch }) => {
      const logged: string[] = []
      page.on('console', (line) => line.type() === 'error' && logged.push(line.text()))
      await page.route(`${somoUrl()}/`, withoutPolicy)
      await openParent(page, {}, strangerUrl())
      await expect.poll(() => logged.filter((line) => line.includes('does not show itself')).length).toBe(1)
      await quiet(page)
      await expect(somo(page).getByText('Somo can’t be shown here')).toBeVisible()
      await expect(somo(page).locator('a, button, input')).toHaveCount(0)
      expect(watch.requests.filter((request) => request.url().includes('/oidc/'))).toEqual([])
      await sayFromParent(page, { type: 'route_change', route: '/communication' })
      expect(placeInside(page)).toBe('/')
    },
  )

  test('the same page shows itself to the parent that is allowed', { tag: '@long' }, async ({ page }) => {
    await page.route(`${somoUrl()}/`, withoutPolicy)
    await openParent(page)
    await expect(innerGate(page)).toBeVisible()
  })
})

test('ASVS 8 postMessage: foreign frames, foreign windows and foreign shapes move nothing', async ({
  page,
  context,
  watch,
  controls,
}) => {
  await controls.putAccount({ username: 'asvs8', roles: ['LEARNER'] })
  await openParent(page, { neighbour: `${parentUrl()}/`, stranger: `${strangerUrl()}/` })
  await signInInside(page, context, 'asvs8')
  watch.reset()
  const places: string[] = []
  page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname))
  const good = { type: 'route_change', route: '/media' }
  const noise = [
    good,
    { type: 'log_out' },
    'changed',
    'error',
    { source: 'oidc-client', url: `${somoUrl()}/?code=c&state=s` },
    { type: 'logged_out' },
  ]
  for (const frame of ['neighbour', 'stranger']) for (const message of noise) await sayFromFrame(page, frame, message)
  const misshapen = [
    null,
    7,
    'route_change',
    [good],
    { type: 'route_change' },
    { ...good, route: ['/media'] },
    { ...good, v: 2 },
    { ...good, queryParams: 'a=b' },
    { ...good, queryParams: { a: { b: 1 } } },
    { type: 'LOG_OUT' },
    { type: 'log_out', v: '1' },
    'changed',
    'error',
  ]
  for (const message of misshapen) await sayFromParent(page, message)
  // Heard after all of them, in the order they were sent.
  await sayFromParent(page, { type: 'route_change', route: '/catalogue' })
  await expect(innerHeading(page, 'Catalogue')).toBeVisible()
  expect(places).toEqual(['/catalogue'])
  expect([await heardBy(page), framedDocuments(watch), tokenRequests(watch)]).toEqual([[], [], []])
  const opened = context.waitForEvent('page')
  await page.evaluate((url) => void window.open(url), `${parentUrl()}/`)
  await (
    await opened
  ).evaluate(() => {
    // A window opened by the parent: neither its frame nor the parent itself.
    const opener = window.opener as Window | null
    opener?.frames[0]?.postMessage({ type: 'log_out' }, '*')
  })
  await sayFromParent(page, good)
  await expect(innerHeading(page, 'My media')).toBeVisible()
})

test.describe('ASVS 9 open redirects', () => {
  const hostile = [
    `//${evil}`,
    `/\\${evil}`,
    `/\t/${evil}`,
    `/..//${evil}`,
    `https://${evil}/`,
    `\\\\${evil}`,
    'javascript:alert(1)',
    `data:text/html,${evil}`,
  ]

  test('no route of a message leads away', { tag: '@long' }, async ({ page, watch }) => {
    await openParent(page)
    await expect(innerGate(page)).toBeVisible()
    const places: string[] = []
    page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname))
    for (const route of hostile) await sayFromParent(page, { type: 'route_change', route })
    await sayFromParent(page, {
      type: 'route_change',
      route: `/communication?next=https://${evil}`,
      queryParams: { code: 'c', state: 's' },
    })
    await expect(innerHeading(page, 'Communication')).toBeVisible()
    expect([placeInside(page), places]).toEqual([`/communication?next=https://${evil}`, ['/communication']])
    expect(watch.requests.filter((request) => new URL(request.url()).hostname === evil)).toEqual([])
  })

  // What may be remembered is decided in returnTo.test.ts, which knows forty ways out.
  const remembered = isLong ? hostile : [`//${evil}`, 'javascript:alert(1)']

  for (const [index, place] of remembered.entries()) {
    test(
      `no remembered place leads away: ${JSON.stringify(place)}`,
      { tag: '@long' },
      async ({ page, watch, controls }) => {
        const username = `asvs9${index}`
        await controls.putAccount({ username, roles: ['LEARNER'] })
        await page.goto('/dashboard')
        await expect(gateButton(page)).toBeVisible()
        await page.evaluate((value) => sessionStorage.setItem('somo.returnTo', value), place)
        await gateButton(page).click()
        await fillIn(page, username)
        await expect(greeting(page, name)).toBeVisible()
        await expect(page).toHaveURL('/dashboard')
        expect(watch.requests.filter((request) => new URL(request.url()).hostname === evil)).toEqual([])
      },
    )
  }

  test(
    'no address of ours leads away, and the provider sends nobody to a stranger after a sign-out',
    { tag: '@long' },
    async ({ page, watch }) => {
      for (const path of [`//${evil}/x`, `/%5C${evil}`, `/%2F%2F${evil}`, `/dashboard//${evil}`]) {
        await page.goto(`${somoUrl()}${path}`)
        await expect(page).toHaveURL(/\/error-page$/)
      }
      const query = new URLSearchParams({ client_id: 'somo-app', post_logout_redirect_uri: `https://${evil}/` })
      const response = await page.goto(`/oidc/session/end?${query.toString()}`)
      expect(response?.status()).toBe(400)
      await expect(signInPage(page).heading).toHaveCount(0)
      expect(watch.requests.filter((request) => new URL(request.url()).hostname === evil)).toEqual([])
    },
  )
})

import type { BrowserContext, Page } from '@playwright/test'
import { framedDocuments, heardBy, innerGate, innerHeading, openParent, placeInside, sayFromFrame, sayFromParent, signInInside, somo, somoUrl } from '../fixtures/embedding.ts'
import { parentUrl, strangerUrl } from '../fixtures/places.ts'
import { grantOf, silentAttempts, tokenRequests } from '../fixtures/requests.ts'
import { fillIn, givenName } from '../fixtures/signIn.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ signInMode: 'button' })

const name = givenName('anybody')

test.describe('C60 embed-route', () => {
  test('the parent opens pages, with a query of its own, a hash, and back again', async ({ page }) => {
    await openParent(page)
    await expect(innerGate(page)).toBeVisible()
    await sayFromParent(page, { type: 'route_change', route: '/communication?filter=a&page=1#x', queryParams: { page: 2 } })
    await expect(innerHeading(page, 'Communication')).toBeVisible()
    expect(placeInside(page)).toBe('/communication?filter=a&page=2#x')
    await sayFromParent(page, { type: 'route_change', v: 1, route: '/relatives', params: { tag: ['a', 'b'], isOpen: true } })
    await expect.poll(() => placeInside(page)).toBe('/relatives?tag=a&tag=b&isOpen=true')
    await page.evaluate(() => history.back())
    await expect.poll(() => placeInside(page)).toBe('/communication?filter=a&page=2#x')
  })

  test('an unknown address ends at the error page, as any other', async ({ page }) => {
    await openParent(page)
    await expect(innerGate(page)).toBeVisible()
    await sayFromParent(page, { type: 'route_change', route: '/nope' })
    await expect.poll(() => placeInside(page)).toBe('/error-page')
  })

  test('what is asked for during start-up waits for its end, and the last wins', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/config.json', async (route) => {
      await held.promise
      await route.continue()
    })
    await openParent(page)
    await sayFromParent(page, { type: 'route_change', route: '/relatives' })
    await sayFromParent(page, { type: 'route_change', route: '/communication?x=1' })
    expect(placeInside(page)).toBe('/')
    held.resolve()
    await expect(innerHeading(page, 'Communication')).toBeVisible()
    expect(placeInside(page)).toBe('/communication?x=1')
  })

  test('a page for those who are signed in opens after the sign-in', async ({ page, context, controls }) => {
    await controls.putAccount({ username: 'c60', roles: ['LEARNER'] })
    await openParent(page)
    await expect(innerGate(page)).toBeVisible()
    await sayFromParent(page, { type: 'route_change', route: '/media?y=1' })
    await expect.poll(() => placeInside(page)).toBe('/dashboard')
    const opened = context.waitForEvent('page')
    await innerGate(page).click()
    await fillIn(await opened, 'c60')
    await expect(innerHeading(page, 'My media')).toBeVisible()
    expect(placeInside(page)).toBe('/media?y=1')
    await sayFromParent(page, { type: 'route_change', route: '/system' })
    await expect(somo(page).getByRole('status').filter({ hasText: 'needs another role' })).toBeVisible()
    expect(placeInside(page)).toBe('/dashboard')
  })
})

test('C61 embed-logout: signed out without leaving the frame, the refresh token given back, the parent told', async ({ page, context, watch, controls }) => {
  await controls.putAccount({ username: 'c61', roles: ['LEARNER'] })
  await openParent(page, { neighbour: `${parentUrl()}/`, stranger: `${strangerUrl()}/` })
  await signInInside(page, context, 'c61')
  for (const frame of ['neighbour', 'stranger']) await sayFromFrame(page, frame, { type: 'log_out' })
  // Messages are heard in order, so the others have been heard before this one.
  await sayFromParent(page, { type: 'route_change', route: '/media' })
  await expect(innerHeading(page, 'My media')).toBeVisible()
  watch.reset()
  await sayFromParent(page, { type: 'log_out' })
  await expect(innerHeading(page, 'You are signed out.')).toBeVisible()
  await expect.poll(() => heardBy(page)).toEqual([{ origin: somoUrl(), data: { type: 'logged_out' } }])
  for (const frame of ['neighbour', 'stranger']) {
    expect(await heardBy(page, frame)).toEqual([])
  }
  const revocations = watch.requests.filter((request) => request.url().endsWith('/oidc/token/revocation'))
  expect(await Promise.all(revocations.map(async (request) => (await request.response())?.status()))).toEqual([200])
  expect([framedDocuments(watch), watch.documents]).toEqual([[], []])
  const kept = await page.frame({ name: 'somo' })?.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(kept).not.toMatch(/eyJ[\w-]+\.[\w-]+\.|role_token_claims_obj|count_user_login/)
  await page.reload()
  await expect(innerGate(page)).toBeVisible()
})

test.describe('C62 embed-login', () => {
  test('a window signs in, the frame stays, and tokens are renewed by the refresh token', async ({ page, context, watch, controls }) => {
    await controls.putAccount({ username: 'c62', roles: ['LEARNER'] })
    await page.clock.install()
    await openParent(page)
    await signInInside(page, context, 'c62')
    expect(context.pages()).toHaveLength(1)
    expect(framedDocuments(watch)).toEqual(['/'])
    watch.reset()
    const renewed = page.waitForResponse('**/oidc/token')
    await page.clock.fastForward(240_000)
    // A refresh token works once: the next one must have come before the page is loaded again.
    await (await renewed).finished()
    await page.waitForLoadState('networkidle')
    await page.reload()
    await expect(innerHeading(page, name)).toBeVisible()
    expect([tokenRequests(watch).map(grantOf), silentAttempts(watch), framedDocuments(watch)]).toEqual([
      ['refresh_token', 'refresh_token'],
      [],
      ['/'],
    ])
    await expect(somo(page).locator('iframe')).toHaveCount(0)
  })

  test('a reload while the answer to a renewal is on the way signs nobody out: the end is told, and a window goes on by itself', async ({ page, context, watch, controls }) => {
    await controls.putAccount({ username: 'c62c', roles: ['LEARNER'] })
    await page.clock.install()
    await openParent(page)
    await signInInside(page, context, 'c62c')
    await page.waitForLoadState('networkidle')
    const used = Promise.withResolvers<void>()
    await page.route('**/oidc/token', (route) => route.fetch().then(() => used.resolve()), { times: 1 })
    await page.clock.fastForward(240_000)
    await used.promise
    watch.reset()
    await page.reload()
    const notice = somo(page).getByRole('status').filter({ hasText: /Your session ends at \d\d:\d\d/ })
    await expect(notice).toBeVisible()
    await expect(innerHeading(page, name)).toBeVisible()
    await notice.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(notice).toBeHidden()
    expect(tokenRequests(watch).map(grantOf)).toEqual(['refresh_token', 'authorization_code'])
    await expect.poll(() => context.pages().length, { message: 'the window closes' }).toBe(1)
    await page.clock.fastForward(240_000)
    await expect.poll(() => tokenRequests(watch).length).toBe(3)
    await expect(innerHeading(page, name)).toBeVisible()
    expect(framedDocuments(watch)).toEqual(['/'])
  })

  test('a window that is closed leads back to the gate, which says so', async ({ page, context }) => {
    await openParent(page)
    const opened = context.waitForEvent('page')
    await innerGate(page).click()
    await (await opened).close()
    await expect(innerHeading(page, 'You did not sign in.')).toBeVisible()
    await expect(innerGate(page)).toBeEnabled()
  })

  test('a session that ends while the page stands leads to the gate, not to the provider', async ({ page, context, watch, controls }) => {
    await controls.putAccount({ username: 'c62b', roles: ['LEARNER'] })
    await page.clock.install()
    await openParent(page)
    await signInInside(page, context, 'c62b')
    await controls.endSessions('c62b')
    watch.reset()
    await page.clock.fastForward(240_000)
    await expect(innerHeading(page, 'Your session has ended.')).toBeVisible()
    expect([framedDocuments(watch), context.pages().length]).toEqual([[], 1])
  })
})

test('C63 popup-blocked: a link to see, which signs in from a tab of its own; nothing turns in a circle', async ({ page, context, watch, controls }) => {
  await controls.putAccount({ username: 'c63', roles: ['LEARNER'] })
  await page.addInitScript(() => {
    window.open = () => null
  })
  await openParent(page)
  await innerGate(page).click()
  await expect(innerHeading(page, 'The window for signing in did not open.')).toBeVisible()
  await innerGate(page).click()
  const link = somo(page).getByRole('link', { name: 'Open the sign-in page in a new tab' })
  await expect(link).toBeVisible()
  expect([framedDocuments(watch), context.pages().length, tokenRequests(watch)]).toEqual([['/'], 1, []])
  await signInByLink(page, context, 'c63')
  await expect(innerHeading(page, name)).toBeVisible()
  await expect(link).toHaveCount(0)
  await expect.poll(() => context.pages().length, { message: 'the tab closes' }).toBe(1)
  expect(framedDocuments(watch)).toEqual(['/'])
})

async function signInByLink(page: Page, context: BrowserContext, username: string): Promise<void> {
  const opened = context.waitForEvent('page')
  await somo(page).getByRole('link', { name: 'Open the sign-in page in a new tab' }).click()
  await fillIn(await opened, username)
}

test('C64 scrollbar: the first word of the parent hides it, and the page scrolls on by wheel and keys', async ({ page }) => {
  await openParent(page)
  await expect(innerGate(page)).toBeVisible()
  const frame = page.frame({ name: 'somo' })
  const state = () =>
    frame?.evaluate(() => {
      const { scrollingElement: area } = document
      return [area === null ? null : getComputedStyle(area).scrollbarWidth, Math.round(area?.scrollTop ?? -1)]
    })
  await page.locator('iframe[name="somo"]').evaluate((element) => element.setAttribute('height', '150'))
  expect(await state()).toEqual(['auto', 0])
  await sayFromParent(page, { type: 'route_change', route: '/communication' })
  await expect(innerHeading(page, 'Communication')).toBeVisible()
  expect(await state()).toEqual(['none', 0])
  await somo(page).getByRole('heading', { level: 1 }).hover()
  await page.mouse.wheel(0, 40)
  await expect.poll(async () => (await state())?.[1]).toBe(40)
  const button = somo(page).getByRole('main').getByRole('button').first()
  await button.focus()
  await page.keyboard.press('Home')
  await expect.poll(async () => (await state())?.[1]).toBe(0)
  await page.keyboard.press('PageDown')
  await expect.poll(async () => (await state())?.[1]).toBeGreaterThan(40)
  await expect(button).toBeFocused()
  await expect(button).toHaveCSS('outline-style', 'solid')
})

import type { BrowserContext, Page, Route } from '@playwright/test'
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
import { parentUrl, strangerUrl } from '../../fixtures/places.ts'
import { quiet } from '../../fixtures/quiet.ts'
import { grantOf, silentAttempts, tokenRequests } from '../../fixtures/session/requests.ts'
import { fillIn, givenName } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ signInMode: 'button' })

const name = givenName('anybody')

test.describe('C60 embed-route', () => {
  test('the parent opens pages, with a query of its own, a hash, and back again', async ({ page }) => {
    await openParent(page)
    await expect(innerGate(page)).toBeVisible()
    await sayFromParent(page, {
      type: 'route_change',
      route: '/communication?filter=a&page=1#x',
      queryParams: { page: 2 },
    })
    await expect(innerHeading(page, 'Communication')).toBeVisible()
    expect(placeInside(page)).toBe('/communication?filter=a&page=2#x')
    await sayFromParent(page, {
      type: 'route_change',
      v: 1,
      route: '/relatives',
      params: { tag: ['a', 'b'], isOpen: true },
    })
    await expect.poll(() => placeInside(page)).toBe('/relatives?tag=a&tag=b&isOpen=true')
    await page.evaluate(() => history.back())
    await expect.poll(() => placeInside(page)).toBe('/communication?filter=a&page=2#x')
  })

  test('an unknown address ends at the error page, as any other', { tag: '@long' }, async ({ page }) => {
    await openParent(page)
    await expect(innerGate(page)).toBeVisible()
    await sayFromParent(page, { type: 'route_change', route: '/nope' })
    await expect.poll(() => placeInside(page)).toBe('/error-page')
  })

  test('what is asked for during start-up waits for its end, and the last wins', { tag: '@long' }, async ({ page }) => {
    const gate = Promise.withResolvers<void>()
    await page.route('**/config.json', async (route) => {
      await gate.promise
      await route.continue()
    })
    await openParent(page)
    await sayFromParent(page, { type: 'route_change', route: '/relatives' })
    await sayFromParent(page, { type: 'route_change', route: '/communication?x=1' })
    expect(placeInside(page)).toBe('/')
    gate.resolve()
    await expect(innerHeading(page, 'Communication')).toBeVisible()
    expect(placeInside(page)).toBe('/communication?x=1')
  })

  test(
    'a page for those who are signed in opens after the sign-in',
    { tag: '@long' },
    async ({ page, context, controls }) => {
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
      await expect(somo(page).getByRole('status').filter({ hasText: 'You don’t have access to' })).toBeVisible()
      expect(placeInside(page)).toBe('/dashboard')
    },
  )
})

// Both kinds of browsers that people use: one that keeps storage for a frame of another site, and one that refuses it.
for (const frameStorage of ['kept', 'blocked'] as const) {
  test.describe(`storage of the frame ${frameStorage}:`, { tag: frameStorage === 'kept' ? [] : '@long' }, () => {
    test.use({ frameStorage })

    test('C61 embed-logout: signed out without leaving the frame, the refresh token given back, the parent told', async ({
      page,
      context,
      watch,
      controls,
      request,
    }) => {
      const username = `c61${frameStorage}`
      await controls.putAccount({ username, roles: ['LEARNER'] })
      await openParent(page, { neighbour: `${parentUrl()}/`, stranger: `${strangerUrl()}/` })
      await signInInside(page, context, username)
      const [exchange] = tokenRequests(watch)
      const refreshToken = refreshTokenOf(await (await exchange?.response())?.json())
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
      const revocations = watch.requests.filter((sent) => sent.url().endsWith('/oidc/token/revocation'))
      expect(await Promise.all(revocations.map(async (sent) => (await sent.response())?.status()))).toEqual([200])
      const again = await request.post('/oidc/token', {
        form: { grant_type: 'refresh_token', client_id: 'somo-app', refresh_token: refreshToken },
      })
      expect([again.status(), await again.json()]).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })])
      expect([framedDocuments(watch), watch.documents]).toEqual([[], []])
      expect(await storageInside(page)).not.toMatch(/eyJ[\w-]+\.[\w-]+\.|role_token_claims_obj|count_user_login/)
      await page.reload()
      await expect(innerGate(page)).toBeVisible()
    })

    test('C62 embed-login: a window signs in, the frame stays, and tokens are renewed by the refresh token', async ({
      page,
      context,
      watch,
      controls,
    }) => {
      const username = `c62${frameStorage}`
      await controls.putAccount({ username, roles: ['LEARNER'] })
      await page.clock.install()
      await openParent(page)
      await signInInside(page, context, username)
      await expect.poll(() => context.pages().length, { message: 'the window closes' }).toBe(1)
      expect(framedDocuments(watch)).toEqual(['/'])
      watch.reset()
      for (const round of [1, 2]) {
        await page.clock.fastForward(240_000)
        await expect
          .poll(() => tokenRequests(watch).map(grantOf))
          .toEqual(Array.from({ length: round }, () => 'refresh_token'))
        await quiet(page)
        await expect(innerHeading(page, name)).toBeVisible()
      }
      expect([silentAttempts(watch), framedDocuments(watch)]).toEqual([[], []])
      await expect(somo(page).locator('iframe')).toHaveCount(0)
    })

    test(
      'C62 embed-login: where the answer to a renewal is lost the end of the session is told, and a window goes on by itself',
      { tag: '@long' },
      async ({ page, context, watch, controls }) => {
        const username = `c62lost${frameStorage}`
        await controls.putAccount({ username, roles: ['LEARNER'] })
        await page.clock.install()
        await openParent(page)
        await signInInside(page, context, username)
        await quiet(page)
        await loseAnswer(page)
        await page.clock.fastForward(240_000)
        await expect
          .poll(() => tokenRequests(watch).map((request) => request.failure() !== null))
          .toEqual([false, true])
        watch.reset()
        // The failure counts for a passing one: the same token is tried once more, after a pause of five seconds.
        await page.clock.fastForward(6_000)
        const notice = somo(page)
          .getByRole('status')
          .filter({ hasText: /Your session ends at \d\d:\d\d/ })
        await expect(notice).toBeVisible()
        await expect(innerHeading(page, name)).toBeVisible()
        await notice.getByRole('button', { name: 'Stay signed in' }).click()
        await expect(notice).toBeHidden()
        expect(tokenRequests(watch).map(grantOf)).toEqual(['refresh_token', 'authorization_code'])
        await expect.poll(() => context.pages().length, { message: 'the window closes' }).toBe(1)
        await page.clock.fastForward(240_000)
        await expect.poll(() => tokenRequests(watch).length).toBe(3)
        await expect(innerHeading(page, name)).toBeVisible()
        expect(framedDocuments(watch)).toEqual([])
      },
    )
  })
}

test.describe('C62 embed-login after a reload', () => {
  test.describe('where the browser keeps storage for the frame', () => {
    test.use({ frameStorage: 'kept' })

    test('the refresh token signs in', async ({ page, context, watch, controls }) => {
      await controls.putAccount({ username: 'c62', roles: ['LEARNER'] })
      await openParent(page)
      await signInInside(page, context, 'c62')
      watch.reset()
      await page.reload()
      await expect(innerHeading(page, name)).toBeVisible()
      expect([tokenRequests(watch).map(grantOf), silentAttempts(watch), framedDocuments(watch)]).toEqual([
        ['refresh_token'],
        [],
        ['/'],
      ])
    })

    test(
      'while the answer to a renewal is on the way, nobody is signed out: the end of the session is told',
      { tag: '@long' },
      async ({ page, context, watch, controls }) => {
        await controls.putAccount({ username: 'c62c', roles: ['LEARNER'] })
        await page.clock.install()
        await openParent(page)
        await signInInside(page, context, 'c62c')
        await quiet(page)
        const used = Promise.withResolvers<void>()
        await page.route('**/oidc/token', (route) => route.fetch().then(() => used.resolve()), { times: 1 })
        await page.clock.fastForward(240_000)
        await used.promise
        watch.reset()
        await page.reload()
        await expect(
          somo(page)
            .getByRole('status')
            .filter({ hasText: /Your session ends at \d\d:\d\d/ }),
        ).toBeVisible()
        await expect(innerHeading(page, name)).toBeVisible()
        expect([tokenRequests(watch).map(grantOf), framedDocuments(watch)]).toEqual([['refresh_token'], ['/']])
      },
    )
  })

  test.describe('where the browser refuses the frame its storage', () => {
    test.use({ frameStorage: 'blocked' })

    test('F0: the gate is back, and one press signs in again without typing; what was chosen by hand holds until then', async ({
      page,
      context,
      watch,
      controls,
    }) => {
      await controls.putAccount({ username: 'c62d', roles: ['LEARNER'] })
      const warnings: string[] = []
      page.on('console', (line) => line.type() === 'warning' && warnings.push(line.text()))
      await openParent(page)
      await signInInside(page, context, 'c62d')
      await chooseInside(page)
      await sayFromParent(page, { type: 'route_change', route: '/media' })
      await expect(innerHeading(page, 'Meine Medien')).toBeVisible()
      await expect(somo(page).locator('html')).toHaveAttribute('data-theme', /dark/)
      watch.reset()
      await page.reload()
      const opened = context.waitForEvent('page')
      await innerGate(page).click()
      await opened
      await expect(innerHeading(page, name)).toBeVisible()
      await expect.poll(() => context.pages().length, { message: 'the window closes' }).toBe(1)
      expect([tokenRequests(watch).map(grantOf), framedDocuments(watch)]).toEqual([['authorization_code'], ['/']])
      expect(new Set(warnings)).toEqual(
        new Set(['Browser storage is not available: what is kept lasts as long as this page.']),
      )
    })
  })
})

test.describe('C62 embed-login', () => {
  test('a window that is closed leads back to the gate, which says so', { tag: '@long' }, async ({ page, context }) => {
    await openParent(page)
    const opened = context.waitForEvent('page')
    await innerGate(page).click()
    await (await opened).close()
    await expect(innerHeading(page, 'Sign-in cancelled.')).toBeVisible()
    await expect(innerGate(page)).toBeEnabled()
  })

  test(
    'a session that ends while the page stands leads to the gate, not to the provider',
    { tag: '@long' },
    async ({ page, context, watch, controls }) => {
      await controls.putAccount({ username: 'c62b', roles: ['LEARNER'] })
      await page.clock.install()
      await openParent(page)
      await signInInside(page, context, 'c62b')
      await controls.endSessions('c62b')
      watch.reset()
      await page.clock.fastForward(240_000)
      await expect(innerHeading(page, 'Your session has ended.')).toBeVisible()
      expect([framedDocuments(watch), context.pages().length]).toEqual([[], 1])
    },
  )
})

test(
  'C63 popup-blocked: a link to see, which signs in from a tab of its own; nothing turns in a circle',
  { tag: '@long' },
  async ({ page, context, watch, controls }) => {
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
  },
)

/** Chooses the dark theme and German in the account menu. */
async function chooseInside(page: Page): Promise<void> {
  for (const choice of ['Dark violet', 'Deutsch']) {
    await somo(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click()
    await somo(page).getByRole('menuitemradio', { name: choice }).click()
  }
}

function refreshTokenOf(answer: unknown): string {
  const token: unknown = answer instanceof Object ? Reflect.get(answer, 'refresh_token') : null
  expect(token, 'the provider gives a refresh token').toEqual(expect.any(String))
  return String(token)
}

/** The next answer of the token endpoint is given by the provider, and never arrives. */
async function loseAnswer(page: Page): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route('**/oidc/token', lose, { times: 1 })
}

/** All that the product keeps in its frame, as text; '' where the browser refuses it. */
async function storageInside(page: Page): Promise<string> {
  const read = () => {
    try {
      return JSON.stringify([sessionStorage, localStorage])
    } catch {
      return ''
    }
  }
  return (await page.frame({ name: 'somo' })?.evaluate(read)) ?? ''
}

async function signInByLink(page: Page, context: BrowserContext, username: string): Promise<void> {
  const opened = context.waitForEvent('page')
  await somo(page).getByRole('link', { name: 'Open the sign-in page in a new tab' }).click()
  await fillIn(await opened, username)
}

test(
  'C64 scrollbar: the first word of the parent hides it, and the page scrolls on by wheel and keys',
  { tag: '@long' },
  async ({ page }) => {
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
  },
)

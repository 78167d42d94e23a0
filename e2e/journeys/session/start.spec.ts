import { quiet } from '../../fixtures/quiet.ts'
import { apiCalls, grantOf, providerPages, silentAttempts, tokenRequests } from '../../fixtures/session/requests.ts'
import { fillIn, gateButton, greeting, signIn, signInPage } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('a first visit', () => {
  test('C01 leads to the sign-in page by itself, once', async ({ page, watch }) => {
    await page.goto('/')
    await expect(signInPage(page).heading).toBeVisible()
    expect(new URL(page.url()).pathname).toMatch(/^\/oidc\//)
    expect(providerPages(watch)).toHaveLength(1)
    expect(apiCalls(watch)).toHaveLength(0)
  })

  test.describe('where the server waits for the button', () => {
    test.use({ signInMode: 'button' })

    test('C01 shows the gate on the dashboard and goes nowhere', async ({ page, watch }) => {
      await page.goto('/')
      await expect(gateButton(page)).toBeVisible()
      await expect(page).toHaveURL('/dashboard')
      expect(providerPages(watch)).toHaveLength(0)
      await gateButton(page).click()
      await expect(signInPage(page).heading).toBeVisible()
    })
  })

  test('C02 signs in with a code that stays in no address', async ({ page }) => {
    await page.goto('/')
    await fillIn(page, 'learner')
    await expect(greeting(page, 'Amani')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    const addresses = await page.evaluate(() => [
      location.href,
      ...navigation.entries().map((entry) => entry.url ?? ''),
    ])
    expect(addresses.filter((address) => /[?&](code|state|session_state)=/.test(address))).toEqual([])
  })

  test('C03 keeps a deep link, its query and its hash through the sign-in', async ({ page }) => {
    await page.goto('/media?filter=a#x')
    await fillIn(page, 'learner')
    await expect(page.getByRole('heading', { level: 1, name: 'My media' })).toBeVisible()
    await expect(page).toHaveURL('/media?filter=a#x')
  })
})

test.describe('an address for other roles', () => {
  const isScreenCode = (url: string) => /\/assets\/.*mailtemplates/i.test(url)

  test.describe('as LEARNER', () => {
    test.use({ account: 'learner' })

    test('C04 ends on the dashboard with a notice, and its code is not fetched', async ({ page, watch }) => {
      await page.goto('/mailtemplates')
      await expect(greeting(page, 'Amani')).toBeVisible()
      await expect(page).toHaveURL('/dashboard')
      await expect(
        page.getByRole('status').filter({ hasText: 'You don’t have access to “Email templates”' }),
      ).toBeVisible()
      expect(watch.requests.map((request) => request.url()).filter(isScreenCode)).toEqual([])
    })
  })

  test.describe('as ADMIN', () => {
    test.use({ account: 'admin' })

    test('C04 fetches that code for whom it is meant', { tag: '@long' }, async ({ page, watch }) => {
      await page.goto('/mailtemplates')
      await expect(page.getByRole('heading', { level: 1, name: 'Email templates' })).toBeVisible()
      expect(watch.requests.map((request) => request.url()).filter(isScreenCode)).not.toEqual([])
    })
  })
})

test.describe('a person who comes back', () => {
  test.use({ account: 'manager' })

  test('C08 reloads with a valid token: one silent refresh, the same place, no sign-in page', async ({
    page,
    watch,
  }) => {
    await page.goto('/user-management?page=2')
    await expect(page.getByRole('heading', { level: 1, name: 'User management' })).toBeVisible()
    watch.reset()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'User management' })).toBeVisible()
    await expect(page).toHaveURL('/user-management?page=2')
    expect(silentAttempts(watch)).toHaveLength(1)
    expect(tokenRequests(watch)).toHaveLength(1)
    expect(providerPages(watch)).toEqual([])
  })

  test('C09 reloads with an expired token: a silent refresh signs in', { tag: '@long' }, async ({ page, watch }) => {
    await page.goto('/user-management')
    await expect(page.getByRole('heading', { level: 1, name: 'User management' })).toBeVisible()
    watch.reset()
    // Tokens live five minutes; for the page it is now seven minutes later.
    await page.clock.install({ time: Date.now() + 7 * 60_000 })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'User management' })).toBeVisible()
    await expect(page).toHaveURL('/user-management')
    expect(silentAttempts(watch)).toHaveLength(1)
    expect(tokenRequests(watch)).toHaveLength(1)
    expect(providerPages(watch)).toEqual([])
  })

  test(
    'is not told that Somo did not load where a file asked for in advance fails',
    { tag: '@long' },
    async ({ page }) => {
      const isAhead = (request: { url(): string }) => request.url().endsWith('/assets/ahead.js')
      const failed = page.waitForEvent('requestfailed', isAhead)
      await page.route('**/assets/ahead.js', (route) => route.abort())
      // Nothing is drawn before the words could have shown.
      await page.route('**/assets/app-*.js', async (route) => {
        await failed
        await route.continue()
      })
      await page.addInitScript(() => {
        if (window !== top) return
        addEventListener('DOMContentLoaded', () => {
          const link = document.createElement('link')
          link.rel = 'modulepreload'
          link.href = '/assets/ahead.js'
          link.addEventListener('error', () => {
            const words = document.querySelector<HTMLElement>('[data-fallback]')
            document.documentElement.dataset['words'] = words?.hidden === true ? 'hidden' : 'shown'
          })
          document.head.append(link)
        })
      })
      await page.goto('/user-management')
      await expect(page.getByRole('heading', { level: 1, name: 'User management' })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.dataset['words'])).toBe('hidden')
    },
  )

  test(
    'asks for no file in advance that runs already, which Firefox takes for a failure',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/user-management')
      await expect(page.getByRole('heading', { level: 1, name: 'User management' })).toBeVisible()
      const links = page.locator('link[rel=modulepreload]')
      const ahead = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
      const running = await page
        .locator('script[src]')
        .evaluateAll((found) => found.map((script) => script.getAttribute('src')))
      const pathsOf = (addresses: (string | null)[]) =>
        addresses.map((address) => new URL(address ?? '', page.url()).pathname)
      expect(ahead).not.toEqual([])
      expect(pathsOf(ahead).filter((path) => pathsOf(running).includes(path))).toEqual([])
    },
  )
})

test.describe('an answer of the provider that comes twice, or not at all', () => {
  test(
    'C11 op-session-gone: a valid token without a session behind it ends at the gate',
    { tag: '@long' },
    async ({ page, watch, controls }) => {
      await controls.putAccount({ username: 'c11', roles: ['LEARNER'] })
      await signIn(page, 'c11')
      const { pathname } = new URL(page.url())
      // No page is open that would notice the end by itself.
      await page.goto('about:blank')
      await controls.endSessions('c11')
      watch.reset()
      await page.goto(pathname)
      await expect(page.getByRole('heading', { level: 1, name: 'Your session has ended.' })).toBeVisible()
      await expect(gateButton(page)).toBeVisible()
      expect(tokenRequests(watch).map(grantOf)).toEqual(['refresh_token'])
      expect(providerPages(watch)).toEqual([])
      expect(await page.evaluate(() => sessionStorage.getItem('somo.oidc.tokens'))).toBeNull()
    },
  )

  test(
    'C19 callback-replay: the address of an answer used before is cleaned and ignored',
    { tag: '@long' },
    async ({ page, watch }) => {
      await signIn(page, 'learner')
      const answer = watch.requests
        .map((request) => request.url())
        .find((url) => /[?&]code=/.test(url) && /[?&]state=/.test(url))
      watch.reset()
      await page.goto(answer ?? '')
      await expect(greeting(page, 'Amani')).toBeVisible()
      await expect(page).toHaveURL('/dashboard')
      expect(tokenRequests(watch)).toHaveLength(1)
      expect(providerPages(watch)).toEqual([])
    },
  )

  test(
    'C20 back-button: back right after signing in shows no error, and the person is still signed in, after one hop at most',
    { tag: '@long' },
    async ({ page, watch }) => {
      await page.goto('/communication')
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
      await fillIn(page, 'learner')
      await expect(page.getByRole('heading', { level: 1, name: 'Communication' })).toBeVisible()
      watch.reset()
      await page.goBack()
      await expect(greeting(page, 'Amani')).toBeVisible()
      await quiet(page)
      // The entry before is the sign-in page, which sends on to the application; nothing sends any further.
      const hops = watch.requests.filter(
        (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
      )
      expect(hops.map((request) => new URL(request.url()).pathname.replace(/[^/]+$/, ''))).toEqual([
        '/oidc/interaction/',
        '/',
      ])
      await expect(page.getByText('Error code')).toHaveCount(0)
    },
  )
})

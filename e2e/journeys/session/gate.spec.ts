import type { Page, Route } from '@playwright/test'
import { gateButton, signInPage } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Holds back what matches until it is let go. */
async function hold(page: Page, matches: RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(matches, async (route: Route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

const silentQuestion = /\/oidc\/auth\?.*prompt=none/
const firstFrameFiles = [
  /\/config\.json$/,
  /\/assets\/i18n\/en\.json/,
  /\/assets\/app-[^/]*\.js$/,
  /\/assets\/SignInGate-[^/]*\.js$/,
]

test.describe('where the server waits for the button', () => {
  test.use({ signInMode: 'button' })

  test(
    'all that the gate needs comes while the provider is asked who is there, each file once',
    { tag: '@long' },
    async ({ page, watch }) => {
      const letGo = await hold(page, silentQuestion)
      await page.goto('/dashboard', { waitUntil: 'commit' })
      const counts = () =>
        firstFrameFiles.map((file) => watch.requests.filter((request) => file.test(request.url())).length)
      await expect.poll(counts).toEqual([1, 1, 1, 1])
      await expect(gateButton(page)).toHaveCount(0)
      letGo()
      await expect(gateButton(page)).toBeVisible()
      expect(counts()).toEqual([1, 1, 1, 1])
    },
  )

  for (const width of [360, 1280]) {
    test(
      `at ${width} px the brand is there before any module, at the place it has on the gate`,
      { tag: width === 360 ? [] : '@long' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        const letGo = await hold(page, /\/assets\/session-[^/]*\.js$/)
        await page.goto('/dashboard', { waitUntil: 'commit' })
        const early = page.locator('[data-brand]')
        await expect(early).toBeVisible()
        const before = await early.locator('svg').boundingBox()
        letGo()
        await expect(gateButton(page)).toBeVisible()
        await expect(early).toHaveCount(0)
        expect(await page.locator('main header svg').boundingBox()).toEqual(before)
      },
    )
  }

  for (const { locale, width } of [
    { locale: 'en-GB', width: 360 },
    { locale: 'de', width: 412 },
    { locale: 'sw', width: 899 },
    { locale: 'en-GB', width: 900 },
    { locale: 'de', width: 1440 },
    { locale: 'sw', width: 1920 },
  ]) {
    test.describe(`in ${locale}, at ${width} px`, { tag: width === 412 ? [] : '@long' }, () => {
      test.use({ locale, viewport: { width, height: 800 } })

      test('the first words are there before the screens, where the gate has them', async ({ page }) => {
        const letGo = await hold(page, /\/assets\/app-[^/]*\.js$/)
        await page.goto('/dashboard', { waitUntil: 'commit' })
        const early = page.locator('[data-welcome] p:visible')
        await expect(early).toBeVisible()
        const text = await early.textContent()
        const before = await early.locator('strong').boundingBox()
        letGo()
        const title = page.getByRole('heading', { level: 1 })
        await expect(title).toBeVisible()
        await expect(early).toHaveCount(0)
        expect(text).toBe(
          await page
            .locator('main :is(h1, h1 + p)')
            .allTextContents()
            .then((parts) => parts.join('')),
        )
        const after = await title.boundingBox()
        const middle = (box: typeof after) => (box === null ? Number.NaN : box.y + box.height / 2)
        expect(Math.abs(middle(before) - middle(after))).toBeLessThan(2)
      })
    })
  }

  test(
    'who comes back with an answer of the provider is not welcomed before it is said',
    { tag: '@long' },
    async ({ page, watch }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      const letGo = await hold(page, /\/assets\/app-[^/]*\.js$/)
      await page.goto('/?error=access_denied&state=unknown', { waitUntil: 'commit' })
      await expect(page.locator('[data-brand]')).toBeVisible()
      await expect
        .poll(() => watch.requests.some((request) => /\/assets\/app-[^/]*\.js$/.test(request.url())))
        .toBe(true)
      await expect(page.locator('[data-welcome]')).toBeHidden()
      letGo()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )
})

test(
  'who is sent to the sign-in page loads neither screens nor gate before',
  { tag: '@long' },
  async ({ page, watch }) => {
    await page.goto('/dashboard')
    await expect(signInPage(page).heading).toBeVisible()
    const [config, ...others] = firstFrameFiles.map(
      (file) => watch.requests.filter((request) => file.test(request.url())).length,
    )
    expect(config).toBe(1)
    expect(others).toEqual([0, 0, 0])
  },
)

test.describe('a person who is signed in', () => {
  test.use({ account: 'learner' })

  test('never sees the brand of the gate', { tag: '@long' }, async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Amani' })).toBeVisible()
    const letGo = await hold(page, /\/assets\/session-[^/]*\.js$/)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('img', { name: 'Somo' })).toBeVisible()
    await expect(page.locator('[data-brand]')).toBeHidden()
    letGo()
    await expect(page.getByRole('heading', { level: 1, name: 'Amani' })).toBeVisible()
  })
})

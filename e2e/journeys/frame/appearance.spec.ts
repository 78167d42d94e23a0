import type { Page, Route } from '@playwright/test'
import { greeting, givenName, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test('C57 a person with the dark theme never sees a light frame', async ({ page, controls }) => {
  const username = 'c57'
  await controls.putAccount({ username, roles: [], theme: 'dark' })
  await signIn(page, username)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.addInitScript(recordThemes)
  const gate = Promise.withResolvers<void>()
  // Only what runs before the app's own modules has run while these are held back.
  await page.route(isModule, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'interactive')
  expect(await firstFrame(page)).toEqual({ theme: 'dark', scheme: 'dark', isDark: true })
  gate.resolve()
  await expect(greeting(page, givenName(username))).toBeVisible()
  expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'themesSeen'))).toEqual(['dark'])
})

test('C58 an unknown theme is the default one', { tag: '@long' }, async ({ page, controls }) => {
  const username = 'c58'
  await controls.putAccount({ username, roles: [], theme: 'blue' })
  await signIn(page, username)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'default')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})

test.describe('C59 the primary colour', () => {
  // Colours belong to the whole installation, so these cases have a server that no other test paints.
  test.use({ signInMode: 'button', maxDocuments: 16 })

  test('comes from the unit, else the preference, else the default; failures give the default', async ({
    page,
    controls,
  }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Use the account learner' }).click()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(greeting(page, 'Amani')).toBeVisible()

    const cases = [
      { unit: '#0f7b3f', preference: '#f5c400', expected: '#0f7b3f' },
      { unit: null, preference: '#f5c400', expected: '#f5c400' },
      { unit: null, preference: '0A7', expected: '#00aa77' },
      { unit: null, preference: null, expected: '#5761ee' },
      { unit: null, preference: 'red;}', expected: '#5761ee' },
    ]
    for (const { expected, ...colours } of cases) {
      await controls.setColours(colours)
      await page.reload()
      await expectPrimary(page, expected, JSON.stringify(colours))
    }

    await controls.setColours({ unit: null, preference: '#f5c400' })
    await page.route('**/graphql', refusePreferences)
    await page.reload()
    await expectPrimary(page, '#5761ee', 'the call that would decide fails')
    await controls.setColours({ unit: null, preference: '#5761ee' })
  })
})

/** Whether the address is one of the app's modules; boot.js and the style sheets are not. */
const isModule = (url: URL): boolean =>
  url.pathname.startsWith('/assets/') && url.pathname.endsWith('.js') && !url.pathname.includes('boot')

/** Runs in the page before everything else: notes every theme the document ever has once it can be painted. */
function recordThemes(): void {
  const seen: (string | null)[] = []
  Reflect.set(globalThis, 'themesSeen', seen)
  const note = () => {
    const theme = document.documentElement.getAttribute('data-theme')
    if (document.body !== null && seen.at(-1) !== theme) seen.push(theme)
  }
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: ['data-theme'] })
}

/** What the document looks like while the app's modules are still on their way. */
function firstFrame(page: Page): Promise<{ theme: string | null; scheme: string; isDark: boolean }> {
  return page.evaluate(() => {
    const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement)
    const channels = (backgroundColor.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
    return {
      theme: document.documentElement.getAttribute('data-theme'),
      scheme: colorScheme,
      isDark: channels.length === 3 && channels.every((channel) => channel < 64),
    }
  })
}

async function expectPrimary(page: Page, expected: string, why: string): Promise<void> {
  await expect(greeting(page, 'Amani')).toBeVisible()
  const exact = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--somo-brand-exact').trim())
  await expect.poll(exact, { message: why }).toBe(expected)
}

async function refusePreferences(route: Route): Promise<void> {
  const body: unknown = route.request().postDataJSON()
  const isPreferenceQuery = body instanceof Object && 'operationName' in body && body.operationName === 'getPreferences'
  if (!isPreferenceQuery) return route.continue()
  await route.fulfill({ json: { data: null, errors: [{ message: 'refused', extensions: { code: 'UNAVAILABLE' } }] } })
}

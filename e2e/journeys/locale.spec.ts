import type { Page, Route } from '@playwright/test'
import { greeting } from '../fixtures/signIn.ts'
import { expect, test } from '../fixtures/test.ts'

/** The order of the specification, section 4; null: that source says nothing. */
interface Sources {
  /** The claim `locale`. */
  readonly user: string | null
  readonly browser: string
  /** The claim `default_locale`. */
  readonly realm: string
  /** The default of /config.json. */
  readonly configured: string
}

const allowed = ['en', 'de', 'sw']

/** The expectation by the specification's own words: each is used only if it is an allowed locale. */
const expected = ({ user, browser, realm, configured }: Sources): string =>
  [user, browser.slice(0, 2), realm, configured].find((locale) => locale !== null && allowed.includes(locale)) ?? 'en'

for (const browser of ['de-AT', 'fr-FR']) {
  test.describe(`C54 in a browser that speaks ${browser}`, () => {
    test.use({ locale: browser, account: 'learner', maxDocuments: 13 })

    for (const user of [null, 'sw', 'fr']) {
      test(`the language is chosen in order where the person's claim is ${user ?? 'absent'}`, async ({ page }) => {
        for (const realm of ['sw', 'fr']) {
          for (const configured of ['en', 'de']) {
            const sources = { user, browser, realm, configured }
            await claimAndConfigure(page, sources)
            await page.goto('/dashboard')
            await expect(greeting(page, 'Amani')).toBeVisible()
            await expect(page.locator('html'), JSON.stringify(sources)).toHaveAttribute('lang', expected(sources))
          }
        }
      })
    }
  })
}

/**
 * Lets the provider and the configuration say what the case needs. The ID token is rewritten on its way: the app reads
 * it and trusts the connection, the server checks only the access token, which stays as it is.
 */
async function claimAndConfigure(page: Page, { user, realm, configured }: Sources): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' })
  await page.route('**/oidc/token', async (route) => {
    const response = await route.fetch()
    const body = asRecord(await response.json())
    await route.fulfill({ response, json: { ...body, id_token: rewrite(String(body['id_token']), { locale: user, default_locale: realm }) } })
  })
  await page.route('**/config.json', (route) => configure(route, configured))
}

async function configure(route: Route, configured: string): Promise<void> {
  const response = await route.fetch()
  const body = asRecord(await response.json())
  await route.fulfill({ response, json: { ...body, locale: { default: configured, allowed } } })
}

function rewrite(token: string, claims: Readonly<Record<string, string | null>>): string {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const said = asRecord(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  const told = Object.fromEntries(Object.entries({ ...said, ...claims }).filter(([, value]) => value !== null))
  return [header, Buffer.from(JSON.stringify(told)).toString('base64url'), signature].join('.')
}

function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('The answer is not an object.')
  return { ...value }
}

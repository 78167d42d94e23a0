import type { Page } from '@playwright/test'
import { changeConfig, changeIdToken } from '../fixtures/answers.ts'
import { openAccountMenu } from '../fixtures/shell.ts'
import { greeting, signIn } from '../fixtures/signIn.ts'
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

// One page for each case of a table.
test.use({ maxDocuments: 8 })

const allowed = ['en', 'de', 'sw']

const spoken = [
  { locale: 'sw', dismiss: 'Funga', greet: /^Habari za .*, Zawadi/, months: ['Januari', 'Februari', 'Machi', 'Aprili', 'Mei', 'Juni', 'Julai', 'Agosti', 'Septemba', 'Oktoba', 'Novemba', 'Desemba'] },
  { locale: 'de', dismiss: 'Schließen', greet: /^Guten .*, Zawadi/, months: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'] },
] as const

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

/** Lets the provider and the configuration say what the case needs. */
async function claimAndConfigure(page: Page, { user, realm, configured }: Sources): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' })
  await changeIdToken(page, { locale: user ?? undefined, default_locale: realm })
  await changeConfig(page, (config) => ({ ...config, locale: { default: configured, allowed } }))
}

test('C55 locale-switch: widgets, dates and the document follow the person, and a choice by hand without a reload', async ({ page, watch, controls }) => {
  const username = 'c55'
  await controls.putAccount({ username, roles: ['LEARNER'], locale: 'sw' })
  await signIn(page, username)
  const expectLanguage = async ({ locale, dismiss, greet, months }: (typeof spoken)[number]) => {
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1, name: greet })).toBeVisible()
    await expect(page.locator('time').first()).toContainText(new RegExp(months.join('|'), 'i'))
    await openAccountMenu(page)
    // The button that only screen readers meet is React Aria's own, with a text of its own.
    await expect(page.getByRole('button', { name: dismiss, exact: true }).first()).toBeAttached()
  }
  await expectLanguage(spoken[0])
  watch.reset()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expectLanguage(spoken[1])
  expect(watch.documents).toEqual([])
})

test('C56 date-format: the person’s pattern, else the realm’s, else the default; a broken one counts for nothing', async ({ page, controls }) => {
  const username = 'c56'
  await controls.putAccount({ username, roles: ['LEARNER'] })
  const cases = [
    { person: 'dd/MM/yyyy', realm: 'yyyy-MM-dd', shown: '22/05/2025' },
    { person: undefined, realm: 'yyyy-MM-dd', shown: '2025-05-22' },
    { person: 'dd..qq', realm: 'yyyy-MM-dd', shown: '2025-05-22' },
    { person: 'dd..qq', realm: 'nonsense', shown: '22.05.2025' },
  ]
  await signIn(page, username)
  for (const { person, realm, shown } of cases) {
    await page.unrouteAll({ behavior: 'wait' })
    await changeIdToken(page, { date_format: person, default_date_format: realm })
    await page.reload()
    await expect(page.getByText(`2.0.4 FINAL, ${shown}`), JSON.stringify([person, realm])).toBeVisible()
  }
})

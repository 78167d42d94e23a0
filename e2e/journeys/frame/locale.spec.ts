import type { Page, Request } from '@playwright/test'
import { changeConfig, changeIdToken } from '../../fixtures/session/answers.ts'
import { holdTexts } from '../../fixtures/delayedResponses.ts'
import { sentencesOf } from '../../fixtures/messages.ts'
import { quiet } from '../../fixtures/quiet.ts'
import { openAccountMenu } from '../../fixtures/shell.ts'
import { greeting, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

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
  {
    locale: 'sw',
    dismiss: 'Funga',
    greet: /^Habari za .*, Zawadi/,
    months: [
      'Januari',
      'Februari',
      'Machi',
      'Aprili',
      'Mei',
      'Juni',
      'Julai',
      'Agosti',
      'Septemba',
      'Oktoba',
      'Novemba',
      'Desemba',
    ],
  },
  {
    locale: 'de',
    dismiss: 'Schließen',
    greet: /^Guten .*, Zawadi/,
    months: [
      'Januar',
      'Februar',
      'März',
      'April',
      'Mai',
      'Juni',
      'Juli',
      'August',
      'September',
      'Oktober',
      'November',
      'Dezember',
    ],
  },
] as const

/** The expectation by the specification's own words: each is used only if it is an allowed locale. */
const expected = ({ user, browser, realm, configured }: Sources): string =>
  [user, browser.slice(0, 2), realm, configured].find((locale) => locale !== null && allowed.includes(locale)) ?? 'en'

for (const browser of ['de-AT', 'fr-FR']) {
  test.describe(`C54 in a browser that speaks ${browser}`, () => {
    test.use({ locale: browser, account: 'learner', maxDocuments: 13 })

    for (const user of [null, 'sw', 'fr']) {
      test(
        `the language is chosen in order where the person's claim is ${user ?? 'absent'}`,
        { tag: browser === 'de-AT' && user === 'sw' ? [] : '@long' },
        async ({ page }) => {
          for (const realm of ['sw', 'fr']) {
            for (const configured of ['en', 'de']) {
              const sources = { user, browser, realm, configured }
              await claimAndConfigure(page, sources)
              await page.goto('/dashboard')
              await expect(greeting(page, 'Amani')).toBeVisible()
              await expect(page.locator('html'), JSON.stringify(sources)).toHaveAttribute('lang', expected(sources))
            }
          }
        },
      )
    }
  })
}

/** Lets the provider and the configuration say what the case needs. */
async function claimAndConfigure(page: Page, { user, realm, configured }: Sources): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' })
  await changeIdToken(page, { locale: user ?? undefined, default_locale: realm })
  await changeConfig(page, (config) => ({ ...config, locale: { default: configured, allowed } }))
}

test('C55 locale-switch: widgets, dates and the document follow the person, and a choice by hand without a reload', async ({
  page,
  watch,
  controls,
}) => {
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

test('C56 date-format: the person’s pattern, else the realm’s, else the default; a broken one counts for nothing', async ({
  page,
  controls,
}) => {
  const username = 'c56'
  await controls.putAccount({ username, roles: ['ADMIN'] })
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

/** The text files that were asked for, below assets/i18n. */
const requestedTexts = (requests: readonly Request[]): string[] =>
  requests
    .map((request) => /\/assets\/i18n\/([^?]+)\.json\?v=./.exec(request.url())?.[1])
    .filter((name) => name !== undefined)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test.describe('at the gate', () => {
  test.use({ signInMode: 'button' })

  test('only the texts that come first are asked for', { tag: '@long' }, async ({ page, watch }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    await quiet(page)
    expect(requestedTexts(watch.requests)).toEqual(['en'])
  })
})

test.describe('the texts of a screen', () => {
  test.use({ account: 'admin' })

  const [english, german] = [sentencesOf('en'), sentencesOf('de')]
  const ids = (page: Page) => page.getByText(/\b(?:userManagement|myUnits|list|errors|routes)\.\w+\.\w+/)
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
  const problem = (page: Page, part: 'sentence' | 'cutOff') => page.getByText(english(`frame.problem.${part}`))
  const units = 'routes.title.myUnits'
  const ownWords = ['myUnits.empty.title', 'myUnits.card.people', 'myUnits.joinable.title']

  test('come with it, once, and until then the page before stays', async ({ page, watch }) => {
    const letGo = await holdTexts(page, 'en/userManagement')
    await page.goto('/dashboard')
    await menu(page).getByRole('link', { name: 'User management' }).click()
    await expect.poll(() => requestedTexts(watch.requests)).toEqual(['en', 'en/userManagement'])
    await expect(greeting(page, 'Lukas')).toBeVisible()
    await expect(heading(page, 'User management')).toHaveCount(0)
    letGo()
    await expect(heading(page, 'User management')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add person' })).toBeVisible()
    await page.getByRole('searchbox').fill('Amani')
    await expect(page).toHaveURL(/Amani/)
    await expect(ids(page)).toHaveCount(0)
    expect(requestedTexts(watch.requests)).toEqual(['en', 'en/userManagement'])
  })

  test(
    'change with all others at once: while one file is on its way everything stays as it was',
    { tag: '@long' },
    async ({ page, watch }) => {
      await page.goto('/my-units')
      await expect(heading(page, english(units))).toBeVisible()
      await expect(
        page
          .getByRole('main')
          .getByText(new RegExp(ownWords.map((id) => english(id)).join('|')))
          .first(),
      ).toBeVisible()
      const letGo = await holdTexts(page, 'de/myUnits')
      await openAccountMenu(page)
      const before = await page.getByRole('main').innerText()
      await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
      await expect.poll(() => requestedTexts(watch.requests)).toEqual(['en', 'en/myUnits', 'de', 'de/myUnits'])
      await expect(page.getByRole('menu')).toHaveCount(0)
      expect(await page.getByRole('main').innerText()).toBe(before)
      await expect(menu(page).getByRole('link', { name: english(units) })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.evaluate(noteTexts)
      letGo()
      await expect(heading(page, german(units))).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(ids(page)).toHaveCount(0)
      // The texts of the screen and those of the frame around it were never of two languages, in no frame the browser drew.
      const seen = await page.evaluate(() => window.seenTexts ?? [])
      const languages = seen.map(
        (text) => [english, german].filter((say) => [units, ...ownWords].some((id) => text.includes(say(id)))).length,
      )
      expect(seen.length).toBeGreaterThan(1)
      expect(new Set(languages)).toEqual(new Set([1]))
    },
  )

  test(
    'that do not come leave its place with words that say so, and loading again brings it',
    { tag: '@long' },
    async ({ page }) => {
      await page.route('**/assets/i18n/en/myUnits.json*', (route) => route.abort())
      await page.goto('/my-units')
      await expect(problem(page, 'sentence')).toBeVisible()
      await expect(ids(page)).toHaveCount(0)
      await page.unrouteAll({ behavior: 'wait' })
      await page.getByRole('button', { name: english('frame.problem.retry') }).click()
      await expect(problem(page, 'sentence')).toHaveCount(0)
      await expect(heading(page, english(units))).toBeVisible()
      await expect(ids(page)).toHaveCount(0)
    },
  )

  test(
    'that do not come without a network come by themselves when there is one',
    { tag: '@long' },
    async ({ page, context }) => {
      await page.goto('/dashboard')
      await expect(greeting(page, 'Lukas')).toBeVisible()
      await page.route('**/assets/i18n/en/myUnits.json*', (route) => route.abort('internetdisconnected'))
      await context.setOffline(true)
      await menu(page)
        .getByRole('link', { name: english(units) })
        .click()
      await expect(problem(page, 'cutOff')).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
      await context.setOffline(false)
      await expect(problem(page, 'cutOff')).toHaveCount(0)
      await expect(heading(page, english(units))).toBeVisible()
    },
  )
})

/** Notes what the page says in each frame from now on. */
function noteTexts(): void {
  const seen: string[] = []
  window.seenTexts = seen
  const note = () => {
    seen.push(document.body.innerText)
    requestAnimationFrame(note)
  }
  note()
}

declare global {
  interface Window {
    seenTexts?: string[]
  }
}

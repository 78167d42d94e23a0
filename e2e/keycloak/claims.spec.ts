import { losesOnlineSession } from './fixtures/places.ts'
import { grants } from './fixtures/requests.ts'
import { fillIn, signIn, title, welcome } from './fixtures/signIn.ts'
import { configure, expect, test, useClient } from './fixtures/test.ts'

test.describe('somebody without a role', () => {
  test.use({ roles: [] })

  test('C43 no-resource-access: signed in, told in the console once, and guarded places lead back', async ({
    page,
    person,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await signIn(page, person)
    expect(warnings.filter((text) => text.includes('no roles for "somo-api"'))).toHaveLength(1)
    await page.goto('/system')
    await expect(welcome(page)).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/my-profile')
    await expect(page).toHaveURL('/my-profile')
  })
})

test.describe('an administrator', () => {
  test.use({ roles: ['ADMIN'] })

  test('C44 role-change: the open page leads to the dashboard after the next renewal', async ({
    page,
    context,
    person,
    admin,
    watch,
  }) => {
    await useClient(
      context,
      await admin.addClient(({ attributes }) => ({ attributes: { ...attributes, 'access.token.lifespan': '20' } })),
    )
    await signIn(page, person)
    await page.goto('/system')
    await expect(title(page, 'Settings')).toBeVisible()
    watch.reset()
    await admin.setRoles(person, ['LEARNER'])
    await expect(page).toHaveURL('/dashboard', { timeout: 40_000 })
    expect(grants(watch)).toHaveLength(1)
    expect(await page.evaluate(() => localStorage.getItem('role_token_claims_obj'))).toBe('["LEARNER"]')
  })
})

interface Sources {
  readonly user: string | null
  readonly browser: string
  /** The claim `default_locale`, which the realm gives everybody. */
  readonly realm: string
  /** The default of /config.json. */
  readonly configured: string
}

const allowed = ['en', 'de', 'sw']

/** The expectation in the specification's words: a value is used only if it is an allowed locale. */
const expected = ({ user, browser, realm, configured }: Sources): string =>
  [user, browser.slice(0, 2), realm, configured].find((locale) => locale !== null && allowed.includes(locale)) ?? 'en'

for (const browser of ['de-AT', 'fr-FR']) {
  for (const realm of ['sw', 'fr']) {
    test.describe(`in a browser that speaks ${browser}, where the realm's language is ${realm}`, () => {
      test.use({ locale: browser, maxDocuments: 12 })

      test(`C54 locale-order, ${browser}, realm ${realm}`, async ({ page, context, person, admin }) => {
        const clientId = await admin.addClient((client) => ({
          protocolMappers: withClaim(client.protocolMappers, 'default_locale', realm),
        }))
        await useClient(context, clientId)
        await signIn(page, person)
        for (const user of [null, 'sw', 'fr']) {
          await admin.setClaims(person, user === null ? {} : { locale: user })
          for (const configured of ['en', 'de']) {
            await context.unrouteAll({ behavior: 'wait' })
            await configure(context, { oidc: { clientId }, locale: { default: configured, allowed } })
            await page.reload()
            await expect(welcome(page)).toBeVisible()
            const sources = { user, browser, realm, configured }
            await expect(page.locator('html'), JSON.stringify(sources)).toHaveAttribute('lang', expected(sources))
          }
        }
      })
    })
  }
}

type Mappers = readonly { readonly name: string; readonly config: Readonly<Record<string, string>> }[]

const withClaim = (mappers: Mappers, name: string, value: string): Mappers =>
  mappers.map(({ id: _, ...mapper }: Mappers[number] & { readonly id?: string }) =>
    mapper.name === name ? { ...mapper, config: { ...mapper.config, 'claim.value': value } } : mapper,
  )

const themes = [
  { id: 'C58 theme-unknown is the default one', theme: 'blue', expected: 'default', scheme: 'light' },
  { id: 'C58 theme dark is the dark one', theme: 'dark', expected: 'dark', scheme: 'dark' },
]

for (const { id, theme, expected: name, scheme } of themes) {
  test(id, async ({ page, person, admin }) => {
    await admin.setClaims(person, { theme })
    await signIn(page, person)
    await expect(page.locator('html')).toHaveAttribute('data-theme', name)
    await expect(page.locator('html')).toHaveCSS('color-scheme', scheme)
  })
}

test.describe('dates', () => {
  test.use({ maxDocuments: 12 })

  test('C56 date-format: the person’s own, else the realm’s, else the default', async ({
    page,
    context,
    person,
    admin,
  }) => {
    const clientId = await admin.addClient((client) => ({
      protocolMappers: withClaim(client.protocolMappers, 'default_date_format', 'yyyy-MM-dd'),
    }))
    await useClient(context, clientId)
    await signIn(page, person)
    const cases = [
      { own: 'dd/MM/yyyy', pattern: /\d\d\/\d\d\/\d{4}/ },
      { own: null, pattern: /\d{4}-\d\d-\d\d/ },
      // An invalid pattern, so the realm's default applies.
      { own: 'Q§-qq', pattern: /\d{4}-\d\d-\d\d/ },
    ]
    for (const { own, pattern } of cases) {
      await admin.setClaims(person, own === null ? {} : { date_format: own })
      await page.reload()
      await expect(page.getByRole('main')).toContainText(pattern)
    }
    await admin.setClaims(person, {})
    await useClient(context, 'somo-app')
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    if (losesOnlineSession()) await fillIn(page, person)
    await expect(page.getByRole('main')).toContainText(/\d\d\.\d\d\.\d{4}/)
  })
})

test('the profile shows what Keycloak keeps, locked, and where it is changed', async ({ page, person, admin }) => {
  const settings = {
    locale: 'de',
    theme: 'default',
    date_format: 'dd/MM/yyyy',
    time_format: 'hh:mm a',
    zoneinfo: 'Africa/Nairobi',
  }
  await admin.setClaims(person, settings)
  const [call] = await Promise.all([page.waitForRequest('**/graphql'), signIn(page, person)])
  const { authorization = '', accept = '' } = call.headers()
  const query = `{ me { sessions { uuid } profile {
    username givenName familyName email locale theme dateFormat timeFormat timeZone source lockedFields accountUrl } } }`
  // Without the browser's cookies there is no XSRF header to send.
  const headers = { authorization, accept, 'content-type': 'application/json', 'apollo-require-preflight': 'true' }
  const answer = await fetch(call.url(), { method: 'POST', headers, body: JSON.stringify({ query }) })
  expect(await answer.json()).toEqual({
    data: {
      me: {
        sessions: null,
        profile: {
          username: person.username,
          givenName: 'Zawadi',
          familyName: 'Mbeki',
          email: `${person.username}@somo.example`,
          locale: 'de',
          theme: 'default',
          dateFormat: 'dd/MM/yyyy',
          timeFormat: 'hh:mm a',
          timeZone: 'Africa/Nairobi',
          source: 'OUTSIDE',
          lockedFields: [
            'GIVEN_NAME',
            'FAMILY_NAME',
            'EMAIL',
            'LOCALE',
            'DATE_FORMAT',
            'TIME_FORMAT',
            'TIME_ZONE',
            'THEME',
            'PASSWORD',
          ],
          accountUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/realms\/[\w-]+\/account$/),
        },
      },
    },
  })
})

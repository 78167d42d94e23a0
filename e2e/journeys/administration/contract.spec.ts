import type { BrowserContext } from '@playwright/test'
import { contract, startContractServer } from '../../server/contractServer.ts'
import { fillIn, givenName, greeting, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

/** The address of the API stays; another server answers behind it. */
const useApi = (context: BrowserContext, url: string) =>
  context.route('**/graphql', async (route) => route.fulfill({ response: await route.fetch({ url }) }))

const four = ['GetVersion', 'countUserLoginForBadge', 'defaultUnit', 'getPreferences']

test('an API that offers exactly the four operations: start, guard, colour, count and version work', async ({
  page,
  context,
  controls,
}) => {
  const api = await startContractServer()
  try {
    await useApi(context, api.url)
    await controls.putAccount({ username: 'contract', roles: ['LEARNER'] })
    await signIn(page, 'contract')
    await expect(page.getByText(contract.version)).toBeVisible()
    await expect(page.getByText(contract.unit).first()).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--somo-brand-exact').trim()),
      )
      .toBe(contract.color)
    await page.reload()
    await expect(greeting(page, givenName('contract'))).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('count_user_login'))).toBe('true')
    await page.goto('/system')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('status').filter({ hasText: 'You don’t have access to “Settings”' })).toBeVisible()
    const operations = (whatIsKnown: boolean) => [
      ...new Set(api.answered.filter(({ isKnown }) => isKnown === whatIsKnown).map(({ operation }) => operation)),
    ]
    expect(operations(true).toSorted()).toEqual(four.toSorted())
    const optional = ['Dashboard', 'UnreadNotifications']
    expect(operations(false).toSorted(), 'what the start page is whole without').toEqual(optional)
  } finally {
    await context.unrouteAll({ behavior: 'wait' })
    await api.close()
  }
})

test(
  'a place whose operation the API lacks says so, and everything else works',
  { tag: '@long' },
  async ({ page, context }) => {
    const api = await startContractServer('version')
    try {
      await useApi(context, api.url)
      await page.goto('/dashboard')
      await fillIn(page, 'learner')
      await expect(greeting(page, 'Amani')).toBeVisible()
      await expect(page.getByText('This server doesn’t offer this feature.')).toBeVisible()
      await expect(page.getByText(contract.unit).first()).toBeVisible()
    } finally {
      await context.unrouteAll({ behavior: 'wait' })
      await api.close()
    }
  },
)

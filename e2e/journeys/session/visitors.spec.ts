import { quiet } from '../../fixtures/quiet.ts'
import { apiCalls, silentAttempts, tokenRequests } from '../../fixtures/session/requests.ts'
import { gateButton, signIn, signInPage } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

const unguarded = [
  { path: '/communication', title: 'Communication' },
  { path: '/relatives', title: 'Relatives' },
  { path: '/relatives?invite=7KQ4-M2XD', title: 'Relatives' },
]

for (const { path, title } of unguarded) {
  test(
    `C06 anybody reaches ${path}: its frame and a way to sign in, and no call`,
    { tag: path === '/communication' ? [] : '@long' },
    async ({ page, watch }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible()
      await quiet(page)
      await expect(page).toHaveURL(path)
      expect(apiCalls(watch)).toEqual([])
    },
  )
}

test('C07 an unknown address ends at /error-page, and no call is made', async ({ page, watch }) => {
  await page.goto('/nope')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveURL('/error-page')
  // W14: the page names the address that was asked for, also after a reload.
  await expect(page.getByRole('definition').filter({ hasText: '/nope' })).toBeVisible()
  await quiet(page)
  expect(apiCalls(watch)).toEqual([])
})

test.describe('where the server waits for the button', () => {
  test.use({ signInMode: 'button' })

  test(
    'C49 without a token one refresh is attempted and nothing is sent',
    { tag: '@long' },
    async ({ page, watch }) => {
      await page.goto('/dashboard')
      await expect(gateButton(page)).toBeVisible()
      await quiet(page)
      expect(silentAttempts(watch)).toHaveLength(1)
      expect(apiCalls(watch)).toEqual([])
    },
  )
})

test.describe('a session that ended at the provider', () => {
  test(
    'C49 makes a call refresh once, and then nothing is sent',
    { tag: '@long' },
    async ({ page, watch, controls }) => {
      const username = 'c49'
      await controls.putAccount({ username, roles: [] })
      await page.clock.install()
      await signIn(page, username)
      await page.getByRole('link', { name: 'Using Somo' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Using Somo' })).toBeVisible()
      await quiet(page)
      await controls.endSessions(username)
      watch.reset()
      // The token ends without any timer having run, as after a sleep; the dashboard then asks for the version.
      await page.clock.setSystemTime(Date.now() + 7 * 60_000)
      await page.getByRole('link', { name: 'Overview', exact: true }).click()
      await expect(signInPage(page).heading).toBeVisible()
      expect(tokenRequests(watch)).toHaveLength(1)
      expect(silentAttempts(watch)).toHaveLength(1)
      expect(apiCalls(watch)).toEqual([])
    },
  )
})

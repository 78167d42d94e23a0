import type { Page } from '@playwright/test'
import { openAccountMenu } from '../fixtures/shell.ts'
import { apiCalls } from '../fixtures/requests.ts'
import { gateButton, givenName, greeting, signIn, signInPage } from '../fixtures/signIn.ts'
import { expect, test } from '../fixtures/test.ts'

const username = 'c40'

test.use({ maxDocuments: 12 })

test('C40 logging out leaves no token, no role and no session, and going back shows nothing', async ({ page, watch, controls }) => {
  await controls.putAccount({ username, roles: ['ADMIN'], theme: 'dark' })
  await signIn(page, username)
  // A reload is a silent refresh, which sets the count flag: so there is something to clear.
  const counted = page.waitForFunction(() => localStorage.getItem('count_user_login') === 'true')
  await page.reload()
  await counted
  expect((await storedKeys(page)).local).toEqual(expect.arrayContaining(['role_token_claims_obj', 'count_user_login', 'somo.session']))

  await openAccountMenu(page)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(gateButton(page)).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  const left = await storedKeys(page)
  expect(left.local).toEqual(['somo.locale', 'somo.oidc.caps', 'somo.theme'].filter((key) => left.local.includes(key)))
  expect(left.local).toContain('somo.theme')
  expect(left.text).not.toMatch(/eyJ[\w-]+\.[\w-]+\./)

  watch.reset()
  await page.goBack()
  await page.waitForLoadState('networkidle')
  await expect(greeting(page, givenName(username))).toBeHidden()
  expect(apiCalls(watch)).toEqual([])

  // The session at the provider is gone as well: a new visit has to type the password.
  await page.goto('/dashboard')
  await expect(signInPage(page).heading).toBeVisible()
})

/** Names of what is stored, and all values in one text. */
function storedKeys(page: Page): Promise<{ local: string[]; text: string }> {
  return page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    text: JSON.stringify([localStorage, sessionStorage, ...performance.getEntries().map((entry) => entry.name)]),
  }))
}

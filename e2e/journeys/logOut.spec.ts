import type { Page } from '@playwright/test'
import { heading, signOut } from '../fixtures/sessions.ts'
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

  await signOut(page)
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

test('C42 logout-offline: without a network the sign-out is complete here, and says what it could not do', async ({ page, context, watch, controls }) => {
  await controls.putAccount({ username: 'c42', roles: ['LEARNER'] })
  await signIn(page, 'c42')
  await page.waitForLoadState('networkidle')
  // The gate's code is fetched when the page is at rest; without a network nothing more comes.
  await expect.poll(() => watch.requests.some((request) => request.url().includes('SignInGate'))).toBe(true)
  await page.waitForLoadState('networkidle')
  // The menu's own code comes with its first opening.
  await openAccountMenu(page)
  await page.keyboard.press('Escape')
  watch.reset()
  await context.setOffline(true)
  await signOut(page)
  await expect(heading(page, 'You are signed out here.')).toBeVisible()
  await expect(page.getByText('your session there may still exist')).toBeVisible()
  expect((await storedKeys(page)).text).not.toMatch(/eyJ[\w-]+\.[\w-]+\./)
  expect((await storedKeys(page)).local).not.toContain('role_token_claims_obj')
  await context.setOffline(false)
  await expect(heading(page, 'You are signed out here.')).toBeVisible()
  expect(watch.documents).toEqual([])
})

/** Names of what is stored, and all values in one text. */
function storedKeys(page: Page): Promise<{ local: string[]; text: string }> {
  return page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    text: JSON.stringify([localStorage, sessionStorage, ...performance.getEntries().map((entry) => entry.name)]),
  }))
}

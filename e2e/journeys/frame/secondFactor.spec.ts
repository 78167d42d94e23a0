import type { CDPSession, Page } from '@playwright/test'
import { signIn, signInPage, greeting, givenName } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ maxDocuments: 30 })

/** A device with a screen lock that keeps passkeys, and confirms each time. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const
  await device.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, automaticPresenceSimulation: true } })
  return device
}

async function openSignInPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  await page.context().clearCookies()
  await page.goto('/')
  await expect(signInPage(page).heading).toBeVisible()
}

test('S11 a passkey is added in the profile, signs in alone and as the second step, and is removed', async ({
  page,
  controls,
}) => {
  const username = 'twostep'
  await controls.putAccount({ username, roles: ['LEARNER'] })
  await addAuthenticator(page)
  await signIn(page, username)

  await page.goto('/my-profile?tab=sign-in')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Work laptop')
  await page.getByRole('button', { name: 'Continue' }).click()
  const codes = page.getByRole('dialog', { name: 'Recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('Work laptop')).toBeVisible()

  await openSignInPage(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(greeting(page, givenName(username))).toBeVisible()

  await openSignInPage(page)
  const form = signInPage(page)
  await form.login.fill(username)
  await form.password.fill('somo')
  await form.submit.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm it is you' })).toBeVisible()
  await page.getByRole('link', { name: 'Use a recovery code instead' }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill('0000-0000-0000-0000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('That recovery code is not right')
  await page.getByRole('link', { name: 'Use the authenticator app or a passkey instead' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(greeting(page, givenName(username))).toBeVisible()

  await openSignInPage(page)
  await form.login.fill(username)
  await form.password.fill('somo')
  await form.submit.click()
  await page.getByRole('link', { name: 'Use a recovery code instead' }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(greeting(page, givenName(username))).toBeVisible()

  await page.goto('/my-profile?tab=sign-in')
  await expect(page.getByText('9 codes left')).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog', { name: 'Remove Work laptop' }).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Work laptop')).toHaveCount(0)
  await openSignInPage(page)
  await signIn(page, username)
})

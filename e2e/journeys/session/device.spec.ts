import { signInVisits } from '../../fixtures/session/requests.ts'
import { clockNotice } from '../../fixtures/session/sessions.ts'
import { fillIn, givenName, greeting, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

for (const hours of [2, -2]) {
  test(
    `C66 clock-skew: a clock ${hours} hours off is told, and the session runs`,
    { tag: '@long' },
    async ({ page, watch, controls }) => {
      const username = hours > 0 ? 'c66a' : 'c66b'
      await controls.putAccount({ username, roles: ['LEARNER'] })
      await page.clock.install({ time: Date.now() + hours * 3_600_000 })
      await signIn(page, username)
      await expect(clockNotice(page)).toBeVisible()
      await page.clock.fastForward(240_000)
      await page.reload()
      await expect(greeting(page, givenName(username))).toBeVisible()
      expect(signInVisits(watch)).toHaveLength(1)
      await clockNotice(page).getByRole('button', { name: 'Dismiss' }).click()
      await expect(clockNotice(page)).toHaveCount(0)
    },
  )
}

test(
  'C67 storage-blocked: the application works for the page, with one warning',
  { tag: '@long' },
  async ({ page, controls }) => {
    await controls.putAccount({ username: 'c67', roles: ['LEARNER'] })
    const warnings: string[] = []
    page.on('console', (line) => line.type() === 'warning' && warnings.push(line.text()))
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await page.goto('/dashboard')
    await fillIn(page, 'c67')
    await expect(greeting(page, givenName('c67'))).toBeVisible()
    warnings.length = 0
    await page.reload()
    await expect(greeting(page, givenName('c67'))).toBeVisible()
    await page.getByRole('link', { name: 'Using Somo' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Using Somo' })).toBeVisible()
    expect(warnings).toEqual(['Browser storage is not available: what is kept lasts as long as this page.'])
  },
)

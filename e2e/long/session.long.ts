import { controlsAt } from '../fixtures/controls.ts'
import { grantOf, providerPages, silentAttempts, tokenRequests } from '../fixtures/session/requests.ts'
import { waitForArmedMonitor } from '../fixtures/session/sessions.ts'
import { greeting, signIn } from '../fixtures/signIn.ts'
import { expect, test } from '../fixtures/test.ts'
import { startTestServer } from '../server/testServer.ts'

const tokenLife = 20

test('C24 auto-renew, in real time: a token of twenty seconds is renewed again and again, while the session is watched', async ({
  page,
  watch,
}) => {
  const server = await startTestServer({ SIGN_IN_MODE: 'auto' })
  try {
    await controlsAt(server.url).setTokenLife(tokenLife)
    await signIn(page, 'learner', `${server.url}/dashboard`)
    await waitForArmedMonitor(page)
    watch.reset()
    const began = Date.now()
    await expect.poll(() => tokenRequests(watch).length, { timeout: 60_000 }).toBe(3)
    const seconds = (Date.now() - began) / 1_000
    expect(seconds, 'three times three quarters of a life, five percent up or down').toBeGreaterThan(
      2.8 * 0.71 * tokenLife,
    )
    expect(seconds).toBeLessThan(3 * 0.79 * tokenLife + 5)
    expect(new Set(tokenRequests(watch).map(grantOf))).toEqual(new Set(['refresh_token']))
    expect([silentAttempts(watch), providerPages(watch)]).toEqual([[], []])
    await expect(greeting(page, 'Amani')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(1)
  } finally {
    await server.close()
  }
})

import { listenToConsole } from '../fixtures/session/consoleLines.ts'
import { heading } from '../fixtures/session/sessions.ts'
import { expect, test } from '../fixtures/test.ts'

test('C13 idp-slow: a provider that takes half a minute is given up after ten seconds', async ({
  page,
  context,
  watch,
}) => {
  const lines = listenToConsole(page)
  const gate = Promise.withResolvers<void>()
  await context.route('**/oidc/**', async (route) => {
    await gate.promise
    await route.abort()
  })
  const began = Date.now()
  await page.goto('/dashboard')
  await expect(heading(page, 'The sign-in service isn’t answering.')).toBeVisible({ timeout: 30_000 })
  expect(Date.now() - began).toBeLessThan(12_000)
  expect(lines.warnings).toEqual(['Sign-in: unreachable'])
  expect(watch.documents).toHaveLength(1)
  gate.resolve()
  await context.unrouteAll({ behavior: 'wait' })
})

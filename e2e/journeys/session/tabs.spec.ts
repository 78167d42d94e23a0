import type { BrowserContext, Page } from '@playwright/test'
import { quiet } from '../../fixtures/quiet.ts'
import { providerPages, signInVisits } from '../../fixtures/session/requests.ts'
import { heading, signOut } from '../../fixtures/session/sessions.ts'
import { fillIn, gateButton, givenName, greeting, signIn, signInPage } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ maxDocuments: 16 })

const nameOfTests = givenName('anybody')

/** A second tab of somebody who is signed in, and how many documents it loads from now on. */
async function secondTab(context: BrowserContext): Promise<{ readonly tab: Page; readonly loads: () => number }> {
  const tab = await context.newPage()
  await tab.goto('/dashboard')
  await expect(greeting(tab, nameOfTests)).toBeVisible()
  await quiet(tab)
  let loads = 0
  tab.on('domcontentloaded', () => (loads += 1))
  return { tab, loads: () => loads }
}

test('C10 new-tab: a second tab is signed in without typing', async ({ page, context, watch, controls }) => {
  await controls.putAccount({ username: 'c10', roles: ['LEARNER'] })
  await signIn(page, 'c10')
  watch.reset()
  await secondTab(context)
  expect(providerPages(watch)).toEqual([])
})

test('C33 app-logout-other-tab: the other tab shows the gate, says why, and goes nowhere', async ({
  page,
  context,
  watch,
  controls,
}) => {
  await controls.putAccount({ username: 'c33', roles: ['LEARNER'] })
  await signIn(page, 'c33')
  const { tab, loads } = await secondTab(context)
  watch.reset()
  await signOut(page)
  await expect(heading(tab, 'You are signed out.')).toBeVisible()
  await expect(tab.getByText('You signed out in another tab of this browser.')).toBeVisible()
  await expect(heading(page, 'You are signed out.')).toBeVisible()
  await quiet(tab)
  expect([loads(), signInVisits(watch)]).toEqual([0, []])
  const stored = await tab.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored).not.toMatch(/eyJ[\w-]+\.[\w-]+\./)
})

test('C34 user-switch: the other tab loads anew exactly once and shows the new person', async ({
  page,
  context,
  controls,
}) => {
  await controls.putAccount({ username: 'c34', roles: ['LEARNER'] })
  await signIn(page, 'c34')
  const { tab, loads } = await secondTab(context)
  await signOut(page)
  await gateButton(page).click()
  await fillIn(page, 'learner')
  await expect(greeting(page, 'Amani')).toBeVisible()
  await expect(greeting(tab, 'Amani')).toBeVisible()
  await quiet(tab)
  expect(loads()).toBe(1)
})

test(
  'C35 same-user-relogin: the other tab loads anew at most once',
  { tag: '@long' },
  async ({ page, context, controls }) => {
    await controls.putAccount({ username: 'c35', roles: ['LEARNER'] })
    await signIn(page, 'c35')
    const { tab, loads } = await secondTab(context)
    await signOut(page)
    await gateButton(page).click()
    await fillIn(page, 'c35')
    await expect(greeting(page, nameOfTests)).toBeVisible()
    await expect(greeting(tab, nameOfTests)).toBeVisible()
    await page.reload()
    await expect(greeting(page, nameOfTests)).toBeVisible()
    await quiet(tab)
    expect(loads()).toBe(1)
  },
)

test.describe('where the server waits for the button', () => {
  test.use({ signInMode: 'button' })

  test(
    'C34 a gate that stood open offers to go on as whoever signed in in another tab',
    { tag: '@long' },
    async ({ page, context, watch, controls }) => {
      await controls.putAccount({ username: 'c34b', roles: ['LEARNER'] })
      await page.goto('/dashboard')
      await expect(gateButton(page)).toBeVisible()
      const tab = await context.newPage()
      await tab.goto('/dashboard')
      await gateButton(tab).click()
      await expect(signInPage(tab).heading).toBeVisible()
      await fillIn(tab, 'c34b')
      await expect(greeting(tab, nameOfTests)).toBeVisible()
      watch.reset()
      await page.getByRole('button', { name: 'Continue as that person' }).click()
      await expect(greeting(page, nameOfTests)).toBeVisible()
      expect(watch.documents).toEqual([])
    },
  )
})

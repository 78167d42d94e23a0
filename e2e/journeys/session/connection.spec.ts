import type { Page } from '@playwright/test'
import { quiet } from '../../fixtures/quiet.ts'
import { lateParts } from '../../fixtures/shell.ts'
import { expect, test } from '../../fixtures/test.ts'

const offline = (page: Page) => page.getByText('You’re offline. What you typed')
const unanswered = (page: Page) => page.getByText('Somo’s server isn’t answering.')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

test.use({ account: 'learner' })

test('without a network the frame says so and that what was typed stays; it goes by itself', async ({
  page,
  context,
}) => {
  const late = lateParts(page)
  await page.goto('/using-sitos')
  await page.getByRole('searchbox', { name: 'Search this page' }).fill('half a wo')
  await (await late).finished()
  await context.setOffline(true)
  await expect(offline(page)).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search this page' })).toHaveValue('half a wo')
  await context.setOffline(false)
  await expect(offline(page)).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: 'Search this page' })).toHaveValue('half a wo')
})

test(
  'a server that does not answer is told apart from a missing network, and asked again until it does',
  { tag: '@long' },
  async ({ page }) => {
    const late = lateParts(page)
    await page.goto('/assistant')
    await (await late).finished()
    await page.route('**/graphql', (route) => route.abort())
    await menu(page).getByRole('link', { name: 'Using Somo' }).click()
    await expect(unanswered(page)).toBeVisible()
    await expect(page.getByText('No answer')).toBeVisible()
    await page.unroute('**/graphql')
    await expect(unanswered(page)).toHaveCount(0, { timeout: 15_000 })
  },
)

test.describe('a page that breaks', () => {
  test('leaves the frame in use, gives a reference, and is gone with the next navigation', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (line) => line.type() === 'error' && logged.push(line.text()))
    const body = 'export const Screen = () => { throw new Error("broken on purpose") }'
    await page.route(/UsingSomoScreen-[^/]+\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }))
    await page.goto('/assistant')
    await menu(page).getByRole('link', { name: 'Using Somo' }).click()
    const problem = page.getByText('an unexpected error occurred')
    await expect(problem).toBeVisible()
    await expect(title(page, 'Using Somo')).toBeVisible()
    await menu(page).getByRole('link', { name: 'My units' }).click()
    await expect(title(page, 'My units')).toBeFocused()
    await expect(problem).toHaveCount(0)
    await menu(page).getByRole('link', { name: 'Using Somo' }).click()
    await page.getByRole('button', { name: 'What you can do' }).click()
    await expect(title(page, 'Something went wrong on our side')).toBeFocused()
    await expect(page).toHaveTitle('Something went wrong on our side – Somo')
    const reference = await page.getByText(/^[\da-f]{8}$/).innerText()
    expect(logged.filter((line) => line.includes(`Somo: error ${reference}`))).toHaveLength(1)
  })

  test(
    'whose code does not come while there is no network leads to what helps without one',
    { tag: '@long' },
    async ({ page, context }) => {
      await page.goto('/assistant')
      await expect(title(page, 'Assistant')).toBeVisible()
      // Its code is fetched while there still is a network, as are the later parts of the frame.
      const late = lateParts(page)
      await page.goto('/nope')
      await expect(title(page, 'Page not found')).toBeVisible()
      await (await late).finished()
      await quiet(page)
      await context.setOffline(true)
      await menu(page).getByRole('link', { name: 'Using Somo' }).click()
      await page.getByRole('button', { name: 'What you can do' }).click()
      await expect(title(page, 'No connection')).toBeFocused()
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Reload' }).click()
      await expect(title(page, 'Using Somo')).toBeVisible()
    },
  )
})

test('what did not come without a network comes by itself when there is one again: the code of a page, and its data', async ({
  page,
  context,
}) => {
  const late = lateParts(page)
  await page.goto('/assistant')
  await (await late).finished()
  await context.setOffline(true)
  await menu(page).getByRole('link', { name: 'Using Somo' }).click()
  await expect(page.getByText('The page loads automatically when you’re back online.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('searchbox', { name: 'Search this page' })).toBeVisible()

  await menu(page).getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Amani' })).toBeVisible()
  await menu(page).getByRole('link', { name: 'My units' }).click()
  await expect(title(page, 'My units')).toBeVisible()
  await context.setOffline(true)
  await menu(page).getByRole('link', { name: 'Overview' }).click()
  const missing = page.getByText('Not everything could be loaded. The server did not answer.')
  await expect(missing.first()).toBeVisible()
  await context.setOffline(false)
  await expect(missing).toHaveCount(0)
})

test.describe('a list', () => {
  test.use({ account: 'admin' })

  test(
    'shows what was searched for without a network as soon as there is one again',
    { tag: '@long' },
    async ({ page, context }) => {
      await page.goto('/user-management')
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await context.setOffline(true)
      await page.getByRole('searchbox', { name: 'Search people' }).fill('nobody is called so')
      const older = page.getByText('This is the list as last loaded', { exact: false })
      await expect(older).toBeVisible()
      await context.setOffline(false)
      await expect(older).toHaveCount(0)
      await expect(page.getByText('Try fewer filters or another word.')).toBeVisible()
    },
  )
})

test(
  'what the server refuses or fails at leads to the error page with the reason and the id of the call',
  { tag: '@long' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/nope')
    await page.evaluate(() => {
      const state = {
        usr: { reason: 'forbidden', from: '/system', reference: '0193-a4f2-77b1' },
        key: 'refused',
        idx: 1,
      }
      history.pushState(state, '', '/error-page')
      dispatchEvent(new PopStateEvent('popstate', { state }))
    })
    await expect(title(page, 'You don’t have access to this page')).toBeVisible()
    await expect(page).toHaveTitle('You don’t have access to this page – Somo')
    await expect(page.getByText('0193-a4f2-77b1')).toBeVisible()
    await page.getByRole('button', { name: 'Copy reference' }).click()
    await expect(page.getByRole('button', { name: 'Reference copied' })).toBeFocused()
  },
)

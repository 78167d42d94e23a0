import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { testWithOwnServer } from '../../fixtures/ownServer.ts'
import { apiCalls, operationsOf } from '../../fixtures/session/requests.ts'
import { signIn } from '../../fixtures/signIn.ts'
import { watchContext } from '../../fixtures/watch.ts'
import { expect } from '../../fixtures/test.ts'

// What is broken here, and whom the settings name for help, is so for everybody of the installation.
const test = testWithOwnServer()
test.describe.configure({ mode: 'default' })
test.use({ maxDocuments: 20 })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const reference = /[\da-f]{8}-[\da-f-]{27}/

/** From the part that failed to the page that says what helps. */
async function seekHelp(page: Page, part: string): Promise<string> {
  const region = page.getByRole('main')
  await expect(region).toContainText(part)
  const texts = reference.exec((await region.textContent()) ?? '')?.[0]
  await region.getByRole('button', { name: 'What you can do' }).click()
  await expect(page).toHaveURL('/error-page')
  return texts ?? ''
}

test('what fails inside the server leads to the way out, with the reference of the failed call and whom to write to', async ({
  page,
  own,
}) => {
  const { pool } = own.database
  await pool.query(`insert into setting (id, value) values ('GENERAL.SUPPORT_EMAIL', 'help@example.org')`)
  await pool.query('alter table import_job rename to elsewhere')
  try {
    await signIn(page, 'admin')
    const texts = await seekHelp(page, 'Something went wrong on the server.')
    await expect(heading(page, 'Something went wrong on our side')).toBeVisible()
    await expect(page.getByText(texts, { exact: true })).toBeVisible()
    expect(texts).toMatch(reference)
    await expect(page.getByRole('definition').filter({ hasText: '/dashboard' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Write to help@example.org' })).toHaveAttribute(
      'href',
      'mailto:help@example.org',
    )
    await expectNoViolations(page)
  } finally {
    await pool.query('alter table elsewhere rename to import_job')
    await pool.query(`delete from setting where id = 'GENERAL.SUPPORT_EMAIL'`)
  }
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('region', { name: 'Setting up' }).getByRole('progressbar')).toBeVisible()
})

test(
  'what the server refuses, because a role was taken meanwhile, leads to the way out',
  { tag: '@long' },
  async ({ page, browser, own }) => {
    // A token of somebody without the role is what a renewal would bring: the page has not heard of it yet.
    const other = await browser.newContext({ baseURL: own.url, locale: 'en-GB' })
    const watch = await watchContext(other)
    await signIn(await other.newPage(), 'learner')
    await expect.poll(() => apiCalls(watch).length).toBeGreaterThan(0)
    const authorization = (await apiCalls(watch)[0]?.allHeaders())?.['authorization']
    expect(authorization).toMatch(/^Bearer /)
    await signIn(page, 'admin')
    await page.route('**/graphql', async (route) => {
      if (operationsOf([route.request()])[0] !== 'SystemHealth') return await route.fallback()
      await route.continue({ headers: { ...(await route.request().allHeaders()), authorization: authorization ?? '' } })
    })
    await page.goto('/super-console?tab=health')
    const texts = await seekHelp(page, 'Your roles do not allow you to see this.')
    await expect(heading(page, 'You don’t have access to this page')).toBeVisible()
    await expect(page.getByText(texts, { exact: true })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '/super-console?tab=health' })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('main').getByRole('link', { name: 'Go to the overview' }).click()
    await expect(page).toHaveURL('/dashboard')
    await other.close()
  },
)

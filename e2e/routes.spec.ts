import { routeTable } from '@somo/app/src/routes/routeTable.ts'
import type { Page } from '@playwright/test'
import { accounts, type AccountName } from './fixtures/accounts.ts'
import { isLong } from './fixtures/long.ts'
import { serverUrl, stateFile } from './fixtures/places.ts'
import { gateButton, givenNameOf, greeting } from './fixtures/signIn.ts'
import { mayReach, specifiedPaths, type SpecifiedPath } from './fixtures/specifiedAccess.ts'
import { expect, test } from './fixtures/test.ts'
import { titleOf } from './fixtures/titles.ts'
import { watchContext } from './fixtures/watch.ts'

/** The role of the visitor; null: signed out. */
const identities: readonly { readonly name: string; readonly account: AccountName | null }[] = [
  { name: 'signed out', account: null },
  { name: 'LEARNER', account: 'learner' },
  { name: 'EDUCATION_MANAGER', account: 'manager' },
  { name: 'ADMIN', account: 'admin' },
  { name: 'no role', account: 'nobody' },
  { name: 'all roles', account: 'all' },
]

/** The 198 decisions are unit tests of the guard (guard.test.ts). The browser tests one path for each kind of guard. */
const walkedPaths: readonly SpecifiedPath[] = isLong
  ? specifiedPaths
  : ['/my-profile', '/media', '/assistant', '/user-management', '/system', '/communication']

test('C05 the route table has the addresses of the specification and no others', () => {
  expect(routeTable.map((row) => row.path).sort()).toEqual([...specifiedPaths].sort())
})

for (const [turn, { name, account }] of identities.entries()) {
  test(`C05 every kind of guard as ${name}`, async ({ browser }) => {
    // If the server waits for the button, a refusal shows in the address and does not redirect.
    const baseURL = serverUrl(account === null ? 'button' : 'auto')
    const context = await browser.newContext({ baseURL, ...(account !== null && { storageState: stateFile(account) }) })
    const watch = await watchContext(context)
    const page = await context.newPage()
    await page.goto('/dashboard')
    await expectDashboard(page, account)
    for (const [index, path] of walkedPaths.entries()) {
      await test.step(`C05 ${path} as ${name}`, async () => {
        watch.reset()
        // Every third path is reloaded, a different third for each role; the others are navigations inside the app.
        const isLoaded = index % 3 === turn % 3
        await (isLoaded ? page.goto(path) : navigateInside(page, path))
        const isAllowed = mayReach(path, account === null ? null : accounts[account].roles)
        if (isAllowed && path !== '/dashboard') await expectScreen(page, path)
        else await expectDashboard(page, account)
        await expect(page).toHaveURL(isAllowed ? path : '/dashboard')
        watch.expectClean(isLoaded ? 1 : 0)
      })
    }
    await context.close()
  })
}

/** Navigates like a link of the app: a new history entry, announced to the router. */
async function navigateInside(page: Page, path: SpecifiedPath): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** The route's title names the browser tab and is the heading; on the error page both describe the error. */
async function expectScreen(page: Page, path: SpecifiedPath): Promise<void> {
  const row = routeTable.find((each) => each.path === path)
  if (row === undefined) throw new Error(`${path} has no row.`)
  const heading = path === '/error-page' ? 'Something went wrong' : titleOf(row)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(page).toHaveTitle(`${heading} – Somo`)
}

/** The dashboard greets a signed-in person and is the sign-in gate for everybody else. */
async function expectDashboard(page: Page, account: AccountName | null): Promise<void> {
  await expect(account === null ? gateButton(page) : greeting(page, givenNameOf(account))).toBeVisible()
}

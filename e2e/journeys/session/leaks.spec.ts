import type { BrowserContext, Page } from '@playwright/test'
import { quiet } from '../../fixtures/quiet.ts'
import { heading, signOut } from '../../fixtures/session/sessions.ts'
import { accountMenu } from '../../fixtures/shell.ts'
import { fillIn, gateButton, givenName, greeting, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { watchSecrets } from '../../fixtures/session/secrets.ts'

test.use({ maxDocuments: 16 })

/** What the application may keep, by the rule book (S3, S4.6 to S4.9, S6.3); everything else is a leak or a mistake. */
const allowedLocal = /^(role_token_claims_obj|count_user_login|somo\.(session|oidc\.caps|locale|theme|choices))$/
const allowedSession = /^somo\.(returnTo|reloadedFor|tab|logins|answers|events|oidc\.(tokens|doubt|state\.\w+))$/

/** Walks through the application as somebody does in a day: sign-in, pages, a reload, a second tab, a renewal. */
async function liveADay(page: Page, context: BrowserContext, username: string): Promise<void> {
  await signIn(page, username, '/')
  await page.getByRole('link', { name: 'Using Somo' }).first().click()
  await expect(heading(page, 'Using Somo')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Using Somo')).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/dashboard')
  await expect(greeting(tab, givenName(username))).toBeVisible()
  await tab.close()
  await page.clock.fastForward(240_000)
  await page.goto('/nope')
  await expect(heading(page, 'Page not found')).toBeVisible()
  await page.goto('/dashboard')
  await expect(greeting(page, givenName(username))).toBeVisible()
  await quiet(page)
}

test('ASVS 11 external resources: nothing is loaded from any other origin', async ({
  page,
  context,
  watch,
  controls,
  baseURL,
}) => {
  await controls.putAccount({ username: 'asvs11', roles: ['LEARNER', 'ADMIN'] })
  await page.clock.install()
  await liveADay(page, context, 'asvs11')
  await signOut(page)
  await expect(gateButton(page)).toBeVisible()
  const origins = new Set(
    watch.requests
      .map((request) => request.url())
      .filter((url) => !/^(data|blob):/.test(url))
      .map((url) => new URL(url).origin),
  )
  expect(watch.requests.length).toBeGreaterThan(50)
  expect([...origins]).toEqual([baseURL])
})

test('ASVS 26 storage: only the declared keys, and the tokens under one of them, for this tab', async ({
  page,
  context,
  controls,
}) => {
  await controls.putAccount({ username: 'asvs26', roles: ['LEARNER'], locale: 'de' })
  const secrets = await watchSecrets(context)
  const expectDeclared = async () => {
    const stored = await readStorage(page)
    expect(stored.local.map(([key]) => key).filter((key) => !allowedLocal.test(key))).toEqual([])
    expect(stored.session.map(([key]) => key).filter((key) => !allowedSession.test(key))).toEqual([])
    const withTokens = [...stored.local, ...stored.session].filter(([, value]) => secrets.foundIn(value).length > 0)
    expect(withTokens.map(([key]) => key).filter((key) => key !== 'somo.oidc.tokens')).toEqual([])
    return stored
  }
  await page.clock.install()
  await page.goto('/media')
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await page.goto('/communication')
  await expect(heading(page, 'Communication')).toBeVisible()
  await expectDeclared()
  await page.goto('/dashboard')
  await fillIn(page, 'asvs26')
  await expect(accountMenu(page)).toBeVisible()
  await page.reload()
  await expect(accountMenu(page)).toBeVisible()
  const stored = await expectDeclared()
  expect(stored.session.map(([key]) => key)).toContain('somo.oidc.tokens')
  const { databases, ...others } = stored.other
  // What somebody learned and the server does not have yet; it is looked for at every start.
  const declared = new Set<string | undefined>(['somo.journal', 'somo.surveys'])
  expect(databases.filter(({ name }) => !declared.has(name))).toEqual([])
  expect(others).toEqual({ caches: [], workers: 0 })
})

test('ASVS 25 after log-out: no token in storage, history, timings, cookies of the page or memory', async ({
  page,
  context,
  controls,
}) => {
  await controls.putAccount({ username: 'asvs25', roles: ['LEARNER'] })
  const secrets = await watchSecrets(context)
  await page.clock.install()
  await liveADay(page, context, 'asvs25')
  expect(secrets.found().length, 'tokens and codes that were seen').toBeGreaterThan(8)
  expect(secrets.foundIn(await readMemory(page, context)), 'the search finds what is there').not.toEqual([])
  await signOut(page)
  await expect(heading(page, 'You are signed out.')).toBeVisible()
  await quiet(page)
  expect(secrets.foundIn(await readTraces(page))).toEqual([])
  expect(secrets.foundIn(await readMemory(page, context))).toEqual([])
})

test(
  'ASVS 25 after log-out: a page that the browser had kept as it was shows nothing of the person',
  { tag: '@long' },
  async ({ page, controls }) => {
    await controls.putAccount({ username: 'asvs25b', roles: ['LEARNER'] })
    await signIn(page, 'asvs25b')
    await quiet(page)
    // As after a log-out on a later page of this tab, and the way back to this one.
    await page.evaluate(() => {
      sessionStorage.removeItem('somo.oidc.tokens')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(heading(page, 'You are signed out.')).toBeVisible()
    await expect(page.getByText(givenName('asvs25b'))).toHaveCount(0)
  },
)

/** All that is kept, as pairs of key and value, and what else a page could keep. */
function readStorage(page: Page) {
  return page.evaluate(async () => ({
    local: Object.entries(localStorage).map(([key, value]) => [key, String(value)] as const),
    session: Object.entries(sessionStorage).map(([key, value]) => [key, String(value)] as const),
    other: {
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    },
  }))
}

/** Storage, the tab's history, what the browser timed, and the cookies that scripts can read, in one text. */
function readTraces(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      localStorage,
      sessionStorage,
      document.cookie,
      document.referrer,
      location.href,
      history.state,
      ...navigation.entries().map((entry) => entry.url),
      ...performance.getEntries().map((entry) => entry.name),
      document.documentElement.outerHTML,
    ]),
  )
}

/** Every text that the page's scripts still hold. */
async function readMemory(page: Page, context: BrowserContext): Promise<string> {
  const browser = await context.newCDPSession(page)
  const parts: string[] = []
  browser.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk))
  await browser.send('HeapProfiler.collectGarbage')
  await browser.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false, captureNumericValue: false })
  await browser.detach()
  return parts.join('')
}

import type { Page, Request } from '@playwright/test'
import { quiet } from '../../fixtures/quiet.ts'
import { grantOf, silentAttempts, tokenRequests } from '../../fixtures/session/requests.ts'
import { fillIn, greeting, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import type { Watch } from '../../fixtures/watch.ts'
import { freePlaces, startTestServer } from '../../server/testServer.ts'

test.use({ maxDocuments: 8 })

/** Runs against a server without the silent page, which answers its address with the application, as static hosts do. */
async function withoutSilentPage(
  settings: Readonly<Record<string, string>>,
  act: (url: string) => Promise<void>,
): Promise<void> {
  const server = await startTestServer(settings, 'silent-refresh.html')
  try {
    await act(server.url)
  } finally {
    await server.close()
  }
}

const isSilentPage = (request: Request) => new URL(request.url()).pathname === '/silent-refresh.html'

/** The hidden frame has come back without a word: the time that start-up gives it is over at once. */
async function endTheWait(page: Page, watch: Watch): Promise<void> {
  await expect.poll(() => watch.requests.filter(isSilentPage).length, { message: 'the frame came back' }).toBe(1)
  await page.clock.fastForward(5_000)
}

/** Loads the page anew; answers how it came by tokens. */
async function reload(
  page: Page,
  watch: Watch,
  beforeAnswer?: () => Promise<void>,
): Promise<readonly (string | null)[]> {
  watch.reset()
  await page.reload()
  await beforeAnswer?.()
  await expect(greeting(page, 'Amani')).toBeVisible()
  await quiet(page)
  return tokenRequests(watch).map(grantOf)
}

test(
  'C65 silent-page-missing: the application refuses to start in the hidden frame, and hands the answer on',
  { tag: '@long' },
  async ({ page, watch }) => {
    const places = await freePlaces()
    // Its own pages may frame it, so that the browser lets it into the frame.
    const settings = { ...places, EMBED_ORIGINS: `http://localhost:${places.PORT}` }
    await withoutSilentPage(settings, async (url) => {
      await signIn(page, 'learner', `${url}/dashboard`)
      expect(await reload(page, watch)).toEqual(['authorization_code'])
      const inFrame = watch.requests.filter((request) => request.frame() !== page.mainFrame())
      const answers = inFrame.filter(isSilentPage)
      expect(await Promise.all(answers.map(async (request) => (await request.response())?.text()))).toEqual([
        expect.stringContaining('data-mark'),
      ])
      // The document itself asks for config.json in advance; whoever starts reads it and goes on to the provider.
      const started = inFrame.filter((request) => /\/graphql|\.well-known/.test(request.url()))
      expect([started, silentAttempts(watch).length]).toEqual([[], 1])
      await expect(page.locator('iframe:not([src*="/session/check"])')).toHaveCount(0)
    })
  },
)

test(
  'C65 where the browser keeps it out of the frame, the wait ends, the refresh token does it, and the frame is left alone',
  { tag: '@long' },
  async ({ page, watch }) => {
    await withoutSilentPage({}, async (url) => {
      const wait = () => endTheWait(page, watch)
      await page.clock.install()
      await page.goto(`${url}/dashboard`)
      await wait()
      await fillIn(page, 'learner')
      await expect(greeting(page, 'Amani')).toBeVisible()
      expect(await reload(page, watch, wait)).toEqual(['refresh_token'])
      expect(silentAttempts(watch)).toHaveLength(1)
      expect(await reload(page, watch)).toEqual(['refresh_token'])
      expect(silentAttempts(watch)).toEqual([])
    })
  },
)

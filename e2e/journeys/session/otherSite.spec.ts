import { controlsAt } from '../../fixtures/controls.ts'
import { grantOf, silentAttempts, tokenRequests } from '../../fixtures/session/requests.ts'
import { fillIn, greeting, signInPage } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { renewAll } from '../../fixtures/session/tokens.ts'
import { freePlaces, startTestServer, type TestServer } from '../../server/testServer.ts'

const clientId = 'elsewhere'

// The policy of the provider's sign-in page names its own application alone as a place to send people to.
test.use({ bypassCSP: true })

interface Installations {
  readonly provider: TestServer
  readonly somo: TestServer
  readonly close: () => Promise<void>
}

/** Two installations: the first is the provider of the second and of another site, as 127.0.0.1 is to localhost. */
async function startBoth(): Promise<Installations> {
  const [places, providerPlaces] = [await freePlaces(), await freePlaces()]
  const origin = `http://localhost:${places.PORT}`
  const publicUrl = `http://127.0.0.1:${providerPlaces.PORT}`
  const [provider, somo] = await Promise.all([
    startTestServer({ ...providerPlaces, PUBLIC_URL: publicUrl, EMBED_ORIGINS: origin }),
    startTestServer({ ...places, OIDC_ISSUER: `${publicUrl}/oidc`, OIDC_CLIENT_ID: clientId }),
  ])
  await controlsAt(provider.url).putClient({ clientId, origin })
  return { provider, somo, close: async () => void (await Promise.all([somo.close(), provider.close()])) }
}

test(
  'C36 third-party-blocked: a provider of another site signs in, its session is not watched, the refresh token renews',
  { tag: '@long' },
  async ({ page, watch }) => {
    const { provider, somo, close } = await startBoth()
    try {
      await page.clock.install()
      await page.goto(`${somo.url}/dashboard`)
      await expect(signInPage(page).heading).toBeVisible()
      expect(page.url()).toContain(provider.url)
      await fillIn(page, 'learner')
      await expect(greeting(page, 'Amani')).toBeVisible()
      // Its session page is asked, does not say that all is well, and is left alone from then on.
      await expect(page.locator('iframe')).toHaveCount(0, { timeout: 15_000 })
      watch.reset()
      for (const round of [1, 2]) {
        await renewAll([page], 240_000)
        expect(tokenRequests(watch).map(grantOf)).toEqual(Array.from({ length: round }, () => 'refresh_token'))
      }
      expect([watch.documents, silentAttempts(watch)]).toEqual([[], []])
    } finally {
      await close()
    }
  },
)

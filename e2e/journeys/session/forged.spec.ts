import { changeIdToken } from '../../fixtures/session/answers.ts'
import { listenToConsole } from '../../fixtures/session/consoleLines.ts'
import { quiet } from '../../fixtures/quiet.ts'
import { providerPages, signInVisits } from '../../fixtures/session/requests.ts'
import { heading } from '../../fixtures/session/sessions.ts'
import { fillIn, gateButton, givenName, greeting, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

const hour = 3600
const now = () => Math.floor(Date.now() / 1000)

/**
 * What is changed in the ID token, and what the refusal calls it; without a name for it the library refuses first. One of
 * them is tried in `npm test`; all are in validateTokens.test.ts too.
 */
const forgeries = [
  { name: 'another issuer', claims: () => ({ iss: 'https://elsewhere.example' }), refusal: 'iss' },
  { name: 'another audience', claims: () => ({ aud: 'another-app' }), refusal: 'aud' },
  {
    name: 'a second audience and no authorised party',
    claims: () => ({ aud: ['somo-app', 'another-app'], azp: undefined }),
    refusal: 'azp',
  },
  { name: 'another authorised party', claims: () => ({ azp: 'another-app' }), refusal: 'azp' },
  { name: 'an end before its beginning', claims: () => ({ exp: 1 }), refusal: 'exp' },
  { name: 'another time of issue than its access token', claims: () => ({ iat: now() - 5 * hour }), refusal: 'iat' },
  { name: 'a time of issue in another century', claims: () => ({ iat: 1 }), refusal: 'iat' },
  { name: 'another nonce', claims: () => ({ nonce: 'f'.repeat(32) }), refusal: null },
  { name: 'no nonce', claims: () => ({ nonce: undefined }), refusal: null },
  { name: 'no subject', claims: () => ({ sub: undefined }), refusal: null },
]

test.describe('C18 forged-tokens (ASVS 15)', () => {
  test.use({ signInMode: 'button' })

  for (const { name, claims, refusal } of forgeries) {
    test(
      `an ID token with ${name} is refused by code and in the silent frame, and leaves nothing behind`,
      { tag: name === 'another issuer' ? [] : '@long' },
      async ({ page, context, watch }) => {
        const { warnings } = listenToConsole(page)
        await changeIdToken(context, claims)
        await page.goto('/dashboard')
        await gateButton(page).click()
        await fillIn(page, 'learner')
        await expect(heading(page, 'Sign-in failed.')).toBeVisible()
        await page.reload()
        await expect(heading(page, 'Welcome.')).toBeVisible()
        await quiet(page)
        expect(warnings).toContain(refusal === null ? 'Sign-in: refused' : `Sign-in: refused_${refusal}`)
        const refusals =
          refusal === null ? [] : Array(3).fill(`The identity provider's tokens were refused: ${refusal}.`)
        expect(
          warnings.filter((line) => line.startsWith('The identity')),
          'by code, in the frame after it, and in that of the reload',
        ).toEqual(refusals)
        expect(signInVisits(watch)).toHaveLength(1)
        const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
        expect(stored).not.toMatch(/eyJ[\w-]+\.[\w-]+\.|role_token_claims_obj|somo\.session/)
      },
    )
  }
})

test(
  'C18 forged-tokens (ASVS 15): a renewal for somebody else drops the tokens and loads the page anew, once',
  { tag: '@long' },
  async ({ page, context, watch, controls }) => {
    await controls.putAccount({ username: 'c18', roles: ['LEARNER'] })
    await page.clock.install()
    await signIn(page, 'c18')
    await quiet(page)
    watch.reset()
    await changeIdToken(context, { sub: 'somebody-else', session_state: 'of-another', sid: 'of-another' })
    const reloaded = page.waitForEvent('load')
    await page.clock.fastForward(240_000)
    await reloaded
    // The start after it takes whoever the provider names, as it does on a first visit.
    await expect(greeting(page, givenName('c18'))).toBeVisible()
    await quiet(page)
    expect([watch.documents.length, providerPages(watch)]).toEqual([1, []])
  },
)

import type { Page } from '@playwright/test'
import {
  brandOf,
  exactOf,
  hardColours,
  inEachTheme,
  openDesign,
  publish,
  sampleLogo,
  saveDraft,
  wearBrand,
} from '../fixtures/looks/design.ts'
import { expectLegible } from '../fixtures/violations.ts'
import { dashboardScreen, errorScreen, openScreen, ownScreens } from '../fixtures/looks/looks.ts'
import { testWithOwnServer } from '../fixtures/ownServer.ts'
import { gateButton, signIn, signInPage } from '../fixtures/signIn.ts'
import { expect } from '../fixtures/test.ts'

const test = testWithOwnServer()

test.use({ maxDocuments: 60 })

const brandName = 'Uferwerk Akademie'

test('every screen stays readable under every colour, with a name and a logo of one’s own, also before the sign-in', async ({
  page,
  browser,
  own,
}) => {
  test.setTimeout(480_000)
  // Theme and colour are changed from outside, so nothing holds back what fades from one to the other.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'all')
  const design = await openDesign(page)
  await design.name.fill(brandName)
  await design.logo.setInputFiles(sampleLogo)
  await expect(page.getByText('New: mark.svg')).toBeVisible()

  const brands = new Map<string, string>()
  for (const colour of hardColours) {
    await test.step(`${colour} is published, and whoever is not signed in can read`, async () => {
      await design.colour.fill(colour)
      await saveDraft(page)
      await publish(page)
      await expect.poll(() => exactOf(page)).toBe(colour)
      brands.set(colour, await brandOf(page))
      // Each for the first time: who comes back without having signed in is asked at the gate.
      const visitors = await browser.newContext({ baseURL: own.url, locale: 'en-GB', reducedMotion: 'reduce' })
      const visitor = await visitors.newPage()
      await visitor.goto('/legal/privacy')
      await inEachTheme(visitor, () => expectLegible(visitor))
      await visitor.goto('/')
      await expect(signInPage(visitor).heading).toBeVisible()
      await inEachTheme(visitor, () => expectLegible(visitor))
      // Who comes back without having signed in is asked.
      await visitor.goto('/')
      await expect(gateButton(visitor)).toBeVisible()
      await inEachTheme(visitor, () => expectLegible(visitor))
      await openScreen(visitor, errorScreen)
      await inEachTheme(visitor, () => expectLegible(visitor))
      await visitors.close()
    })
  }

  // Their first tabs: the others are drawn from the same parts, and walked under the product's own colour.
  const screens = [dashboardScreen, ...ownScreens.filter(({ address }) => !address.includes('?')), errorScreen]
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen)
      await expect(page.getByRole('link', { name: new RegExp(`^${brandName}`) })).toBeVisible()
      await expectLegibleUnder(page, brands)
    })
  }
})

async function expectLegibleUnder(page: Page, brands: ReadonlyMap<string, string>): Promise<void> {
  for (const [colour, rules] of brands) {
    await test.step(colour, async () => {
      await wearBrand(page, rules)
      expect(await exactOf(page)).toBe(colour)
      await inEachTheme(page, () => expectLegible(page))
    })
  }
}

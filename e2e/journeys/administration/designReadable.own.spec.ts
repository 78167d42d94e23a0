import type { Page } from '@playwright/test'
import {
  designPage,
  exactOf,
  hardColours,
  inEachTheme,
  openDesign,
  palePairs,
  publish,
  saveDraft,
} from '../../fixtures/looks/design.ts'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { isLong } from '../../fixtures/long.ts'
import { testWithOwnServer } from '../../fixtures/ownServer.ts'
import { signIn } from '../../fixtures/signIn.ts'
import { expect } from '../../fixtures/test.ts'
import { watchContext } from '../../fixtures/watch.ts'

const test = testWithOwnServer()

test.describe.configure({ mode: 'default' })
test.use({ maxDocuments: 40 })

test(
  'an administrator prepares a colour, sees it before anybody does, publishes it, and every screen stays readable',
  { tag: '@long' },
  async ({ page, browser, own }) => {
    test.setTimeout(150_000)
    await signIn(page, 'admin')
    const second = await browser.newContext({ baseURL: own.url })
    const learner = await second.newPage()
    await signIn(learner, 'learner')
    const loads = await watchContext(second)
    await openDesign(page)

    let before = await exactOf(page)
    for (const colour of isLong ? hardColours : hardColours.slice(0, 1)) {
      await test.step(colour, async () => {
        const design = designPage(page)
        await design.colour.fill(colour)
        for (const theme of ['default', 'dark'] as const)
          await expect(design.preview(theme)).toHaveCSS('--somo-brand-exact', colour)
        expect(await exactOf(page), 'the page around the preview').toBe(before)
        await saveDraft(page)
        await expect(page.getByText(/^Draft saved by Lukas Brandt, /)).toBeVisible()
        expect(await exactOf(page), 'a draft is nobody’s').toBe(before)
        await expect(page.getByText('All 120 pairs meet WCAG AA')).toBeVisible()
        await publish(page)
        await expect.poll(() => exactOf(page), { message: 'the own page, without a reload' }).toBe(colour)

        await expectReadable(page)
        await goTo(learner, learner.url().endsWith('/dashboard') ? 'My units' : 'Overview')
        await expect
          .poll(() => exactOf(learner), { message: 'the next page of another browser', timeout: 10_000 })
          .toBe(colour)
        await expectReadable(learner)
        before = colour
      })
    }
    expect(loads.documents, 'no page was loaded anew').toEqual([])
    await second.close()
  },
)

/** Nothing that axe finds and no pair of colours too close, in either theme. */
async function expectReadable(page: Page): Promise<void> {
  await inEachTheme(page, async (theme) => {
    expect(await palePairs(page, theme)).toEqual([])
    await expectNoViolations(page)
  })
}

/** Follows a link of the menu. */
async function goTo(page: Page, entry: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: entry }).click()
  await expect(page).toHaveTitle(new RegExp(`^${entry}`))
}

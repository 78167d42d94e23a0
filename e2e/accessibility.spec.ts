import type { Page } from '@playwright/test'
import { expectNoViolations } from './fixtures/violations.ts'
import { gateButton, signInPage } from './fixtures/signIn.ts'
import { openAccountMenu } from './fixtures/shell.ts'
import { expect, test } from './fixtures/test.ts'

test.describe('forced colours', () => {
  test.use({ signInMode: 'button' })

  test('leave the gate and the sign-in page with buttons and fields that have an edge', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/')
    await expectEdge(page, gateButton(page))
    await gateButton(page).click()
    for (const control of [signInPage(page).login, signInPage(page).submit]) await expectEdge(page, control)
    await expectNoViolations(page)
  })
})

test.describe('reduced motion', () => {
  test.use({ account: 'learner' })

  test('lets nothing move when a menu opens', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/dashboard')
    await openAccountMenu(page)
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const frames = animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : []
        return frames.some((frame) => 'transform' in frame || 'translate' in frame || 'scale' in frame)
          ? [animation.id]
          : []
      }),
    )
    expect(moving).toEqual([])
  })
})

async function expectEdge(page: Page, control: ReturnType<typeof gateButton>): Promise<void> {
  await control.waitFor()
  const edge = await control.evaluate((element) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element)
    return { isDrawn: borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1, colour: borderTopColor }
  })
  expect(edge.isDrawn).toBe(true)
  expect(edge.colour, 'a transparent edge is given a colour').not.toMatch(/^rgba\(.*, 0\)$|^transparent$/)
}

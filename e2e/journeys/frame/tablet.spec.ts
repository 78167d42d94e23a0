import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

test.use({ account: 'admin', hasTouch: true, isMobile: true, viewport: { width: 1280, height: 800 } })

const isOnTop = (handle: Locator, at: number): Promise<boolean> =>
  handle.evaluate((element, share) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width * share, top + height / 2) === element
  }, at)

test(
  'on a device without a mouse a finger widens a column, wherever it takes the handle',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/user-management')
    const people = page.getByRole('grid', { name: 'People' })
    const handle = people.getByRole('separator', { name: 'Width of Unit' })
    await expect(handle).toBeVisible()
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    for (const at of [0.05, 0.5, 0.95]) expect(await isOnTop(handle, at)).toBe(true)
    const head = people.getByRole('columnheader', { name: 'Unit', exact: true })
    const before = (await head.boundingBox())?.width ?? 0
    const place = await handle.boundingBox()
    if (place === null) throw new Error('The handle is drawn nowhere.')
    const finger = await page.context().newCDPSession(page)
    const y = place.y + place.height / 2
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
    await touch('touchStart', place.x + 20)
    for (const way of [10, 30, 60]) await touch('touchMove', place.x + 20 + way)
    await touch('touchEnd')
    await expect.poll(async () => (await head.boundingBox())?.width ?? 0).toBeGreaterThan(before + 40)
  },
)

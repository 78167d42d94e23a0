import type { Browser, Page } from '@playwright/test'
import { goWithin, openScreen } from '../../fixtures/looks/looks.ts'
import { serverUrl, stateFile } from '../../fixtures/places.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Screens that are a list, or have one on a tab. */
const lists = [
  '/user-management',
  '/import-management',
  '/unit-management',
  '/help-and-legal',
  '/help-and-legal?tab=consents',
  '/system?tab=jobs',
  '/system?tab=mail',
  '/system?tab=audit',
] as const
/** Where the first row begins at most, in px; a document has its groups above it. */
const mostOf = (address: string): number => (address === '/help-and-legal' ? 360 : 300)

/** The first row, or what stands in its place, in px from the top of the page. */
const firstRow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const first = document.querySelector(
      'main :is([data-part="row"], [role="treeitem"], [data-part="list"] [data-part="place"], [data-component="EmptyState"])',
    )
    return first === null ? Number.POSITIVE_INFINITY : first.getBoundingClientRect().top + window.scrollY
  })

const screenOf = (address: string) => ({ name: address, account: 'all', signInMode: 'auto', address }) as const

/** Opens a window of this size on the first screen and walks to the others within the page, as a link does. */
async function walk(
  browser: Browser,
  size: { readonly width: number; readonly height: number },
  addresses: readonly string[],
  look: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: serverUrl('auto'),
    locale: 'en-GB',
    storageState: stateFile('all'),
    viewport: size,
  })
  try {
    const page = await context.newPage()
    await openScreen(page, screenOf('/using-sitos'))
    for (const address of addresses) {
      await test.step(address, async () => {
        await goWithin(page, address)
        await page.locator('[data-component="Skeleton"]').first().waitFor({ state: 'detached' })
        await look(page, address)
      })
    }
  } finally {
    await context.close()
  }
}

test('W6 at 360 px the first row of each list stands within 300 px, a document’s within 360', async ({ browser }) => {
  await walk(browser, { width: 360, height: 740 }, lists, async (page, address) => {
    await expect.poll(() => firstRow(page), address).toBeLessThanOrEqual(mostOf(address))
  })
})

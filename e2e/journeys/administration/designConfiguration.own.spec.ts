import { exactOf, openDesign, publish, sampleLogo, saveDraft } from '../../fixtures/looks/design.ts'
import { testWithOwnServer } from '../../fixtures/ownServer.ts'
import { heading } from '../../fixtures/session/sessions.ts'
import { signIn } from '../../fixtures/signIn.ts'
import { expect } from '../../fixtures/test.ts'

const test = testWithOwnServer()

// One after another: each begins with what the one before published.
test.describe.configure({ mode: 'default' })
test.use({ maxDocuments: 40 })

/** One white pixel. */
const whiteDot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC'

test(
  'the last publication is taken back once, and what comes back is shown before',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'admin')
    const { colour, undo, dialog } = await openDesign(page)
    for (const published of ['#777777', '#0f7b3f']) {
      await colour.fill(published)
      await saveDraft(page)
      await publish(page)
    }
    await undo.click()
    await expect(dialog.getByRole('row', { name: 'Primary colour #0f7b3f #777777' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Undo' }).dblclick()
    await expect(page.getByText('The previous design is published again.')).toBeVisible()
    await expect.poll(() => exactOf(page)).toBe('#777777')
    await expect(undo).toBeHidden()
    await expect(heading(page, 'Design')).toBeFocused()
  },
)

test('name and logo are everybody’s: frame, tab and the next first paint', async ({ page }) => {
  await signIn(page, 'admin')
  const design = await openDesign(page)
  await design.name.fill('Uferwerk Akademie')
  await design.logo.setInputFiles(sampleLogo)
  await expect(page.getByText('New: mark.svg')).toBeVisible()
  await saveDraft(page)
  await publish(page)
  const home = page.getByRole('link', { name: /^Uferwerk Akademie/ })
  await expect(home).toBeVisible()
  await expect(page).toHaveTitle('Design – Uferwerk Akademie')
  const shown = home.locator('img')
  await expect(shown).toHaveAttribute('src', /^\/.+|^http/)
  expect(await shown.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(
    0,
  )

  await page.reload()
  await expect(home).toBeVisible()
  await expect(page).toHaveTitle('Design – Uferwerk Akademie')
  await page.goto('/my-profile')
  await expect(page.getByText('Uferwerk Akademie sends messages to this address')).toBeVisible()
  await page.goto('/design-configuration')
  await page.getByRole('button', { name: 'Remove logo' }).click()
  await design.name.fill('Somo')
  await saveDraft(page)
  await publish(page)
  await expect(page).toHaveTitle('Design – Somo')
  await expect(home).toBeHidden()
})

test(
  'a file that is no logo is refused in words, and one that is hard to see is told of',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'admin')
    const design = await openDesign(page)
    await design.logo.setInputFiles({
      name: 'mark.png',
      mimeType: 'image/png',
      buffer: Buffer.from('GIF89a and more of what is none of the kinds'),
    })
    await expect(page.getByText('Choose an SVG, PNG, WebP or JPEG file.')).toBeVisible()
    await expect(design.logo).toHaveAccessibleDescription(/^mark\.png: Choose an SVG/)
    await expect(page.getByText(/file added|files? uploaded/)).toHaveCount(0)
    await design.logo.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(whiteDot, 'base64') })
    await expect(page.getByText('The logo is hard to see on a light background.')).toBeVisible()
    await expect(page.getByText('The picture is small and will look blurred')).toBeVisible()
    await expect(page.getByText('New: dot.png')).toBeVisible()
    await design.logo.setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: Buffer.alloc(1_100_000) })
    await expect(page.getByRole('alert').filter({ hasText: 'wide.png' })).toBeVisible()
  },
)

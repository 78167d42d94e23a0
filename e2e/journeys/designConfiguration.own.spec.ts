import { designPage, exactOf, openDesign, publish, sampleLogo, saveDraft } from '../fixtures/design.ts'
import { expectNoFault } from '../fixtures/faults.ts'
import { tabBackTo, tabTo } from '../fixtures/keyboard.ts'
import { testWithOwnServer } from '../fixtures/ownServer.ts'
import { heading } from '../fixtures/sessions.ts'
import { signIn } from '../fixtures/signIn.ts'
import { expect } from '../fixtures/test.ts'

const test = testWithOwnServer()

// One after another: each begins with what the one before published.
test.describe.configure({ mode: 'default' })
test.use({ maxDocuments: 40 })

/** One white pixel. */
const whiteDot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC'

test('the last publication is taken back once, and what comes back is shown before', async ({ page }) => {
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
})

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

test('a file that is no logo is refused in words, and a name and a colour by their rules', async ({ page }) => {
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
  await design.name.fill('x'.repeat(41))
  await design.colour.fill('yellow')
  await design.saveDraft.click()
  await expect(page.getByRole('group', { name: '2 problems to fix before saving' })).toBeFocused()
  await expect(design.name).toHaveAccessibleDescription('At most 40 characters.')
  await expect(design.colour).toHaveAccessibleDescription(/^Enter the colour as six hexadecimal digits/)
  await design.name.fill('Kai 7')
  await design.colour.fill('FC0')
  await saveDraft(page)
  await expect(design.colour).toHaveValue('#ffcc00')
  await design.discardDraft.click()
  await design.dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(design.name).toHaveValue('Somo')
})

test('two tabs at once: both drafts are shown, and neither is lost', async ({ page, context }) => {
  await signIn(page, 'admin')
  const mine = await openDesign(page)
  const other = await context.newPage()
  const theirs = await openDesign(other)
  await theirs.name.fill('Kai 7')
  await saveDraft(other)
  await mine.name.fill('Uferwerk lernt')
  await mine.colour.fill('#123456')
  await mine.saveDraft.click()
  await expect(page.getByText(/Lukas Brandt saved another draft/)).toBeVisible()
  const name = page.getByRole('radiogroup', { name: 'Product name' })
  await expect(name).toContainText('Uferwerk lernt')
  await expect(name).toContainText('Kai 7')
  await name.getByText('Kai 7').click()
  await page.getByRole('radiogroup', { name: 'Primary colour' }).getByText('#123456').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(name).toBeHidden()
  await expect(mine.name).toHaveValue('Kai 7')
  await expect(mine.colour).toHaveValue('#123456')

  await test.step('what is published elsewhere meanwhile is told in the dialog', async () => {
    await other.reload()
    await theirs.discardDraft.click()
    await theirs.dialog.getByRole('button', { name: 'Discard' }).click()
    await expect(theirs.dialog).toBeHidden()
    await mine.publish.click()
    await mine.dialog.getByRole('button', { name: 'Publish' }).click()
    await expect(mine.dialog.getByText(/The design was changed by someone else\./)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(mine.name).toHaveValue('Somo')
  })
})

test('without a network nothing that was entered is lost, neither text nor file', async ({ page, context }) => {
  await signIn(page, 'admin')
  const design = await openDesign(page)
  await design.name.fill('Uferwerk lernt')
  await context.setOffline(true)
  await design.saveDraft.click()
  await expect(page.getByText(/^Not saved\./)).toBeVisible()
  await expect(design.name).toHaveValue('Uferwerk lernt')
  await design.logo.setInputFiles(sampleLogo)
  await expect(page.getByText(/^Upload failed\..*The file is still selected\.$/)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try mark.svg again' }).click()
  await expect(page.getByText('New: mark.svg')).toBeVisible()
  await saveDraft(page)
  await page.reload()
  await expect(design.name).toHaveValue('Uferwerk lernt')
  await expect(page.getByText('Current logo')).toBeVisible()
  await design.discardDraft.click()
  await design.dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(design.name).toHaveValue('Somo')
})

test('the table says who sees which colour and why', async ({ page, controls }) => {
  await signIn(page, 'admin')
  await controls.setColours({ unit: '#c2185b', preference: '#0f7b3f' })
  await page.goto('/design-configuration?tab=units')
  await expect(page.getByRole('row', { name: /#c2185b.*The unit’s own colour/ })).toBeVisible()
  await expectNoFault(page)
  await page.getByRole('link', { name: 'Brand' }).click()
  await expect(page.getByText(/has its own colour, #c2185b/)).toBeVisible()
  await controls.setColours({ unit: null, preference: null })
  await page.goto('/design-configuration?tab=units')
  await expect(page.getByRole('row', { name: /#5761ee.*no other is set/ })).toBeVisible()
})

test('a learner is not let in', async ({ page }) => {
  await signIn(page, 'learner')
  await page.goto('/design-configuration')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(/You don’t have access to “Design”/)).toBeVisible()
})

test('whoever comes by the menu stands on the title, also once the data have come', async ({ page }) => {
  await signIn(page, 'admin')
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('DesignConfiguration') === true) await shown
    await route.continue()
  })
  let show = (): void => undefined
  const shown = new Promise<void>((resolve) => {
    show = resolve
  })
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Design' }).click()
  const title = page.getByRole('heading', { level: 1, name: 'Design' })
  await expect(title).toBeFocused()
  show()
  await expect(designPage(page).colour).toBeVisible()
  await expect(title).toBeFocused()
})

test('the keyboard alone prepares, publishes and takes back', async ({ page }) => {
  await signIn(page, 'admin')
  const design = await openDesign(page)
  await design.colour.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('#ff0000')
  await page.keyboard.press('Enter')
  await expect(design.saveDraft).toBeHidden()
  await tabBackTo(page, design.publish)
  await page.keyboard.press('Enter')
  await expect(design.dialog).toBeVisible()
  await tabTo(page, design.dialog.getByRole('button', { name: 'Publish' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => exactOf(page)).toBe('#ff0000')
  // Nothing is left to publish, which its button says to whoever is back on it.
  await expect(design.publish).toBeFocused()
  await tabBackTo(page, design.undo)
  await page.keyboard.press('Enter')
  await tabTo(page, design.dialog.getByRole('button', { name: 'Undo' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => exactOf(page)).toBe('#5761ee')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { tabAndPress, tabTo } from '../../fixtures/keyboard.ts'
import { pdfOf } from '../../fixtures/learning/media.ts'
import { signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { makeUnit } from '../../fixtures/units.ts'

test.use({ maxDocuments: 12 })

/** A PNG of ten pixels by ten. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP8z4APMOGVHbHSAEEsAROxCnMTAAAAAElFTkSuQmCC',
  'base64',
)
const unitName = 'Mbweni quay'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Types into a field with suggestions and takes the first one. */
async function choose(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
  const option = page.getByRole('listbox').getByRole('option').first()
  await expect(option).toHaveAccessibleName(new RegExp(text))
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('data-active')
  await page.keyboard.press('Enter')
}

/** A new medium from the list to its editor. */
async function createMedium(page: Page, kind: string, title: string): Promise<void> {
  await page.goto('/media-management')
  await expect(heading(page, 'Media management')).toBeVisible()
  await tabAndPress(page, page.getByRole('button', { name: /^Create/ }))
  const entry = page.getByRole('menuitem', { name: kind, exact: true })
  await expect(entry).toBeVisible()
  for (let presses = 0; presses < 12 && !(await entry.evaluate((it) => it === document.activeElement)); presses += 1)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: /^Title/ })).toBeFocused()
  await page.keyboard.type(title)
  await choose(page, dialog.getByRole('combobox', { name: /^Owner/ }), unitName)
  await tabAndPress(page, dialog.getByRole('button', { name: 'Create and edit' }))
  await expect(heading(page, title)).toBeVisible()
}

async function publish(page: Page, number: number): Promise<void> {
  await page.getByRole('heading', { level: 1 }).focus()
  await tabAndPress(page, button(page, 'Publish'))
  await tabAndPress(page, page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }))
  await expect(page.getByText(`Version ${number} published`).first()).toBeVisible()
}

/** A picture below the selected block, with what it shows in words. */
async function addPicture(page: Page): Promise<void> {
  await tabAndPress(page, page.getByRole('button', { name: /^Add block/ }))
  await expect(page.getByRole('menuitem', { name: 'Text' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Picture 2' })).toBeFocused()
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'vest.png', mimeType: 'image/png', buffer: dot })
  await tabTo(page, page.getByRole('textbox', { name: /^Alternative text/ }))
  await page.keyboard.type('A yellow vest')
  const picture = page.getByRole('img', { name: 'A yellow vest' }).first()
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth > 0)).toBe(true)
}

test('a course of a page and a link is built and published by the keyboard alone', async ({ page, controls }, {
  retry,
}) => {
  const author = 'media-author'
  await controls.putAccount({ username: author, roles: ['ADMIN'] })
  await signIn(page, author)
  // What an earlier try has made is still there.
  if (retry === 0) await makeUnit(page, { name: unitName, key: 'mbweni-quay' })

  await createMedium(page, 'Page', 'Rules of the quay')
  await tabAndPress(page, page.getByRole('button', { name: /^Add block/ }))
  await expect(page.getByRole('menuitem', { name: 'Text' })).toBeFocused()
  await page.keyboard.press('Enter')
  const text = page.getByRole('textbox', { name: 'Text 1' })
  await tabTo(page, text)
  await page.keyboard.type('Wear a ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('vest')
  await addPicture(page)
  // The draft saves itself: nothing is missing any more.
  await expect(page.getByRole('link', { name: 'Check', exact: true })).toBeVisible()
  await publish(page, 1)

  await createMedium(page, 'Link', 'Tide tables')
  await tabTo(page, page.getByRole('textbox', { name: /^Address/ }))
  await page.keyboard.type('https://example.org/tides')
  await tabAndPress(page, button(page, 'Save'))
  await expect(button(page, 'Save')).toHaveCount(0)
  await publish(page, 1)

  await createMedium(page, 'Course', 'First day at the quay')
  await page.getByRole('heading', { level: 1 }).focus()
  await tabAndPress(page, page.getByRole('link', { name: 'Check 1 thing to do' }))
  await expect(page.getByText('1 thing keeps version 1 from being published.')).toBeVisible()
  await expectNoViolations(page)
  await tabAndPress(page, page.getByRole('link', { name: 'Go to content', exact: true }).first())
  for (const title of ['Rules of the quay', 'Tide tables']) {
    await choose(page, page.getByRole('combobox', { name: /^Add medium/ }), title)
    await expect(page.getByRole('listitem').filter({ hasText: title }).first()).toBeVisible()
  }
  // The draft saves itself: nothing is missing any more.
  await expect(page.getByRole('link', { name: 'Check', exact: true })).toBeVisible()
  await expectNoViolations(page)
  await publish(page, 1)

  await page.goto('/media-management?view=published')
  await expect(page.getByRole('row', { name: /First day at the quay.*Course.*Published/ })).toBeVisible()
})

test('a chosen file is sent, checked and becomes a draft; a wrong one says what is wrong', async ({
  page,
  controls,
}) => {
  await controls.putAccount({ username: 'media-uploader', roles: ['ADMIN'] })
  await signIn(page, 'media-uploader')
  await page.goto('/media-management?upload=1')
  await expect(heading(page, 'Upload files')).toBeVisible()
  await page.locator('input[type="file"]').setInputFiles([
    { name: 'rules.pdf', mimeType: 'application/pdf', buffer: pdfOf(2) },
    { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') },
  ])
  await expect(page.getByText('1 ready, 0 in progress')).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: 'rules.pdf' }).getByRole('link').click()
  await expect(heading(page, 'rules')).toBeVisible()
})

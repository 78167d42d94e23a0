import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { expectSeen, pressTo, tabAndPress } from '../../fixtures/keyboard.ts'
import { serverUrl, stateFile } from '../../fixtures/places.ts'
import { fillIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { addPeople, makeUnit } from '../../fixtures/units.ts'
import { widerThanThePage } from '../../fixtures/width.ts'

test.use({ maxDocuments: 12 })

const manager = 'own-jobs-manager'
const learner = 'own-jobs-learner'

const jobs = (page: Page) => page.getByRole('grid', { name: 'Your jobs' })
const exported = (page: Page) => jobs(page).getByRole('row', { name: /Export of people/ })
const actionsOf = (row: Locator) => row.getByRole('button', { name: /^Actions for/ })

/** Goes on with Tab into the table, which the keyboard enters at its first row. */
async function tabInto(page: Page, table: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    await expectSeen(page)
    if (await table.evaluate((element) => element.contains(document.activeElement))) return
  }
  throw new Error('The keyboard does not reach the table.')
}

/** Fetches the file of the first job by the keys of its menu. */
async function fetchByKeys(page: Page): Promise<string> {
  await expect(exported(page)).toContainText('Done')
  await tabInto(page, jobs(page))
  await pressTo(page, 'ArrowRight', actionsOf(exported(page)))
  await page.keyboard.press('Enter')
  const entry = page.getByRole('menuitem', { name: /^Download people-.*\.csv$/ })
  await expect(entry).toBeFocused()
  const file = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const path = await (await file).path()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(actionsOf(exported(page))).toBeFocused()
  return readFile(path, 'utf8')
}

test('a manager who left the page takes an export up again in the console and fetches its file, by keyboard, wide and narrow', async ({
  page,
  browser,
  controls,
}) => {
  await controls.putAccount({ username: manager, roles: ['EDUCATION_MANAGER'] })
  await controls.putAccount({ username: learner, roles: ['LEARNER'] })
  await test.step('an administrator gives the manager a unit', async () => {
    const context = await browser.newContext({
      baseURL: serverUrl('auto'),
      locale: 'en-GB',
      storageState: stateFile('admin'),
    })
    const theirs = await context.newPage()
    await theirs.goto('/dashboard')
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
    const unit = await makeUnit(theirs, { name: 'Own jobs', key: 'own-jobs' })
    await addPeople(theirs, unit, [manager], 'MANAGER')
    await addPeople(theirs, unit, [learner])
    await context.close()
  })

  await page.goto('/user-management')
  await fillIn(page, manager)
  await expect(page.getByRole('row').filter({ hasText: learner })).toBeVisible()
  await tabAndPress(page, page.getByRole('button', { name: /Export this list/ }))
  await expect(page.getByRole('menuitem', { name: /^CSV file(?! with)/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/job=/)

  // The notice is gone with the page; the job is not.
  await page.goto('/super-console?tab=area')
  expect(await fetchByKeys(page)).toContain('Own jobs')
  await expectNoViolations(page)

  await test.step('what the export did is read in a dialog about it, and the focus comes back to its row', async () => {
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Export of people' })
    await expect(dialog.getByRole('definition').filter({ hasText: /^(\d+) of \1$/ })).toBeVisible()
    await expect(dialog.getByRole('definition')).toHaveCount(6)
    await expect(dialog.getByRole('heading', { name: 'Failures' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expectSeen(page)
  })

  await test.step('the state is asked for by the address, beside the tab', async () => {
    await page.goto('/super-console?tab=area&state=FAILED')
    await expect(page.getByRole('link', { name: 'Area of responsibility' })).toHaveAttribute('aria-current', 'page')
    await tabAndPress(page, page.getByRole('button', { name: 'Clear search and filters' }))
    await expect(page).toHaveURL('/super-console?tab=area')
    await expect(exported(page)).toBeVisible()
  })

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/super-console?tab=area&state=DONE')
    expect(await fetchByKeys(page)).toContain('Own jobs')
    await expectNoViolations(page)
    expect(await widerThanThePage(page)).toEqual([])
  })
})

import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { expectSeen, tabAndPress, tabTo } from '../../fixtures/keyboard.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ account: 'admin', maxDocuments: 12 })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the system' }).getByRole('link', { name })
const grid = (page: Page, name: string) => page.getByRole('grid', { name, exact: true })

/** Goes to a part of the page by its link. */
async function openPart(page: Page, name: string): Promise<void> {
  await tabAndPress(page, tab(page, name), 'Shift+Tab')
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
}

/** Goes on with Tab into the table, which the keyboard enters at its first row. */
async function tabInto(page: Page, table: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    await expectSeen(page)
    if (await table.evaluate((element) => element.contains(document.activeElement))) return
  }
  throw new Error('The keyboard does not reach the table.')
}

test('a setting, the outbox and the audit log by the keyboard alone', { tag: '@long' }, async ({ page }) => {
  await page.goto('/system')
  const brake = page.getByRole('spinbutton', { name: /Import brake/ })

  await test.step('a setting is changed and put back', async () => {
    await tabTo(page, brake)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('31')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Default: 10\. Changed by .+ on /)).toBeVisible()
    await tabAndPress(page, button(page, 'Reset to default'))
    await tabAndPress(page, button(page, 'Save'))
    await expect(page.getByRole('region', { name: /unsaved change/ })).toBeHidden()
    await expect(brake).toHaveValue('10')
  })

  await test.step('a mail is read, and the focus is back at its row', async () => {
    await openPart(page, 'Outbox')
    await tabAndPress(page, button(page, 'Send test email'))
    const outbox = grid(page, 'Outbox')
    const row = outbox.getByRole('row', { name: /Test email from/ }).first()
    await expect(row).toBeVisible()
    await tabInto(page, outbox)
    await page.keyboard.press('Enter')
    const mail = page.getByRole('dialog', { name: /Test email from/ })
    await expect(mail.getByText(/can send email/)).toBeVisible()
    await expect.poll(() => mail.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(mail).toBeHidden()
    await expectSeen(page)
  })

  await test.step('the order is turned round from the head of the column', async () => {
    const head = grid(page, 'Outbox').getByRole('columnheader', { name: /Written on/ })
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    // The heads stand above the first row; others may have come in above the one that was read.
    for (let rows = 0; rows < 10; rows += 1) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Home')
    const isAtHead = (): Promise<boolean> => head.evaluate((element) => element.contains(document.activeElement))
    for (let columns = 0; columns < 10 && !(await isAtHead()); columns += 1) await page.keyboard.press('ArrowRight')
    await expectSeen(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/sort=created/)
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
  })

  await test.step('the audit log is narrowed to what was just read', async () => {
    await openPart(page, 'Audit log')
    await tabAndPress(page, page.getByRole('button', { name: 'Add filter' }))
    await expect(page.getByRole('menuitem', { name: 'What', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('checkbox', { name: 'Read an email' }))
    await page.keyboard.press('Space')
    await tabAndPress(page, button(page, 'Apply'))
    await expect(page).toHaveURL(/action=mail\.read/)
    const log = grid(page, 'Audit log')
    await expect(log.getByRole('row', { name: /Read an email/ }).first()).toBeVisible()
    await expect(log.getByRole('row', { name: /Changed a setting/ })).toHaveCount(0)
  })
  await expectNoViolations(page)
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { expect, test } from '../../fixtures/test.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Parts of the system' })
const openTab = (page: Page, name: string) => tabs(page).getByRole('link', { name }).click()
const brake = (page: Page) => page.getByRole('spinbutton', { name: /Import brake/ })

test.describe('an administrator', () => {
  test.use({ account: 'admin' })

  test('changes a setting, finds it in the audit log with both values, and takes the log away as a file', async ({
    page,
  }) => {
    await page.goto('/system')
    await brake(page).fill('400')
    await brake(page).press('Enter')
    await expect(brake(page)).toHaveAccessibleDescription(/Enter a whole number from 1 to 100/)
    await expect(brake(page)).toHaveValue('400')
    await brake(page).fill('35')
    await brake(page).press('Enter')
    await expect(page.getByText(/Default: 10\. Changed by .+ on /)).toBeVisible()
    await page.reload()
    await expect(brake(page)).toHaveValue('35')

    await openTab(page, 'Audit log')
    await expect(page).toHaveURL('/system?tab=audit')
    const log = page.getByRole('grid', { name: 'Audit log' })
    const row = log.getByRole('row', { name: /Changed a setting/ }).first()
    await row.getByRole('button').first().click()
    await expect(log.getByText('After: 35')).toBeVisible()
    // Whose changes: somebody who changed nothing leaves none, and one press shows all again.
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitem', { name: 'Who', exact: true }).click()
    await page.getByRole('combobox', { name: 'Who' }).fill('amani')
    await page
      .getByRole('option', { name: /Amani Juma/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/actor=/)
    await expect(log.getByRole('row', { name: /Changed a setting/ })).toHaveCount(0)
    await page.goBack()
    await expect(log.getByRole('row', { name: /Changed a setting/ }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('menuitem', { name: 'CSV file' }).click()
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Download audit-.*\.csv$/ }).click({ timeout: 15_000 })
    const path = await (await file).path()
    expect(await readFile(path, 'utf8')).toContain('setting.change')

    await openTab(page, 'Jobs')
    await expect(
      page
        .getByRole('grid', { name: 'Jobs', exact: true })
        .getByRole('row', { name: /Export of the audit log.*Done/ })
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('grid', { name: 'Scheduled jobs' }).getByText('Every 15 minutes').first()).toBeVisible()
    await openTab(page, 'General settings')
    await page.getByRole('button', { name: 'Reset to default' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(brake(page)).toHaveValue('10')
    await expectNoViolations(page)
  })

  test('reads a mail that waits without a mail server, and that is written down', async ({ page }) => {
    await page.goto('/system?tab=mail')
    await expect(page.getByText(/No mail server is configured/)).toBeVisible()
    await page.getByRole('button', { name: 'Send test email' }).click()
    const row = page
      .getByRole('grid', { name: 'Outbox' })
      .getByRole('row', { name: /Test email from .*Queued/ })
      .first()
    await row.getByText(/Test email from/).click()
    await expect(page).toHaveURL(/open=/)
    await expect(page.getByRole('dialog', { name: /Test email from/ }).getByText(/can send email/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/can send email/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(/can send email/)).toBeHidden()
    await openTab(page, 'Audit log')
    await expect(page.getByRole('row', { name: /Read an email/ }).first()).toBeVisible()
  })

  test(
    'finds, turns round, keeps and takes away what is in the lists of jobs and mails',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/system?tab=mail')
      await page.getByRole('button', { name: 'Send test email' }).click()
      const outbox = page.getByRole('grid', { name: 'Outbox' })
      await expect(outbox.getByRole('row', { name: /Test email from/ }).first()).toBeVisible()
      await page.getByRole('button', { name: 'Add filter' }).click()
      await page.getByRole('menuitem', { name: 'About', exact: true }).click()
      await page.getByRole('checkbox', { name: 'Test email' }).check()
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page).toHaveURL('/system?tab=mail&event=TEST')
      await outbox.getByRole('button', { name: 'Written on', exact: true }).click()
      await expect(page).toHaveURL(/sort=created/)
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      await page.getByRole('menuitem', { name: 'CSV file' }).click()
      const file = page.waitForEvent('download')
      await page.getByRole('link', { name: /^Download outbox-.*\.csv$/ }).click({ timeout: 15_000 })
      const text = await readFile(await (await file).path(), 'utf8')
      expect(text).toContain(',Test email,')
      expect(text).not.toContain('can send email')

      await openTab(page, 'Jobs')
      await page.getByRole('searchbox', { name: 'Search by job name' }).fill('outbox')
      const jobs = page.getByRole('grid', { name: 'Jobs', exact: true })
      await expect(page).toHaveURL(/q=outbox/)
      await expect(jobs.getByRole('row', { name: /Export of the outbox.*Done/ }).first()).toBeVisible()
      await expect(jobs.getByRole('row', { name: /Export of people/ })).toHaveCount(0)
      await page.getByRole('searchbox', { name: 'Search by job name' }).fill('xyzzy')
      await page.getByRole('button', { name: 'Clear search and filters' }).click()
      await expect(page).toHaveURL('/system?tab=jobs')
      await page.getByRole('link', { name: 'Failed', exact: true }).click()
      await expect(page).toHaveURL(/state=FAILED/)
      await expectNoViolations(page)
    },
  )
})

import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { pressTo, tabAndPress, tabTo } from '../../fixtures/keyboard.ts'
import { longest, stepHeading } from '../../fixtures/imports.ts'
import { serverUrl } from '../../fixtures/places.ts'
import { fillIn, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { makeUnit } from '../../fixtures/units.ts'

test.use({ maxDocuments: 8 })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('an administrator', () => {
  test.use({ account: 'admin' })

  test(
    'brings people in by the keyboard alone: file, columns, a row put right, approved, taken back',
    { tag: '@long' },
    async ({ page }) => {
      const content = [
        'external id;family name;given name;e-mail',
        'KB-1;Tastatur;Asha;asha.keys@import.example',
        'KB-2;Tastatur;Bakari;bakari(at)import.example',
      ]
      await page.goto('/import-management')
      await tabAndPress(page, page.getByRole('link', { name: 'New import' }))
      await tabTo(page, page.getByRole('radio', { name: 'People' }))
      await page.keyboard.press('Space')
      const chooser = page.waitForEvent('filechooser', { timeout: 30_000 })
      await tabTo(page, page.locator('input[type="file"]'))
      await page.keyboard.press('Enter')
      await (
        await chooser
      ).setFiles({ name: 'keys.csv', mimeType: 'text/csv', buffer: Buffer.from(content.join('\r\n')) })
      await tabAndPress(page, button(page, 'Read the file'))
      await expect(stepHeading(page, 'Match columns')).toBeVisible(longest)
      await tabAndPress(page, button(page, 'Start the dry run'))
      await expect(page.getByRole('heading', { level: 3, name: 'What would change' })).toBeVisible(longest)
      await tabAndPress(page, button(page, 'Use bakari@import.example'))
      await expect(page.getByText('No rows with errors')).toBeVisible(longest)
      await tabAndPress(page, button(page, 'Continue to approval'))
      await tabAndPress(page, button(page, 'Apply 2 changes'))
      await expect(stepHeading(page, /^Import finished/)).toBeVisible(longest)
      await tabAndPress(page, button(page, 'Undo import'))
      const question = page.getByRole('alertdialog')
      await tabAndPress(page, question.getByRole('button', { name: 'Undo import' }))
      await expect(stepHeading(page, 'Import undone')).toBeVisible(longest)
    },
  )
})

test(
  'somebody joins a unit and leaves it by the keyboard alone',
  { tag: '@long' },
  async ({ page, controls, browser }) => {
    const [admin, learner] = ['keys-join-admin', 'keys-join-learner']
    await controls.putAccount({ username: admin, roles: ['ADMIN'] })
    await controls.putAccount({ username: learner, roles: ['LEARNER'] })
    const office = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
    await signIn(office, admin)
    await makeUnit(office, { name: 'Kinanda band', key: 'kinanda-band', joinMode: 'OPEN' })
    await office.context().close()
    await page.goto('/my-units')
    await fillIn(page, learner)
    await expect(title(page, 'My units')).toBeVisible()
    await tabTo(page, page.getByRole('searchbox', { name: 'Find a unit to join' }))
    await page.keyboard.type('kinanda')
    const unit = page.getByRole('article', { name: 'Kinanda band', exact: true })
    await tabAndPress(page, unit.getByRole('button', { name: 'Join' }))
    await expect(page.getByText('You joined Kinanda band.')).toBeVisible()
    await pressTo(page, 'Shift+Tab', unit.getByRole('button', { name: 'Leave' }))
    await page.keyboard.press('Enter')
    await tabAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }))
    await expect(page.getByText('You left Kinanda band.')).toBeVisible()
    await expect(title(page, 'My units')).toBeFocused()
  },
)

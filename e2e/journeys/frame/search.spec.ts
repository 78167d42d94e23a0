import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { givenNameOf, greeting } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { makePerson, makeUnit } from '../../fixtures/units.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const result = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

async function openPalette(page: Page): Promise<void> {
  await expect(field(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test.describe('the search of an administrator', () => {
  test.use({ account: 'admin', maxDocuments: 12 })

  test('W5: by the keyboard alone it leads to people and units however they are typed, and to the question whether to suspend somebody', async ({
    page,
  }) => {
    await page.goto('/dashboard')
    await expect(greeting(page, givenNameOf('admin'))).toBeVisible()
    const unit = await makeUnit(page, { name: 'Café Wałęsa', key: 'search-cafe' })
    await makePerson(page, unit, { givenName: 'Aoife', familyName: 'O’Brien', username: 'search-aoife' })

    await openPalette(page)
    await page.keyboard.type('obrien')
    await expect(result(page, /Aoife O’Brien/)).toContainText('Café Wałęsa')
    await expect(result(page, /Aoife O’Brien/).locator('mark')).toHaveText('O’Brien')
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 result')
    await expectNoViolations(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Aoife O’Brien' })).toBeVisible()

    await openPalette(page)
    await page.keyboard.type('cafe walesa')
    await expect(result(page, /Café Wałęsa/)).toContainText('search-cafe')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Café Wałęsa' })).toBeVisible()

    await openPalette(page)
    await page.keyboard.type('suspend aoife')
    await expect(result(page, /Suspend Aoife O’Brien…/)).toBeVisible()
    await page.keyboard.press('End')
    await result(page, /Suspend Aoife O’Brien…/).click()
    await expect(page.getByText('Suspend Aoife O’Brien?')).toBeVisible()
    await expect(page).toHaveURL(/\/user-management\?open=[^&]+$/)
    await page.keyboard.press('Escape')
    await expect(page.getByText('Suspend Aoife O’Brien?')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'Aoife O’Brien' })).toBeVisible()
    await expect(page.getByText('Suspend Aoife O’Brien?')).toHaveCount(0)
  })

  test('W5: actions and settings have addresses', { tag: '@long' }, async ({ page }) => {
    await page.goto('/dashboard')
    await expect(greeting(page, givenNameOf('admin'))).toBeVisible()
    for (const [typed, name, address] of [
      ['add person', 'Add person', '/user-management?open=new'],
      ['audit', /Audit log/, '/system?tab=audit'],
      ['sessions', /Sign-in & sessions/, '/my-profile?tab=sign-in'],
      ['import people', 'Import people', '/import-management?import=new'],
    ] as const) {
      await openPalette(page)
      await page.keyboard.type(typed)
      await result(page, name).click()
      await expect(page).toHaveURL(address)
    }
  })
})

test.describe('the search of a learner', () => {
  test.use({ account: 'learner' })

  test('W1: menu and search list what the roles of the person open', async ({ page }) => {
    await page.goto('/assistant')
    await expect(page.getByRole('heading', { level: 1, name: 'Assistant' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('link')).toHaveText([
      'Overview',
      'My media',
      'Catalogue',
      'My certificates',
      'My badges',
      'My ratings',
      'My units',
      'Communication',
      'Assistant',
      'Using Somo',
      'Console',
    ])
    await openPalette(page)
    await page.keyboard.type('assistant')
    await expect(page.getByRole('dialog').getByRole('option')).toHaveText([/^Assistant/, /^Help for Assistant/])
  })
})

import type { Page } from '@playwright/test'
import { expectNoFault } from '../fixtures/faults.ts'
import { givenNameOf, greeting } from '../fixtures/signIn.ts'
import { expect, test } from '../fixtures/test.ts'
import { makePerson, makeUnit } from '../fixtures/units.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const result = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

async function openPalette(page: Page): Promise<void> {
  await expect(field(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

const isSearchOf = (body: string | null, query: string): boolean =>
  body?.includes('GlobalSearch') === true && body.includes(`"${query}"`)

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
    await expectNoFault(page)
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

  test('W5: actions and settings have addresses', async ({ page }) => {
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

  test('W5: a late answer to an older question changes nothing, and a failure takes nothing from the rest', async ({
    page,
  }) => {
    await page.goto('/dashboard')
    await expect(greeting(page, givenNameOf('admin'))).toBeVisible()
    const asked: string[] = []
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData()
      if (isSearchOf(body, 'Neema')) {
        asked.push('Neema')
        await released
      }
      if (isSearchOf(body, 'unit')) return route.abort()
      // The page may have given the question up meanwhile.
      return route.continue().catch(() => undefined)
    })
    await openPalette(page)
    await page.keyboard.type('Neema')
    await expect.poll(() => asked).toEqual(['Neema'])
    await field(page).fill('Lukas')
    await expect(result(page, /Lukas Brandt/)).toBeVisible()
    release()
    await field(page).fill('Lukas B')
    await expect(result(page, /Lukas Brandt/)).toBeVisible()
    await expect(result(page, /Neema/)).toHaveCount(0)

    await field(page).fill('unit')
    await expect(page.getByText('People, units and imports can’t be searched at the moment.')).toBeVisible()
    await expect(result(page, /Unit management/)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Try again' }).last().click()
    await expect(page.getByText('People, units and imports can’t be searched at the moment.')).toHaveCount(0)
  })
})

test.describe('the search of a learner', () => {
  test.use({ account: 'learner' })

  test('W5: finds no people, and nothing that is for those who manage them', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(greeting(page, givenNameOf('learner'))).toBeVisible()
    for (const typed of ['Lukas Brandt', 'add person', 'audit log']) {
      await openPalette(page)
      await page.keyboard.type(typed)
      await expect(page.getByText(`No match for “${typed}”`)).toBeVisible()
      await page.keyboard.press('Escape')
    }
  })

  test('W1: menu and search list built screens only, and an address typed by hand says what is not built', async ({
    page,
  }) => {
    await page.goto('/catalogue')
    await expect(page.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('link')).toHaveText(['Overview', 'My units', 'Using Somo', 'Console'])
    await openPalette(page)
    await page.keyboard.type('catalogue')
    // The one answer is the help of the open page; the page itself is not offered.
    await expect(page.getByRole('dialog').getByRole('option')).toHaveText([/^Help for Catalogue/])
  })
})

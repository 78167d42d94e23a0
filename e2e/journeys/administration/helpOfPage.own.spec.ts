import type { Browser, Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { tabAndPress } from '../../fixtures/keyboard.ts'
import { testWithOwnServer } from '../../fixtures/ownServer.ts'
import { signIn } from '../../fixtures/signIn.ts'
import { expect } from '../../fixtures/test.ts'
import type { TestServer } from '../../server/testServer.ts'

/** What is written as help is read by everybody of an installation. */
const test = testWithOwnServer()
test.use({ maxDocuments: 20 })

const heading = (page: Page, name: string | RegExp, level = 2) => page.getByRole('heading', { level, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Somebody with a browser of their own, at the installation of this journey, on a page of it. */
async function openAs(
  browser: Browser,
  own: TestServer,
  account: string,
  address: string,
  width = 1280,
): Promise<Page> {
  const page = await (
    await browser.newContext({ baseURL: own.url, locale: 'en-GB', viewport: { width, height: 800 } })
  ).newPage()
  await signIn(page, account)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}

/** Finds something with the search of pages and actions, and opens it. */
async function findAndOpen(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** Writes the text of the open article in one language. */
async function write(page: Page, language: string, title: string, text: string): Promise<void> {
  await page.getByRole('tab', { name: language }).click()
  await page.getByRole('textbox', { name: `Title, ${language}` }).fill(title)
  await page.getByRole('textbox', { name: `Text, ${language}` }).click()
  await page.keyboard.type(text)
}

test(
  'help is written for a page and for managers: a manager finds it there by the keyboard, also in German on a phone, and a learner never sees it',
  { tag: '@long' },
  async ({ page, browser, own }) => {
    await signIn(page, 'admin')

    await test.step('an administrator says which pages an article is for, and for whom', async () => {
      await page.goto('/help-and-legal?tab=help')
      await button(page, 'Add article').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: /^Name/ }).fill('Adding people')
      await dialog.getByRole('checkbox', { name: 'Education manager' }).focus()
      await page.keyboard.press('Space')
      await dialog.getByRole('button', { name: 'Add' }).click()
      await expect(heading(page, 'Adding people', 1)).toBeVisible()
      await page
        .getByRole('navigation', { name: 'Parts of the document' })
        .getByRole('link', { name: 'Settings' })
        .click()
      await page.getByRole('button', { name: /Pages$/ }).focus()
      for (const [search, option] of [
        ['user man', 'User management'],
        ['overv', 'Overview'],
      ] as const) {
        await page.keyboard.press('Enter')
        await expect(page.getByRole('searchbox')).toBeFocused()
        await page.keyboard.type(search)
        await page.keyboard.press('ArrowDown')
        await expect(page.getByRole('option', { name: option })).toBeFocused()
        await page.keyboard.press('Space')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: /Pages$/ })).toBeFocused()
      }
      await button(page, 'Save').click()
      await expect(page.getByText('Saved.')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('button', { name: /Pages$/ })).toHaveAccessibleName(/^Overview.*User management/)
    })

    await test.step('it is written in two languages and published, and stands in the list with its pages', async () => {
      await page.getByRole('navigation', { name: 'Parts of the document' }).getByRole('link', { name: 'Text' }).click()
      await write(page, 'English', 'Before somebody is added', 'Ask for the badge number first.')
      await write(page, 'Deutsch', 'Bevor jemand dazukommt', 'Zuerst nach der Ausweisnummer fragen.')
      await button(page, 'Save draft').click()
      await expect(button(page, 'Save draft')).toBeHidden()
      await button(page, 'Publish').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
      await expect(page.getByText('Version 1 is in force.')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Help and legal', exact: true }).click()
      await page.getByRole('searchbox', { name: 'Search by name or page' }).fill('overview')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('row', { name: /Adding people/ })).toContainText('Overview, User management')
    })

    await test.step('a manager opens the help of the page by its name and reads it', async () => {
      const manager = await openAs(browser, own, 'manager', '/user-management')
      await findAndOpen(manager, 'help for')
      await expect(manager).toHaveURL('/using-sitos?screen=/user-management')
      await expect(heading(manager, 'Using Somo', 1)).toBeFocused()
      await expect(heading(manager, /./).first()).toHaveText('Help for User management')
      await expect(manager.getByText('Ask for the badge number first.')).toBeVisible()
      await manager.getByRole('searchbox', { name: 'Search this page' }).fill('badge number')
      await manager.keyboard.press('Enter')
      await expect(manager).toHaveURL('/using-sitos?screen=/user-management&q=badge+number')
      await expect(manager.getByText('Ask for the badge number first.')).toBeVisible()
      await expect(heading(manager, 'Glossary')).toHaveCount(0)
    })

    await test.step('on a phone in German too, where the menu leads there', async () => {
      const manager = await openAs(browser, own, 'manager', '/my-units', 360)
      await findAndOpen(manager, 'Deutsch')
      await expect(heading(manager, 'Meine Einheiten', 1)).toBeVisible()
      await tabAndPress(manager, manager.getByRole('button', { name: 'Mehr' }))
      await tabAndPress(manager, manager.getByRole('dialog').getByRole('link', { name: 'Somo benutzen' }))
      await expect(manager).toHaveURL('/using-sitos?screen=/my-units')
      await expect(heading(manager, 'Hilfe zu „Meine Einheiten“')).toBeVisible()
      await expect(manager.getByText('Zu dieser Seite gibt es noch keine Hilfe.')).toBeVisible()
      await expect(heading(manager, 'Hilfe der Organisation')).toBeVisible()
      await manager.goto('/user-management')
      await expect(heading(manager, /^Benutzer/, 1)).toBeVisible()
      await findAndOpen(manager, 'Hilfe zu')
      await expect(heading(manager, /^Hilfe zu „Benutzer\u00AD?verwaltung“$/)).toBeVisible()
      await expect(manager.getByText('Zuerst nach der Ausweisnummer fragen.')).toBeVisible()
      expect(await manager.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      await expectNoViolations(manager)
    })

    await test.step('a learner, whom it is not for, reads that there is none', async () => {
      const learner = await openAs(browser, own, 'learner', '/dashboard')
      await findAndOpen(learner, 'help for')
      await expect(learner).toHaveURL('/using-sitos?screen=/dashboard')
      await expect(learner.getByText('No help for this page yet.')).toBeVisible()
      await expect(learner.getByText('Before somebody is added')).toHaveCount(0)
      // A page that is not open to them has no help for them either.
      await learner.goto('/using-sitos?screen=/user-management')
      await expect(heading(learner, 'First steps')).toBeVisible()
      await expect(heading(learner, /^Help for/)).toHaveCount(0)
      await expect(learner.getByText('Before somebody is added')).toHaveCount(0)
    })
  },
)

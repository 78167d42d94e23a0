import type { Locator, Page } from '@playwright/test'
import { testWithOwnServer } from '../../fixtures/ownServer.ts'
import { signIn } from '../../fixtures/signIn.ts'
import { expect } from '../../fixtures/test.ts'

/** What is published asks everybody of an installation. */
const test = testWithOwnServer()
test.use({ maxDocuments: 20 })

const nextYear = `01.02.${new Date().getUTCFullYear() + 1}`

const press = async (target: Locator, key = 'Enter'): Promise<void> => {
  await target.focus()
  await target.press(key)
}
const type = async (page: Page, target: Locator, text: string): Promise<void> => {
  await target.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test(
  'by the keyboard alone a linked text is written, published, scheduled and found, and why somebody was asked is read',
  { tag: '@long' },
  async ({ page, own }) => {
    await page.goto(own.url)
    await signIn(page, 'admin')
    await page.goto('/help-and-legal')

    await test.step('a document is added, for people of two languages', async () => {
      await press(button(page, 'Add document'))
      const dialog = page.getByRole('dialog')
      await type(page, dialog.getByRole('textbox', { name: /^Name/ }), 'Rules of the quay')
      await press(dialog.getByRole('radio', { name: /^Must be read/ }), 'Space')
      await press(dialog.getByRole('checkbox', { name: 'English' }), 'Space')
      await press(dialog.getByRole('checkbox', { name: 'Deutsch' }), 'Space')
      await press(dialog.getByRole('button', { name: 'Add' }))
      await expect(page.getByRole('heading', { level: 1, name: 'Rules of the quay' })).toBeVisible()
    })

    await test.step('its address is refused without https, then published', async () => {
      await type(page, page.getByRole('textbox', { name: 'Title, English' }), 'Rules of the quay')
      await press(page.getByRole('radio', { name: 'Web address' }).first(), 'Space')
      const address = page.getByRole('textbox', { name: 'Address, English' })
      await type(page, address, 'http://uferwerk.example/rules')
      await press(button(page, 'Save draft'))
      await expect(address).toHaveAccessibleDescription(/Enter an address that starts with https/)
      await type(page, address, 'https://uferwerk.example/rules')
      await press(button(page, 'Save draft'))
      await expect(button(page, 'Save draft')).toBeHidden()
      await press(button(page, 'Publish'))
      await press(page.getByRole('dialog').getByRole('button', { name: 'Publish' }))
    })

    await test.step('the step of agreement shows the whole address and asks here', async () => {
      await page.goto('/help-and-legal')
      await expect(page.getByRole('link', { name: /^https:\/\/uferwerk\.example\/rules/ })).toHaveAttribute(
        'target',
        '_blank',
      )
      await press(page.getByRole('checkbox', { name: /Rules of the quay/ }), 'Space')
      await press(button(page, 'Confirm'))
    })

    await test.step('it is found in the list, and its next version is scheduled', async () => {
      await type(page, page.getByRole('searchbox', { name: 'Search by name or kind' }), 'nowhere')
      await expect(page.getByRole('link', { name: 'Rules of the quay' })).toHaveCount(0)
      await type(page, page.getByRole('searchbox', { name: 'Search by name or kind' }), 'quay')
      await expect(page).toHaveURL(/q=quay/)
      await press(page.getByRole('link', { name: 'Rules of the quay' }))
      await type(page, page.getByRole('textbox', { name: 'Address, English' }), 'https://uferwerk.example/rules/2')
      await press(button(page, 'Save draft'))
      await expect(button(page, 'Save draft')).toBeHidden()
      await press(button(page, 'Publish'))
      const dialog = page.getByRole('dialog')
      await type(page, dialog.getByRole('textbox', { name: /What has changed/ }), 'Breaks are added')
      await press(dialog.getByRole('radio', { name: /^From a date/ }), 'Space')
      await type(page, dialog.getByRole('textbox', { name: /In force from/ }), nextYear)
      await press(dialog.getByRole('button', { name: 'Publish' }))
      await expect(button(page, 'Put into force now')).toBeVisible()
      // Back to what was searched, from another view of the document too.
      await press(
        page.getByRole('navigation', { name: 'Parts of the document' }).getByRole('link', { name: 'Settings' }),
      )
      await expect(page).toHaveURL(/view=settings/)
      await press(page.getByRole('main').getByRole('link', { name: 'Help and legal', exact: true }))
      await expect(page).toHaveURL(/\/help-and-legal\?q=quay$/)
      await expect(page.getByRole('searchbox', { name: 'Search by name or kind' })).toHaveValue('quay')
    })

    await test.step('the consent is searched by its document and tells why it was asked', async () => {
      await page.goto('/help-and-legal?tab=consents')
      await type(page, page.getByRole('searchbox', { name: 'People or documents' }), 'quay')
      await expect(page).toHaveURL(/q=quay/)
      await press(page.getByRole('button', { name: /^Details of/ }).first())
      await expect(page.getByText('Person’s language at the time')).toBeVisible()
      await expect(page.getByText('English and Deutsch')).toBeVisible()
    })
  },
)

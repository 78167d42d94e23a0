import type { Page } from '@playwright/test'
import { password } from '../../fixtures/accounts.ts'
import { expectSeen, pressTo, tabAndPress, tabTo } from '../../fixtures/keyboard.ts'
import { fillIn, greeting, signInPage } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ maxDocuments: 12 })

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const unsaved = (page: Page) => page.getByRole('region', { name: /unsaved change/ })

/** Goes to a part of a page by its link, and finds the focus still there. */
async function openPart(page: Page, name: string): Promise<void> {
  await tabAndPress(page, link(page, name), 'Shift+Tab')
  await expect(link(page, name)).toHaveAttribute('aria-current', 'page')
  await expect(link(page, name)).toBeFocused()
}

/** Goes to the button of the bar and saves. */
async function save(page: Page): Promise<void> {
  await tabAndPress(page, button(page, 'Save'))
  await expect(unsaved(page)).toBeHidden()
}

test(
  'the whole profile by the keyboard alone: changed, saved, put right, left and stayed',
  { tag: '@long' },
  async ({ page, controls }) => {
    const username = 'profile-by-keyboard'
    await controls.putAccount({ username, roles: ['LEARNER'] })
    await page.goto('/my-profile')
    await fillIn(page, username)
    await expect(title(page, 'My profile')).toBeVisible()

    await test.step('personal: a picture, a name, and an error at its field', async () => {
      // Waited for before the keyboard is on its way: the browser is told of it beside what is pressed, not before.
      const chooser = page.waitForEvent('filechooser', { timeout: 30_000 })
      await tabTo(page, page.locator('input[type="file"]'))
      await page.keyboard.press('Enter')
      await (
        await chooser
      ).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await title(page, 'My profile').screenshot() })
      await expect(page.getByText('Picture saved.')).toBeVisible()
      await tabTo(page, field(page, 'Given name'))
      await page.keyboard.type('Amina')
      await save(page)
      await expect(page.getByRole('button', { name: /^Amina Mbeki/ })).toBeVisible()
      await tabTo(page, field(page, 'Phone'))
      await page.keyboard.type('call me')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('group', { name: '1 problem to fix before saving' })).toBeFocused()
      await tabAndPress(page, link(page, 'Phone'))
      await expect(field(page, 'Phone')).toBeFocused()
      await expectSeen(page)
      await expect(field(page, 'Phone')).toHaveAccessibleDescription(/Use only digits/)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('+254 700 123456')
      await page.keyboard.press('Enter')
      await expect(unsaved(page)).toBeHidden()
    })

    await test.step('language & format: an answer of a group is saved as it is chosen', async () => {
      await openPart(page, 'Language & format')
      await tabTo(page, page.getByRole('radio', { name: /^Organisation default \(\d\d?[./-]/ }))
      const saved = page.waitForResponse(
        (response) => response.request().postData()?.includes('updateProfile') === true,
      )
      await pressTo(page, 'ArrowDown', page.getByRole('radio', { name: /^\d{4}-\d\d-\d\d$/ }))
      await saved
      await tabAndPress(page, link(page, 'Appearance'), 'Shift+Tab')
      await expect(link(page, 'Appearance')).toHaveAttribute('aria-current', 'page')
    })

    await test.step('appearance: what goes along and what this device keeps', async () => {
      await tabTo(page, page.getByRole('radio', { name: 'Light' }))
      await pressTo(page, 'ArrowDown', page.getByRole('radio', { name: 'Dark violet' }))
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await tabTo(page, page.getByRole('radio', { name: /^100\s%$/ }))
      await pressTo(page, 'ArrowRight', page.getByRole('radio', { name: /^112\s%$/ }))
      await tabTo(page, page.getByRole('switch', { name: 'Reduce motion' }))
      await page.keyboard.press('Space')
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
    })

    await test.step('privacy: a question is put aside and the focus comes back', async () => {
      await openPart(page, 'Privacy')
      await tabAndPress(page, button(page, 'Request deletion'))
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectSeen(page)
      await page.keyboard.press('Escape')
      await expect(button(page, 'Request deletion')).toBeFocused()
    })

    await test.step('sign-in: a wrong password says so at its field', async () => {
      await openPart(page, 'Sign-in & sessions')
      await tabTo(page, page.getByLabel('Current password'))
      await page.keyboard.type('wrong')
      await tabTo(page, page.getByLabel('New password'))
      await page.keyboard.type('boat lantern river')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/This is not your current password/)
      await tabTo(page, link(page, 'Current password'))
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Current password')).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('somo')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Password changed. Your other sessions have ended.')).toBeVisible()
    })
  },
)

test.describe('the console', () => {
  test.use({ account: 'admin' })

  test('is walked and reported by the keyboard alone', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => {
      // The browser takes nothing into its clipboard, so the page shows the text.
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      })
    })
    await page.goto('/super-console')
    await expect(title(page, 'Console')).toBeVisible()
    for (const part of [
      'Connection',
      'Events',
      'Pages',
      'Installation',
      'Operations',
      'View as',
      'Session and browser',
    ]) {
      const isBefore = part === 'Session and browser'
      await tabAndPress(
        page,
        page.getByRole('navigation', { name: 'Parts of the console' }).getByRole('link', { name: part }),
        isBefore ? 'Shift+Tab' : 'Tab',
      )
      await expect(link(page, part)).toHaveAttribute('aria-current', 'page')
      await expect(link(page, part)).toBeFocused()
    }
    await tabAndPress(page, button(page, 'Copy support report'), 'Shift+Tab')
    const report = page.getByRole('dialog', { name: 'Support report' })
    await expect(report.getByRole('textbox')).toBeFocused()
    await tabAndPress(page, report.getByRole('button', { name: /^Select/ }))
    expect(await page.evaluate(() => getSelection()?.toString() ?? '')).toContain('Username: admin')
    await tabAndPress(page, report.getByRole('button', { name: 'Close' }).last())
    await expect(button(page, 'Copy support report')).toBeFocused()
    await expectSeen(page)
  })
})

test.describe('the error page', () => {
  test.describe('signed in', () => {
    test.use({ account: 'learner' })

    test(
      'is left by the keyboard alone: its reference copied, back, and to the overview',
      { tag: '@long' },
      async ({ page, context }) => {
        await context.grantPermissions(['clipboard-write'])
        await page.goto('/using-sitos')
        await expect(title(page, 'Using Somo')).toBeVisible()
        // What a link of the app does.
        await page.evaluate(() => {
          const state = { idx: 1 }
          history.pushState(state, '', '/error-page?reason=server&ref=8f2c41aa&from=/media')
          dispatchEvent(new PopStateEvent('popstate', { state }))
        })
        await expect(title(page, 'Something went wrong on our side')).toBeVisible()
        await tabAndPress(page, button(page, 'Copy reference'))
        await expect(button(page, 'Reference copied')).toBeFocused()
        await tabAndPress(page, button(page, 'Back'))
        await expect(title(page, 'Using Somo')).toBeVisible()
        await page.goto('/nope')
        await expect(title(page, 'Page not found')).toBeVisible()
        await tabAndPress(page, link(page, 'Go to the overview'))
        await expect(greeting(page, 'Amani')).toBeFocused()
      },
    )
  })

  test(
    'leads whoever is not signed in through the sign-in by the keyboard alone',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/nope')
      await tabAndPress(page, page.getByRole('main').getByRole('button', { name: 'Sign in' }))
      await expect(signInPage(page).login).toBeFocused()
      await page.keyboard.type('learner')
      await tabTo(page, signInPage(page).password)
      await page.keyboard.type(password)
      await page.keyboard.press('Enter')
      await expect(greeting(page, 'Amani')).toBeVisible()
    },
  )
})

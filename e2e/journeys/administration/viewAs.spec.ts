import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { apiCalls, operationsOf } from '../../fixtures/session/requests.ts'
import { signOut } from '../../fixtures/session/sessions.ts'
import { gateButton, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { addPeople, makeUnit } from '../../fixtures/units.ts'

// The end of a view and a sign-out load whole pages.
test.use({ maxDocuments: 20 })
// The latest entry of the audit log is looked at.
test.describe.configure({ mode: 'default' })

const banner = (page: Page) => page.getByText(/Viewing as /)

async function begin(page: Page, username: string, reason = 'Request 4711: the menu lacks a page.'): Promise<void> {
  await page.goto('/super-console?tab=view')
  await page.getByRole('combobox', { name: 'Person' }).fill(username)
  await page.getByRole('option', { name: new RegExp(username) }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL('/dashboard')
}

test('an administrator sees the pages of a learner, changes nothing, and goes back to their own', async ({
  page,
  controls,
  context,
  watch,
}) => {
  await controls.putAccount({ username: 'seenone', roles: ['LEARNER'] })
  await controls.putAccount({ username: 'looker', roles: ['ADMIN'] })
  await signIn(page, 'looker')
  await page.goto('/super-console?tab=view')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Enter a reason/)
  await begin(page, 'seenone')

  await expect(banner(page)).toHaveText(/for 30 more minutes\. You can’t change anything\./)
  await expectNoViolations(page)
  await expect(page.locator('a[href="/user-management"]')).toHaveCount(0)
  await page.goto('/user-management')
  await expect(page).toHaveURL('/dashboard')
  await expect(banner(page)).toBeVisible()

  await page.goto('/my-profile')
  await expect(page.getByText('Private data is hidden while you view as this person.')).toBeVisible()
  await page.goto('/super-console?tab=view')
  await expect(page.getByRole('link', { name: 'View as' })).toHaveCount(0)
  const operations = operationsOf(apiCalls(watch))
  expect(operations.slice(operations.indexOf('BeginViewAs'))).not.toContain('countUserLoginForBadge')

  const other = await context.newPage()
  await other.goto('/user-management')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('User management')
  await expect(banner(other)).toHaveCount(0)
  await other.close()

  await page.getByRole('button', { name: 'End' }).click()
  await expect(page).toHaveURL('/super-console?tab=view')
  await expect(banner(page)).toHaveCount(0)
  await page.goto('/system?tab=audit')
  const log = page.getByRole('grid', { name: 'Audit log' })
  await expect(log.getByRole('row', { name: /Stopped viewing pages as the person/ }).first()).toBeVisible()
  // Other tests may have begun a view since.
  for (const started of await log.getByRole('button', { name: 'Details of Started viewing pages as the person' }).all())
    await started.click()
  await expect(log.getByText(/After: Request 4711: the menu lacks a page\./)).toBeVisible()
})

test(
  'whatever would change something stands still while somebody else is seen, and names why; what reads works',
  { tag: '@long' },
  async ({ page, controls }) => {
    await controls.putAccount({ username: 'seenthree', roles: ['EDUCATION_MANAGER'] })
    await controls.putAccount({ username: 'seenpupil', roles: ['LEARNER'] })
    await controls.putAccount({ username: 'lookerthree', roles: ['ADMIN'] })
    await signIn(page, 'lookerthree')
    const unit = await makeUnit(page, { name: 'Seen branch', key: 'seen-branch' })
    await addPeople(page, unit, ['seenthree'], 'MANAGER')
    await addPeople(page, unit, ['seenpupil'])
    await begin(page, 'seenthree', 'Request 4713: nothing can be pressed.')
    const why = /Viewing as .* You can’t change anything\./
    const expectDisabled = async (control: Locator): Promise<void> => {
      await expect(control).toHaveAttribute('aria-disabled', 'true')
      await expect(control).toHaveAccessibleDescription(why)
    }

    await page.goto('/user-management?q=seenpupil')
    const add = page.getByRole('button', { name: 'Add person' })
    await expectDisabled(add)
    await add.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const pupil = page.getByRole('row').filter({ hasText: 'seenpupil' })
    await pupil.getByRole('button', { name: /^Actions/ }).click()
    const menu = page.getByRole('menu')
    await expect(menu).toHaveAccessibleDescription(why)
    await expect(menu.getByRole('menuitem', { name: 'Suspend' })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
    await pupil.getByRole('checkbox').click()
    await expectDisabled(page.getByRole('button', { name: 'Suspend' }))
    await page.keyboard.press('Escape')
    await pupil.getByRole('link').first().click()
    await page.getByRole('textbox', { name: 'Given name' }).fill('Nobody')
    await expectDisabled(page.getByRole('button', { name: 'Save', exact: true }))
    await page.getByRole('button', { name: 'Discard', exact: true }).click()

    await page.goto(`/unit-management?unit=${unit}`)
    await expectDisabled(page.getByRole('button', { name: 'Add people' }))
    await expectDisabled(page.getByRole('button', { name: 'New unit' }))
    await pupil.getByRole('button', { name: /^Actions/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Remove from unit' })).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('menuitem', { name: /Open/ })).not.toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
    await expectNoViolations(page)

    await page.getByRole('button', { name: 'End', exact: true }).click()
    await expect(banner(page)).toHaveCount(0)
    await page.goto('/user-management?q=seenpupil')
    await expect(page.getByRole('button', { name: 'Add person' })).not.toHaveAttribute('aria-disabled', 'true')
  },
)

test(
  'what another administrator ends is told, and a sign-out leaves nothing behind',
  { tag: '@long' },
  async ({ page, controls, context }) => {
    await controls.putAccount({ username: 'seentwo', roles: ['EDUCATION_MANAGER'] })
    await controls.putAccount({ username: 'lookertwo', roles: ['ADMIN'] })
    await signIn(page, 'lookertwo')
    await begin(page, 'seentwo', 'Request 4712: ended by somebody else.')
    await expect(page.locator('a[href="/user-management"]').first()).toBeVisible()

    const other = await context.newPage()
    await other.goto('/super-console?tab=view')
    // Those of other tests may go on at the same time.
    const line = other.getByRole('listitem').filter({ hasText: 'Request 4712' })
    await line.getByRole('button', { name: /^End: / }).click()
    await expect(line).toHaveCount(0)
    await expect(other.getByText(/You’re no longer viewing as .*\./)).toBeVisible()
    await other.close()

    await page.locator('a[href="/user-management"]').first().click()
    await expect(page.getByRole('alert')).toContainText('This page shows what you saw until then.')
    // What has ended is not begun again: the next load shows the administrator's own pages.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'User management' })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    await page.goto('/super-console?tab=view')
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()

    await begin(page, 'seentwo')
    await signOut(page)
    await expect(gateButton(page)).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('somo.viewAs'))).toBeNull()
  },
)

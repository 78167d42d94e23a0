import { testWithOwnServer } from '../../fixtures/ownServer.ts'
import { signIn } from '../../fixtures/signIn.ts'
import { expect } from '../../fixtures/test.ts'

const test = testWithOwnServer()
test.use({ maxDocuments: 12 })

test('a link is added and an entry hidden; learners see both once the menu is published, and the address stays open', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin')
  await page.goto('/menu-configuration')
  const learners = page.getByRole('region', { name: 'Learner' })
  await learners.getByRole('button', { name: 'Hide “My ratings”' }).click()
  await learners.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('menuitem', { name: 'External link' }).click()
  await page.getByRole('textbox', { name: 'Name, English' }).fill('Works council')
  await page.getByRole('textbox', { name: 'Address' }).fill('https://council.example')
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Works council')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Menu published.')).toBeVisible()

  const other = await (
    await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'en-GB' })
  ).newPage()
  await signIn(other, 'learner')
  const menu = other.getByRole('navigation', { name: 'Main menu' })
  const link = menu.getByRole('link', { name: /^Works council/ })
  await expect(link).toHaveAttribute('href', 'https://council.example/')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(menu.getByRole('link', { name: 'My ratings' })).toHaveCount(0)
  await other.goto('/my-ratings')
  await expect(other.getByRole('heading', { level: 1, name: 'My ratings' })).toBeVisible()
  await other.context().close()
})

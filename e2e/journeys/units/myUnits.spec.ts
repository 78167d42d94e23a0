import type { Page } from '@playwright/test'
import { serverUrl } from '../../fixtures/places.ts'
import { fillIn, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { addPeople, makeUnit } from '../../fixtures/units.ts'

test.use({ maxDocuments: 8 })

/** Two units with colours of their own; both people are in both, one of them manages the second. */
async function makeUnits(page: Page, learner: string, manager: string): Promise<void> {
  for (const [name, color, role] of [
    ['Loading dock', '#0f7b3f', 'MEMBER'],
    ['Night shift', '#9c2c6b', 'MANAGER'],
  ] as const) {
    const unit = await makeUnit(page, { name, key: name.toLowerCase().replace(' ', '-'), color })
    await addPeople(page, unit, [learner])
    await addPeople(page, unit, [manager], role)
  }
}

test('people see their units and who is responsible, and choose whose looks Somo has', async ({
  page,
  controls,
  browser,
}) => {
  const [admin, learner, manager] = ['my-units-admin', 'my-units-learner', 'my-units-manager']
  for (const [username, role] of [
    [admin, 'ADMIN'],
    [learner, 'LEARNER'],
    [manager, 'EDUCATION_MANAGER'],
  ] as const)
    await controls.putAccount({ username, roles: [role] })
  const office = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
  await signIn(office, admin)
  await makeUnits(office, learner, manager)
  await office.context().close()

  await page.goto('/my-units')
  await fillIn(page, learner)
  const unit = (name: string) => page.getByRole('article', { name })
  await expect(unit('Loading dock')).toContainText('Sets name, logo and colour')
  await expect(unit('Night shift')).toContainText('Zawadi Mbeki')
  await expect(unit('Night shift').getByRole('link', { name: 'Open in unit management' })).toHaveCount(0)
  const brand = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--somo-brand-exact').trim())
  await expect.poll(brand).toBe('#0f7b3f')

  await unit('Night shift').getByRole('button', { name: 'Use this unit’s branding' }).press('Enter')
  await expect(page.getByText('Now using Night shift’s branding.')).toBeVisible()
  await expect(unit('Night shift')).toContainText('Sets name, logo and colour')
  await expect.poll(brand).toBe('#9c2c6b')

  const theirs = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
  await theirs.goto('/my-units')
  await fillIn(theirs, manager)
  const link = theirs
    .getByRole('article', { name: 'Night shift' })
    .getByRole('link', { name: 'Open in unit management' })
  await expect(link).toHaveAttribute('href', /\/unit-management\?unit=/)
  await theirs.context().close()
})

import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/userSessions.ts'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { button } from '../../fixtures/imports.ts'
import { openUnit } from '../../fixtures/management.ts'
import { addPeople, makePerson, makeUnit, putRole } from '../../fixtures/units.ts'
import { widerThanThePage } from '../../fixtures/width.ts'

test.use({ maxDocuments: 16 })

const share = 'Für alle freigeben, die diese Liste sehen'
const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Ansichten der Mitglieder' }).getByRole('link', { name, exact: true })
const rows = (page: Page) => page.getByRole('grid').getByRole('rowheader')
const notice = (page: Page, text: string) => page.getByText(text)

/** Keeps the list as it is under a name. */
async function keep(page: Page, name: string): Promise<void> {
  await button(page, 'Ansicht speichern').click()
  const dialog = page.getByRole('dialog', { name: 'Ansicht speichern' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).press('Enter')
  await expect(view(page, name)).toHaveAttribute('aria-current', 'page')
}

/** What can be done with the view that is open. */
const actionsOf = (page: Page, name: string) => page.getByRole('button', { name: `Aktionen für die Ansicht ${name}` })

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await actionsOf(page, name).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

test(
  'members are kept as a view: come back to after a reload and in another unit, changed, shared by an administrator, taken away',
  { tag: '@long' },
  async ({ sitDown }) => {
    const page = await sitDown({ username: 'ansicht-admin', roles: ['ADMIN'], locale: 'de' })
    const unit = await makeUnit(page, { name: 'Ansichtshafen', key: 'ansichtshafen' })
    const other = await makeUnit(page, { name: 'Ansichtsberg', key: 'ansichtsberg' })
    await makePerson(page, other, { givenName: 'Ute', familyName: 'Aussicht', username: 'aussicht-ute' })
    const [uma, ulf] = [
      await makePerson(page, unit, { givenName: 'Uma', familyName: 'Aussicht', username: 'aussicht-uma' }),
      await makePerson(page, unit, { givenName: 'Ulf', familyName: 'Aussicht', username: 'aussicht-ulf' }),
    ]
    await makePerson(page, unit, { givenName: 'Udo', familyName: 'Aussicht', username: 'aussicht-udo' })
    await putRole(page, unit, [uma, ulf], 'DEPUTY', '2098-05-31')
    // Their manager has the unit on a phone; nobody was told of any view.
    const phone = await sitDown({
      username: 'ansicht-leitung',
      roles: ['EDUCATION_MANAGER'],
      locale: 'de',
      width: 'narrow',
    })
    await addPeople(page, unit, ['ansicht-leitung'], 'MANAGER')

    await test.step('filtered, sorted and searched, then kept; a reload and a visit by the view alone show the same', async () => {
      await openUnit(page, unit, 'Ansichtshafen', '&role=DEPUTY&sort=-name')
      await page.getByRole('searchbox', { name: 'Mitglieder suchen' }).fill('aussicht')
      await expect(page).toHaveURL(/q=aussicht/)
      await expect(rows(page)).toHaveText([/Uma Aussicht|Aussicht, Uma/, /Ulf Aussicht|Aussicht, Ulf/])
      await keep(page, 'Vertretungen')
      await page.reload()
      await expect(view(page, 'Vertretungen')).toHaveAttribute('aria-current', 'page')
      await expect(rows(page)).toHaveText([/Uma Aussicht|Aussicht, Uma/, /Ulf Aussicht|Aussicht, Ulf/])
      await openUnit(page, unit, 'Ansichtshafen')
      await expect(rows(page)).toHaveCount(4)
      await view(page, 'Vertretungen').click()
      await expect(rows(page)).toHaveText([/Uma Aussicht|Aussicht, Uma/, /Ulf Aussicht|Aussicht, Ulf/])
      await expect(page.getByRole('searchbox', { name: 'Mitglieder suchen' })).toHaveValue('aussicht')
      await expectNoViolations(page)
      // Another unit has the same views, and its own people.
      await openUnit(page, other, 'Ansichtsberg')
      await view(page, 'Vertretungen').click()
      await expect(page.getByText(/^Kein Treffer/)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Ansichtsberg' })).toBeVisible()
    })

    await test.step('changed: it says so, goes back, and is kept as it is now', async () => {
      await openUnit(page, unit, 'Ansichtshafen')
      await view(page, 'Vertretungen').click()
      await page.getByRole('columnheader', { name: 'Name' }).getByRole('button', { name: 'Name', exact: true }).click()
      await expect(rows(page)).toHaveText([/Ulf Aussicht|Aussicht, Ulf/, /Uma Aussicht|Aussicht, Uma/])
      await expect(page.getByRole('status').filter({ hasText: /^geändert$/ })).toBeVisible()
      await choose(page, 'Vertretungen', 'Änderungen verwerfen')
      await expect(rows(page)).toHaveText([/Uma Aussicht|Aussicht, Uma/, /Ulf Aussicht|Aussicht, Ulf/])
      await page.getByRole('columnheader', { name: 'Name' }).getByRole('button', { name: 'Name', exact: true }).click()
      await choose(page, 'Vertretungen', 'Änderungen speichern')
      await expect(notice(page, 'Die Ansicht „Vertretungen“ wurde geändert.')).toBeVisible()
      await page.reload()
      await expect(rows(page)).toHaveText([/Ulf Aussicht|Aussicht, Ulf/, /Uma Aussicht|Aussicht, Uma/])
      await expect(page.getByRole('status').filter({ hasText: /^geändert$/ })).toHaveCount(0)
    })

    await test.step('a manager has it once it is shared, may not touch it, and keeps one of their own for themselves alone', async () => {
      await openUnit(phone, unit, 'Ansichtshafen')
      await expect(view(phone, 'Vertretungen')).toHaveCount(0)
      await choose(page, 'Vertretungen', 'Teilen')
      await expect(notice(page, '„Vertretungen“ ist jetzt für andere sichtbar.')).toBeVisible()
      await phone.reload()
      await view(phone, 'Vertretungen').click()
      await expect(rows(phone)).toHaveText([/Ulf Aussicht|Aussicht, Ulf/, /Uma Aussicht|Aussicht, Uma/])
      expect(await widerThanThePage(phone)).toEqual([])
      await expectNoViolations(phone)
      // A copy of it is all that is offered.
      await button(phone, 'Ansicht speichern').click()
      const dialog = phone.getByRole('dialog', { name: 'Ansicht speichern' })
      await expect(dialog.getByRole('checkbox', { name: share })).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Abbrechen' }).click()
      await openUnit(phone, unit, 'Ansichtshafen', '&q=udo')
      await keep(phone, 'Nur Udo')
      await phone.reload()
      await expect(rows(phone)).toHaveText([/Udo Aussicht|Aussicht, Udo/])
      expect(await widerThanThePage(phone)).toEqual([])
      await page.reload()
      await expect(view(page, 'Vertretungen')).toBeVisible()
      await expect(view(page, 'Nur Udo')).toHaveCount(0)
    })

    await test.step('taken away, brought back, and taken away for everybody', async () => {
      await choose(page, 'Vertretungen', 'Löschen')
      await expect(notice(page, 'Die Ansicht „Vertretungen“ ist gelöscht.')).toBeVisible()
      await expect(view(page, 'Vertretungen')).toHaveCount(0)
      await button(page, 'Rückgängig').click()
      await view(page, 'Vertretungen').click()
      await expect(rows(page)).toHaveText([/Ulf Aussicht|Aussicht, Ulf/, /Uma Aussicht|Aussicht, Uma/])
      await phone.reload()
      await expect(view(phone, 'Vertretungen')).toBeVisible()
      await choose(page, 'Vertretungen', 'Löschen')
      await expect(view(page, 'Vertretungen')).toHaveCount(0)
      await phone.reload()
      await expect(view(phone, 'Nur Udo')).toBeVisible()
      await expect(view(phone, 'Vertretungen')).toHaveCount(0)
      await choose(phone, 'Nur Udo', 'Löschen')
      await expect(view(phone, 'Nur Udo')).toHaveCount(0)
    })
  },
)

import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/userSessions.ts'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { button, longest } from '../../fixtures/imports.ts'
import { box, openPerson, openUnit, rowOf } from '../../fixtures/management.ts'
import { addPeople, makePerson, makeUnit, putRole } from '../../fixtures/units.ts'
import { widerThanThePage } from '../../fixtures/width.ts'

test.use({ maxDocuments: 12 })

const lastDay = (page: Page) => box(page, /^Letzter Tag/)

/** Opens the question for the role and the last day of all that are selected. */
async function askForDay(page: Page): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: 'Funktion ändern' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
}

test(
  'an administrator gives all that match their last day, more than a hundred, and each gets back what was theirs',
  { tag: '@long' },
  async ({ sitDown }) => {
    const page = await sitDown({ username: 'tage-admin', roles: ['ADMIN'], locale: 'de' })
    const unit = await makeUnit(page, { name: 'Tagelager', key: 'tagelager' })
    const people: string[] = []
    for (let index = 0; index < 103; index += 1) {
      people.push(
        await makePerson(page, unit, {
          givenName: 'Pia',
          familyName: `Tageling ${String(index).padStart(3, '0')}`,
          username: `tageling-${index}`,
        }),
      )
    }
    // What is taken back is not the same for everybody: one had another day, one is a manager and not among those that match.
    const [first = '', second = ''] = people
    await putRole(page, unit, [first], 'MEMBER', '2098-05-31')
    await putRole(page, unit, [second], 'MANAGER')

    await openUnit(page, unit, 'Tagelager', '&role=MEMBER')
    await page.getByRole('checkbox', { name: /^Alle auf dieser Seite/ }).check()
    await button(page, 'Alle 102 auswählen').click()
    await askForDay(page)
    await lastDay(page).fill('30.06.2099')
    await expectNoViolations(page)
    await button(page, 'Folgen zeigen').click()
    const question = page.getByRole('alertdialog')
    // The day is told, not the role alone.
    await expect(question.getByText('102 Personen erhalten die Funktion Mitglied bis 30.06.2099.')).toBeVisible()
    await expectNoViolations(page)
    await question.getByRole('button', { name: 'Funktion ändern' }).click()
    await expect(page.getByText('Funktionen in einer Einheit ändern: fertig. 102 erledigt.')).toBeVisible(longest)
    await expect(rowOf(page, 'Tageling 000')).toContainText('Mitglied bis 30.06.2099')
    await expect(rowOf(page, 'Tageling 002')).toContainText('Mitglied bis 30.06.2099')
    await openUnit(page, unit, 'Tagelager', '&role=MANAGER')
    await expect(rowOf(page, 'Tageling 001')).toContainText('Leitung')
    await expect(rowOf(page, 'Tageling 001')).not.toContainText('bis')

    // Back on the page that follows the work, after a reload too.
    await page.goBack()
    await page.reload()
    await expect(page.getByText('Funktionen in einer Einheit ändern: fertig. 102 erledigt.')).toBeVisible(longest)
    await button(page, 'Rückgängig').click()
    await expect(rowOf(page, 'Tageling 000')).toContainText('Mitglied bis 31.05.2098', longest)
    await expect(rowOf(page, 'Tageling 002')).not.toContainText('bis', longest)
    await expectNoViolations(page)
  },
)

test(
  'a manager gives some of their people a last day on a phone by the keyboard; a day that is over is told at its field',
  { tag: '@long' },
  async ({ sitDown }) => {
    const office = await sitDown({ username: 'tage-buero', roles: ['ADMIN'] })
    const unit = await makeUnit(office, { name: 'Tagewerft', key: 'tagewerft' })
    const anna = await makePerson(office, unit, { givenName: 'Anna', familyName: 'Tagwerk', username: 'tagwerk-anna' })
    await makePerson(office, unit, { givenName: 'Benno', familyName: 'Tagwerk', username: 'tagwerk-benno' })
    await makePerson(office, unit, { givenName: 'Cora', familyName: 'Tagwerk', username: 'tagwerk-cora' })
    await putRole(office, unit, [anna], 'DEPUTY', '2098-05-31')

    const page = await sitDown({
      username: 'tage-leitung',
      roles: ['EDUCATION_MANAGER'],
      locale: 'de',
      width: 'narrow',
    })
    await addPeople(office, unit, ['tage-leitung'], 'MANAGER')
    await openUnit(page, unit, 'Tagewerft', '&q=Tagwerk')
    for (const name of ['Anna', 'Benno']) await rowOf(page, name).getByRole('checkbox').press('Space')
    await askForDay(page)
    const dialog = page.getByRole('dialog')
    expect(await widerThanThePage(page)).toEqual([])
    // A deputy without a day, then a day that is over: told where it is typed, and nothing typed is lost.
    await dialog.getByRole('radio', { name: 'Mitglied' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: 'Stellvertretung' })).toBeChecked()
    await button(page, 'Folgen zeigen').press('Enter')
    await expect(lastDay(page)).toHaveAccessibleDescription(
      /Geben Sie einen letzten Tag ein\. Stellvertretungen brauchen einen\./,
    )
    await lastDay(page).fill('01.02.2020')
    await button(page, 'Folgen zeigen').press('Enter')
    await expect(lastDay(page)).toHaveAccessibleDescription(/Das Datum liegt in der Vergangenheit/)
    await expect(lastDay(page)).toHaveValue('01.02.2020')
    await expectNoViolations(page)
    await lastDay(page).fill('31.12.2098')
    await button(page, 'Folgen zeigen').press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question.getByText('2 Personen erhalten die Funktion Stellvertretung bis 31.12.2098.')).toBeVisible()
    expect(await widerThanThePage(page)).toEqual([])
    await expectNoViolations(page)
    await question.getByRole('button', { name: 'Funktion ändern' }).press('Enter')
    await expect(
      page.getByText('2 Personen haben in Tagewerft jetzt die Funktion Stellvertretung bis 31.12.2098.'),
    ).toBeVisible()
    for (const name of ['Anna', 'Benno'])
      await expect(rowOf(page, name)).toContainText('Stellvertretung bis 31.12.2098')
    await expect(rowOf(page, 'Cora')).not.toContainText('Stellvertretung')

    await button(page, 'Rückgängig').last().press('Enter')
    await expect(page.getByText('Alles ist wieder wie vorher.')).toBeVisible()
    await expect(rowOf(page, 'Anna')).toContainText('Stellvertretung bis 31.05.2098')
    await expect(rowOf(page, 'Benno')).toContainText('Mitglied')
    expect(await widerThanThePage(page)).toEqual([])
  },
)

test(
  'in the list of people a last day that is over is told at its field as well; the next one is set for all that match, and taken back',
  { tag: '@long' },
  async ({ sitDown }) => {
    const page = await sitDown({ username: 'tage-personal', roles: ['ADMIN'], locale: 'de' })
    const unit = await makeUnit(page, { name: 'Tagewache', key: 'tagewache' })
    const people: string[] = []
    for (const givenName of ['Ida', 'Ole'])
      people.push(
        await makePerson(page, unit, {
          givenName,
          familyName: 'Tagwache',
          username: `tagwache-${givenName.toLowerCase()}`,
        }),
      )
    await page.goto('/user-management?q=tagwache')
    await expect(rowOf(page, 'Tagwache')).toHaveCount(2)
    await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).click()
    await button(page, 'Weitere Aktionen').click()
    await page.getByRole('menuitem', { name: 'Letzten Tag festlegen' }).click()
    const day = page.getByRole('dialog').getByRole('textbox', { name: 'Letzter Tag' })
    await day.fill('01.02.2020')
    await button(page, 'Weiter').click()
    await expect(day).toHaveAccessibleDescription(/Das Datum liegt in der Vergangenheit\./)
    await expect(day).toHaveValue('01.02.2020')
    await expectNoViolations(page)
    await day.fill('31.12.2098')
    await button(page, 'Weiter').click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByText('2 Personen können sich bis zum 31.12.2098 anmelden.')).toBeVisible()
    await question.getByRole('button', { name: 'Letzten Tag festlegen' }).click()
    await expect(page.getByText('2 Personen: letzter Tag festgelegt.')).toBeVisible()
    await button(page, 'Rückgängig').click()
    await expect(page.getByText('2 Personen: letzter Tag festgelegt.')).toHaveCount(0)
    // The notice goes before the change is taken back.
    await expect(async () => {
      await openPerson(page, people[0] ?? '', 'Ida Tagwache')
      await expect(box(page, /^Letzter Tag/)).toHaveValue('', { timeout: 2000 })
    }).toPass({ timeout: 30_000 })
  },
)

import type { Page } from '@playwright/test'
import { applyImport, button, checkImport, readImport, undoImport } from '../../fixtures/imports.ts'
import { serverUrl, stateFile } from '../../fixtures/places.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ account: 'admin', locale: 'de-DE', maxDocuments: 12 })

const check = checkImport
const apply = applyImport
const read = (page: Page, kind: string, name: string, content: readonly string[]): Promise<void> =>
  readImport(page, kind, { name, content })

const units = (nord: string, sued: string) => ['Schlüssel;Name', `${nord};Uferwerk Nord`, `${sued};Uferwerk Süd`]

/** Sixty people of whom three rows cannot be taken: an address, a unit and a day. */
function people(unit: string): readonly string[] {
  const rows = Array.from({ length: 60 }, (_, index) => {
    const id = String(index).padStart(3, '0')
    const mail = index === 11 ? `person${id}(at)import.example` : `person${id}@import.example`
    const key = index === 24 ? unit.replace('nord', 'nrod') : unit
    return `IM-${id};Müßiggänger${id};Jürgen;${mail};${key};${index === 37 ? '31.02.2027' : '01.02.2027'}`
  })
  return ['Personalnummer;Nachname;Vorname;E-Mail;Abteilung;Eintritt', ...rows]
}

test('a file of another encoding comes into units: every change is seen first, bad rows are put right in the page, all of it is undone', async ({
  page,
  browser,
}) => {
  await read(page, 'Einheiten', 'einheiten.csv', units('imp-nord', 'imp-sued'))
  await check(page)
  await apply(page, '2 Änderungen anwenden')

  await read(page, 'Personen', 'personal.csv', people('imp-nord'))
  await expect(page.getByRole('button', { name: /Kodierung/ })).toContainText('Windows-1252')
  await expect(page.getByText('zum Beispiel Müßiggänger000', { exact: false })).toBeVisible()
  await check(page)
  await expect(page.getByRole('list', { name: 'Zusammenfassung der Datei' })).toContainText('57')
  await expect(page.getByRole('list', { name: 'Was sich ändern würde' })).toContainText('Jürgen Müßiggänger000')
  await expect(page.getByText('Geben Sie eine vollständige E-Mail-Adresse ein', { exact: false })).toBeVisible()
  await expect(page.getByText('Zeile 13, E-Mail')).toBeVisible()

  // What is known to do is taken by one press; what is not is typed, and a reload in between loses nothing.
  await button(page, 'person011@import.example übernehmen').click()
  await expect(page.getByText('2 fehlerhafte Zeilen', { exact: true })).toBeVisible()
  await button(page, 'imp-nord übernehmen').click()
  await expect(page.getByText('1 fehlerhafte Zeile', { exact: true })).toBeVisible()
  await page.reload()
  const cell = page.getByRole('textbox', { name: 'Eintritt, Zeile 39' })
  await expect(cell).toHaveValue('31.02.2027')
  await cell.fill('28.02.2027')
  await button(page, 'Zeile neu prüfen').click()
  await expect(page.getByText('Keine fehlerhaften Zeilen')).toBeVisible()
  await apply(page, '60 Änderungen anwenden')

  await undoImport(page)
  await expect(page.getByText('Alles wurde rückgängig gemacht.')).toBeVisible()

  // A manager of the one unit: the row of the other one is that row's error, and nothing else is.
  await read(page, 'Mitgliedschaften', 'leitung.csv', ['Einheit;Benutzername;Rolle', 'imp-nord;manager;Leitung'])
  await check(page)
  await apply(page, '1 Änderung anwenden')
  const context = await browser.newContext({
    baseURL: serverUrl('auto'),
    locale: 'de-DE',
    storageState: stateFile('manager'),
    viewport: { width: 360, height: 740 },
  })
  const theirs = await context.newPage()
  await read(theirs, 'Personen', 'imp-team.csv', [
    'Personalnummer;Nachname;Vorname;E-Mail;Abteilung',
    'IT-1;Höß;Änne;aenne@import.example;imp-nord',
    'IT-2;Weiß;Björn;bjoern@import.example;imp-sued',
  ])
  expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await check(theirs)
  await expect(theirs.getByRole('list', { name: '1 fehlerhafte Zeile' })).toContainText(
    'Sie leiten diese Einheit nicht',
  )
  await expect(theirs.getByRole('list', { name: 'Was sich ändern würde' })).toContainText('Änne Höß')
  expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await theirs.goto('/import-management')
  await expect(theirs.getByText('imp-team.csv')).toBeVisible()
  await expect(theirs.getByText('personal.csv')).toHaveCount(0)
  await context.close()
})

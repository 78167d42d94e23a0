import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/violations.ts'
import {
  applyImport,
  asManager,
  button,
  checkImport,
  download,
  readImport,
  undoImport,
} from '../../fixtures/imports.ts'
import { expect, test } from '../../fixtures/test.ts'
import { addPeople, makeUnit } from '../../fixtures/units.ts'
import { widerThanThePage } from '../../fixtures/width.ts'

test.use({ account: 'admin', locale: 'de-DE', maxDocuments: 20 })

/** Adds a field with an English and a German name. */
async function addField(page: Page, english: string, german: string, kind: string, seenBy?: string): Promise<void> {
  await page.goto('/system?tab=fields')
  await button(page, 'Feld anlegen').click()
  const dialog = page.getByRole('dialog', { name: 'Neues Feld' })
  await dialog.getByRole('textbox', { name: /^Name \(Englisch\)/ }).fill(english)
  await dialog.getByRole('textbox', { name: /^Name \(Deutsch\)/ }).fill(german)
  await dialog.getByRole('radio', { name: kind, exact: true }).check()
  if (seenBy !== undefined) await dialog.getByRole('radio', { name: seenBy, exact: true }).check()
  await button(page, 'Speichern').click()
  await expect(page.getByRole('list', { name: 'Eigene Felder' }).getByText(german, { exact: true })).toBeVisible()
}

/** Puts a field that nobody uses into the archive. */
async function archiveField(page: Page, name: string): Promise<void> {
  await page.goto('/system?tab=fields')
  await page.getByRole('button', { name: `Aktionen für ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Archivieren' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archivieren' }).click()
  await expect(page.getByRole('region', { name: 'Archiviert' }).getByText(name, { exact: true })).toBeVisible()
}

const head = 'Personalnummer;Nachname;Vorname;E-Mail;Spindnummer;Brandschutz'
const people = [
  'sp-1;Zzspind;Ada;ada@spind.example;12,5;ja',
  'sp-2;Zzspind;Bo;bo@spind.example;1.234,5;nein',
  'sp-3;Zzspind;Cy;cy@spind.example;;vielleicht',
]

test(
  'fields of the installation come from a file: matched by their names, checked by their rules, seen first, exported and undone',
  { tag: '@long' },
  async ({ page }) => {
    await addField(page, 'Locker in the hall', 'Spindnummer', 'Zahl')
    await addField(page, 'Fire warden', 'Brandschutz', 'Ja oder nein')

    await page.goto('/import-management')
    await page.getByRole('button', { name: /^Vorlagen/ }).click()
    const template = await download(page, () => page.getByRole('menuitem', { name: 'Personen, CSV' }).click())
    // A file speaks the language of the page it is asked from.
    expect(template.content.toString()).toMatch(/Letzter Tag;.*Spindnummer;.*Brandschutz/)

    await readImport(page, 'Personen', { name: 'spinde.csv', content: [head, ...people] })
    await expect(page.getByRole('button', { name: /Feld für „Spindnummer“/ })).toContainText('Spindnummer')
    await checkImport(page)
    const changes = page.getByRole('list', { name: 'Was sich ändern würde' })
    await expect(changes).toContainText('Spindnummer')
    await expect(changes).toContainText('12,5')
    await expect(changes.getByRole('listitem').filter({ hasText: 'Brandschutz' }).last()).toContainText('Ja')
    // What is meant is known of the one; the other is put right by hand.
    await button(page, '1234.5 übernehmen').click()
    await expect(page.getByText('1 fehlerhafte Zeile', { exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Brandschutz, Zeile 4' }).fill('nein')
    await button(page, 'Zeile neu prüfen').click()
    await expect(page.getByText('Keine fehlerhaften Zeilen')).toBeVisible()
    await applyImport(page, '3 Änderungen anwenden')
    const place = page.url()

    await page.goto('/user-management?q=zzspind')
    await page.getByRole('link', { name: /^Zzspind, Bo/ }).click()
    await expect(page.getByRole('spinbutton', { name: 'Spindnummer' })).toHaveValue(/^1\.?234,5$/)
    await expect(
      page.getByRole('radiogroup', { name: 'Brandschutz' }).getByRole('radio', { name: 'Nein' }),
    ).toBeChecked()
    await page.goto('/user-management?q=zzspind')
    await page.getByRole('button', { name: /^Exportieren/ }).click()
    await page.getByRole('menuitem', { name: /^CSV-Datei mit/ }).click()
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: /\.csv/ }).click({ timeout: 15_000 })
    expect(await readFile(await (await file).path(), 'utf8')).toMatch(/Ada Zzspind.*;12,5;.*ja/)

    // The next file changes one of them, and is taken back exactly; the first one with all it made.
    await readImport(page, 'Personen', {
      name: 'spinde-neu.csv',
      content: ['Personalnummer;Nachname;locker-in-the-hall', 'sp-1;Zzspind;77'],
    })
    await checkImport(page)
    await applyImport(page, '1 Änderung anwenden')
    await undoImport(page)
    await page.goto('/user-management?q=zzspind')
    await page.getByRole('link', { name: /^Zzspind, Ada/ }).click()
    await expect(page.getByRole('spinbutton', { name: 'Spindnummer' })).toHaveValue('12,5')
    await page.goto(place)
    await undoImport(page)
    await page.goto('/user-management?q=zzspind')
    await expect(page.getByRole('link', { name: /Zzspind/ })).toHaveCount(0)
    await expectNoViolations(page)

    // Nobody holds anything in them any more, so they can go.
    for (const name of ['Spindnummer', 'Brandschutz']) await archiveField(page, name)
  },
)

test(
  'a manager brings the fields they see into their own branch on a phone, and finds no others',
  { tag: '@long' },
  async ({ page, browser }) => {
    await addField(page, 'Visitor badge', 'Besucherschild', 'Zahl')
    await addField(page, 'Pay grade', 'Tarifstufe', 'Text', 'Administration')
    const branch = await makeUnit(page, { key: 'spindwerk', name: 'Spindwerk' })
    await addPeople(page, branch, ['manager'], 'MANAGER')

    await asManager(browser, async (theirs) => {
      const expectFit = async (): Promise<void> => expect(await widerThanThePage(theirs)).toEqual([])
      const content = [
        'Personalnummer;Nachname;E-Mail;Einheit;Besucherschild;Tarifstufe',
        'bs-1;Zzschild;bs1@spind.example;spindwerk;12,5;E9',
        'bs-2;Zzschild;bs2@spind.example;spindwerk;1.234;E9',
      ]
      await readImport(theirs, 'Personen', { name: 'schilder.csv', content })
      await expect(theirs.getByRole('button', { name: /Feld für „Besucherschild“/ })).toContainText('Besucherschild')
      await expect(theirs.getByRole('button', { name: /Feld für „Tarifstufe“/ })).toContainText('Wird ausgelassen')
      await expectFit()
      await checkImport(theirs)
      const changes = theirs.getByRole('list', { name: 'Was sich ändern würde' })
      await expect(changes).toContainText('12,5')
      await expect(changes).not.toContainText('E9')
      // A thousand in one country and a little more than one in another: who knows says which.
      await expect(theirs.getByText('1 fehlerhafte Zeile', { exact: true })).toBeVisible()
      await expect(theirs.getByText('Die Zahl ist mehrdeutig.', { exact: false })).toBeVisible()
      await expectFit()
      await theirs.getByRole('textbox', { name: 'Besucherschild, Zeile 3' }).fill('1234')
      await button(theirs, 'Zeile neu prüfen').click()
      await expect(theirs.getByText('Keine fehlerhaften Zeilen')).toBeVisible()
      await applyImport(theirs, '2 Änderungen anwenden')
      await expectFit()
      const place = theirs.url()
      await theirs.goto('/user-management?q=bs2@spind')
      await theirs.getByRole('link', { name: /Zzschild/ }).click()
      await expect(theirs.getByRole('spinbutton', { name: 'Besucherschild' })).toHaveValue(/^1\.?234$/)
      await expect(theirs.getByRole('textbox', { name: 'Tarifstufe' })).toHaveCount(0)
      await theirs.goto(place)
      await undoImport(theirs)
      await expectFit()
      await expectNoViolations(theirs)
    })
    for (const name of ['Besucherschild', 'Tarifstufe']) await archiveField(page, name)
  },
)

test(
  'a value for every row and one for empty cells stand beside the file: put right where they were typed, seen first, kept, undone',
  { tag: '@long' },
  async ({ page }) => {
    const content = [
      'Personalnummer;Nachname;E-Mail;Sprache',
      'fw-1;Zzfest;fw1@fest.example;',
      'fw-2;Zzfest;fw2@fest.example;en',
    ]
    await readImport(page, 'Personen', { name: 'fest.csv', content })
    await makeUnit(page, { key: 'festwerk-sued', name: 'Festwerk Süd' })
    await button(page, 'Wert für leere Zellen von „Sprache“').click()
    // What there is to choose from is chosen: a language, a unit, a day.
    const language = page.getByRole('button', { name: /Wenn eine Zelle von „Sprache“ leer ist/ })
    await language.click()
    await page.getByRole('option', { name: 'Suaheli' }).click()
    await button(page, 'Festen Wert hinzufügen').click()
    await page.getByRole('button', { name: /Feld 1/ }).click()
    await page.getByRole('option', { name: 'Zeitzone', exact: true }).click()
    const zone = page.getByRole('textbox', { name: 'Zeitzone in jeder Zeile' })
    await zone.fill('Mars/Krater')
    await button(page, 'Probelauf starten').click()
    await expect(zone).toHaveAttribute('aria-invalid', 'true')
    await zone.fill('Africa/Nairobi')
    await button(page, 'Festen Wert hinzufügen').click()
    await page.getByRole('button', { name: /Feld 2/ }).click()
    await page.getByRole('option', { name: 'Schlüssel der Einheit', exact: true }).click()
    await page.getByRole('combobox', { name: /Schlüssel der Einheit in jeder Zeile/ }).fill('Festwerk')
    await page.getByRole('option', { name: /Festwerk Süd/ }).click()
    await button(page, 'Festen Wert hinzufügen').click()
    await page.getByRole('button', { name: /Feld 3/ }).click()
    await page.getByRole('option', { name: 'Erster Tag', exact: true }).click()
    await page.getByRole('textbox', { name: /Erster Tag in jeder Zeile/ }).fill('01.02.2027')
    await checkImport(page)
    const changes = page.getByRole('list', { name: 'Was sich ändern würde' })
    await expect(changes.getByText('Africa/Nairobi')).toHaveCount(2)
    await expect(changes.getByText(/\ssw$/)).toHaveCount(1)
    await expect(changes.getByText(/\sen$/)).toHaveCount(1)
    await expect(changes.getByText('festwerk-sued')).toHaveCount(2)
    await expect(changes.getByText('01.02.2027')).toHaveCount(2)

    // Back in the columns both are still there, on a phone too.
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${page.url()}&step=columns`)
    await expect(zone).toHaveValue('Africa/Nairobi')
    await expect(language).toContainText('Suaheli')
    await expect(page.getByRole('textbox', { name: /Erster Tag in jeder Zeile/ })).toHaveValue('01.02.2027')
    await expect(page.getByRole('combobox', { name: /Schlüssel der Einheit in jeder Zeile/ })).toHaveValue(
      'festwerk-sued',
    )
    expect(await widerThanThePage(page)).toEqual([])
    await checkImport(page)
    await applyImport(page, '2 Änderungen anwenden')
    await undoImport(page)
    await expectNoViolations(page)
  },
)

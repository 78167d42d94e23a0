import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoFault } from '../fixtures/faults.ts'
import { applyImport, button, checkImport, download, readImport, undoImport } from '../fixtures/imports.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ account: 'admin', locale: 'de-DE', maxDocuments: 20 })

/** Adds a field with an English and a German name. */
async function addField(page: Page, english: string, german: string, kind: string): Promise<void> {
  await page.goto('/system?tab=fields')
  await button(page, 'Feld anlegen').click()
  const dialog = page.getByRole('dialog', { name: 'Neues Feld' })
  await dialog.getByRole('textbox', { name: /^Name \(Englisch\)/ }).fill(english)
  await dialog.getByRole('textbox', { name: /^Name \(Deutsch\)/ }).fill(german)
  await dialog.getByRole('radio', { name: kind, exact: true }).check()
  await button(page, 'Sichern').click()
  await expect(page.getByRole('list', { name: 'Felder von Personen' }).getByText(german, { exact: true })).toBeVisible()
}

const head = 'Personalnummer;Nachname;Vorname;E-Mail;Spindnummer;Brandschutz'
const people = ['sp-1;Zzspind;Ada;ada@spind.example;12,5;ja', 'sp-2;Zzspind;Bo;bo@spind.example;1.234,5;nein', 'sp-3;Zzspind;Cy;cy@spind.example;;vielleicht']

test('fields of the installation come from a file: matched by their names, checked by their rules, seen first, exported and undone', async ({ page }) => {
  test.setTimeout(120_000)
  await addField(page, 'Locker in the hall', 'Spindnummer', 'Zahl')
  await addField(page, 'Fire warden', 'Brandschutz', 'Ja oder nein')

  await page.goto('/import-management')
  await page.getByRole('button', { name: /^Vorlagen/ }).click()
  const template = await download(page, () => page.getByRole('menuitem', { name: 'Personen, CSV' }).click())
  // Files speak the language that the person's account has set, whatever the page speaks.
  expect(template.content.toString()).toMatch(/End date,.*Locker in the hall,.*Fire warden/)

  await readImport(page, 'Personen', { name: 'spinde.csv', content: [head, ...people] })
  await expect(page.getByRole('button', { name: /„Spindnummer“ bedeutet/ })).toContainText('Spindnummer')
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
  await page.getByRole('link', { name: /^Bo Zzspind/ }).click()
  await expect(page.getByRole('spinbutton', { name: 'Spindnummer' })).toHaveValue(/^1\.?234,5$/)
  await expect(page.getByRole('radiogroup', { name: 'Brandschutz' }).getByRole('radio', { name: 'Nein' })).toBeChecked()
  await page.goto('/user-management?q=zzspind')
  await page.getByRole('button', { name: /^Exportieren/ }).click()
  await page.getByRole('menuitem', { name: /^CSV-Datei mit/ }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: /\.csv/ }).click({ timeout: 15_000 })
  expect(await readFile(await (await file).path(), 'utf8')).toMatch(/Ada Zzspind.*12\.5,yes/)

  // The next file changes one of them, and is taken back exactly; the first one with all it made.
  await readImport(page, 'Personen', { name: 'spinde-neu.csv', content: ['Personalnummer;Nachname;locker-in-the-hall', 'sp-1;Zzspind;77'] })
  await checkImport(page)
  await applyImport(page, '1 Änderung anwenden')
  await undoImport(page)
  await page.goto('/user-management?q=zzspind')
  await page.getByRole('link', { name: /^Ada Zzspind/ }).click()
  await expect(page.getByRole('spinbutton', { name: 'Spindnummer' })).toHaveValue('12,5')
  await page.goto(place)
  await undoImport(page)
  await page.goto('/user-management?q=zzspind')
  await expect(page.getByRole('link', { name: /Zzspind/ })).toHaveCount(0)
  await expectNoFault(page)

  // Nobody holds anything in them any more, so they can go.
  for (const name of ['Spindnummer', 'Brandschutz']) {
    await page.goto('/system?tab=fields')
    await page.getByRole('button', { name: `Aktionen für ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Archivieren' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archivieren' }).click()
    await expect(page.getByRole('region', { name: 'Archiviert' }).getByText(name, { exact: true })).toBeVisible()
  }
})

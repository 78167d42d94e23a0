import type { Page } from '@playwright/test'
import {
  applyImport,
  asManager,
  button,
  checkImport,
  download,
  longest,
  readImport,
  stepHeading,
  undoImport,
} from '../../fixtures/imports.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ account: 'admin', locale: 'de-DE', maxDocuments: 24 })

const head = 'Personalnummer;Nachname;Vorname;E-Mail;Einheit'
const people = (prefix: string, unit: string, from: number, to: number): readonly string[] =>
  Array.from(
    { length: to - from },
    (_, index) => `${prefix}-${from + index};Zzweig${from + index};Änne;${prefix}${from + index}@zweig.example;${unit}`,
  )

async function makeUnit(page: Page, key: string, name: string): Promise<void> {
  await readImport(page, 'Einheiten', { name: `${key}.csv`, content: ['Schlüssel;Name', `${key};${name}`] })
  await checkImport(page)
  await applyImport(page, '1 Änderung anwenden')
}

/** Asks that who is missing in the file is deactivated, inside a unit. */
async function deactivateMissing(page: Page, unit: string): Promise<void> {
  await page.getByRole('radio', { name: /^Deaktivieren/ }).check()
  await page.getByRole('combobox', { name: /In welcher Einheit/ }).fill(unit)
  await page.getByRole('option', { name: new RegExp(unit) }).click()
}

const isNarrow = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= 360)

test(
  'a manager brings sixty people into their own branch on a phone; the brake holds a file that forgets most of them',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(180_000)
    await makeUnit(page, 'zweig-nord', 'Zweigwerk Nord')
    await readImport(page, 'Mitgliedschaften', {
      name: 'leitung.csv',
      content: ['Einheit;Benutzername;Rolle', 'zweig-nord;manager;Leitung'],
    })
    await checkImport(page)
    await applyImport(page, '1 Änderung anwenden')

    await asManager(browser, async (theirs) => {
      await readImport(theirs, 'Personen', { name: 'team.csv', content: [head, ...people('zn', 'zweig-nord', 0, 60)] })
      await checkImport(theirs)
      expect(await isNarrow(theirs)).toBe(true)
      await applyImport(theirs, '60 Änderungen anwenden')
      expect(await isNarrow(theirs)).toBe(true)
      await theirs.goto('/user-management?q=zzweig')
      await expect(theirs.getByRole('link', { name: /^Zzweig0, Änne/ })).toBeVisible()
      expect(await isNarrow(theirs)).toBe(true)
      await readImport(theirs, 'Personen', { name: 'halb.csv', content: [head, ...people('zn', 'zweig-nord', 0, 5)] })
      await deactivateMissing(theirs, 'Zweigwerk Nord')
      await checkImport(theirs)
      await expect(
        theirs.getByRole('heading', { name: 'Die Bremse greift: 55 Personen würden deaktiviert' }),
      ).toBeVisible()
      await expect(theirs.getByText('Lösen kann sie die Administration.')).toBeVisible()
      await expect(button(theirs, 'Bremse lösen')).toHaveCount(0)
      expect(await isNarrow(theirs)).toBe(true)
    })

    // An administrator releases it, types how many lose access, and takes it all back.
    await readImport(page, 'Personen', {
      name: 'vollstaendig.csv',
      content: [head, ...people('zn', 'zweig-nord', 0, 5)],
    })
    await deactivateMissing(page, 'Zweigwerk Nord')
    await checkImport(page)
    await button(page, 'Bremse lösen').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bremse lösen' }).click()
    await expect(
      page.getByRole('heading', { name: 'Die Bremse ist gelöst: 55 Personen werden deaktiviert' }),
    ).toBeVisible()
    await button(page, 'Weiter zur Freigabe').click()
    const number = page.getByRole('textbox', { name: 'Geben Sie zum Fortfahren die Zahl der Deaktivierungen ein: 55' })
    await number.fill('50')
    await button(page, '55 Änderungen anwenden').click()
    await expect(page.getByText('Geben Sie zur Bestätigung 55 ein.')).toBeVisible()
    await number.fill('55')
    await button(page, '55 Änderungen anwenden').click()
    await expect(stepHeading(page, 'Der Import ist fertig')).toBeVisible(longest)
    await undoImport(page)
  },
)

test(
  'a run is stopped in the middle and goes on with the rest; what its columns mean is kept as a profile',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(180_000)
    await makeUnit(page, 'zweig-west', 'Zweigwerk West')
    const odd = 'Kürzel;Zuname;Rufname;Postfach;Gruppe'
    await readImport(page, 'Personen', { name: 'viele.csv', content: [odd, ...people('zw', 'zweig-west', 0, 4000)] })
    await page.getByRole('button', { name: /Feld für „Kürzel“/ }).click()
    await page.getByRole('option', { name: 'Personal- oder Schülernummer' }).click()
    await page.getByRole('button', { name: /Feld für „Postfach“/ }).click()
    await page.getByRole('option', { name: 'E-Mail' }).click()
    await checkImport(page)
    await button(page, 'Zurück').click()
    await page.getByRole('textbox', { name: 'Name für ein neues Profil' }).fill('Zweigwerk')
    await button(page, 'Als Profil speichern').click()
    await expect(page.getByText('Das Profil „Zweigwerk“ ist gespeichert.')).toBeVisible()
    await checkImport(page)
    await button(page, 'Weiter zur Freigabe').click()
    await button(page, '4.000 Änderungen anwenden').click()
    await button(page, 'Abbrechen').click()
    await expect(stepHeading(page, 'Der Import wurde abgebrochen')).toBeVisible(longest)
    // What is left is not asked for again, and a reload forgets nothing.
    await page.reload()
    await button(page, 'Mit dem Rest fortfahren').click()
    await expect(stepHeading(page, 'Der Import ist fertig')).toBeVisible(longest)
    await expect(page.getByRole('list', { name: 'Zusammenfassung der Datei' })).toContainText('4.000')
    await undoImport(page)

    await readImport(page, 'Personen', { name: 'naechste.csv', content: [odd, ...people('zw', 'zweig-west', 0, 2)] })
    await page.getByRole('button', { name: /Profil$/ }).click()
    await page.getByRole('option', { name: 'Zweigwerk' }).click()
    await button(page, 'Anwenden').click()
    await expect(page.getByRole('button', { name: /Feld für „Kürzel“/ })).toContainText('Personal- oder Schülernummer')
    await checkImport(page)
    await expect(page.getByText('Keine fehlerhaften Zeilen')).toBeVisible()
  },
)

test(
  'a template comes back as XLSX; torn rows and files without rows are told when they are read',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/import-management')
    await page.getByRole('button', { name: /^Vorlagen/ }).click()
    const template = await download(page, () => page.getByRole('menuitem', { name: 'Personen, XLSX' }).click())
    expect(template.name).toBe('personen.xlsx')
    await readImport(page, 'Personen', {
      name: template.name,
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      content: template.content,
    })
    await checkImport(page)
    // The example's unit is nobody's here.
    await expect(page.getByText('1 fehlerhafte Zeile', { exact: true })).toBeVisible()
    await button(page, 'Verwerfen').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Importe' })).toBeVisible()

    await readImport(page, 'Personen', {
      name: 'zerrissen.csv',
      content: [
        head,
        'ZT-1;"Zzweig;Ute;zt1@zweig.example;',
        'ZT-2;Zzweig;Ulf;zt2@zweig.example;',
        'ZT-3;Zzweig;zu;viele;zt3@zweig.example;x',
      ],
    })
    await expect(page.getByText('2 Zeilen sind nicht lesbar: 2, 4.', { exact: false })).toBeVisible()

    await page.goto('/import-management?import=new')
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'leer.csv', mimeType: 'text/csv', buffer: Buffer.from(`${head}\r\n`) })
    await button(page, 'Datei einlesen').click()
    await expect(page.getByText('enthält nur die Zeile mit den Spaltennamen', { exact: false })).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Andere Datei wählen' })).toBeVisible()
  },
)

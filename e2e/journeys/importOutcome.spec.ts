import { applyImport, button, checkImport, download, longest, readImport, stepHeading, undoImport } from '../fixtures/imports.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ account: 'admin', locale: 'de-DE', maxDocuments: 12 })

const unitKeys = Array.from({ length: 20 }, (_, index) => `pers-${String(index).padStart(2, '0')}`)
const head = 'Personalnummer;Nachname;Vorname;E-Mail;Abteilung;Eintritt'

/** Five thousand people as a personnel department sends them; every 125th row has a fault: an address or a day. */
function people(): readonly string[] {
  const rows = Array.from({ length: 5000 }, (_, index) => {
    const id = String(index).padStart(4, '0')
    const fault = index % 125 === 0 ? (index % 250 === 0 ? 'mail' : 'day') : null
    const mail = fault === 'mail' ? `z${id}(at)zwick.example` : `z${id}@zwick.example`
    return `ZW-${id};Zzwickmühle${id};${index % 9 === 0 ? '"Jörg; Ägid"' : 'Änne'};${mail};${unitKeys[index % 20] ?? ''};${fault === 'day' ? '31.02.2027' : '01.03.2027'}`
  })
  return [head, ...rows]
}

test('five thousand people come from a messy file: every change is seen first, forty rows are put right, all of it is undone', async ({ page }) => {
  test.setTimeout(240_000)
  await readImport(page, 'Einheiten', { name: 'einheiten.csv', content: ['Schlüssel;Name', ...unitKeys.map((key) => `${key};Zwickwerk ${key}`)] })
  await checkImport(page)
  await applyImport(page, '20 Änderungen anwenden')

  await readImport(page, 'Personen', { name: 'personal-5000.csv', content: people() })
  await expect(page.getByRole('button', { name: /Kodierung/ })).toContainText('Windows-1252')
  await checkImport(page)
  const figures = page.getByRole('list', { name: 'Was die Datei ergibt' })
  await expect(figures).toContainText('4.960')
  await expect(figures).toContainText('40')

  // Every change is there before it happens: page by page, and all of them as a file.
  await expect(page.getByRole('list', { name: 'Was sich ändern würde' })).toContainText('Zzwickmühle0001')
  await expect(page.getByText('25 von 4.960')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Zeilen nach Name oder Wert suchen' }).fill('zwickmühle4321')
  await expect(page.getByRole('list', { name: 'Was sich ändern würde' }).getByRole('listitem').filter({ hasText: 'Zzwickmühle4321' }).first()).toBeVisible()
  await expect(page.getByText('Zzwickmühle0001')).toHaveCount(0)
  await button(page, 'Alle Zeilen als Datei').click()
  const all = await download(page, () => page.getByRole('link', { name: /^personal-5000-(changes|aenderungen)\.csv/ }).click(longest))
  expect(all.content.toString('utf8').trimEnd().split('\r\n')).toHaveLength(5001)

  // What is known to do is taken by one press a page; what is not goes out as a file and comes back repaired.
  await button(page, 'Alle 13 Vorschläge dieser Seite übernehmen').click()
  await expect(page.getByText('27 fehlerhafte Zeilen', { exact: true })).toBeVisible(longest)
  await button(page, 'Alle 6 Vorschläge dieser Seite übernehmen').click()
  await expect(page.getByText('21 fehlerhafte Zeilen', { exact: true })).toBeVisible(longest)
  await button(page, 'z4750@zwick.example übernehmen').click()
  await expect(page.getByText('20 fehlerhafte Zeilen', { exact: true })).toBeVisible(longest)
  const failed = await download(page, () => button(page, 'Fehlerhafte Zeilen herunterladen').click())
  expect(failed.name).toBe('personal-5000-errors.csv')
  const address = page.url()
  await applyImport(page, '4.980 Änderungen anwenden')

  const repaired = failed.content.toString('utf8').replaceAll('31.02.2027', '28.02.2027')
  await readImport(page, 'Personen', { name: 'personal-berichtigt.csv', content: Buffer.from(repaired) })
  await checkImport(page)
  await expect(page.getByText('Keine fehlerhaften Zeilen')).toBeVisible()
  await applyImport(page, '20 Änderungen anwenden')
  await undoImport(page)

  await page.goto(address)
  await expect(stepHeading(page, /^Der Import ist fertig/)).toBeVisible()
  await undoImport(page)
  await button(page, 'Ansehen, was nicht angetastet wurde').click()
  await expect(page.getByText('Alles ist wieder wie zuvor.')).toBeVisible()
  await page.goto('/user-management?q=zzwick')
  await expect(page.getByRole('row').filter({ hasText: 'Zzwick' })).toHaveCount(0)
})

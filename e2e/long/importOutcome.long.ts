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
  widths,
} from '../fixtures/imports.ts'
import { expect, test } from '../fixtures/test.ts'
import { addPeople, makeUnit } from '../fixtures/units.ts'
import { widerThanThePage } from '../fixtures/width.ts'

test.use({ account: 'admin', locale: 'de-DE', maxDocuments: 12 })

/** Who comes: their units, and what tells them from those of the other journey. */
interface Staff {
  readonly prefix: string
  readonly name: string
  readonly unitKeys: readonly string[]
}

const staffOf = (prefix: string, name: string): Staff => ({
  prefix,
  name,
  unitKeys: Array.from({ length: 20 }, (_, index) => `${prefix}-${String(index).padStart(2, '0')}`),
})

const head = 'Personalnummer;Nachname;Vorname;E-Mail;Abteilung;Eintritt'

/** Five thousand people as a personnel department sends them; every 125th row has an error: an address or a day. */
function people({ prefix, name, unitKeys }: Staff): readonly string[] {
  const rows = Array.from({ length: 5000 }, (_, index) => {
    const id = String(index).padStart(4, '0')
    const error = index % 125 === 0 ? (index % 250 === 0 ? 'mail' : 'day') : null
    const mail = error === 'mail' ? `${prefix}${id}(at)zwick.example` : `${prefix}${id}@zwick.example`
    return `${prefix}-${id};${name}${id};${index % 9 === 0 ? '"Jörg; Ägid"' : 'Änne'};${mail};${unitKeys[index % 20] ?? ''};${error === 'day' ? '31.02.2027' : '01.03.2027'}`
  })
  return [head, ...rows]
}

/** Nothing of the page stands out at the right. */
const expectFit = async (page: Page): Promise<void> => expect(await widerThanThePage(page)).toEqual([])

/** Reads the file, sees every change before it happens, repairs what is known to do; answers the rows that are left, as a file. */
async function seeAndRepair(page: Page, staff: Staff): Promise<Buffer> {
  const { prefix, name } = staff
  await readImport(page, 'Personen', { name: `${prefix}-5000.csv`, content: people(staff) })
  await expect(page.getByRole('button', { name: /Kodierung/ })).toContainText('Windows-1252')
  await expectFit(page)
  await checkImport(page)
  const figures = page.getByRole('list', { name: 'Zusammenfassung der Datei' })
  await expect(figures).toContainText('4.960')
  await expect(figures).toContainText('40')

  // Every change is there before it happens: page by page, and all of them as a file.
  const changes = page.getByRole('list', { name: 'Was sich ändern würde' })
  await expect(changes).toContainText(`${name}0001`)
  await expect(page.getByText('25 von 4.960')).toBeVisible()
  await expectFit(page)
  await page.getByRole('searchbox', { name: 'Zeilen nach Name oder Wert' }).fill(`${name.slice(1)}4321`)
  await expect(
    changes
      .getByRole('listitem')
      .filter({ hasText: `${name}4321` })
      .first(),
  ).toBeVisible()
  await expect(page.getByText(`${name}0001`)).toHaveCount(0)
  await button(page, 'Alle Zeilen als Datei').click()
  const all = await download(page, () =>
    page.getByRole('link', { name: new RegExp(`^${prefix}-5000-(changes|aenderungen)\\.csv`) }).click(longest),
  )
  expect(all.content.toString('utf8').trimEnd().split('\r\n')).toHaveLength(5001)

  // What is known to do is taken by one press a page; what is not goes out as a file and comes back repaired.
  await button(page, 'Alle 13 Vorschläge dieser Seite übernehmen').click()
  await expect(page.getByText('27 fehlerhafte Zeilen', { exact: true })).toBeVisible(longest)
  await button(page, 'Alle 6 Vorschläge dieser Seite übernehmen').click()
  await expect(page.getByText('21 fehlerhafte Zeilen', { exact: true })).toBeVisible(longest)
  await button(page, `${prefix}4750@zwick.example übernehmen`).click()
  await expect(page.getByText('20 fehlerhafte Zeilen', { exact: true })).toBeVisible(longest)
  await expectFit(page)
  const failed = await download(page, () => button(page, 'Fehlerhafte Zeilen herunterladen').click())
  expect(failed.name).toMatch(new RegExp(`^${prefix}-5000-(errors|fehler)\\.csv$`))
  await applyImport(page, '4.980 Änderungen anwenden')
  await expectFit(page)
  return failed.content
}

/** Brings in what was repaired, and takes everything back; `address` is the import that was applied before. */
async function mendAndUndo(page: Page, { prefix, name }: Staff, failed: Buffer, address: string): Promise<void> {
  const repaired = failed.toString('utf8').replaceAll('31.02.2027', '28.02.2027')
  await readImport(page, 'Personen', { name: `${prefix}-berichtigt.csv`, content: Buffer.from(repaired) })
  await checkImport(page)
  await expect(page.getByText('Keine fehlerhaften Zeilen')).toBeVisible()
  await applyImport(page, '20 Änderungen anwenden')
  await undoImport(page)

  await page.goto(address)
  await expect(stepHeading(page, /^Der Import ist fertig/)).toBeVisible()
  await undoImport(page)
  await expect(page.getByText('Alles wurde rückgängig gemacht.')).toBeVisible()
  await expectFit(page)
  await page.goto(`/user-management?q=${name.toLowerCase()}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
}

/** The whole of it, the one half in one width, the other in the other. */
async function bringIn(
  page: Page,
  staff: Staff,
  [first, second]: readonly [keyof typeof widths, keyof typeof widths],
): Promise<void> {
  await page.setViewportSize(widths[first])
  const failed = await seeAndRepair(page, staff)
  await page.setViewportSize(widths[second])
  await expectFit(page)
  await mendAndUndo(page, staff, failed, page.url())
}

test('five thousand people come from a messy file: every change is seen first, forty rows are put right, all of it is undone', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const staff = staffOf('pers', 'Zzwickmühle')
  await readImport(page, 'Einheiten', {
    name: 'einheiten.csv',
    content: ['Schlüssel;Name', ...staff.unitKeys.map((key) => `${key};Zwickwerk ${key}`)],
  })
  await checkImport(page)
  await applyImport(page, '20 Änderungen anwenden')
  await bringIn(page, staff, ['wide', 'narrow'])
})

test('a manager brings five thousand people into their own branch the same way, begun on a phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const staff = staffOf('leit', 'Zzleitmühle')
  await page.goto('/dashboard')
  // The API is asked with the page's own token, which is there with the page.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const branch = await makeUnit(page, { key: 'leit', name: 'Leitwerk' })
  for (const key of staff.unitKeys) await makeUnit(page, { key, name: `Leitwerk ${key}`, parent: branch })
  await addPeople(page, branch, ['manager'], 'MANAGER')
  await asManager(browser, (theirs) => bringIn(theirs, staff, ['narrow', 'wide']))
})

import { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/userSessions.ts'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { holdCalls } from '../../fixtures/delayedResponses.ts'
import { button, longest, stepHeading } from '../../fixtures/imports.ts'
import { tabAndPress, tabTo } from '../../fixtures/keyboard.ts'
import { addPeople, makeUnit } from '../../fixtures/units.ts'
import { widerThanThePage } from '../../fixtures/width.ts'

test.use({ maxDocuments: 12 })

const head = 'Personalnummer;Nachname;Vorname;E-Mail;Abteilung'
const errors = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')

/** Six people as a personnel department writes them; three rows cannot be taken. */
const staff = (prefix: string, unit: string): readonly string[] => [
  head,
  `${prefix}-1;Müßig;Jürgen;${prefix}1@tasten.example;${unit}`,
  `${prefix}-2;Weiß;Änne;${prefix}2.tasten.example;${unit}`,
  `${prefix}-3;Höß;Björn;${prefix}3@tasten.example;mondbasis`,
  `${prefix}-4;;;${prefix}4@tasten.example;${unit}`,
  `${prefix}-5;Çelik;Zoë;${prefix}5@tasten.example;${unit}`,
  `${prefix}-6;Øster;Åse;${prefix}6@tasten.example;${unit}`,
]

/** Steps already looked at: the second file goes through the same ones. */
const seen = new Set<string>()

/** Every step is usable by everybody, and on a phone nothing of it stands out. */
async function expectFine(page: Page, step: string): Promise<void> {
  if (seen.has(step)) return
  seen.add(step)
  await expectNoViolations(page)
  expect(await widerThanThePage(page)).toEqual([])
}

/** What was pressed is gone: the keyboard goes on at the title of the page or of the step, not at the page's top. */
const expectTitle = (page: Page): Promise<void> =>
  expect(page.getByRole('main').getByRole('heading').and(page.locator(':focus'))).toHaveCount(1)

/** From the list of imports to its columns, by the keyboard alone. */
async function bring(page: Page, name: string, content: Buffer): Promise<void> {
  await page.goto('/import-management')
  await expect(page.getByRole('heading', { level: 1, name: 'Importe' })).toBeVisible()
  await tabAndPress(page, page.getByRole('link', { name: 'Neuer Import' }).first())
  await tabTo(page, page.getByRole('radio', { name: 'Personen' }))
  await page.keyboard.press('Space')
  // Waited for before the keyboard is on its way: the browser is told of it beside what is pressed, not before.
  const chooser = page.waitForEvent('filechooser', { timeout: 30_000 })
  await tabTo(page, page.locator('input[type="file"]'))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: content })
  await expectFine(page, 'file chosen')
  await tabAndPress(page, button(page, 'Datei einlesen'))
  await expect(stepHeading(page, 'Spalten zuordnen')).toBeVisible(longest)
  await expectTitle(page)
  await expectFine(page, 'columns')
}

/** The dry run, by the keyboard. */
async function check(page: Page): Promise<void> {
  await tabAndPress(page, button(page, 'Probelauf starten'))
  await expect(stepHeading(page, 'Probelauf')).toBeFocused(longest)
  await expect(page.getByRole('heading', { level: 3, name: 'Was sich ändern würde' })).toBeVisible()
}

/** The three rows, each with its number, its column, what stands there, why it cannot be taken. */
async function expectErrors(page: Page): Promise<void> {
  await expect(errors(page, '3 fehlerhafte Zeilen')).toHaveText([
    /Zeile 3, E-Mail.*„\w+2\.tasten\.example“.*Geben Sie eine vollständige E-Mail-Adresse ein, etwa name@example\.org\./,
    /Zeile 4, Abteilung.*„mondbasis“.*(Nicht gefunden|Sie leiten diese Einheit nicht)/,
    /Zeile 5, Nachname.*Geben Sie einen Wert ein\./,
  ])
  await expectFine(page, 'errors')
}

/** Approves, sees how far it is, and its end. */
async function apply(page: Page, label: string, result: RegExp): Promise<void> {
  await tabAndPress(page, button(page, 'Weiter zur Freigabe'))
  await expect(stepHeading(page, 'Änderungen freigeben')).toBeFocused()
  await expectFine(page, 'approval')
  // What tells of its end is held back until the progress has been seen.
  const letGo = await holdCalls(page, 'Job')
  await tabAndPress(page, button(page, label))
  await expect(stepHeading(page, 'Der Import läuft')).toBeFocused()
  await expect(page.getByRole('progressbar', { name: 'Änderungen werden vorgenommen' })).toBeVisible()
  await expectFine(page, 'progress')
  letGo()
  await expect(stepHeading(page, result)).toBeFocused(longest)
  await expectFine(page, result.source)
}

async function undo(page: Page): Promise<void> {
  await tabAndPress(page, button(page, 'Import rückgängig machen'))
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await expectFine(page, 'undo asked')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(button(page, 'Import rückgängig machen')).toBeFocused()
  await page.keyboard.press('Enter')
  await tabAndPress(page, question.getByRole('button', { name: 'Import rückgängig machen' }))
  await expect(stepHeading(page, 'Der Import ist rückgängig gemacht')).toBeVisible(longest)
  await expectTitle(page)
  await expectFine(page, 'undone')
}

test(
  'a manager takes the rows with errors along as a file and brings them again put right, by the keyboard alone, on a phone',
  { tag: '@long' },
  async ({ sitDown }) => {
    test.setTimeout(180_000)
    const office = await sitDown({ username: 'tasten-buero', roles: ['ADMIN'] })
    const unit = await makeUnit(office, { name: 'Tastenhafen', key: 'tastenhafen' })
    const page = await sitDown({
      username: 'tasten-leitung',
      roles: ['EDUCATION_MANAGER'],
      locale: 'de',
      width: 'narrow',
    })
    await addPeople(office, unit, ['tasten-leitung'], 'MANAGER')
    await bring(page, 'tasten-hafen.csv', Buffer.from(staff('tl', 'tastenhafen').join('\r\n'), 'latin1'))
    await check(page)
    await expectErrors(page)
    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      tabAndPress(page, button(page, 'Fehlerhafte Zeilen herunterladen')),
    ])
    const failed = await readFile(await file.path(), 'utf8')
    expect(failed.trimEnd().split('\r\n')).toHaveLength(4)
    await apply(page, '3 Änderungen anwenden', /^Der Import ist fertig/)
    const place = page.url()

    const mended = failed
      .replace('tl2.tasten.example', 'tl2@tasten.example')
      .replace('mondbasis', 'tastenhafen')
      .replace('tl-4;;;', 'tl-4;Schön;Gül;')
    await bring(page, file.suggestedFilename(), Buffer.from(mended))
    await check(page)
    await expect(page.getByRole('heading', { level: 3, name: 'Keine fehlerhaften Zeilen' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Was sich ändern würde' })).toContainText('Björn Höß')
    await apply(page, '3 Änderungen anwenden', /^Der Import ist fertig$/)
    await undo(page)
    await page.goto(place)
    await undo(page)
  },
)

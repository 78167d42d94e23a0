import type { Locator, Page } from '@playwright/test'
import { expect, test, type SessionOptions } from '../../fixtures/userSessions.ts'
import { expectLegible, expectNoViolations } from '../../fixtures/violations.ts'
import { button } from '../../fixtures/imports.ts'
import { expectSeen, pressTo, tabTo } from '../../fixtures/keyboard.ts'
import { isLong } from '../../fixtures/long.ts'
import { createPopulatedUnit, type PopulatedUnit } from '../../fixtures/populatedUnit.ts'
import { box, openUnit, rowOf } from '../../fixtures/management.ts'
import { widerThanThePage } from '../../fixtures/width.ts'

test.use({ maxDocuments: 30 })

const panel = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name }).or(page.getByRole('complementary', { name }))
const more = (page: Page) => button(page, 'Weitere Aktionen')

const show = (page: Page, { unit, name }: PopulatedUnit, query = '') => openUnit(page, unit, name, query)

/** What is shown breaks no rule, stands out nowhere, and is legible in colours of the reader's own as well. */
async function look(page: Page, what: string, isForcedToo = true): Promise<void> {
  await test.step(`look at ${what}`, async () => {
    await expectNoViolations(page)
    expect(await widerThanThePage(page)).toEqual([])
    if (!isForcedToo) return
    await page.emulateMedia({ forcedColors: 'active' })
    await expectLegible(page)
    await page.emulateMedia({ forcedColors: 'none' })
  })
}

async function lookAtTabs(page: Page, lived: PopulatedUnit): Promise<void> {
  await show(page, lived)
  await expect(page.getByText('1 Beitrittsanfrage.')).toBeVisible()
  await expect(rowOf(page, 'Karla Zeltner')).toContainText('Stellvertretung bis 31.05.2098')
  await look(page, 'the members')
  await show(page, lived, '&tab=details')
  const colour = box(page, /^Farbe/)
  await colour.fill('grün')
  await button(page, 'Speichern').click()
  await expect(colour).toHaveAccessibleDescription(/Geben Sie die Farbe mit sechs Hexadezimalziffern ein/)
  await look(page, 'the details with an error')
  await button(page, 'Verwerfen').click()
  await show(page, lived, '&tab=history')
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  await look(page, 'the history')
}

/** What is asked before something is done with members. */
async function lookAtQuestions(page: Page, lived: PopulatedUnit): Promise<void> {
  await show(page, lived)
  await rowOf(page, 'Jan Zeltner')
    .getByRole('button', { name: /^Aktionen für/ })
    .click()
  await page.getByRole('menuitem', { name: 'Funktion ändern' }).click()
  await expect(page.getByRole('dialog', { name: /^Funktion von Jan Zeltner in/ })).toBeVisible()
  await look(page, 'the role of one')
  await page.keyboard.press('Escape')
  for (const name of ['Jan Zeltner', 'Ilse Zeltner']) await rowOf(page, name).getByRole('checkbox').press('Space')
  // On a phone the bar lies over the navigation, whose covered words have no colour that could be measured.
  await look(page, 'the selection', false)
  await page.getByRole('toolbar').getByRole('button', { name: 'Funktion ändern' }).click()
  await expect(page.getByRole('dialog', { name: /^Funktion von 2 Personen/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Leitung' }).check()
  await look(page, 'the role of two')
  await button(page, 'Folgen zeigen').click()
  await expect(page.getByText('2 Personen erhalten die Funktion Leitung.')).toBeVisible()
  await look(page, 'what another role would do')
  await page.keyboard.press('Escape')
  await page.getByRole('toolbar').getByRole('button', { name: 'Aus der Einheit entfernen' }).click()
  await expect(page.getByText(/^2 Personen verlassen/)).toBeVisible()
  await look(page, 'the question before two leave')
  await page.keyboard.press('Escape')
}

/** What is done beside the page, with its consequences where it has some. */
async function lookAtPanels(page: Page, lived: PopulatedUnit): Promise<void> {
  for (const [task, title] of [
    ['new', 'Neue Einheit'],
    ['add', /^Personen in/],
    ['deactivate', 'Einheit deaktivieren'],
    ['archive', 'Einheit archivieren'],
    ['requests', /^Beitrittsanfragen für/],
    ['coming', /^Vorgemerkt für/],
    ['export', 'Einheiten exportieren'],
  ] as const) {
    await show(page, lived, `&do=${task}`)
    await expect(panel(page, title)).toBeVisible()
    if (task === 'archive' || task === 'deactivate') await expect(page.getByText(/(ist|sind) betroffen/)).toBeVisible()
    if (task === 'requests') await expect(panel(page, title).getByRole('checkbox').first()).toBeVisible()
    if (task === 'coming') await expect(panel(page, title).getByText('Levi Kommer')).toBeVisible()
    await look(page, task)
  }
  for (const [task, title] of [
    ['move', 'Einheit verschieben'],
    ['merge', 'Einheit zusammenlegen'],
  ] as const) {
    await show(page, lived, `&do=${task}`)
    await panel(page, title).getByRole('combobox').fill(lived.beside)
    await page.getByRole('option', { name: new RegExp(lived.beside) }).click()
    await expect(page.getByText(/(ist|sind) betroffen/)).toBeVisible()
    await look(page, `${task} with its consequences`)
  }
  await show(page, lived, '&do=roll')
  await expect(box(page, /^Nächster Name von Klasse 2a/)).toHaveValue('Klasse 3a')
  await look(page, 'the next year')
  await button(page, 'Folgen zeigen').click()
  await expect(page.getByText(/^Klasse 2a wird zu Klasse 3a/)).toBeVisible()
  await look(page, 'what the next year would do')
  await show(page, lived, '&do=unroll')
  await expect(page.getByRole('alertdialog', { name: /^Jahreswechsel in/ })).toBeVisible()
  await look(page, 'the question before a year is taken back')
}

const looks: readonly Omit<SessionOptions, 'username'>[] = [
  { roles: ['ADMIN', 'EDUCATION_MANAGER'], width: 'wide' },
  { roles: ['EDUCATION_MANAGER'], width: 'narrow' },
  { roles: ['EDUCATION_MANAGER'], width: 'wide', theme: 'dark' },
  { roles: ['ADMIN', 'EDUCATION_MANAGER'], width: 'narrow', theme: 'dark' },
]

// The stories show each of these panels in both themes and in forced colours. One look is at the page that holds them;
// the test of the keyboard below opens each panel at 360 px.
for (const look of isLong ? looks : looks.slice(1, 2)) {
  const { roles, width, theme } = look
  const key = `auge-${width}-${theme ?? 'hell'}`
  const who = roles.includes('ADMIN') ? 'an administrator' : 'a manager'

  for (const [what, lookAt] of [
    ['tab and each question about members', [lookAtTabs, lookAtQuestions]],
    ...(isLong ? ([['panel', [lookAtPanels]]] as const) : []),
  ] as const) {
    test(
      `${who} finds no error in any ${what} of an open unit, ${width ?? ''} and ${theme ?? 'light'}, in forced colours too`,
      { tag: '@long' },
      async ({ sitDown }) => {
        test.setTimeout(240_000)
        const own = `${key}-${what.slice(0, 3)}`
        const page = await sitDown({ ...look, username: own, locale: 'de' })
        const lived = await createPopulatedUnit(sitDown, own, own)
        for (const part of lookAt) await part(page, lived)
      },
    )
  }
}

/** Opens an entry of the unit's menu by the keyboard. */
async function chooseEntry(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Enter')
  await page.getByRole('menu').waitFor()
  const entry = page.getByRole('menuitem', { name, exact: true })
  if (!(await entry.evaluate((element) => element === document.activeElement))) await pressTo(page, 'ArrowDown', entry)
  await page.keyboard.press('Enter')
}

/** What was opened has the focus, Escape closes it, and the focus is where it was. */
async function expectThereAndBack(page: Page, opened: Locator, opener: Locator): Promise<void> {
  const hasFocus = () => opened.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(hasFocus).toBe(true)
  // Its title, or itself, which show nothing; the first stop in it does.
  await page.keyboard.press('Tab')
  await expectSeen(page)
  expect(await hasFocus()).toBe(true)
  expect(await widerThanThePage(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await expect
    .poll(() => opener.evaluate((element) => element.contains(document.activeElement)), {
      message: 'the focus is where it was',
    })
    .toBe(true)
}

for (const width of isLong ? (['wide', 'narrow'] as const) : (['narrow'] as const)) {
  test(
    `the keyboard opens and closes every panel and question of an open unit, and comes back to where it was, ${width}`,
    { tag: '@long' },
    async ({ sitDown }) => {
      test.setTimeout(180_000)
      const own = `hand-${width}`
      const page = await sitDown({ username: own, roles: ['EDUCATION_MANAGER'], locale: 'de', width })
      const lived = await createPopulatedUnit(sitDown, own, own)
      await show(page, lived)
      await tabTo(page, more(page))
      const entries = [
        ['Neue Untereinheit', 'Neue Einheit'],
        ['Ins nächste Schuljahr weiterführen', /weiterführen$/],
        ['Verschieben', 'Einheit verschieben'],
        ['Mit einer anderen Einheit zusammenlegen', 'Einheit zusammenlegen'],
        ['Deaktivieren', 'Einheit deaktivieren'],
        ['Archivieren', 'Einheit archivieren'],
      ] as const
      for (const [entry, title] of entries) {
        await chooseEntry(page, entry)
        await expectThereAndBack(page, panel(page, title), more(page))
      }
      await chooseEntry(page, 'Jahreswechsel rückgängig machen')
      await expectThereAndBack(page, page.getByRole('alertdialog', { name: /^Jahreswechsel in/ }), more(page))
      await pressTo(page, 'Shift+Tab', button(page, 'Personen aufnehmen'))
      await page.keyboard.press('Enter')
      await expectThereAndBack(page, panel(page, /^Personen in/), button(page, 'Personen aufnehmen'))

      // The tabs wait for Enter.
      const tab = (name: RegExp) => page.getByRole('tab', { name })
      await tabTo(page, tab(/^Mitglieder/))
      await pressTo(page, 'ArrowRight', tab(/^Angaben/))
      await expect(tab(/^Mitglieder/)).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Enter')
      await expect(box(page, /^Beschreibung/)).toBeVisible()
      await expect(tab(/^Angaben/)).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
      await pressTo(page, 'ArrowRight', tab(/^Mitglieder/))
      await page.keyboard.press('Enter')
      await expect(rowOf(page, 'Karla Zeltner')).toBeVisible()

      for (const [press, title] of [
        ['Beantworten', /^Beitrittsanfragen für/],
        ['Ansehen', /^Vorgemerkt für/],
      ] as const) {
        await tabTo(page, button(page, press))
        await page.keyboard.press('Enter')
        await expectThereAndBack(page, panel(page, title), button(page, press))
      }
      await rowOf(page, 'Jan Zeltner').getByRole('checkbox').press('Space')
      for (const [name, question] of [
        ['Funktion ändern', page.getByRole('dialog', { name: /^Funktion von/ })],
        ['Aus der Einheit entfernen', page.getByRole('alertdialog')],
      ] as const) {
        const act = page.getByRole('toolbar').getByRole('button', { name })
        await act.press('Enter')
        await expectThereAndBack(page, question, act)
      }
    },
  )
}

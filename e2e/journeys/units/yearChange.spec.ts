import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { addPeople, makeUnit } from '../../fixtures/units.ts'

test.use({ account: 'admin', locale: 'de-DE', maxDocuments: 14, viewport: { width: 1440, height: 900 } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const item = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name} `) })

async function choose(page: Page, entry: string): Promise<void> {
  await button(page, 'Weitere Aktionen').click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('a school’s year goes on: names are proposed, the consequences told, the year run, and all of it taken back', async ({
  page,
  controls,
}) => {
  const people = ['jahr-anna', 'jahr-ben', 'jahr-cora']
  for (const username of people) await controls.putAccount({ username, roles: ['LEARNER'] })
  await page.goto('/unit-management')
  await page.getByRole('tree').waitFor()
  // The page's title may be torn where it is long; the tab's name has no marks of that.
  await expect(page).toHaveTitle(/^Einheitenverwaltung – /)
  const school = await makeUnit(page, { name: 'Gesamtschule Elbufer', key: 'elbufer' })
  const classes = new Map<string, string>()
  for (const name of ['9a', '9b', '10a'])
    classes.set(name, await makeUnit(page, { name: `Klasse ${name}`, key: `elbufer-${name}`, parent: school }))
  await addPeople(page, classes.get('9a') ?? '', ['jahr-anna', 'jahr-ben'])
  await addPeople(page, classes.get('10a') ?? '', ['jahr-cora'])

  // Found by the search, so that the branch with its classes was never opened.
  await page.goto('/unit-management?search=Elbufer')
  await item(page, 'Gesamtschule Elbufer').click()
  await expect(title(page, 'Gesamtschule Elbufer')).toBeVisible()
  await choose(page, 'Ins nächste Schuljahr weiterführen')
  await expect(page.getByRole('textbox', { name: 'Nächster Name von Klasse 9a' })).toHaveValue('Klasse 10a')
  await page.getByRole('checkbox', { name: 'Klasse 10a ist abgeschlossen' }).check()

  // A dry run: two classes of one name are told before anything is done, and what was typed stays.
  await page.getByRole('textbox', { name: 'Nächster Name von Klasse 9b' }).fill('Klasse 10a')
  await button(page, 'Folgen zeigen').click()
  await expect(
    page.getByText('Eine Einheit auf gleicher Ebene hat bereits diesen Namen oder Schlüssel', { exact: false }),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Nächster Name von Klasse 9b' }).fill('Klasse 10b')
  await button(page, 'Folgen zeigen').click()
  await expect(page.getByText('Klasse 9a wird zu Klasse 10a (elbufer-10a)')).toBeVisible()
  await expect(page.getByText('Klasse 10a wird archiviert')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Klasse 9a wird zu' })).toContainText('2 Personen')

  await button(page, 'Weiterführen').click()
  await expect(page.getByText('3 Einheiten sind weitergeführt')).toBeVisible()
  await page.goto(`/unit-management?unit=${classes.get('9a') ?? ''}`)
  await expect(title(page, 'Klasse 10a')).toBeVisible()
  await expect(page.getByRole('row', { name: /jahr-anna/ })).toBeVisible()

  // Days later the notice is gone; the year can still be taken back where it was run.
  await page.goto(`/unit-management?unit=${school}`)
  await choose(page, 'Jahreswechsel rückgängig machen')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(page.getByText('Der Jahreswechsel ist rückgängig gemacht.')).toBeVisible()
  await page.goto(`/unit-management?unit=${classes.get('10a') ?? ''}`)
  await expect(title(page, 'Klasse 10a')).toBeVisible()
  await expect(page.getByRole('row', { name: /jahr-cora/ })).toBeVisible()
  await page.goto(`/unit-management?unit=${classes.get('9a') ?? ''}&tab=history`)
  await expect(title(page, 'Klasse 9a')).toBeVisible()
})

test(
  'a year can begin where its branch was closed by hand, and be taken back by the notice',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/unit-management')
    await page.getByRole('tree').waitFor()
    const school = await makeUnit(page, { name: 'Grundschule Alsterweg', key: 'alsterweg' })
    await makeUnit(page, { name: 'Klasse 1', key: 'alsterweg-1', parent: school })
    await page.goto(`/unit-management?unit=${school}`)
    await expect(item(page, 'Grundschule Alsterweg')).toBeVisible()
    await item(page, 'Grundschule Alsterweg').focus()
    await page.keyboard.press('ArrowRight')
    await expect(item(page, 'Klasse 1')).toBeVisible()
    await item(page, 'Grundschule Alsterweg').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(item(page, 'Klasse 1')).toHaveCount(0)
    await choose(page, 'Ins nächste Schuljahr weiterführen')
    await button(page, 'Folgen zeigen').click()
    await button(page, 'Weiterführen').click()
    await expect(page.getByText('1 Einheit ist weitergeführt')).toBeVisible()
    await button(page, 'Rückgängig machen').click()
    await expect(page.getByText('Der Jahreswechsel ist rückgängig gemacht.')).toBeVisible()
  },
)

test(
  'units are merged and switched off with what that means for people and managers told before',
  { tag: '@long' },
  async ({ page, controls }) => {
    await controls.putAccount({ username: 'fusion-leitung', roles: ['EDUCATION_MANAGER'] })
    for (const username of ['fusion-eins', 'fusion-zwei']) await controls.putAccount({ username, roles: ['LEARNER'] })
    await page.goto('/unit-management')
    await page.getByRole('tree').waitFor()
    const gone = await makeUnit(page, { name: 'Werkstatt Altona', key: 'werkstatt-altona' })
    const remaining = await makeUnit(page, { name: 'Werkstatt Barmbek', key: 'werkstatt-barmbek' })
    await addPeople(page, gone, ['fusion-eins', 'fusion-zwei'])
    await addPeople(page, remaining, ['fusion-zwei'])
    await addPeople(page, remaining, ['fusion-leitung'], 'MANAGER')

    await page.goto(`/unit-management?unit=${gone}`)
    await choose(page, 'Mit einer anderen Einheit zusammenlegen')
    await page.getByRole('combobox', { name: /^Werkstatt Altona zusammenlegen mit/ }).fill('Barmbek')
    await page.getByRole('option', { name: /Werkstatt Barmbek/ }).click()
    await expect(page.getByText('2 Personen sind betroffen')).toBeVisible()
    await expect(page.getByText('1 Leitung kann diese Personen dann sehen')).toBeVisible()
    await expect(page.getByText('1 Person ist in beiden Einheiten und danach nur einmal Mitglied')).toBeVisible()
    await button(page, 'Zusammenlegen').click()
    await expect(page.getByText('Werkstatt Altona ist mit Werkstatt Barmbek zusammengelegt.')).toBeVisible()
    await expect(title(page, 'Werkstatt Barmbek')).toBeVisible()
    for (const username of ['fusion-eins', 'fusion-zwei'])
      await expect(page.getByRole('row', { name: new RegExp(username) })).toHaveCount(1)

    await choose(page, 'Deaktivieren')
    await expect(page.getByText('3 Personen sind betroffen')).toBeVisible()
    await button(page, 'Deaktivieren').click()
    await expect(page.getByText('Werkstatt Barmbek ist deaktiviert.')).toBeVisible()
    await expect(page.getByRole('treeitem', { name: /^Werkstatt Barmbek \(inaktiv\)/ })).toBeVisible()
    await choose(page, 'Reaktivieren')
    await expect(page.getByText('Werkstatt Barmbek ist reaktiviert.')).toBeVisible()
  },
)

import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/userSessions.ts'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { button } from '../../fixtures/imports.ts'
import { tabAndPress, tabTo } from '../../fixtures/keyboard.ts'
import { box, openPerson, openUnit } from '../../fixtures/management.ts'
import { addPeople, ask, makePerson, makeUnit } from '../../fixtures/units.ts'
import { widerThanThePage } from '../../fixtures/width.ts'

test.use({ maxDocuments: 12 })

const both = (page: Page, field: string) => page.getByRole('radiogroup', { name: field, exact: true })
const save = (page: Page) => button(page, 'Speichern').click()

async function chooseZone(page: Page, search: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: /^Zeitzone/ }).fill(search)
  await page.getByRole('option', { name: option }).click()
}

test('two administrators edit one unit: what differs comes together, what both changed shows both values, and each choice is saved', async ({
  sitDown,
}) => {
  const first = await sitDown({ username: 'doppelt-eins', roles: ['ADMIN'], locale: 'de' })
  const second = await sitDown({ username: 'doppelt-zwei', roles: ['ADMIN'], locale: 'de' })
  const unit = await makeUnit(first, { name: 'Doppelpult', key: 'doppelpult', description: 'am Anfang' })
  for (const page of [first, second]) await openUnit(page, unit, 'Doppelpult', '&tab=details')

  await box(second, /^Beschreibung/).fill('von der zweiten')
  await second.getByRole('radio', { name: /^Offen/ }).check()
  await chooseZone(second, 'Salaam', /Dar es Salaam/)
  await box(second, /^Farbe/).fill('#0f7b3f')
  await save(second)
  await expect(second.getByText('Doppelpult ist gespeichert.')).toBeVisible()

  await box(first, /^Beschreibung/).fill('von der ersten')
  await first.getByRole('radio', { name: /^Auf Anfrage/ }).check()
  await chooseZone(first, 'Nairobi', /Nairobi/)
  await box(first, /^Nummer/).fill('D-1')
  await save(first)
  await expect(first.getByText(/Diese Einheit wurde von jemand anderem geändert\./)).toBeVisible()
  // What only one of them changed is not asked about; both values stand there in words, none is chosen in advance.
  for (const field of ['Nummer', 'Farbe']) await expect(both(first, field)).toHaveCount(0)
  await expect(both(first, 'Beschreibung')).toContainText('von der ersten')
  await expect(both(first, 'Beschreibung')).toContainText('von der zweiten')
  await expect(both(first, 'Zeitzone')).toContainText('Africa/Nairobi')
  await expect(both(first, 'Zeitzone')).toContainText('Africa/Dar es Salaam')
  await expect(both(first, 'Wer beitreten kann')).toContainText('Auf Anfrage')
  await expect(both(first, 'Wer beitreten kann')).toContainText('Offen')
  for (const radio of await first.getByRole('radio').all()) await expect(radio).not.toBeChecked()
  await expectNoViolations(first)
  await both(first, 'Beschreibung')
    .getByRole('radio', { name: /von der ersten/ })
    .check()
  await both(first, 'Zeitzone')
    .getByRole('radio', { name: /Dar es Salaam/ })
    .check()
  await both(first, 'Wer beitreten kann')
    .getByRole('radio', { name: /Auf Anfrage/ })
    .check()
  await save(first)
  await expect(first.getByText('Doppelpult ist gespeichert.')).toBeVisible()
  for (const page of [first, second]) {
    await page.reload()
    await expect(box(page, /^Beschreibung/)).toHaveValue('von der ersten')
    await expect(page.getByRole('combobox', { name: /^Zeitzone/ })).toHaveValue('Africa/Dar es Salaam')
    await expect(page.getByRole('radio', { name: /^Auf Anfrage/ })).toBeChecked()
    await expect(box(page, /^Nummer/)).toHaveValue('D-1')
    await expect(box(page, /^Farbe/)).toHaveValue('#0f7b3f')
  }

  // The other way: one's own are given up for what was saved meanwhile.
  await box(first, /^Beschreibung/).fill('doch anders')
  await save(first)
  await expect(first.getByText('Doppelpult ist gespeichert.')).toBeVisible()
  await box(second, /^Beschreibung/).fill('wird verworfen')
  await save(second)
  await button(second, 'Eigene Angaben verwerfen').click()
  await expect(box(second, /^Beschreibung/)).toHaveValue('doch anders')
  await expect(both(second, 'Beschreibung')).toHaveCount(0)
  await expect(button(second, 'Speichern')).toHaveCount(0)
})

test(
  'an administrator and a manager edit one person, the manager on a phone by the keyboard: both values, and theirs can be taken',
  { tag: '@long' },
  async ({ sitDown }) => {
    const office = await sitDown({ username: 'zugleich-admin', roles: ['ADMIN'], locale: 'de' })
    const unit = await makeUnit(office, { name: 'Zugleich', key: 'zugleich' })
    const person = await makePerson(office, unit, { givenName: 'Zora', familyName: 'Gleich', username: 'gleich-zora' })
    const page = await sitDown({
      username: 'zugleich-leitung',
      roles: ['EDUCATION_MANAGER'],
      locale: 'de',
      width: 'narrow',
    })
    await addPeople(office, unit, ['zugleich-leitung'], 'MANAGER')
    await openPerson(page, person, 'Zora Gleich')
    await openPerson(office, person, 'Zora Gleich')

    await box(office, 'Geburtsjahr').fill('2011')
    await box(office, 'Nummer').fill('Z-4711')
    await save(office)
    await expect(office.getByText('Zora Gleich wurde gespeichert.')).toBeVisible()

    await box(page, 'Geburtsjahr').fill('2012')
    await box(page, 'Vorname').fill('Zoraida')
    await save(page)
    await expect(page.getByText(/Diese Person wurde von jemand anderem geändert\./)).toBeVisible()
    await expect(both(page, 'Geburtsjahr')).toContainText('2012')
    await expect(both(page, 'Geburtsjahr')).toContainText('2011')
    await expect(both(page, 'Vorname')).toHaveCount(0)
    expect(await widerThanThePage(page)).toEqual([])
    await expectNoViolations(page)
    await tabTo(page, both(page, 'Geburtsjahr').getByRole('radio', { name: /2012/ }))
    await page.keyboard.press('ArrowDown')
    await expect(both(page, 'Geburtsjahr').getByRole('radio', { name: /2011/ })).toBeChecked()
    await tabAndPress(page, button(page, 'Speichern').first())
    await expect(page.getByText('Zoraida Gleich wurde gespeichert.')).toBeVisible()
    await expect(box(page, 'Geburtsjahr')).toHaveValue('2011')
    await office.reload()
    await expect(box(office, 'Vorname')).toHaveValue('Zoraida')
    await expect(box(office, 'Nummer')).toHaveValue('Z-4711')
  },
)

test(
  'a unit that was put away while somebody edited it says so, and what they typed is still there',
  { tag: '@long' },
  async ({ sitDown }) => {
    const office = await sitDown({ username: 'archiv-admin', roles: ['ADMIN'], locale: 'de' })
    const unit = await makeUnit(office, { name: 'Weggelegt', key: 'weggelegt' })
    const page = await sitDown({ username: 'archiv-leitung', roles: ['EDUCATION_MANAGER'], locale: 'de' })
    await addPeople(office, unit, ['archiv-leitung'], 'MANAGER')
    await openUnit(page, unit, 'Weggelegt', '&tab=details')
    await box(page, /^Beschreibung/).fill('noch im Schreiben')
    const change = `mutation($unit: ID!, $revision: Int!) { unit { changeUnit(change: { kind: ARCHIVE, unit: $unit }, revision: $revision, expectedPeople: 1) { userErrors { code } } } }`
    const { units } = await ask<{ units: { unit: { revision: number } } }>(
      office,
      'query($uuid: ID!) { units { unit(uuid: $uuid) { revision } } }',
      { uuid: unit },
    )
    const done = await ask<{ unit: { changeUnit: { userErrors: object[] } } }>(office, change, {
      unit,
      revision: units.unit.revision,
    })
    expect(done.unit.changeUnit.userErrors).toEqual([])

    await save(page)
    await expect(page.getByText('Die Einheit ist archiviert.', { exact: false }).first()).toBeVisible()
    await expect(page.getByText('noch im Schreiben')).toBeVisible()
    await expectNoViolations(page)
  },
)

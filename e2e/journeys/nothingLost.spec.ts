import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/userSessions.ts'
import { expectNoFault } from '../fixtures/faults.ts'
import { holdCalls, holdTexts, loseAnswer } from '../fixtures/delayedResponses.ts'
import { button } from '../fixtures/imports.ts'
import { box, openPerson, openUnit } from '../fixtures/management.ts'
import { lateParts, openAccountMenu } from '../fixtures/shell.ts'
import { addPeople, ask, makePerson, makeUnit } from '../fixtures/units.ts'
import { widerThanThePage } from '../fixtures/width.ts'

test.use({ maxDocuments: 12 })

const unsaved = (page: Page) => page.getByRole('region', { name: /nicht gespeichert$/ })
const offline = (page: Page) => page.getByRole('status').filter({ hasText: /Keine Verbindung zum Netz\./ })
const html = (page: Page) => page.locator('html')

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await openAccountMenu(page)
  await page.getByRole('menuitemradio', { name }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

test('a language that comes slowly takes nothing from a unit’s details, and what was wrong is told in it', async ({
  sitDown,
}) => {
  const page = await sitDown({ username: 'verlust-admin', roles: ['ADMIN'] })
  const unit = await makeUnit(page, { name: 'Pole Pole', key: 'pole-pole' })
  await openUnit(page, unit, 'Pole Pole', '&tab=details')
  await box(page, /^Description/).fill('typed in English')
  await box(page, /^Colour/).fill('green')
  await button(page, 'Save').click()
  await expect(box(page, /^Colour/)).toHaveAccessibleDescription(/Enter the colour as six hexadecimal digits/)

  // Until the texts are here the page is as it was, and can be typed into.
  const letGo = await holdTexts(page, 'sw/unitManagement')
  await chooseLanguage(page, 'Kiswahili')
  await expect(html(page)).toHaveAttribute('lang', 'en')
  await box(page, /^Number/).fill('typed while waiting')
  letGo()
  await expect(html(page)).toHaveAttribute('lang', 'sw')
  await expect(box(page, /^Maelezo/)).toHaveValue('typed in English')
  await expect(box(page, /^Namba/)).toHaveValue('typed while waiting')
  await expect(box(page, /^Rangi/)).toHaveValue('green')
  await expect(box(page, /^Rangi/)).toHaveAccessibleDescription(/Andika rangi kwa tarakimu sita/)
  await expectNoFault(page)
  await box(page, /^Rangi/).fill('#0f7b3f')
  await button(page, 'Hifadhi').click()
  await expect(page.getByText('Pole Pole kimehifadhiwa.')).toBeVisible()
  await page.reload()
  await expect(box(page, /^Maelezo/)).toHaveValue('typed in English')
  await expect(box(page, /^Namba/)).toHaveValue('typed while waiting')
})

test('a language that does not come leaves a person’s form as it is and says so; the next try keeps what was typed', async ({
  sitDown,
}) => {
  const office = await sitDown({ username: 'verlust-buero', roles: ['ADMIN'] })
  const unit = await makeUnit(office, { name: 'Haraka Haraka', key: 'haraka-haraka' })
  const person = await makePerson(office, unit, { givenName: 'Zuri', familyName: 'Haraka', username: 'haraka-zuri' })
  const page = await sitDown({ username: 'verlust-leitung', roles: ['EDUCATION_MANAGER'] })
  await addPeople(office, unit, ['verlust-leitung'], 'MANAGER')
  await openPerson(page, person, 'Zuri Haraka')
  await box(page, 'Number').fill('H-4711')
  await box(page, 'Email').fill('nobody at home')
  await button(page, 'Save').click()
  await expect(box(page, 'Email')).toHaveAccessibleDescription(/Enter a complete email address/)
  await page.route('**/assets/i18n/de/userManagement.json*', (route) => route.abort())
  await chooseLanguage(page, 'Deutsch')
  const notice = page.getByRole('status').filter({ hasText: 'Deutsch could not be loaded' })
  await expect(notice).toBeVisible()
  await expect(html(page)).toHaveAttribute('lang', 'en')
  await expect(box(page, 'Number')).toHaveValue('H-4711')
  await page.unrouteAll({ behavior: 'wait' })
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(html(page)).toHaveAttribute('lang', 'de')
  await expect(box(page, 'Nummer')).toHaveValue('H-4711')
  await expect(box(page, 'E-Mail')).toHaveValue('nobody at home')
  await expect(box(page, 'E-Mail')).toHaveAccessibleDescription(/Geben Sie eine vollständige E-Mail-Adresse ein/)
  await box(page, 'E-Mail').fill('zuri.haraka@uferwerk.example')
  await button(page, 'Speichern').click()
  await expect(page.getByText('Zuri Haraka wurde gespeichert.')).toBeVisible()
})

test('a network that goes while a unit’s details are saved on a phone loses nothing, and it is said', async ({
  sitDown,
}) => {
  const office = await sitDown({ username: 'netz-buero', roles: ['ADMIN'] })
  const unit = await makeUnit(office, { name: 'Netzwerft', key: 'netzwerft' })
  const page = await sitDown({ username: 'netz-leitung', roles: ['EDUCATION_MANAGER'], locale: 'de', width: 'narrow' })
  await addPeople(office, unit, ['netz-leitung'], 'MANAGER')
  const late = lateParts(page)
  await openUnit(page, unit, 'Netzwerft', '&tab=details')
  await (await late).finished()
  await box(page, /^Beschreibung/).fill('im Funkloch geschrieben')
  // The call is on its way when the network goes.
  const letGo = await holdCalls(page, 'UpdateUnit')
  await button(page, 'Speichern').click()
  await page.context().setOffline(true)
  letGo()
  await expect(page.getByText('Nicht gespeichert. Der Server hat nicht geantwortet.', { exact: false })).toBeVisible()
  await expect(offline(page)).toBeVisible()
  await expect(box(page, /^Beschreibung/)).toHaveValue('im Funkloch geschrieben')
  await box(page, /^Nummer/).fill('N-1')
  expect(await widerThanThePage(page)).toEqual([])
  // Leaving would lose it: asked first.
  await page.getByRole('link', { name: 'Alle Einheiten' }).click()
  await page
    .getByRole('dialog', { name: 'Seite verlassen, ohne zu speichern?' })
    .getByRole('button', { name: 'Bleiben' })
    .click()
  await expect(box(page, /^Nummer/)).toHaveValue('N-1')

  await page.context().setOffline(false)
  await expect(offline(page)).toHaveCount(0)
  await button(page, 'Speichern').click()
  await expect(page.getByText('Netzwerft ist gespeichert.')).toBeVisible()
  await page.reload()
  await expect(box(page, /^Beschreibung/)).toHaveValue('im Funkloch geschrieben')
  await expect(box(page, /^Nummer/)).toHaveValue('N-1')
})

test('an answer that is lost after the server has saved makes no conflict with oneself, in a unit and in a person', async ({
  sitDown,
}) => {
  const page = await sitDown({ username: 'antwort-admin', roles: ['ADMIN'], locale: 'de' })
  const unit = await makeUnit(page, { name: 'Antwortlos', key: 'antwortlos' })
  const person = await makePerson(page, unit, { givenName: 'Ada', familyName: 'Antwort', username: 'antwort-ada' })
  const failure = page.getByText('Nicht gespeichert. Der Server hat nicht geantwortet.', { exact: false })
  await openUnit(page, unit, 'Antwortlos', '&tab=details')
  await loseAnswer(page, 'UpdateUnit')
  await box(page, /^Nummer/).fill('A-1')
  await button(page, 'Speichern').click()
  await expect(failure).toBeVisible()
  await expect(box(page, /^Nummer/)).toHaveValue('A-1')
  await expectNoFault(page)
  await button(page, 'Speichern').click()
  await expect(unsaved(page)).toHaveCount(0)
  await expect(page.getByText('Antwortlos ist gespeichert.')).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Nummer' })).toHaveCount(0)

  await openPerson(page, person, 'Ada Antwort')
  await loseAnswer(page, 'UpdateUser')
  await box(page, 'Nummer').fill('A-2')
  await button(page, 'Speichern').click()
  await expect(failure).toBeVisible()
  await button(page, 'Speichern').click()
  await expect(unsaved(page)).toHaveCount(0)
  await expect(page.getByText('Ada Antwort wurde gespeichert.')).toBeVisible()
  await page.reload()
  await expect(box(page, 'Nummer')).toHaveValue('A-2')
})

test('an answer that is lost after something new was made does not make it twice', async ({ sitDown }) => {
  const page = await sitDown({ username: 'zweimal-admin', roles: ['ADMIN'], locale: 'de' })
  const unit = await makeUnit(page, { name: 'Einmalig', key: 'einmalig' })
  await page.goto(`/unit-management?unit=${unit}&do=new`)
  await loseAnswer(page, 'CreateUnit')
  await box(page, /^Name/).fill('Einmalig Nord')
  await box(page, /^Schlüssel/).fill('einmalig-nord')
  await button(page, 'Einheit anlegen').click()
  await expect(page.getByText(/Nicht gespeichert\./)).toBeVisible()
  await expect(box(page, /^Name/)).toHaveValue('Einmalig Nord')
  await button(page, 'Einheit anlegen').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Einmalig Nord' })).toBeVisible()
  await expect(page.getByRole('treeitem', { name: /^Einmalig Nord / })).toHaveCount(1)

  await page.goto('/user-management?open=new')
  await loseAnswer(page, 'CreateUser')
  await box(page, 'Nachname').fill('Einmalig')
  await box(page, 'Benutzername').fill('einmalig.eine')
  await button(page, 'Person anlegen').last().click()
  await expect(page.getByText(/Nicht gespeichert\./)).toBeVisible()
  await expect(box(page, 'Benutzername')).toHaveValue('einmalig.eine')
  await button(page, 'Person anlegen').last().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Einmalig' })).toBeVisible()
  const { users } = await ask<{ users: { count: number } }>(
    page,
    '{ users { count(filter: { search: "einmalig.eine" }) } }',
  )
  expect(users.count).toBe(1)
})

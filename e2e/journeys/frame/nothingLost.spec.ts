import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/userSessions.ts'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { loseAnswer } from '../../fixtures/delayedResponses.ts'
import { button } from '../../fixtures/imports.ts'
import { box, openPerson, openUnit } from '../../fixtures/management.ts'
import { ask, makePerson, makeUnit } from '../../fixtures/units.ts'

test.use({ maxDocuments: 12 })

const unsaved = (page: Page) => page.getByRole('region', { name: /nicht gespeichert$/ })

test(
  'an answer that is lost after the server has saved makes no conflict with oneself, in a unit and in a person',
  { tag: '@long' },
  async ({ sitDown }) => {
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
    await expectNoViolations(page)
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
  },
)

test(
  'an answer that is lost after something new was made does not make it twice',
  { tag: '@long' },
  async ({ sitDown }) => {
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
  },
)

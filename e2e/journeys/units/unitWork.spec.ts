import { applyImport, button, checkImport, longest, readImport } from '../../fixtures/imports.ts'
import { expect, test } from '../../fixtures/test.ts'
import { makeUnit } from '../../fixtures/units.ts'

test.use({ account: 'admin', locale: 'de-DE', maxDocuments: 12 })

/** One more than go into a unit while somebody waits. */
const mails = Array.from({ length: 101 }, (_, index) => `hundert${index}@uferwerk.example`)

test(
  'more than a hundred people go into a unit by work that is followed to its end',
  { tag: '@long' },
  async ({ page }) => {
    const rows = mails.map((mail, index) => `hundert-${index};Hundert;Person ${index};${mail}`)
    await readImport(page, 'Personen', {
      name: 'hundert.csv',
      content: ['Personalnummer;Nachname;Vorname;E-Mail', ...rows],
    })
    await checkImport(page)
    await applyImport(page, '101 Änderungen anwenden')
    const unit = await makeUnit(page, { name: 'Hundertschaft', key: 'hundertschaft' })

    await page.goto(`/unit-management?unit=${unit}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Hundertschaft' })).toBeVisible()
    await button(page, 'Personen aufnehmen').first().click()
    await page.getByRole('textbox', { name: /^Als Liste/ }).fill(mails.join('\n'))
    await button(page, '101 Personen aufnehmen').click()

    // The work has an address of its own, so that it is followed after a reload too.
    await expect(page).toHaveURL(/job=/)
    await page.reload()
    await expect(page.getByText('Personen in eine Einheit aufnehmen: fertig. 101 erledigt.')).toBeVisible(longest)
    await expect(page.getByRole('tab', { name: /^Mitglieder/ })).toContainText('101')
    await expect(page.getByRole('row', { name: /hundert0@uferwerk\.example/ })).toBeVisible()
    await button(page, 'Ausblenden').click()
    await expect(page).not.toHaveURL(/job=/)

    // All that match, more than are on the page: their number is typed, and the work is taken back as a whole.
    await page.getByRole('checkbox', { name: /^Alle/ }).first().check()
    await button(page, 'Alle 101 auswählen').click()
    await page.getByRole('toolbar').getByRole('button', { name: 'Aus der Einheit entfernen' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByText('101 Personen verlassen Hundertschaft.')).toBeVisible()
    await question.getByRole('textbox').fill('101')
    await question.getByRole('button', { name: 'Aus der Einheit entfernen' }).click()
    await expect(page.getByText('Personen aus einer Einheit entfernen: fertig. 101 erledigt.')).toBeVisible(longest)
    await expect(page.getByRole('tab', { name: /^Mitglieder/ })).toContainText('0')
    await button(page, 'Rückgängig').click()
    await expect(page.getByText('Personen in eine Einheit aufnehmen: fertig. 101 erledigt.')).toBeVisible(longest)
    await expect(page.getByRole('tab', { name: /^Mitglieder/ })).toContainText('101')
  },
)

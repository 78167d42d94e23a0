import { expect, test } from '../../fixtures/userSessions.ts'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { applyImport, button, checkImport, readImport, undoImport } from '../../fixtures/imports.ts'
import { isLong } from '../../fixtures/long.ts'
import { box } from '../../fixtures/management.ts'
import { sentencesOf } from '../../fixtures/messages.ts'
import { addPeople, makeUnit } from '../../fixtures/units.ts'
import { widerThanThePage } from '../../fixtures/width.ts'

test.use({ maxDocuments: 20 })

const thisYear = new Date().getUTCFullYear()
/** What is no year of birth: too short, before 1900, still to come, a whole day. */
const refused = ['12', '1899', String(thisYear + 1), '01.02.2012']

for (const locale of isLong ? (['de', 'sw'] as const) : (['de'] as const)) {
  const say = sentencesOf(locale)
  const [year, save, summary] = [
    say('userManagement.field.birthYear'),
    say('form.unsaved.save'),
    say('errors.code.notayear'),
  ]

  test(
    `in ${locale} the year of birth is refused at its field where it is none, kept, shown in the list and taken away again`,
    { tag: '@long' },
    async ({ sitDown }) => {
      const page = await sitDown({ username: `jahr-admin-${locale}`, roles: ['ADMIN'], locale })
      await page.goto('/user-management?open=new')
      await box(page, say('userManagement.field.familyName')).fill(`Minder ${locale}`)
      await box(page, say('userManagement.field.username')).fill(`minder.${locale}`)
      const field = box(page, year)
      await expect(field).toHaveAccessibleDescription(say('userManagement.field.birthYearHint'))
      for (const text of refused) {
        await field.fill(text)
        await button(page, say('userManagement.list.add')).last().click()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(new RegExp(summary))
        await expect(field).toHaveValue(text)
      }
      // The summary leads to the field.
      await page.getByRole('link', { name: new RegExp(`^${year}`) }).press('Enter')
      await expect(field).toBeFocused()
      await expectNoViolations(page)
      await field.fill('2012')
      await button(page, say('userManagement.list.add')).last().click()
      await expect(page.getByRole('heading', { level: 2, name: `Minder ${locale}` })).toBeVisible()
      await expect(field).toHaveValue('2012')
      const address = new URL(page.url()).search

      await page.goto(`/user-management?q=minder.${locale}&columns=name,birthYear`)
      await expect(page.getByRole('columnheader', { name: year })).toBeVisible()
      await expect(page.getByRole('row', { name: new RegExp(`Minder ${locale}`) })).toContainText('2012')

      await page.goto(`/user-management${address}`)
      await field.fill('20x2')
      await button(page, save).click()
      await expect(field).toHaveAccessibleDescription(new RegExp(summary))
      await field.fill('')
      await button(page, save).click()
      await expect(button(page, save)).toHaveCount(0)
      await page.reload()
      await expect(field).toHaveValue('')
    },
  )
}

test(
  'a manager brings years of birth by a column on a phone: a birthday is cut to its year, what is none is told and mended, all of it undone',
  { tag: '@long' },
  async ({ sitDown }) => {
    const office = await sitDown({ username: 'jahrgang-admin', roles: ['ADMIN'], locale: 'de' })
    const unit = await makeUnit(office, { name: 'Jahrgangsstufe', key: 'jahrgangsstufe' })
    const page = await sitDown({
      username: 'jahrgang-leitung',
      roles: ['EDUCATION_MANAGER'],
      locale: 'de',
      width: 'narrow',
    })
    await addPeople(office, unit, ['jahrgang-leitung'], 'MANAGER')
    const head = 'Schülernummer;Nachname;Vorname;Benutzername;Klasse;Jahrgang'
    const rows = [
      ['ja-1', 'Ada', '2012'],
      ['ja-2', 'Bo', '17.03.2013'],
      ['ja-3', 'Cy', '1899'],
      ['ja-4', 'Di', ''],
    ].map(([id = '', name = '', born = '']) => `${id};Zzjahrgang;${name};${id};jahrgangsstufe;${born}`)
    await readImport(page, 'Personen', { name: 'jahrgang.csv', content: [head, ...rows] })
    await expect(page.getByRole('button', { name: /Feld für „Jahrgang“/ })).toContainText('Geburtsjahr')
    await checkImport(page)
    const errors = page.getByRole('list', { name: '2 fehlerhafte Zeilen' }).getByRole('listitem')
    await expect(errors).toHaveText([
      /Zeile 3, Jahrgang.*„17\.03\.2013“.*vierstelliges Jahr.*Gespeichert wird nur das Geburtsjahr\..*Meinten Sie 2013\?/,
      /Zeile 4, Jahrgang.*„1899“.*vierstelliges Jahr/,
    ])
    expect(await widerThanThePage(page)).toEqual([])
    await expectNoViolations(page)
    await button(page, '2013 übernehmen').click()
    await box(page, 'Jahrgang, Zeile 4').fill('1900')
    await button(page, 'Zeile neu prüfen').click()
    await expect(page.getByText('Keine fehlerhaften Zeilen')).toBeVisible()
    await applyImport(page, '4 Änderungen anwenden')
    const place = page.url()

    for (const [name, born] of [
      ['Ada', '2012'],
      ['Bo', '2013'],
      ['Cy', '1900'],
      ['Di', ''],
    ] as const) {
      await page.goto('/user-management?q=zzjahrgang')
      await page.getByRole('link', { name: new RegExp(`Zzjahrgang, ${name}`) }).click()
      await expect(box(page, 'Geburtsjahr')).toHaveValue(born)
    }
    expect(await widerThanThePage(page)).toEqual([])

    // The next file changes one of them; an empty cell leaves the other as it is; undone, the first year is back.
    await readImport(page, 'Personen', {
      name: 'jahrgang-neu.csv',
      content: ['Schülernummer;Nachname;Geburtsjahr', 'ja-1;Zzjahrgang;2014', 'ja-2;Zzjahrgang;'],
    })
    await checkImport(page)
    await expect(page.getByRole('list', { name: 'Was sich ändern würde' })).toContainText('2014')
    await applyImport(page, '1 Änderung anwenden')
    await undoImport(page)
    await page.goto('/user-management?q=zzjahrgang')
    await page.getByRole('link', { name: /Zzjahrgang, Ada/ }).click()
    await expect(box(page, 'Geburtsjahr')).toHaveValue('2012')
    await page.goto(place)
    await undoImport(page)
    await page.goto('/user-management?q=zzjahrgang')
    await expect(page.getByText(/^Kein Treffer/)).toBeVisible()
  },
)

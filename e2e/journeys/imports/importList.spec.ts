import { expectNoViolations } from '../../fixtures/violations.ts'
import { asManager, button, download, readImport, widths } from '../../fixtures/imports.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widerThanThePage } from '../../fixtures/width.ts'

test.use({ account: 'admin', locale: 'de-DE', maxDocuments: 20 })

const head = 'Schlüssel;Name'

test(
  'the list of imports is searched, filtered, sorted and kept as a view; the address says all of it, and a file has what is seen',
  { tag: '@long' },
  async ({ page, browser }) => {
    for (const [name, rows] of [
      ['zzliste-b.csv', 2],
      ['zzliste-a.csv', 3],
    ] as const) {
      await readImport(page, 'Einheiten', {
        name,
        content: [head, ...Array.from({ length: rows }, (_, at) => `zzliste-${at};Zzliste ${at}`)],
      })
    }
    await page.goto('/import-management')
    const table = page.getByRole('grid', { name: 'Importe' })
    const files = table.getByRole('link', { name: /zzliste/ })
    await page.getByRole('searchbox', { name: 'Importe suchen' }).fill('ZZLISTE')
    await expect(page).toHaveURL(/q=ZZLISTE/)
    await expect(files).toHaveText([/zzliste-a/, /zzliste-b/])
    await table
      .getByRole('columnheader', { name: 'Zeilen' })
      .getByRole('button', { name: 'Zeilen', exact: true })
      .click()
    await expect(page).toHaveURL(/sort=rows/)
    await expect(files).toHaveText([/zzliste-b/, /zzliste-a/])

    // Kept under a name, with its order; a reload shows the same.
    await button(page, 'Ansicht speichern').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Zzlisten')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await page.goto('/import-management')
    await page.getByRole('link', { name: 'Zzlisten' }).click()
    await expect(files).toHaveText([/zzliste-b/, /zzliste-a/])
    await page.reload()
    await expect(files).toHaveText([/zzliste-b/, /zzliste-a/])

    // An import leads back to the list as it stood.
    const back = page.getByRole('main').getByRole('link', { name: 'Importe', exact: true })
    const before = page.url()
    await files.first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'zzliste-b.csv' })).toBeVisible()
    await page.reload()
    await back.click()
    await expect(page).toHaveURL(before)
    await expect(files).toHaveText([/zzliste-b/, /zzliste-a/])

    await page.getByRole('button', { name: /^Exportieren/ }).click()
    await page.getByRole('menuitem', { name: 'CSV-Datei' }).click()
    const link = page.getByRole('link', { name: /\.csv herunterladen/ })
    await expect(link).toBeVisible({ timeout: 30_000 })
    const { content } = await download(page, () => link.click())
    expect(content.toString()).toMatch(/zzliste-b\.csv.*\r\n.*zzliste-a\.csv/)
    await page.goto('/import-management?q=zzliste&state=DONE')
    await expect(page.getByText(/Kein Treffer/)).toBeVisible()
    await expectNoViolations(page)

    // A manager, on a phone: nothing of it, and the same list for their own.
    await asManager(browser, async (theirs) => {
      await theirs.setViewportSize(widths.narrow)
      await theirs.goto('/import-management?q=zzliste')
      await expect(theirs.getByText(/Kein Treffer für/)).toBeVisible()
      await expect(theirs.getByRole('link', { name: 'Zzlisten' })).toHaveCount(0)
      expect(await widerThanThePage(theirs)).toEqual([])
      await expectNoViolations(theirs)
    })
  },
)

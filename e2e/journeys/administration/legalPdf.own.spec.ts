import { testWithOwnServer } from '../../fixtures/ownServer.ts'
import { fillIn, greeting, signIn } from '../../fixtures/signIn.ts'
import { expect } from '../../fixtures/test.ts'

/** Terms stop everybody of an installation. */
const test = testWithOwnServer()

test.use({ maxDocuments: 20 })

/** The least that is a whole PDF of one page; `catalog` stands in its first object. */
const pdf = (catalog = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog}>>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n` +
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n',
  )

test(
  'terms that are a PDF are sent, published, opened by a visitor and agreed to',
  { tag: '@long' },
  async ({ page, browser, own }) => {
    await signIn(page, 'admin')

    await test.step('the administrator sends the PDF; one that acts by itself is refused with its reason', async () => {
      await page.goto('/help-and-legal')
      await page.getByRole('button', { name: 'Add document' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: /^Name/ }).fill('Terms of use')
      await dialog.getByRole('button', { name: 'Add' }).click()
      await page.getByRole('textbox', { name: 'Title, English' }).fill('Terms of use')
      await page.getByText('PDF').first().click()
      const place = page.locator('input[type="file"]').first()
      await place.setInputFiles({
        name: 'Acting.pdf',
        mimeType: 'application/pdf',
        buffer: pdf('/OpenAction << /S /JavaScript /JS (x) >> '),
      })
      await expect(page.getByText(/^Acting\.pdf: The file contains scripts/)).toBeVisible()
      await place.setInputFiles({ name: 'Terms.pdf', mimeType: 'application/pdf', buffer: pdf() })
      await expect(page.getByText('The draft contains this PDF.')).toBeVisible()
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(page.getByRole('link', { name: /^Terms\.pdf/ }).first()).toBeVisible()
      await page.getByRole('button', { name: 'Publish' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
      await expect(page.getByText('Before you start, please agree to this text.')).toBeVisible()
    })

    await test.step('a visitor opens the very file from the public page', async () => {
      const visitor = await (await browser.newContext({ baseURL: own.url, locale: 'en-GB' })).newPage()
      await visitor.goto('/legal/terms')
      await expect(visitor.getByText('pages: 1')).toBeVisible()
      const link = visitor.getByRole('link', { name: 'Terms.pdf' })
      await expect(link).toHaveAttribute('target', '_blank')
      const answer = await visitor.request.get((await link.getAttribute('href')) ?? '')
      expect(answer.headers()['content-type']).toBe('application/pdf')
      expect((await answer.body()).equals(pdf())).toBe(true)
    })

    await test.step('a learner is asked with the PDF, and agrees', async () => {
      const learner = await (
        await browser.newContext({ baseURL: own.url, locale: 'en-GB', viewport: { width: 360, height: 800 } })
      ).newPage()
      await learner.goto('/')
      await fillIn(learner, 'learner')
      await expect(learner.getByRole('link', { name: /^Terms\.pdf/ })).toBeVisible()
      await learner.getByRole('checkbox', { name: /Terms of use/ }).focus()
      await learner.keyboard.press('Space')
      await learner.getByRole('button', { name: 'Agree' }).click()
      await expect(greeting(learner, 'Amani')).toBeVisible()
    })
  },
)

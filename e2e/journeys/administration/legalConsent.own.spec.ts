import type { Browser, Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { isLong } from '../../fixtures/long.ts'
import { testWithOwnServer } from '../../fixtures/ownServer.ts'
import { fillIn, greeting, signIn } from '../../fixtures/signIn.ts'
import { expect } from '../../fixtures/test.ts'
import type { TestServer } from '../../server/testServer.ts'

/** Terms stop everybody of an installation. */
const test = testWithOwnServer()

test.describe.configure({ mode: 'default' })
test.use({ maxDocuments: 40 })

/** A day that is never before tomorrow nor beyond two years. */
const nextYear = `01.02.${new Date().getUTCFullYear() + 1}`

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** A browser of its own, at the installation of this journey. */
async function newPage(browser: Browser, own: TestServer, width = 1280): Promise<Page> {
  const context = await browser.newContext({ baseURL: own.url, locale: 'en-GB', viewport: { width, height: 800 } })
  return context.newPage()
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text, English' })
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).first().getByRole('button', { name, exact: true })

/** Gives the text what a paste from a word processor gives it. */
const paste = (page: Page, html: string) =>
  text(page).evaluate((element, given) => {
    const data = new DataTransfer()
    data.setData('text/html', given)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)

/** How a text is published. */
interface Wish {
  readonly isMajor?: boolean
  /** The day it holds from, dd.MM.yyyy; null for at once. */
  readonly day?: string | null
}

/** Writes the text of the open document in English, line by line, and publishes it. */
async function publishText(
  page: Page,
  lines: readonly string[],
  changeNote: string | null,
  { isMajor = true, day = null }: Wish = {},
): Promise<void> {
  await page.getByRole('textbox', { name: 'Title, English' }).fill('Terms of use')
  await text(page).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  for (const [place, line] of lines.entries()) {
    if (place > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(line)
  }
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeHidden()
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog')
  if (!isMajor) await dialog.getByText('Only the wording changes').click()
  if (changeNote !== null) await dialog.getByRole('textbox').fill(changeNote)
  if (day !== null) {
    await dialog.getByText('From a date').click()
    await dialog.getByRole('textbox', { name: /In force from/ }).fill(day)
  }
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog).toBeHidden()
}

/** Agrees to the text on show, by the keyboard alone. */
async function agree(page: Page, box: RegExp, button: string): Promise<void> {
  await page.getByRole('checkbox', { name: box }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: button }).focus()
  await page.keyboard.press('Enter')
}

test('terms stop everyone until they agree, a new major version again, and the proof is handed over', async ({
  page,
  browser,
  own,
}) => {
  // `npm test` leaves out scheduling, withdrawal and anonymising: their rules are server tests of modules/legal.
  const proofs = isLong ? 5 : 4
  const learner = await newPage(browser, own, 360)
  await signIn(learner, 'learner')
  await signIn(page, 'admin')

  await test.step('the administrator publishes the terms, and is asked as well', async () => {
    await page.goto('/help-and-legal')
    await page.getByRole('button', { name: 'Add document' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Terms of use')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await text(page).click()
    await paste(
      page,
      '<style>p { color: red }</style><p style="margin:0">Be <b style="color:red">fair</b><img src="x" onerror="document.title = 1"></p><ul><li>Now</li></ul>',
    )
    await expect(text(page).getByRole('listitem')).toHaveText('Now')
    await expect(text(page).locator('strong')).toHaveText('fair')
    await expect(text(page).locator('img')).toHaveCount(0)
    await tool(page, 'List with bullets').click()
    await expect(text(page).getByRole('listitem')).toHaveCount(0)
    await publishText(page, ['Be **kind**.', '## Passwords', '- Keep them to yourself'], null)
    await expect(page.getByText('Before you start, please agree to this text.')).toBeVisible()
    await agree(page, /Terms of use/, 'Agree')
    await expect(page.getByRole('textbox', { name: 'Title, English' })).toHaveValue('Terms of use')
  })

  await test.step('a running session is stopped at its next step, on a phone, in German, and goes on once agreed', async () => {
    await expect(async () => {
      await learner.goto('/dashboard')
      await expect(learner.getByText('Before you start, please agree to this text.')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(title(learner)).toBeFocused()
    // The palette stays closed: nothing stands before the button of the next step.
    await learner.keyboard.press('Control+k')
    await learner.getByRole('button', { name: 'Deutsch' }).click()
    await expect(learner.getByRole('dialog')).toBeHidden()
    await expect(learner.getByText(/^Stimmen Sie diesem Text zu, bevor Sie beginnen/)).toBeVisible()
    await expect(learner.getByRole('heading', { name: 'Passwords' })).toBeVisible()
    await expect(learner.locator('strong', { hasText: 'kind' })).toBeVisible()
    await expect(learner.getByRole('listitem').filter({ hasText: 'Keep them to yourself' })).toBeVisible()
    await expect(learner.getByText('Diesen Text gibt es nur in dieser Sprache: English.')).toBeVisible()
    await expectNoViolations(learner)
    await learner.getByRole('button', { name: 'Zustimmen' }).click()
    await expect(learner.getByText('Zum Zustimmen dieses Kästchen ankreuzen.')).toBeVisible()
    await agree(learner, /Terms of use/, 'Zustimmen')
    await expect(greeting(learner, 'Amani')).toBeVisible()
  })

  await test.step('a minor version asks nobody, and what differs is shown word by word', async () => {
    await page.reload()
    await publishText(page, ['Be **kind** here.', '## Passwords', '- Keep them to yourself'], null, { isMajor: false })
    await learner.goto('/dashboard')
    await expect(greeting(learner, 'Amani')).toBeVisible()
    await page.getByRole('link', { name: 'Versions' }).click()
    await expect(page.locator('ins', { hasText: 'here' })).toBeVisible()
    await page.getByRole('link', { name: 'Text', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Title, English' })).toBeVisible()
  })

  await test.step('a new major version stops them at the next sign-in; declining signs out', async () => {
    await page.reload()
    await publishText(page, ['Be **kind**, always.', '## Passwords', '- Keep them to yourself'], 'One word more')
    await agree(page, /Terms of use/, 'Agree')
    const later = await newPage(browser, own)
    await later.goto('/')
    await fillIn(later, 'learner')
    await expect(later.getByText('These terms have changed.')).toBeVisible()
    await expect(later.getByText('One word more')).toBeVisible()
    await later.getByRole('button', { name: 'Decline' }).click()
    await later.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
    await expect(later.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  })

  if (isLong) {
    await test.step('a version with a later day is read by everybody before, asks nobody, and is taken back', async () => {
      await page.reload()
      await publishText(page, ['Be **kind** from then on.'], 'From then on', { day: nextYear })
      await expect(page.getByRole('status').filter({ hasText: /Version 4 is in force from 01\.02\./ })).toBeVisible()
      await page.goto('/dashboard')
      await expect(title(page)).toBeVisible()
      await expect(page.getByText('Before you start, please agree to this text.')).toBeHidden()
      const visitor = await newPage(browser, own, 360)
      await visitor.goto('/legal/terms')
      await expect(visitor.getByText('always')).toBeVisible()
      await visitor.getByRole('link', { name: 'Read the new version' }).click()
      await expect(visitor.getByText('from then on')).toBeVisible()
      await expect(visitor.getByText(/This version takes effect on 1 February/)).toBeVisible()
      await expectNoViolations(visitor)
      await visitor.getByRole('link', { name: 'Read the current version' }).click()
      await expect(visitor.getByText('always')).toBeVisible()
      await page.goBack()
      await page.getByRole('button', { name: 'Cancel scheduling' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel scheduling' }).click()
      await expect(page.getByText('Version 4 is a draft again')).toBeVisible()
      await visitor.reload()
      await expect(visitor.getByRole('link', { name: 'Read the new version' })).toHaveCount(0)
    })

    await test.step('scheduled again and put in force now it asks everybody at once', async () => {
      await page.getByRole('button', { name: 'Publish' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: /What has changed/ }).fill('From then on')
      await dialog.getByText('From a date').click()
      await dialog.getByRole('button', { name: 'Publish' }).click()
      await expect(dialog.getByText('Choose a date.')).toBeVisible()
      await dialog.getByRole('textbox', { name: /In force from/ }).fill(nextYear)
      await dialog.getByRole('button', { name: 'Publish' }).click()
      await expect(dialog).toBeHidden()
      await page.getByRole('button', { name: 'Put into force now' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Put into force now' }).click()
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await page.goto('/dashboard')
      await expect(page.getByText('From then on', { exact: true })).toBeVisible()
      await agree(page, /Terms of use/, 'Agree')
      await expect(page.getByRole('button', { name: 'Agree', exact: true })).toBeHidden()
    })
  }

  await test.step('the proofs tell all of it, and are handed over', async () => {
    await page.goto('/help-and-legal?tab=consents')
    await expect(page.getByRole('row', { name: /Amani Juma.*Declined/ })).toBeVisible()
    await expect(page.getByText(new RegExp(`of ${proofs}`))).toBeVisible()
    await page.getByRole('button', { name: 'When', exact: true }).click()
    await expect(page).toHaveURL(/sort=at/)
    await expect(page.getByRole('columnheader', { name: 'When' })).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('button', { name: 'Save view' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: /Name/ }).fill('The oldest first')
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('link', { name: 'The oldest first' })).toHaveAttribute('aria-current')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'CSV file' }).click()
    const link = page.getByRole('link', { name: /^Download consents-/ })
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    const lines = (await answer.text()).split('\r\n').filter((line) => line !== '')
    expect(lines).toHaveLength(1 + proofs)
    expect(lines.some((line) => line.includes('Amani Juma') && line.includes(',Declined,'))).toBe(true)
    // In the order they are shown in.
    const moments = lines.slice(1).map((line) => /\d{4}-\d\d-\d\dT[^,]+Z/.exec(line)?.[0] ?? '')
    expect(moments).toEqual(moments.toSorted())
  })

  await test.step('the log tells who agreed', async () => {
    await page.goto('/system?tab=audit')
    await expect(page.getByRole('row', { name: /Agreed to a text/ }).first()).toBeVisible()
  })

  if (isLong) {
    await test.step('an agreement that is taken back waits as a request, and is settled', async () => {
      await page.goto('/my-profile?tab=privacy')
      await page.getByRole('button', { name: /Terms of use/ }).click()
      await page.getByRole('button', { name: 'Withdraw' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await page.goto('/dashboard')
      await agree(page, /Terms of use/, 'Agree')
      await expect(page.getByRole('button', { name: 'Agree', exact: true })).toBeHidden()
    })

    await test.step('the proof outlives the person, under a pseudonym', async () => {
      await page.goto('/user-management?q=Amani')
      await page
        .getByRole('grid', { name: 'People' })
        .getByRole('row', { name: /Amani Juma/ })
        .getByText('Juma, Amani')
        .click()
      await page
        .getByRole('complementary', { name: 'Amani Juma' })
        .getByRole('button', { name: /Actions for Amani Juma/ })
        .click()
      await page.getByRole('menuitem', { name: 'Anonymise' }).click()
      await page.getByRole('button', { name: 'Anonymise' }).last().click()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await page.goto('/help-and-legal?tab=consents')
      await expect(page.getByRole('row', { name: /Declined/ })).toBeVisible()
      await expect(page.getByRole('row', { name: /Amani Juma/ })).toHaveCount(0)
    })
  }
})

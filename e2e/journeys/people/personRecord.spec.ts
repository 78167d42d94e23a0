import type { Browser, Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { serverUrl } from '../../fixtures/places.ts'
import { fillIn, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { addPeople, ask, makeUnit } from '../../fixtures/units.ts'

test.use({ maxDocuments: 12 })

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const newPage = async (browser: Browser, width = 1280): Promise<Page> =>
  (
    await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB', viewport: { width, height: 800 } })
  ).newPage()

interface Answer {
  readonly legal: Record<
    string,
    { readonly document: { readonly uuid: string; readonly draft: { readonly revision: number } | null } }
  >
}

/** Publishes rules that only the learners of a unit are asked to agree to. */
async function publishRules(page: Page, unit: string, title: string): Promise<void> {
  const payload = '{ document { uuid draft { revision } } }'
  const input = {
    kind: 'OWN',
    title,
    consent: 'ACCEPT',
    audienceRoles: ['LEARNER'],
    audienceUnit: unit,
    audienceLocales: [],
  }
  const made = await ask<Answer>(
    page,
    `mutation($input: LegalDocumentInput!) { legal { it: createDocument(input: $input) ${payload} } }`,
    { input },
  )
  const document = made.legal.it?.document.uuid
  const texts = [{ locale: 'en', title, body: 'Be kind.' }]
  const save = `mutation($document: ID!, $texts: [LegalTextInput!]!) { legal { it: saveVersion(document: $document, revision: 0, texts: $texts) ${payload} } }`
  const saved = await ask<Answer>(page, save, { document, texts })
  const publish = `mutation($document: ID!, $revision: Int!) { legal { it: publishVersion(document: $document, revision: $revision, isMajor: true) ${payload} } }`
  await ask<Answer>(page, publish, { document, revision: saved.legal.it?.document.draft?.revision })
}

test(
  'an administrator sees when somebody came, reads what was written to them and what they agreed to; a manager sees how it stands',
  { tag: '@long' },
  async ({ page, controls, browser }) => {
    const [admin, manager, learner] = ['record-admin', 'record-manager', 'record-learner']
    for (const [username, role] of [
      [admin, 'ADMIN'],
      [manager, 'EDUCATION_MANAGER'],
      [learner, 'LEARNER'],
    ] as const)
      await controls.putAccount({ username, roles: [role] })
    await signIn(page, admin)
    const unit = await makeUnit(page, { name: 'Record players', key: 'record-players' })
    await addPeople(page, unit, [learner])
    await addPeople(page, unit, [manager], 'MANAGER')
    await publishRules(page, unit, 'Rules for records')

    const theirs = await newPage(browser)
    await theirs.goto('/')
    await fillIn(theirs, learner)
    await theirs.getByRole('checkbox', { name: /Rules for records/ }).press('Space')
    await theirs.getByRole('button', { name: 'Agree' }).press('Enter')
    await expect(theirs.getByRole('heading', { level: 1, name: 'Zawadi' })).toBeVisible()
    // A sign-in is counted after the first silent refresh, which is the first reload.
    await theirs.reload()
    await expect.poll(() => controls.countedLogins(learner)).toBe(1)
    await theirs.context().close()

    await page.goto(`/user-management?q=${learner}`)
    await page
      .getByRole('grid', { name: 'People' })
      .getByRole('link', { name: /Mbeki, Zawadi/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Zawadi Mbeki' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('record-learner@uferwerk.example')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Zawadi Mbeki saved.')).toBeVisible()
    await tab(page, 'Access').click()
    await expect(part(page, 'Sign-ins of the last 90 days').getByRole('listitem')).toHaveText([/Chrome on Linux/])
    await page.getByRole('button', { name: 'Send password link' }).click()
    await expect(page.getByText('Password link sent to Zawadi Mbeki.')).toBeVisible()

    await tab(page, 'Email and consents').click()
    const written = part(page, 'Emails of the last 90 days')
      .getByRole('listitem')
      .filter({ hasText: 'A new password for' })
    await expect(written).toContainText('Queued')
    await expect(part(page, 'Consents').getByRole('listitem')).toHaveText([
      /Rules for records.*Version 1.*in English.*Agreed/,
    ])
    await expectNoViolations(page)
    await written.getByRole('button', { name: /^Actions for the email/ }).press('Enter')
    await page.getByRole('menuitem', { name: 'Read' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: /A new password for/ })
    await expect(dialog.getByText(/use this link to choose a new password/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toBeHidden()
    await written.getByRole('button', { name: /^Actions for the email/ }).click()
    await page.getByRole('menuitem', { name: 'Resend' }).click()
    await expect(page.getByText('Email queued again.')).toBeVisible()

    // The same address on the manager's phone.
    const branch = await newPage(browser, 360)
    await branch.goto(page.url())
    await fillIn(branch, manager)
    await expect(part(branch, 'Emails of the last 90 days').getByRole('listitem')).toHaveText([
      /^Link for a new password.*Queued$/,
    ])
    await expect(branch.getByRole('button', { name: /^Actions for the email/ })).toHaveCount(0)
    await expect(part(branch, 'Consents').getByRole('listitem')).toHaveText([/^Rules for recordsVersion 1Agreed$/])
    expect(await branch.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await tab(branch, 'Access').click()
    await expect(part(branch, 'Sign-ins of the last 90 days').getByRole('listitem')).toHaveCount(1)
    await branch.context().close()
  },
)

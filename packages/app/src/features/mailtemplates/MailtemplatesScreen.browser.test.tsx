import {
  MailTemplateDocument,
  MailTemplatePreviewDocument,
  MailTemplatesDocument,
  SaveMailTemplateDocument,
  SendMailTemplateTestDocument,
} from '@somo/graphql/mailtemplates'
import { FindPeopleDocument } from '@somo/graphql/person-finder'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { previewFixture, templateFixture, templateListFixture } from './templatesFixture.ts'

const answers = [
  answer(MailTemplatesDocument, { mailTemplates: { list: [...templateListFixture] } }),
  answer(MailTemplateDocument, { mailTemplates: { one: templateFixture() } }),
  answer(MailTemplatePreviewDocument, { mailTemplates: { preview: previewFixture } }),
  answer(FindPeopleDocument, {
    users: {
      users: { items: [], pageInfo: { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false } },
    },
  } as never),
]
const open = '/mailtemplates?event=ASSIGNED'
const field = (name: string) => page.getByRole('textbox', { name, exact: false })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const saved = (code?: string, path: string[] = [], template = templateFixture({ revision: 5 })) =>
  answer(SaveMailTemplateDocument, {
    mailTemplate: { save: { template, userErrors: code === undefined ? [] : [{ code: code as 'NOT_OFFERED', path }] } },
  })

test('the list names groups, changed and switched off mails, and is searched; one opens beside it', async () => {
  await renderRoute('/mailtemplates', { answers })
  const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(entry('New assignment').getByText('changed')).toBeVisible()
  await expect.element(entry('Badge earned').getByText('off')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find an email' }).fill('assign')
  await expect.element(page.getByRole('link', { name: 'Badge earned' })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'New assignment' }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'New assignment' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open outbox' })).toHaveAttribute('href', '/system?tab=mail')
})

test('on a wide screen the first email is open at once', async () => {
  const { calls } = await renderRoute('/mailtemplates', { answers, width: 1440 })
  await expect.element(page.getByRole('heading', { level: 2, name: 'New assignment' })).toBeVisible()
  expect(calls(MailTemplateDocument)).toEqual([{ event: 'INVITATION' }])
})

test('a placeholder goes in at the caret, the preview follows, and all languages are saved together', async () => {
  const { calls } = await renderRoute(open, { answers: [...answers, saved()] })
  await field('Subject').first().fill('Due ')
  await button('due').first().click()
  await expect.element(field('Subject').first()).toHaveValue('Due {{ due }}')
  await expect
    .poll(() => calls(MailTemplatePreviewDocument).at(-1))
    .toMatchObject({ event: 'ASSIGNED', text: { locale: 'en', subject: 'Due {{ due }}' }, person: null })
  await expect.element(page.getByRole('figure', { name: 'The email' }).getByText('Hello Amina Okafor,')).toBeVisible()
  await button('Publish changes').click()
  await expect.element(page.getByText(/Published\./)).toBeInTheDocument()
  const [call] = calls(SaveMailTemplateDocument)
  expect([call?.revision, call?.input.texts.map(({ locale, subject }) => [locale, subject])]).toEqual([
    4,
    [
      ['en', 'Due {{ due }}'],
      ['de', 'Neue Zuweisung: {{ title }}'],
      ['sw', 'Umepangiwa: {{ title }}'],
    ],
  ])
})

test('an unknown placeholder is told at its field in its language, with those that are allowed', async () => {
  await renderRoute(open, { answers: [...answers, saved('NOT_OFFERED', ['de', 'main'], templateFixture())] })
  await page.getByRole('tab', { name: 'Deutsch' }).click()
  await field('Main text').last().fill('Guten Tag {{{{ vorname }}')
  await page.getByRole('tab', { name: 'English' }).click()
  await button('Publish changes').click()
  await page.getByRole('link', { name: /Main text/ }).click()
  await expect
    .element(page.getByRole('textbox', { name: 'Main text', exact: false }).last())
    .toHaveAccessibleDescription(/Use only: name, product, title, due/)
  await expect.element(page.getByRole('tab', { name: 'Deutsch' })).toHaveAttribute('aria-selected', 'true')
})

test('reset puts the default of the open language into the form, and is undone', async () => {
  await renderRoute(open, { answers })
  await expect.element(field('Subject').first()).toHaveValue('For you: {{ title }}')
  await button('Reset to default').click()
  await expect.element(field('Subject').first()).toHaveValue('New assignment: {{ title }}')
  await button('Undo').click()
  await expect.element(field('Subject').first()).toHaveValue('For you: {{ title }}')
})

test('a test of what is typed goes to oneself', async () => {
  const { calls } = await renderRoute(open, {
    answers: [
      ...answers,
      answer(SendMailTemplateTestDocument, {
        mailTemplate: { sendTest: { address: 'me@somo.example', userErrors: [] } },
      }),
    ],
  })
  await field('Subject').first().fill('Try')
  await button('Send test to me').click()
  await expect.element(page.getByText(/Test email queued for me@somo.example\./)).toBeInTheDocument()
  expect(calls(SendMailTemplateTestDocument)[0]).toMatchObject({ text: { locale: 'en', subject: 'Try' } })
})

test('where someone else changed the same text, both stand side by side; without a network all stays', async () => {
  const theirs = templateFixture({
    revision: 5,
    texts: templateFixture().texts.map((text) => ({ ...text, subject: 'Theirs' })),
  })
  const { answer: reply } = await renderRoute(open, {
    answers: [...answers, answer(SaveMailTemplateDocument, noNetwork)],
  })
  await field('Subject').first().fill('Mine')
  await button('Publish changes').click()
  await expect.element(page.getByText(/Not saved\./)).toBeVisible()
  await expect.element(field('Subject').first()).toHaveValue('Mine')
  reply(saved('CHANGED_MEANWHILE', [], theirs))
  await button('Publish changes').click()
  await expect.element(page.getByText(/Someone else changed these texts\./)).toBeVisible()
  await expect.element(page.getByText(/Theirs/).first()).toBeVisible()
})

test('at 360 px list and mail take turns, and the preview is a tab', async () => {
  await renderRoute(open, { answers, width: 360 })
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect.element(page.getByRole('figure', { name: 'The email' })).toBeVisible()
  expect(widerThanThePage()).toEqual([])
  await page.getByRole('link', { name: 'All emails' }).click()
  await expect.element(page.getByRole('link', { name: 'Overdue', exact: true })).toBeVisible()
})

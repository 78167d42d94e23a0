import {
  CertificatePreviewDocument,
  CertificateTemplateDocument,
  CertificateTemplatesDocument,
  CountIssuedCertificatesDocument,
  CreateCertificateTemplateDocument,
  FindCertificateMediaDocument,
  IssuedCertificatesDocument,
  PublishCertificateTemplateDocument,
  ReissueCertificateDocument,
  RevokeCertificateDocument,
  SaveCertificateTemplateDocument,
  SetCertificateMediaDocument,
} from '@somo/graphql/certificates'
import {
  CountSubmittedCertificatesDocument,
  DecideExternalCertificateDocument,
  SubmittedCertificatesDocument,
} from '@somo/graphql/certificates-submitted'
import { UnreadNotificationsDocument } from '@somo/graphql/notification-count'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { submittedFixture } from '../../domain/certificate/submittedFixture.ts'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { issuedFixture, previewFixture, templateFixture, templatesFixture } from './certificatesFixture.ts'

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const issued = [issuedFixture(1), issuedFixture(2, { isNameOutdated: true, holder: 'Amina Njeri' })]
const template = templateFixture()
const answers = [
  answer(CertificateTemplatesDocument, { certificates: { templates: templatesFixture() } }),
  answer(CertificateTemplateDocument, { certificates: { template } }),
  answer(CertificatePreviewDocument, { certificates: { preview: previewFixture() } }),
  answer(IssuedCertificatesDocument, { certificates: { issued: { items: issued, pageInfo } } }),
  answer(CountIssuedCertificatesDocument, { certificates: { count: 2 } }),
  answer(SubmittedCertificatesDocument, { certificates: { submitted: { items: [submittedFixture()], pageInfo } } }),
  answer(CountSubmittedCertificatesDocument, { certificates: { countSubmitted: 1 } }),
  answer(FindCertificateMediaDocument, {
    media: { media: { items: [{ uuid: 'm-2', title: 'Fire safety', kind: 'PAGE' }] } },
    learningPaths: { learningPaths: { items: [{ uuid: 'p-1', title: 'First weeks' }] } },
  }),
]
const open = `/certificates?template=${template.uuid}`
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: RegExp) => page.getByRole('textbox', { name })
const saved = (userErrors: { code: 'BAD_CHARACTERS' | 'CHANGED_MEANWHILE'; path: string[] }[] = []) =>
  answer(SaveCertificateTemplateDocument, { certificate: { saveTemplate: { template, userErrors } } })

test('templates are listed with their state, and a new one opens in the editor', async () => {
  const { router } = await renderRoute('/certificates', {
    answers: [
      ...answers,
      answer(CreateCertificateTemplateDocument, { certificate: { createTemplate: { template, userErrors: [] } } }),
    ],
  })
  await expect.element(page.getByText('Version 2, changes not published')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^To confirm/ })).toHaveTextContent('To confirm 1')
  await button('Add template').click()
  await field(/^Name/).fill('Safety certificate')
  await button('Create template').click()
  await expect.poll(() => router.state.location.search).toBe(`?template=${template.uuid}`)
})

test('the preview follows what is typed, in the language of the texts', async () => {
  const { calls } = await renderRoute(open, { answers })
  await expect.element(page.getByRole('img', { name: 'The certificate with example data' })).toBeVisible()
  await expect.element(page.getByText('1 line at 39 pt')).toBeVisible()
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await field(/^Kind of certificate/).fill('Nachweis')
  await expect
    .poll(() => calls(CertificatePreviewDocument).at(-1))
    .toMatchObject({ locale: 'de', design: { layout: 'CLASSIC', texts: [{ locale: 'en' }, { heading: 'Nachweis' }] } })
})

test('letters that the font lacks are told at their field in its language, and the draft stays', async () => {
  const { answer: reply, calls } = await renderRoute(open, {
    answers: [...answers, saved([{ code: 'BAD_CHARACTERS', path: ['texts', 'de', 'heading'] }])],
  })
  await field(/^Signed by/).fill('李 Na')
  await button('Save draft').click()
  await page.getByRole('link', { name: /Kind of certificate/ }).click()
  await expect.element(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked()
  await expect
    .element(page.getByRole('textbox', { name: /^Kind of certificate/ }))
    .toHaveAccessibleDescription(/Some letters are not in the font\. Replace them\./)
  reply(saved())
  await button('Save draft').click()
  await expect.element(page.getByText(/Draft saved\./)).toBeVisible()
  expect(calls(SaveCertificateTemplateDocument).at(-1)).toMatchObject({ revision: 4, design: { signatory: '李 Na' } })
})

test('what somebody else saved meanwhile is neither overwritten unseen nor lost', async () => {
  const theirs = { ...template, revision: 9, design: { ...template.design, place: 'Kiel', signatory: 'Theirs' } }
  const { answer: reply, calls } = await renderRoute(open, {
    answers: [
      ...answers,
      answer(SetCertificateMediaDocument, {
        certificate: { setMedia: { template: theirs, userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }] } },
      }),
      answer(SaveCertificateTemplateDocument, {
        certificate: { saveTemplate: { template: theirs, userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }] } },
      }),
    ],
  })
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await field(/^Kind of certificate/).fill('Nachweis')
  await page.getByRole('radio', { name: 'English' }).click()
  await field(/^Signed by/).fill('Mine')
  // A refused step of another part reads the new revision, which the fields are not of.
  reply(answer(CertificateTemplateDocument, { certificates: { template: theirs } }))
  await page.getByRole('button', { name: /^Remove Load securing/ }).click()
  await button('Save draft').click()
  await expect.element(page.getByText(/Someone else changed this template/)).toBeVisible()
  await expect.element(field(/^Place/)).toHaveValue('Kiel')
  expect(calls(SaveCertificateTemplateDocument)).toMatchObject([{ revision: 4 }])
  await button('Save draft').click()
  await expect
    .poll(() => calls(SaveCertificateTemplateDocument).at(-1))
    .toMatchObject({
      revision: 9,
      design: { place: 'Kiel', signatory: 'Mine', texts: [{ locale: 'en' }, { locale: 'de', heading: 'Nachweis' }] },
    })
})

test('publishing waits for the draft to be saved, then makes a version', async () => {
  const { calls } = await renderRoute(open, {
    answers: [
      ...answers,
      saved(),
      answer(PublishCertificateTemplateDocument, { certificate: { publishTemplate: { template, userErrors: [] } } }),
    ],
  })
  await field(/^Place/).fill('Nairobi')
  await button('Publish version 3').click()
  await expect.element(page.getByText(/Save the draft first\./)).toBeVisible()
  await button('Save draft').click()
  await expect.element(page.getByText(/Draft saved\./)).toBeVisible()
  await button('Publish version 3').click()
  await expect.element(page.getByText(/Version 3 published\./)).toBeVisible()
  expect(calls(PublishCertificateTemplateDocument)).toEqual([{ uuid: template.uuid, revision: 4 }])
})

test('a medium is found and added to those that issue it', async () => {
  const { calls } = await renderRoute(open, {
    answers: [
      ...answers,
      answer(SetCertificateMediaDocument, { certificate: { setMedia: { template, userErrors: [] } } }),
    ],
  })
  await page.getByRole('combobox', { name: 'Find a medium' }).fill('fire')
  await expect.element(page.getByRole('option', { name: /First weeks Learning path/ })).toBeVisible()
  await page.getByRole('option', { name: /Fire safety/ }).click()
  await button('Add medium').click()
  await expect.element(page.getByText(/Media saved\./)).toBeVisible()
  expect(calls(SetCertificateMediaDocument)).toMatchObject([{ media: [template.media[0]?.uuid, 'm-2'] }])
})

test('an issued certificate is revoked with a reason, and reissued where the name has changed', async () => {
  const done = { certificate: { uuid: 'x', number: '2026-000419' }, userErrors: [] }
  const { calls } = await renderRoute('/certificates?tab=issued', {
    answers: [
      ...answers,
      answer(RevokeCertificateDocument, { certificate: { revoke: done } }),
      answer(ReissueCertificateDocument, { certificate: { reissue: done } }),
    ],
  })
  const menu = (name: RegExp) => page.getByRole('row', { name }).getByRole('button').last()
  await menu(/Amina Okafor/).click()
  await expect.element(page.getByRole('menuitem', { name: 'Reissue with new name' })).not.toBeInTheDocument()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await button('Revoke').click()
  await expect.element(page.getByRole('link', { name: /Reason/ })).toBeVisible()
  await field(/^Reason/).fill('Wrong person')
  await button('Revoke').click()
  await expect.element(page.getByText(/Certificate 2026-000411 was revoked\./)).toBeVisible()
  expect(calls(RevokeCertificateDocument)).toEqual([{ uuid: issued[0]?.uuid, revision: 1, reason: 'Wrong person' }])
  await menu(/Amina Njeri/).click()
  await page.getByRole('menuitem', { name: 'Reissue with new name' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reissue' }).click()
  await expect.element(page.getByText(/The certificate was reissued\./)).toBeVisible()
})

test('a certificate from elsewhere is confirmed', async () => {
  const { calls } = await renderRoute('/certificates?tab=confirm', {
    answers: [
      ...answers,
      answer(DecideExternalCertificateDocument, { certificate: { decideExternal: { userErrors: [] } } }),
    ],
  })
  await page
    .getByRole('row', { name: /Jonas Weidmann/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Confirm' }).click()
  await expect.element(page.getByText(/“First aid at work” of Jonas Weidmann was confirmed\./)).toBeVisible()
  expect(calls(DecideExternalCertificateDocument)).toMatchObject([{ isConfirmed: true, revision: 1 }])
})

test('without a network the list says so', async () => {
  await renderRoute('/certificates', {
    answers: [
      answer(CertificateTemplatesDocument, noNetwork),
      answer(CountSubmittedCertificatesDocument, noNetwork),
      answer(UnreadNotificationsDocument, noNetwork),
    ],
  })
  await expect.element(button('Try again').first()).toBeVisible()
})

test.each(['/certificates', '/certificates?tab=issued', open])(
  'at 360 px nothing is wider than the page: %s',
  async (address) => {
    await renderRoute(address, { answers, width: 360, locale: 'de' })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByText(/Amina Okafor|Schulungsnachweis|Unterzeichnet von/).first()).toBeVisible()
    expect(widerThanThePage()).toEqual([])
  },
)

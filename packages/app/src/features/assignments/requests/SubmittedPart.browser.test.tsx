import { EnrolmentRequestsDocument, WaitingRequestsDocument } from '@somo/graphql/assignments'
import { CertificateFileDocument } from '@somo/graphql/certificate-file'
import { DecideExternalCertificateDocument, SubmittedCertificatesDocument } from '@somo/graphql/certificates-submitted'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { submittedFixture } from '../../../domain/certificate/submittedFixture.ts'
import { answer } from '../../../testing/apiFixture.ts'
import { widerThanThePage } from '../../../testing/overflow.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const submittedAnswers = (items = [submittedFixture()]) => [
  answer(WaitingRequestsDocument, {
    assignments: { waiting: { enrolments: 1, joins: [] } },
    certificates: { countSubmitted: items.length },
  }),
  answer(EnrolmentRequestsDocument, { assignments: { requests: { items: [], pageInfo } } }),
  answer(SubmittedCertificatesDocument, { certificates: { submitted: { items, pageInfo } } }),
  answer(DecideExternalCertificateDocument, { certificate: { decideExternal: { userErrors: [] } } }),
]
const requests = '/assignments?tab=requests'
const row = (name: RegExp) => page.getByRole('row', { name })
const chooseForJonas = async (act: string): Promise<void> => {
  await row(/Jonas Weidmann/)
    .getByRole('button')
    .click()
  await page.getByRole('menuitem', { name: act }).click()
}

test('a certificate from elsewhere counts as waiting, its file opens, and it is confirmed', async () => {
  const { answer: reply, calls } = await renderRoute(requests, {
    answers: [...submittedAnswers(), answer(CertificateFileDocument, { certificates: { fileAddress: null } })],
  })
  await expect.element(page.getByRole('link', { name: /^Requests/ })).toHaveTextContent('Requests 2')
  await expect.element(page.getByRole('heading', { name: 'Certificates to confirm' })).toBeVisible()
  await expect.element(row(/Jonas Weidmann.*First aid at work.*German Red Cross.*2025.*2027/)).toBeVisible()
  await chooseForJonas('Open file')
  await expect.poll(() => calls(CertificateFileDocument)).toEqual([{ uuid: submittedFixture().uuid }])
  reply(answer(SubmittedCertificatesDocument, { certificates: { submitted: { items: [], pageInfo } } }))
  await chooseForJonas('Confirm')
  await expect.element(page.getByText(/“First aid at work” of Jonas Weidmann was confirmed\./)).toBeVisible()
  expect(calls(DecideExternalCertificateDocument)).toMatchObject([{ isConfirmed: true, revision: 1 }])
  await expect.element(page.getByText('Nothing to confirm')).toBeVisible()
})

test('a certificate from elsewhere is rejected with a reason only', async () => {
  const { calls } = await renderRoute(requests, { answers: submittedAnswers() })
  await chooseForJonas('Reject')
  const dialog = page.getByRole('dialog')
  const reject = dialog.getByRole('button', { name: 'Reject' })
  await reject.click()
  await expect.element(dialog.getByRole('link', { name: /Reason/ })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Not readable')
  await reject.click()
  await expect.element(page.getByText(/“First aid at work” was rejected\./)).toBeVisible()
  expect(calls(DecideExternalCertificateDocument)).toMatchObject([{ isConfirmed: false, reason: 'Not readable' }])
})

test('on a phone the tab of requests is not wider than the page', async () => {
  await renderRoute(requests, { answers: submittedAnswers(), width: 360, locale: 'de' })
  await expect.element(page.getByText('First aid at work')).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})

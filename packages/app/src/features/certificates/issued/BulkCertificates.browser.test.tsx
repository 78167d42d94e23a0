import {
  CertificatePreviewDocument,
  CertificateTemplateDocument,
  CountIssuedCertificatesDocument,
  CountReissuableCertificatesDocument,
  DownloadCertificatesDocument,
  IssuedCertificatesDocument,
  ReissueAllCertificatesDocument,
  SetCertificateImageDocument,
} from '@somo/graphql/certificates'
import { CountSubmittedCertificatesDocument } from '@somo/graphql/certificates-submitted'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../../../testing/apiFixture.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { issuedFixture, previewFixture, templateFixture } from '../certificatesFixture.ts'

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const answers = [
  answer(IssuedCertificatesDocument, { certificates: { issued: { items: [issuedFixture(1)], pageInfo } } }),
  answer(CountIssuedCertificatesDocument, { certificates: { count: 1 } }),
  answer(CountSubmittedCertificatesDocument, { certificates: { countSubmitted: 0 } }),
]
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('certificates of the list are issued again by their cause, after their number was shown', async () => {
  const { calls } = await renderRoute('/certificates?tab=issued&state=VALID', {
    answers: [
      ...answers,
      answer(CountReissuableCertificatesDocument, ({ cause }) => ({
        certificates: { reissuable: cause === 'NAME' ? 0 : 12 },
      })),
      answer(ReissueAllCertificatesDocument, { certificate: { reissueAll: { job: null, userErrors: [] } } }),
    ],
  })
  await button('Reissue').click()
  await expect.element(button('Reissue 0 certificates')).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radio', { name: 'The template has a newer version' }).click()
  await button('Reissue 12 certificates').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(calls(ReissueAllCertificatesDocument)).toEqual([{ cause: 'DESIGN', filter: { state: ['VALID'] } }])
})

test('a ZIP file is refused with its reason', async () => {
  await renderRoute('/certificates?tab=issued', {
    answers: [
      ...answers,
      answer(DownloadCertificatesDocument, { certificate: { download: { job: null, userErrors: [] } } }),
    ],
  })
  await button('Download as ZIP').click()
  await expect.element(page.getByText(/could not be/)).toBeVisible()
})

test('a signature of the template is removed, and the preview is drawn again', async () => {
  const template = templateFixture({ hasSignatureImage: true })
  const { calls } = await renderRoute(`/certificates?template=${template.uuid}`, {
    answers: [
      ...answers,
      answer(CertificateTemplateDocument, { certificates: { template } }),
      answer(CertificatePreviewDocument, { certificates: { preview: previewFixture() } }),
      answer(SetCertificateImageDocument, {
        certificate: { setTemplateImage: { template: templateFixture(), userErrors: [] } },
      }),
    ],
  })
  await expect.element(page.getByRole('img', { name: 'The certificate with example data' })).toBeVisible()
  const before = calls(CertificatePreviewDocument).length
  await button('Remove signature').click()
  await expect.element(page.getByText(/Picture saved\./)).toBeVisible()
  expect(calls(SetCertificateImageDocument)).toEqual([
    { uuid: template.uuid, revision: 4, kind: 'SIGNATURE', upload: null },
  ])
  await expect.poll(() => calls(CertificatePreviewDocument).length).toBeGreaterThan(before)
})

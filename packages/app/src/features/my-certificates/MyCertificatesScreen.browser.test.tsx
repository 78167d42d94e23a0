import { CertificateFileDocument } from '@somo/graphql/certificate-file'
import {
  AddExternalCertificateDocument,
  OwnCertificatesDocument,
  RemoveExternalCertificateDocument,
} from '@somo/graphql/my-certificates'
import { UnreadNotificationsDocument } from '@somo/graphql/notification-count'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { certificatesFixture } from './certificatesFixture.ts'

const answers = [answer(OwnCertificatesDocument, { certificates: { mine: certificatesFixture() } })]
const entry = (title: string) => page.getByRole('listitem').filter({ hasText: title })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('what needs the person stands first and is said in one sentence; the most urgent is the one to renew', async () => {
  await renderRoute('/my-certificates', { as: 'learner', answers })
  await expect
    .element(page.getByText('One certificate expires soon. One has expired. One is waiting for confirmation.'))
    .toBeVisible()
  const titles = page.getByRole('heading', { level: 2 })
  await expect.element(titles.first()).toHaveTextContent('Forklift licence, annual refresher')
  await expect.element(entry('Forklift licence').getByText('in 24 days')).toBeVisible()
  await expect.element(entry('Safety briefing 2025').getByText('12 days ago')).toBeVisible()
  await expect
    .element(entry('Safety briefing 2024').getByText('No. 2024-000187, replaced by No. 2025-000212'))
    .toBeVisible()
  const renew = entry('Forklift licence').getByRole('link', { name: 'Renew' })
  await expect.element(renew).toHaveAttribute('href', `/media?medium=${certificatesFixture()[0]?.medium}`)
})

test('tabs show the certificates of one state', async () => {
  await renderRoute('/my-certificates', { as: 'learner', answers })
  await page.getByRole('link', { name: /^Valid/ }).click()
  await expect.element(entry('Customs basics')).toBeVisible()
  await expect.element(entry('Forklift licence')).not.toBeInTheDocument()
})

test('the check link is shown as a QR code, by keyboard', async () => {
  await renderRoute('/my-certificates', { as: 'learner', answers })
  const more = button('More for “Load securing in road transport”')
  await expect.element(more).toBeVisible()
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('menuitem', { name: 'Show QR code' }).click()
  await expect.element(page.getByRole('img', { name: /QR code of https:\/\/somo.example\/verify/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a file that is gone is told by its reason', async () => {
  const { calls } = await renderRoute('/my-certificates', {
    as: 'learner',
    answers: [...answers, answer(CertificateFileDocument, { certificates: { fileAddress: null } })],
  })
  await entry('Customs basics').getByRole('button', { name: 'PDF' }).click()
  await expect.element(page.getByText(/The file could not be opened\./)).toBeVisible()
  expect(calls(CertificateFileDocument)).toEqual([{ uuid: certificatesFixture()[4]?.uuid }])
})

test('adding one without its file says what is missing and sends nothing', async () => {
  const { calls } = await renderRoute('/my-certificates', { as: 'learner', answers })
  await button('Add a certificate').click()
  await page.getByRole('textbox', { name: /Name of the certificate/ }).fill('First aid')
  await button('Send for confirmation').click()
  await expect.element(page.getByRole('link', { name: /File \(PDF or picture\)/ })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /Name of the certificate/ })).toHaveValue('First aid')
  expect(calls(AddExternalCertificateDocument)).toEqual([])
})

test('an added one is removed after a question', async () => {
  const { calls } = await renderRoute('/my-certificates', {
    as: 'learner',
    answers: [
      ...answers,
      answer(RemoveExternalCertificateDocument, { certificate: { removeExternal: { userErrors: [] } } }),
    ],
  })
  await button('More for “First aid at work, 9 units”').click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText(/“First aid at work, 9 units” was removed\./)).toBeVisible()
  expect(calls(RemoveExternalCertificateDocument)).toEqual([{ uuid: certificatesFixture()[2]?.uuid, revision: 1 }])
})

test('without a network the page says so and asks again', async () => {
  const { answer: reply } = await renderRoute('/my-certificates', {
    as: 'learner',
    answers: [answer(OwnCertificatesDocument, noNetwork), answer(UnreadNotificationsDocument, noNetwork)],
  })
  const retry = button('Try again')
  await expect.element(retry).toBeVisible()
  reply(...answers)
  await retry.click()
  await expect.element(entry('Customs basics')).toBeVisible()
})

test.each(['sw', 'de'] as const)('on a phone nothing is wider than the page, in %s', async (locale) => {
  await renderRoute('/my-certificates', { as: 'learner', answers, width: 360, locale })
  await expect.element(entry('Forklift licence')).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})

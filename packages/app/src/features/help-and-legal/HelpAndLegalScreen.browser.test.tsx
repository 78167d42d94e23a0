import {
  CountLegalConsentsDocument,
  LegalConsentsDocument,
  LegalDocumentDocument,
  LegalDocumentsDocument,
  PrivacyCasesDocument,
} from '@somo/graphql/help-and-legal'
import { SavedViewsDocument } from '@somo/graphql/saved-views'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refused } from '../../testing/apiFixture.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { documentsFixture } from './legalFixture.ts'

const answers = [
  answer(LegalDocumentsDocument, { legal: { documents: [...documentsFixture] } }),
  answer(SavedViewsDocument, { views: { views: [] } }),
  answer(CountLegalConsentsDocument, { legal: { consentCount: 0 } }),
  answer(PrivacyCasesDocument, { legal: { cases: [] } }),
]
const nothing = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }

test('a page of proofs of consent that is not there leads to the first, and the filter stays', async () => {
  const { answer: reply, router } = await renderRoute('/help-and-legal?tab=consents&after=abc&decision=ACCEPTED', {
    answers: [...answers, answer(LegalConsentsDocument, refused('BAD_INPUT'))],
  })
  const first = page.getByRole('button', { name: 'Go to the first page' })
  await expect.element(first).toBeVisible()
  reply(answer(LegalConsentsDocument, { legal: { consents: { items: [], pageInfo: nothing } } }))
  await first.click()
  await expect.element(first).not.toBeInTheDocument()
  expect(router.state.location.search).toBe('?tab=consents&decision=ACCEPTED')
})

test('a document that is not there is said to be missing, with the way back to what was searched', async () => {
  const { router } = await renderRoute('/help-and-legal?document=0193a000-0000-7000-8000-00000000dead&list=q%3Dterms', {
    answers: [...answers, answer(LegalDocumentDocument, refused('NOT_FOUND'))],
  })
  await expect.element(page.getByText('Document not found').first()).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
  await page.getByRole('link', { name: 'Help and legal' }).last().click()
  await expect.poll(() => router.state.location.search).toBe('?q=terms')
})

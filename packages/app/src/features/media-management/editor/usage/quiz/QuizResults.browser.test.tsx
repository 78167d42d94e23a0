import { MediumDocument, MediumUsageDocument } from '@somo/graphql/medium-editor'
import { MediumRatingsDocument } from '@somo/graphql/medium-ratings'
import {
  ApplyQuizRegradeDocument,
  QuizItemStatisticsDocument,
  QuizRegradeDocument,
} from '@somo/graphql/quiz-statistics'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, noNetwork } from '../../../../../testing/apiFixture.ts'
import { widerThanThePage } from '../../../../../testing/overflow.ts'
import { preloadAll } from '../../../../../testing/preloadAll.ts'
import { renderRoute } from '../../../../../testing/renderRoute.tsx'
import { editorChunk } from '../../../chunks.ts'
import { quizMediumFixture, quizUuid } from '../../quiz/quizEditorFixture.ts'
import { quizResultsChunk } from './quizResultsChunk.ts'
import { itemStatisticsFixture } from '../../../../../domain/quiz/statistics/itemStatisticsFixture.ts'
import { regradeFixture } from './quizResultsFixture.ts'

beforeAll(() => preloadAll(editorChunk, quizResultsChunk))

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const answers = [
  answer(MediumDocument, { media: { medium: quizMediumFixture() } }),
  answer(MediumUsageDocument, { media: { usage: { courses: [], otherCourses: 0, learning: 3, completed: 42 } } }),
  answer(MediumRatingsDocument, { ratings: { ofMedium: { items: [], pageInfo } } }),
  answer(QuizItemStatisticsDocument, { quiz: { itemStatistics: [...itemStatisticsFixture] } }),
  answer(QuizRegradeDocument, { quiz: { regrade: regradeFixture } }),
]
const applied = (...codes: 'COUNT_CHANGED'[]) =>
  answer(ApplyQuizRegradeDocument, {
    quiz: { regrade: { regrade: regradeFixture, userErrors: codes.map((code) => ({ code, path: [] })) } },
  })
const open = (parts: Parameters<typeof renderRoute>[1]) =>
  renderRoute(`/media-management?medium=${quizUuid}&tab=usage`, parts)
const button = (name: string) => page.getByRole('button', { name })

test('each question says how easy it is and what most get wrong, or that there are too few people', async () => {
  await open({ answers })
  const row = (name: RegExp) => page.getByRole('row', { name })
  await expect.element(row(/1\. What puts out burning petrol\? 42 71% 38% 52% Water \(9\)/)).toBeVisible()
  await expect
    .element(row(/2\. Which class is a fire of gas\? Below 20%: says little about who knows it\. 42 94% 5%/))
    .toBeVisible()
  await expect.element(row(/3\. Where is the next meeting point\? 3 Too few results/)).toBeVisible()
})

test('a regrade says first what changes, and sends those numbers', async () => {
  const { calls } = await open({ answers: [...answers, applied()] })
  await button('Preview changes').click()
  await expect.element(page.getByText('12 attempts get a new score.')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Zuri Otieno, attempt 1 60% 80% Newly passed/ })).toBeVisible()
  await button('Apply new scores').click()
  await expect
    .poll(() => calls(ApplyQuizRegradeDocument))
    .toEqual([{ input: { medium: quizUuid, mayLower: false, expected: { changed: 12, nowPassed: 5, nowFailed: 0 } } }])
  await expect.element(page.getByText(/12 attempts regraded/)).toBeVisible()
})

test('lower scores are asked for apart, and numbers that changed meanwhile are told', async () => {
  const { calls } = await open({ answers: [...answers, applied('COUNT_CHANGED')] })
  await page.getByRole('switch', { name: 'Allow lower scores' }).click({ force: true })
  await button('Preview changes').click()
  await expect.poll(() => calls(QuizRegradeDocument).at(-1)).toMatchObject({ mayLower: true })
  await button('Apply new scores').click()
  await expect.element(page.getByText(/The results have changed/)).toBeVisible()
})

test('without a network the statistics say so, and nothing is wider than 360 pixels', async () => {
  await open({ answers: [...answers, answer(QuizItemStatisticsDocument, noNetwork)], width: 360 })
  await expect.element(page.getByRole('heading', { name: 'Question statistics' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})

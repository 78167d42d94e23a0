import { MediumDocument } from '@somo/graphql/medium-editor'
import { PreviewMediumDocument, PreviewPartDocument, PreviewQuizResultDocument } from '@somo/graphql/media-preview'
import type { MediumKind } from '@somo/graphql/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../../../testing/apiFixture.ts'
import { widerThanThePage } from '../../../testing/overflow.ts'
import { clearJournal } from '../../../testing/clearJournal.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { journalTable } from '../../learning/journalTable.ts'
import { surveyDraftTable } from '../../learning/surveyDraftTable.ts'
import { overviewFixture, resultFixture, sessionFixture } from '../content/quiz/quizPlayerFixture.ts'
import { surveyFormFixture } from '../content/survey/surveyPlayerFixture.ts'
import { contentFixture, courseUuid, itemFixture, itemUuid } from '../playerFixture.ts'
import type { PreviewedMedium, PreviewedPart } from './previewTypes.ts'

const medium = (kind: MediumKind, outline: PreviewedMedium['outline'] = []) =>
  answer(PreviewMediumDocument, {
    preview: {
      medium: {
        medium: { uuid: courseUuid, kind, title: 'Straps', summary: null, locale: 'en', durationMinutes: 5 },
        isDraft: true,
        outline,
      },
    },
  })
const partOf = (parts: Partial<PreviewedPart> = {}): PreviewedPart => ({
  content: contentFixture(),
  quiz: null,
  survey: null,
  sessions: [],
  ...parts,
})
const part = (parts: Partial<PreviewedPart> | null = {}) =>
  answer(PreviewPartDocument, { preview: { part: parts === null ? null : partOf(parts) } })

// Whatever else is asked has no answer and fails the test: nothing that a preview does reaches the server.
type Options = NonNullable<Parameters<typeof renderRoute>[1]>
const open = (options: Options) => renderRoute(`/media-management?medium=${courseUuid}&preview=1`, options)

const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })
// A player of a test before may leave its last write a moment late; attempts of previews have ids of their own.
const isOfFixtures = (attempt: string): boolean => attempt.startsWith('0193c000-')
const bar = page.getByText(/Preview\. Nothing is saved\./)

test('a survey is answered and sent on the page alone, and the bar leads back to the editor', async () => {
  await clearJournal()
  const { router, calls } = await open({
    answers: [
      medium('SURVEY'),
      part({ content: contentFixture({ kind: 'SURVEY' }), survey: JSON.stringify(surveyFormFixture()) }),
      answer(MediumDocument, { media: { medium: null } }),
    ],
    width: 360,
  })
  await expect.element(bar).toBeVisible()
  await expect.element(page.getByText(/Nothing is recorded/)).toBeVisible()
  expect(widerThanThePage()).toEqual([])
  await page.getByRole('radio', { name: /Yes/ }).click()
  await button('Next').click()
  await page.getByRole('radio', { name: /4/ }).click()
  await button('Next').click()
  await button('Review and submit').last().click()
  await button('Send answers').click()
  await expect.element(heading('Thank you')).toBeVisible()
  expect(await surveyDraftTable.all()).toEqual([])
  expect((await journalTable.all()).filter(({ attempt }) => !isOfFixtures(attempt))).toEqual([])
  expect(calls(PreviewPartDocument)).toHaveLength(1)
  await button('Back to editor').first().click()
  await expect.poll(() => router.state.location.search).toBe(`?medium=${courseUuid}`)
})

test('a quiz is scored with the answers that were given, and can be tried again', async () => {
  const { calls } = await open({
    answers: [
      medium('QUIZ'),
      part({
        content: contentFixture({ kind: 'QUIZ' }),
        quiz: { overview: overviewFixture(), session: sessionFixture() },
      }),
      answer(PreviewQuizResultDocument, { preview: { quizResult: resultFixture() } }),
    ],
  })
  await button('Start quiz').click()
  await page.getByRole('radio', { name: /83°/ }).click()
  await button('Review and submit').first().click()
  await button('Submit with open questions').click()
  await expect.element(heading(/Not passed yet/)).toBeVisible()
  const [scored] = calls(PreviewQuizResultDocument)
  expect(scored?.answers).toEqual([{ position: 1, answer: JSON.stringify({ type: 'SINGLE', option: 'o2' }) }])
  // The server draws the same questions again.
  expect(scored?.input.seed).toBe(calls(PreviewPartDocument)[0]?.input.seed)
  await button('Try again').click()
  await expect.element(button('Start quiz')).toBeVisible()
  await expect.element(page.getByText(/2 of 3/)).toBeVisible()
})

test('the parts of a course are completed on the page; one without content says what to do', async () => {
  const outline = [itemFixture(1), itemFixture(2)]
  const { answer: reply, calls } = await open({ answers: [medium('COURSE', outline), part()] })
  await expect.element(page.getByText(/0 of 2 parts/)).toBeVisible()
  window.open = () => null
  await button('Open in a new tab').click()
  await expect.element(page.getByText(/1 of 2 parts/)).toBeVisible()
  reply(part(null))
  await button('Continue with part 2').click()
  await expect.element(page.getByText(/nothing to preview yet/)).toBeVisible()
  expect(calls(PreviewPartDocument).map(({ input }) => input.item)).toEqual([itemUuid(1), itemUuid(2)])
})

test('a medium that one may not edit is not shown', async () => {
  await open({ answers: [answer(PreviewMediumDocument, { preview: { medium: null } })] })
  await expect.element(page.getByText(/can’t be previewed/)).toBeVisible()
})

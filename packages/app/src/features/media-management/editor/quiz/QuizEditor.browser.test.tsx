import { MediumDocument, UpdateMediumContentDocument } from '@somo/graphql/medium-editor'
import {
  BankQuestionsDocument,
  CreateQuestionDocument,
  EssaysToReviewDocument,
  ImportQuestionsDocument,
  NamedQuestionsDocument,
  ReviewEssayDocument,
  SaveQuestionDocument,
} from '@somo/graphql/quiz-editor'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '../../../../testing/apiFixture.ts'
import { widerThanThePage } from '../../../../testing/overflow.ts'
import { preloadAll } from '../../../../testing/preloadAll.ts'
import { renderRoute } from '../../../../testing/renderRoute.tsx'
import { editorChunk } from '../../chunks.ts'
import { essayReviewsChunk, publishedQuizChunk, quizEditorChunk } from './quizEditorChunk.ts'
import {
  editedQuestionFixture,
  quizDraftFixture,
  quizMediumFixture,
  quizUuid,
  unitUuid,
  versionUuid,
} from './quizEditorFixture.ts'
import type { EditedQuestion } from './useQuizEditor.ts'

const bankQuestions = [editedQuestionFixture(1), editedQuestionFixture(2), editedQuestionFixture(3)]
const named = answer(NamedQuestionsDocument, ({ versions }) => ({
  quiz: {
    namedQuestions: [versions].flat().flatMap((version) => {
      const question = bankQuestions.find((each) => each.version === version)
      return question === undefined ? [] : [{ version, question }]
    }),
  },
}))
const noPages = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const bank = answer(BankQuestionsDocument, {
  quiz: { questions: { items: bankQuestions, pageInfo: noPages }, tags: ['safety', 'fire'] },
})
const medium = (draft = quizDraftFixture()) =>
  answer(MediumDocument, { media: { medium: quizMediumFixture({ draft }) } })
const saved = answer(UpdateMediumContentDocument, {
  medium: { updateContent: { medium: quizMediumFixture(), userErrors: [] } },
})
const essay = {
  attempt: versionUuid(7),
  position: 2,
  person: { uuid: versionUuid(8), name: 'Amani Juma' },
  stem: 'Describe it.',
  guide: 'Three steps',
  text: 'Like this.',
  points: 1,
  handedInAt: '2026-11-28T12:00:00Z',
}
const essays = (...waiting: readonly (typeof essay)[]) =>
  answer(EssaysToReviewDocument, { quiz: { essays: [...waiting] } })
const created = (question: EditedQuestion) =>
  answer(CreateQuestionDocument, { quiz: { createQuestion: { question, userErrors: [] } } })

type Options = NonNullable<Parameters<typeof renderRoute>[1]>
const open = ({ answers = [], ...options }: Options = {}) =>
  renderRoute(`/media-management?medium=${quizUuid}`, {
    ...options,
    answers: [medium(), named, bank, saved, essays(), ...answers],
  })

const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const row = (place: number) => button(`Question number ${place}?`)
/** What was saved last. */
const lastQuiz = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  JSON.parse(calls(UpdateMediumContentDocument).at(-1)?.input.quiz ?? '{}') as {
    sections: { questions: string[]; pick: number | null }[]
    timeLimitMinutes: number | null
  }

// The first test does not wait for code.
beforeAll(() => preloadAll(editorChunk, quizEditorChunk, publishedQuizChunk, essayReviewsChunk))

test('questions are shown with their type and points; settings and the number to draw are saved', async () => {
  const { calls } = await open()
  await expect.element(row(1)).toBeVisible()
  await expect.element(page.getByText('Single choice · 1 point').first()).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Questions to draw' }).fill('1')
  await page.getByRole('spinbutton', { name: 'Time limit' }).fill('30')
  await expect.element(page.getByText(/2 questions, each learner gets 1\./)).toBeVisible()
  await button('Save').click()
  await expect.poll(() => calls(UpdateMediumContentDocument)).toHaveLength(1)
  expect(lastQuiz(calls)).toMatchObject({
    timeLimitMinutes: 30,
    paging: 'ONE',
    sections: [{ title: 'Basics', pick: 1, questions: [versionUuid(1), versionUuid(2)] }],
  })
})

test('without a draft the published questions and the completion can be read', async () => {
  const published = quizDraftFixture({ passMark: 80, attemptLimit: 3 })
  await open({
    answers: [
      answer(MediumDocument, { media: { medium: quizMediumFixture({ state: 'PUBLISHED', draft: null, published }) } }),
    ],
  })
  await expect.element(page.getByText('Question number 1?')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Basics' })).toBeVisible()
  await page.getByRole('link', { name: 'Completion' }).click()
  await expect.element(page.getByText('the pass mark is reached')).toBeVisible()
  await expect.element(page.getByText('80%')).toBeVisible()
})

test('keys change the order', async () => {
  const { calls } = await open()
  await expect.element(row(1)).toBeVisible()
  const handle = button(/Question number 1\?/)
    .filter({ hasNotText: 'Question' })
    .first()
  handle.element().focus()
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  await button('Save').click()
  await expect.poll(() => lastQuiz(calls).sections[0]?.questions).toEqual([versionUuid(2), versionUuid(1)])
})

test('a question that was begun is not lost by Escape', async () => {
  await open()
  await button('Add question').click()
  await page.getByRole('menuitem', { name: 'Single choice' }).click()
  await field('Question').fill('What puts out burning fat?')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog', { name: 'Discard what you entered?' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field('Question')).toHaveValue('What puts out burning fat?')
  await expect.element(field('Question')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await button('Discard').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a new question says at its fields what is wrong, then joins the quiz', async () => {
  const { calls } = await open({ answers: [created(editedQuestionFixture(3))] })
  await button('Add question').click()
  await page.getByRole('menuitem', { name: 'Single choice' }).click()
  await button('Save question').click()
  await expect.element(page.getByText('Enter at least two answers.').first()).toBeVisible()
  expect(calls(CreateQuestionDocument)).toEqual([])
  await field('Question').fill('What puts out burning fat?')
  await field('Answer A').fill('A fire blanket')
  await field('Answer B').fill('Water')
  await button('Save question').click()
  await expect.element(row(3)).toBeVisible()
  const { unit, input } = calls(CreateQuestionDocument)[0] ?? {}
  expect(unit).toBe(unitUuid)
  expect(JSON.parse(input?.content ?? '{}')).toMatchObject({
    type: 'SINGLE',
    stem: 'What puts out burning fat?',
    options: [
      { text: 'A fire blanket', weight: 100 },
      { text: 'Water', weight: 0 },
    ],
  })
  await button('Save').click()
  await expect.poll(() => lastQuiz(calls).sections[0]?.questions).toEqual([1, 2, 3].map(versionUuid))
})

test('a question in use becomes a new version, which takes its place', async () => {
  const next = editedQuestionFixture(2, { version: versionUuid(9), number: 2, stem: 'Better?' })
  bankQuestions.push(next)
  const { calls } = await open({
    answers: [answer(SaveQuestionDocument, { quiz: { saveQuestion: { question: next, userErrors: [] } } })],
  })
  await row(2).click()
  await field('Question').fill('Better?')
  await button('Save question').click()
  await expect.element(button('Better?')).toBeVisible()
  expect(calls(SaveQuestionDocument)[0]).toMatchObject({ revision: 3 })
  await button('Save').click()
  await expect.poll(() => lastQuiz(calls).sections[0]?.questions).toEqual([versionUuid(1), versionUuid(9)])
  bankQuestions.pop()
})

test('questions of the bank are found by tag and added', async () => {
  const { calls } = await open()
  await button('Add from bank').click()
  await button(/Tag/).click()
  await page.getByRole('option', { name: 'fire' }).click()
  await expect.poll(() => calls(BankQuestionsDocument).at(-1)?.filter?.tag).toBe('fire')
  await page.getByRole('checkbox', { name: /Question number 3/ }).click()
  await button('Add 1 question').click()
  await expect.element(row(3)).toBeVisible()
})

test('a file is checked before it is imported, and each question left out has its line and reason', async () => {
  const problems = [{ line: 4, reason: 'NO_RIGHT_ANSWER' as const, excerpt: 'Which one {' }]
  const { calls } = await open({
    answers: [
      answer(ImportQuestionsDocument, {
        quiz: { importQuestions: { imported: 2, questions: [], problems, userErrors: [] } },
      }),
    ],
  })
  await button('Import').click()
  const file = new File(['::One:: What? {=yes ~no}'], 'questions.txt', { type: 'text/plain' })
  await userEvent.upload(page.getByLabelText(/Text file/), file)
  await button('Check file').click()
  await expect.element(page.getByText('Line 4: no correct answer (Which one {)')).toBeVisible()
  expect(calls(ImportQuestionsDocument)[0]?.input).toMatchObject({ isDryRun: true, format: 'GIFT', unit: unitUuid })
  await button('Import 2 questions').click()
  await expect.element(page.getByText(/2 questions imported/)).toBeVisible()
  expect(calls(ImportQuestionsDocument)[1]?.input.isDryRun).toBe(false)
})

test('a quiz without a question is not saved, and nothing is wider than a phone', async () => {
  const { calls } = await open({ answers: [medium(quizDraftFixture({ quiz: '{}' }))], width: 360 })
  await expect.element(button('Add from bank')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Time limit' }).fill('10')
  await button('Save').click()
  await expect.element(page.getByText('Add at least one question.').first()).toBeVisible()
  expect(calls(UpdateMediumContentDocument)).toEqual([])
  expect(widerThanThePage()).toEqual([])
})

test('an essay is scored with a comment, and the next one follows', async () => {
  const { answer: reply, calls } = await open({
    answers: [
      essays(essay, { ...essay, text: 'Second.', position: 3 }),
      answer(ReviewEssayDocument, { quiz: { reviewEssay: { isScored: true, userErrors: [] } } }),
    ],
  })
  await expect.element(page.getByRole('heading', { name: '2 answers to review' })).toBeVisible()
  await expect.element(page.getByText('Like this.')).toBeVisible()
  await button('Save review').click()
  await expect.element(page.getByText('Enter a number from 0 to 100.')).toBeVisible()
  reply(essays({ ...essay, text: 'Second.', position: 3 }))
  await page.getByRole('spinbutton', { name: 'Share of the points' }).fill('50')
  await field('Comment').fill('Name the steps.')
  await button('Save review').click()
  await expect.element(page.getByText('Second.')).toBeVisible()
  expect(calls(ReviewEssayDocument)[0]?.input).toMatchObject({ position: 2, percent: 50, comment: 'Name the steps.' })
})

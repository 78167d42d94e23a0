import { lazy } from '../../../../platform/lazy.ts'

/** The editor of a quiz, fetched for media of this kind only. */
export const quizEditorChunk = lazy(() => import('./QuizEditor.tsx'))

/** The review of essays, for the same media. */
export const essayReviewsChunk = lazy(() => import('./EssayReviews.tsx'))

/** The questions of a published quiz, to read. */
export const publishedQuizChunk = lazy(() => import('../published/PublishedQuiz.tsx'))

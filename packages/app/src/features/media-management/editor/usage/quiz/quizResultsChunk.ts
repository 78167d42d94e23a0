import { lazy } from '../../../../../platform/lazy.ts'

/** What the answers of learners say about a quiz, and its regrade; fetched for quizzes only. */
export const quizResultsChunk = lazy(() => import('./QuizResults.tsx'))

import { lazy } from '../../platform/lazy.ts'

/** The page of one task, and the form of a new one. */
export const taskChunk = lazy(() => import('./editor/TaskPage.tsx'))

/** The review queue. */
export const reviewChunk = lazy(() => import('./review/ReviewPage.tsx'))

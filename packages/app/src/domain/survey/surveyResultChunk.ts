import { lazy } from '../../platform/lazy.ts'

/** What people answered to a survey, fetched for surveys only. */
export const surveyResultChunk = lazy(() => import('./SurveyResult.tsx'))

import { lazy } from '../../../../platform/lazy.ts'

/** The editor of a survey, fetched for media of this kind only. */
export const surveyEditorChunk = lazy(() => import('./SurveyEditor.tsx'))

import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import { createDeviceTable } from '../../platform/storage/deviceDatabase.ts'

/** What a person has answered in a survey and not sent yet. */
export interface SurveyDraft {
  readonly attempt: string
  readonly subject: string
  /** Answers by the id of their question. */
  readonly answers: Readonly<Record<string, QuizAnswer>>
}

/** Unsent answers of surveys. They stay on the device until the survey is sent: the server has no half-answered ones. */
export const surveyDraftTable = createDeviceTable<SurveyDraft>('somo.surveys', ({ attempt }) => attempt)

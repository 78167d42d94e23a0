import type { QuestionType } from '@somo/graphql/quiz/question'
import type { EditedQuestion } from './useQuizEditor.ts'

/** A question with the version of it that the quiz has, which may not be its latest. */
export interface NumberedQuestion {
  readonly version: string
  readonly number: number
  readonly question: EditedQuestion
}

/** What the middle column shows. */
export type OpenPart =
  | { readonly kind: 'settings' }
  | { readonly kind: 'new'; readonly type: QuestionType }
  | { readonly kind: 'question'; readonly question: NumberedQuestion }

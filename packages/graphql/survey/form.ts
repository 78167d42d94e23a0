/** A question of a survey: what the browser shows, with the ids that answers name. */
export type SurveyQuestion = { readonly id: string; readonly stem: string; readonly isRequired: boolean } & (
  | {
      readonly type: 'SINGLE' | 'MULTIPLE'
      readonly options: readonly { readonly id: string; readonly text: string }[]
    }
  | {
      readonly type: 'SCALE'
      readonly from: number
      readonly to: number
      readonly lowLabel: string | null
      readonly highLabel: string | null
    }
  | { readonly type: 'SHORT_TEXT' | 'ESSAY' }
)

/** What a survey asks. The API sends it as JSON. */
export interface SurveyForm {
  /** Answers are stored apart from the people who gave them. */
  readonly isAnonymous: boolean
  readonly questions: readonly SurveyQuestion[]
}

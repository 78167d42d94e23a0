/** Types of questions (the schema's QuestionType). */
export const questionTypes = [
  ...(['SINGLE', 'MULTIPLE', 'TRUE_FALSE', 'MATCHING', 'ORDERING'] as const),
  ...(['CLOZE', 'NUMERIC', 'SHORT_TEXT', 'ESSAY', 'SCALE'] as const),
] as const
export type QuestionType = (typeof questionTypes)[number]

/** Something to choose, to match or to put in order. */
export interface ShownOption {
  readonly id: string
  readonly text: string
}

/** A part of a cloze: text, or the id of a gap. */
export type ClozePart = { readonly text: string } | { readonly gap: string }

/** A gap to type in, or with options to choose from. */
export interface ShownGap {
  readonly id: string
  readonly options: readonly ShownOption[] | null
}

/**
 * A question as its learner sees it, in the order it is shown in. It never says which answer is right; the server makes it
 * of the content of a question version, and the API sends it as JSON.
 */
export type ShownQuestion =
  | { readonly type: 'SINGLE' | 'MULTIPLE'; readonly stem: string; readonly options: readonly ShownOption[] }
  | { readonly type: 'TRUE_FALSE' | 'SHORT_TEXT'; readonly stem: string }
  | {
      readonly type: 'MATCHING'
      readonly stem: string
      readonly prompts: readonly ShownOption[]
      readonly matches: readonly ShownOption[]
    }
  | { readonly type: 'ORDERING'; readonly stem: string; readonly items: readonly ShownOption[] }
  | {
      readonly type: 'CLOZE'
      readonly stem: string
      readonly parts: readonly ClozePart[]
      readonly gaps: readonly ShownGap[]
    }
  | { readonly type: 'NUMERIC'; readonly stem: string; readonly unit: string | null }
  | { readonly type: 'ESSAY'; readonly stem: string; readonly maxWords: number | null }
  | {
      readonly type: 'SCALE'
      readonly stem: string
      readonly from: number
      readonly to: number
      readonly lowLabel: string | null
      readonly highLabel: string | null
    }

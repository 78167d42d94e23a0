import type { PreviewMediumQuery, PreviewPartQuery, PreviewQuizResultQuery } from '@somo/graphql/media-preview'
import type { PreviewAnswerInput, PreviewPartInput } from '@somo/graphql/schema'

/** A medium as its preview shows it. */
export type PreviewedMedium = NonNullable<PreviewMediumQuery['preview']['medium']>
export type PreviewedPart = NonNullable<PreviewPartQuery['preview']['part']>
export type PreviewedResult = NonNullable<PreviewQuizResultQuery['preview']['quizResult']>

/** Where a preview reads from. Everything only reads; a call that fails rejects. */
export interface PreviewSource {
  readonly medium: (uuid: string, locale: string) => Promise<PreviewedMedium | null>
  readonly part: (input: PreviewPartInput) => Promise<PreviewedPart | null>
  readonly quizResult: (
    input: PreviewPartInput,
    answers: readonly PreviewAnswerInput[],
  ) => Promise<PreviewedResult | null>
}

/** An attempt of the preview: it is gone with the page. */
export interface PreviewAttempt {
  readonly uuid: string
  readonly number: number
  /** The item of a course; null for any other medium. */
  readonly item: string | null
  readonly part: PreviewedPart
  /** Of a quiz, by the position of the question. */
  readonly answers: Map<number, { readonly answer: string | null; readonly isMarked: boolean }>
  /** Of a quiz that was handed in. */
  result: PreviewedResult | null
  /** When the questions of a quiz were opened: milliseconds since 1970. */
  openedAt: number | null
  /** A survey that was sent. */
  isSubmitted: boolean
  /** The session of an event that was booked. */
  session: string | null
  /** Seconds of a recording that were played, as pairs. */
  watched: readonly (readonly [number, number])[]
}

import type { QuestionContent } from '../core/questionContent.ts'
import type { QuizSettings } from '../core/quizSettings.ts'

/** A question of a demo quiz, with the words of the outline. */
export interface DemoQuestion {
  readonly title: string
  readonly content: QuestionContent
}

/** A quiz of the demo. */
export interface DemoQuiz {
  readonly locale: 'en' | 'de'
  readonly title: string
  readonly summary: string
  readonly minutes: number
  /** Keys of a unit and of a category of the demo. */
  readonly unit: string
  readonly category: string
  readonly passMark: number
  readonly attemptLimit: number | null
  readonly settings: Omit<QuizSettings, 'sections'>
  readonly sections: readonly {
    readonly title: string
    readonly pick: number | null
    readonly questions: readonly DemoQuestion[]
  }[]
}

/** Options in the order given, the right one first. */
export const options = (
  right: readonly [text: string, feedback?: string],
  ...wrong: readonly (readonly [string, string?])[]
) =>
  [right, ...wrong].map(([text, feedback], place) => ({
    id: `o${place}`,
    text,
    weight: place === 0 ? 100 : 0,
    ...(feedback === undefined ? {} : { feedback }),
  }))
/** Several options; each with whether it is right. */
export const choices = (...given: readonly (readonly [text: string, isRight: boolean])[]) => {
  const right = given.filter(([, isRight]) => isRight).length
  return given.map(([text, isRight], place) => ({
    id: `o${place}`,
    text,
    weight: isRight ? 100 / right : -100 / right,
  }))
}
export const items = (...texts: readonly string[]) => texts.map((text, place) => ({ id: `i${place}`, text }))
/** Prompts with their matches. */
export const pairs = (...given: readonly (readonly [prompt: string, match: string])[]) => ({
  prompts: given.map(([text], place) => ({ id: `p${place}`, text, match: `m${place}` })),
  matches: given.map(([, text], place) => ({ id: `m${place}`, text })),
})

import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { ContentOf, QuestionContent } from './questionContent.ts'
import { isAcceptedText } from './acceptedText.ts'

type AnswerOf<T extends QuizAnswer['type']> = Extract<QuizAnswer, { type: T }>

/**
 * The share of its points an answer earns, from 0 to 1; null where a person has to review it (ESSAY) or nothing is right or
 * wrong (SCALE). No answer, or one to another type of question, scores 0.
 *
 * | type | score |
 * |---|---|
 * | SINGLE | the weight of the chosen option |
 * | MULTIPLE | sum of the chosen weights over the sum of the positive ones, at least 0 |
 * | TRUE_FALSE | 1 or 0 |
 * | MATCHING | share of the prompts with their match |
 * | ORDERING | share of the items in their right place |
 * | CLOZE | mean of the gaps, each by the weight of its text or option |
 * | NUMERIC | the best weight of the ranges that contain the value, ends included |
 * | SHORT_TEXT | the best weight of the texts that fit |
 *
 * With ALL_OR_NOTHING, what is not completely right scores 0.
 */
export function scoreAnswer(content: QuestionContent, answer: QuizAnswer | null): number | null {
  if (content.type === 'ESSAY' || content.type === 'SCALE') return null
  return answer === null ? 0 : clamp(rawScore(content, answer))
}

const clamp = (score: number): number => Math.min(1, Math.max(0, score))

type ScoredContent = Exclude<QuestionContent, { type: 'ESSAY' | 'SCALE' }>

function rawScore(content: ScoredContent, answer: QuizAnswer): number {
  switch (content.type) {
    case 'SINGLE':
      return answer.type === 'SINGLE' ? weightOf(content.options, answer.option) : 0
    case 'MULTIPLE':
      return answer.type === 'MULTIPLE' ? scoreMultiple(content, answer) : 0
    case 'TRUE_FALSE':
      return answer.type === 'TRUE_FALSE' && answer.value === content.isTrue ? 1 : 0
    case 'MATCHING':
      return answer.type === 'MATCHING' ? scoreMatching(content, answer) : 0
    case 'ORDERING':
      return answer.type === 'ORDERING' ? scoreOrdering(content, answer) : 0
    case 'CLOZE':
      return answer.type === 'CLOZE' ? scoreCloze(content, answer) : 0
    case 'NUMERIC':
      return answer.type === 'NUMERIC' ? scoreNumeric(content, answer.value) : 0
    case 'SHORT_TEXT':
      return answer.type === 'SHORT_TEXT' ? scoreText(content, answer.text) : 0
  }
}

const weightOf = (options: readonly { id: string; weight: number }[], chosen: string | null | undefined): number =>
  (options.find(({ id }) => id === chosen)?.weight ?? 0) / 100

const allOrPart = (scoring: 'PARTIAL' | 'ALL_OR_NOTHING', score: number): number =>
  scoring === 'ALL_OR_NOTHING' && score < 1 ? 0 : score

function scoreMultiple({ options, scoring }: ContentOf<'MULTIPLE'>, answer: AnswerOf<'MULTIPLE'>): number {
  const chosen = options.filter(({ id }) => answer.options.includes(id))
  if (scoring === 'ALL_OR_NOTHING') return options.every((one) => one.weight > 0 === chosen.includes(one)) ? 1 : 0
  const sum = (of: readonly { weight: number }[]): number => of.reduce((total, one) => total + one.weight, 0)
  return sum(chosen) / sum(options.filter(({ weight }) => weight > 0))
}

function scoreMatching({ prompts, scoring }: ContentOf<'MATCHING'>, { matches }: AnswerOf<'MATCHING'>): number {
  return allOrPart(scoring, prompts.filter(({ id, match }) => matches[id] === match).length / prompts.length)
}

function scoreOrdering({ items, scoring }: ContentOf<'ORDERING'>, { order }: AnswerOf<'ORDERING'>): number {
  return allOrPart(scoring, items.filter(({ id }, place) => order[place] === id).length / items.length)
}

function scoreCloze({ gaps }: ContentOf<'CLOZE'>, answer: AnswerOf<'CLOZE'>): number {
  const scores = gaps.map((gap) => {
    const given = answer.gaps[gap.id]
    return clamp(gap.kind === 'LIST' ? weightOf(gap.options, given) : scoreText(gap, given ?? ''))
  })
  return scores.reduce((total, score) => total + score, 0) / gaps.length
}

/** Room for numbers that have no exact binary form, such as 0.1 + 0.2. */
const slackOf = (bound: number): number => Math.max(1, Math.abs(bound)) * 1e-9

function scoreNumeric({ accepts }: ContentOf<'NUMERIC'>, value: number | null): number {
  if (value === null) return 0
  const fits = accepts.filter(({ from, to }) => value >= from - slackOf(from) && value <= to + slackOf(to))
  return Math.max(0, ...fits.map(({ weight }) => weight / 100))
}

interface TextKey {
  readonly accepts: readonly { readonly text: string; readonly weight: number }[]
  readonly isCaseSensitive: boolean
}

function scoreText({ accepts, isCaseSensitive }: TextKey, given: string): number {
  const fits = accepts.filter(({ text }) => isAcceptedText(text, given, isCaseSensitive))
  return Math.max(0, ...fits.map(({ weight }) => weight / 100))
}

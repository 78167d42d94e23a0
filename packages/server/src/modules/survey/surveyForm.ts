import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { SurveyForm, SurveyQuestion } from '@somo/graphql/survey/form'
import { z } from 'zod'
import { parseTexts, upTo } from '../parseTexts.ts'

const id = z.string().regex(/^[\w-]{1,40}$/)
const text = z.string().trim().min(1).refine(upTo(2000), 'TOO_LONG')
const label = z.string().trim().min(1).refine(upTo(80), 'TOO_LONG').nullable().default(null)
const base = {
  id,
  stem: z.string().trim().min(1).refine(upTo(10_000), 'TOO_LONG'),
  isRequired: z.boolean().default(false),
}
const haveDifferentIds = (given: readonly { readonly id: string }[]): boolean =>
  new Set(given.map((each) => each.id)).size === given.length

const options = z.array(z.object({ id, text })).min(2).max(50).refine(haveDifferentIds, 'REPEATED')

const question = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.literal('SINGLE'), options }),
  z.object({ ...base, type: z.literal('MULTIPLE'), options }),
  z
    .object({
      ...base,
      type: z.literal('SCALE'),
      lowLabel: label,
      highLabel: label,
      from: z.int().min(0).max(1),
      to: z.int().min(2).max(10),
    })
    .refine(({ from, to }) => from < to, 'WRONG_ORDER'),
  z.object({ ...base, type: z.literal('SHORT_TEXT') }),
  z.object({ ...base, type: z.literal('ESSAY') }),
])

/** What `medium_version.content.survey` is. */
export const surveyFormSchema: z.ZodType<SurveyForm> = z.object({
  isAnonymous: z.boolean(),
  questions: z.array(question).max(200).refine(haveDifferentIds, 'REPEATED'),
})

/** A survey from JSON; null where it is none. */
export function parseSurveyForm(json: string): SurveyForm | null {
  return surveyFormSchema.safeParse(parseTexts(json)).data ?? null
}

/** Whether an answer is one to its question. An empty one is, too. */
export function fitsQuestion(question: SurveyQuestion, answer: QuizAnswer): boolean {
  if (question.type === 'SINGLE')
    return (
      answer.type === 'SINGLE' &&
      (answer.option === null || question.options.some((option) => option.id === answer.option))
    )
  if (question.type === 'MULTIPLE')
    return (
      answer.type === 'MULTIPLE' &&
      new Set(answer.options).size === answer.options.length &&
      answer.options.every((chosen) => question.options.some((option) => option.id === chosen))
    )
  if (question.type === 'SCALE')
    return (
      answer.type === 'SCALE' &&
      (answer.value === null ||
        (Number.isInteger(answer.value) && answer.value >= question.from && answer.value <= question.to))
    )
  return answer.type === question.type
}

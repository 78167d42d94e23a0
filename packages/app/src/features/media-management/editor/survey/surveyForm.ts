import type { SurveyForm, SurveyQuestion } from '@somo/graphql/survey/form'
import * as z from 'zod/mini'
import { maxCharacters } from '../../../../platform/form/validation/textChecks.ts'
import { newEntry, writtenRows, type EntryValues } from '../quiz/question/questionForm.ts'

/** Types of questions that a survey may have. */
export const surveyQuestionTypes = ['SINGLE', 'MULTIPLE', 'SCALE', 'SHORT_TEXT', 'ESSAY'] as const
export type SurveyQuestionType = (typeof surveyQuestionTypes)[number]

export const surveySchema = z.object({
  isAnonymous: z.boolean(),
  questions: z.array(z.custom<SurveyQuestion>()).check(z.minLength(1, 'NO_QUESTIONS'), z.maxLength(200)),
})
export type SurveyValues = z.infer<typeof surveySchema>

/** The form of a draft; a new one is anonymous and has no questions. */
export function readSurvey(json: string | null): SurveyValues {
  if (json === null) return { isAnonymous: true, questions: [] }
  // The server wrote it.
  const { isAnonymous, questions } = JSON.parse(json) as SurveyForm
  return { isAnonymous, questions: [...questions] }
}

/** What the form of a question holds, for every type; each type draws its own fields. */
const fields = z.object({
  stem: z.string().check(z.trim(), z.minLength(1), maxCharacters(10_000)),
  isRequired: z.boolean(),
  options: z.array(
    z.object({ id: z.string(), text: z.string().check(z.trim(), maxCharacters(2000)), match: z.string() }),
  ),
  steps: z.nullable(z.number().check(z.minimum(2), z.maximum(10))),
  lowLabel: z.string().check(z.trim(), maxCharacters(80)),
  highLabel: z.string().check(z.trim(), maxCharacters(80)),
})
export type SurveyQuestionValues = z.infer<typeof fields>

export const isChoice = (type: SurveyQuestionType): type is 'SINGLE' | 'MULTIPLE' =>
  type === 'SINGLE' || type === 'MULTIPLE'

/** The schema of the form for one type. */
export const surveyQuestionSchema = (type: SurveyQuestionType) =>
  fields.check(({ value, issues }) => {
    const refuse = (field: keyof SurveyQuestionValues, message: string): unknown =>
      issues.push({ code: 'custom', message, path: [field], input: value })
    if (isChoice(type) && writtenRows(value.options).length < 2) refuse('options', 'TWO_ANSWERS')
    if (type === 'SCALE' && value.steps === null) refuse('steps', 'REQUIRED')
  })

const newOptions = (): EntryValues[] => [newEntry(), newEntry()]

/** The form of a question; empty for a new one. */
export function surveyQuestionValues(question: SurveyQuestion | null): SurveyQuestionValues {
  const base = { stem: question?.stem ?? '', isRequired: question?.isRequired ?? false }
  const own = { options: newOptions(), steps: 5, lowLabel: '', highLabel: '' }
  switch (question?.type) {
    case 'SINGLE':
    case 'MULTIPLE':
      return { ...base, ...own, options: question.options.map((option) => ({ ...option, match: '' })) }
    case 'SCALE':
      return {
        ...base,
        ...own,
        steps: question.to,
        lowLabel: question.lowLabel ?? '',
        highLabel: question.highLabel ?? '',
      }
    default:
      return { ...base, ...own }
  }
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** The question of a form that the schema has accepted. @param before the question that is edited; null for a new one */
export function writeSurveyQuestion(
  type: SurveyQuestionType,
  { stem, isRequired, options, steps, lowLabel, highLabel }: SurveyQuestionValues,
  before: SurveyQuestion | null,
): SurveyQuestion {
  const base = { id: before?.id ?? crypto.randomUUID().slice(0, 8), stem: stem.trim(), isRequired }
  if (isChoice(type))
    return { ...base, type, options: writtenRows(options).map(({ id, text }) => ({ id, text: text.trim() })) }
  if (type === 'SCALE')
    return {
      ...base,
      type,
      from: before?.type === 'SCALE' ? before.from : 1,
      to: steps ?? 5,
      lowLabel: textOrNull(lowLabel),
      highLabel: textOrNull(highLabel),
    }
  return { ...base, type }
}

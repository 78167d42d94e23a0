import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { SurveyForm, SurveyQuestion } from '@somo/graphql/survey/form'
import type { SurveyQuestionResult, SurveyResult } from '@somo/graphql/schema'

/** Answers of fewer people could be told apart. */
const fewestResponses = 5
const mostTexts = 200

/** Counts what people answered. @param answers by the id of their question, in no order */
export function sumSurvey(
  { isAnonymous, questions }: SurveyForm,
  responses: number,
  answers: ReadonlyMap<string, readonly QuizAnswer[]>,
): SurveyResult {
  const isMasked = responses < fewestResponses
  return {
    responses,
    isMasked,
    isAnonymous,
    questions: isMasked ? [] : questions.map((question) => sumQuestion(question, answers.get(question.id) ?? [])),
  }
}

function sumQuestion(question: SurveyQuestion, answers: readonly QuizAnswer[]): SurveyQuestionResult {
  const { id, type, stem } = question
  const values = answers.flatMap((answer) => (answer.type === 'SCALE' && answer.value !== null ? [answer.value] : []))
  const texts = answers.flatMap((answer) =>
    answer.type === 'SHORT_TEXT' || answer.type === 'ESSAY' ? [answer.text] : [],
  )
  return {
    id,
    type,
    stem,
    answered: answers.length,
    options: countOptions(question, answers, values),
    mean: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length,
    texts: texts.slice(0, mostTexts),
  }
}

function countOptions(
  question: SurveyQuestion,
  answers: readonly QuizAnswer[],
  values: readonly number[],
): SurveyQuestionResult['options'] {
  if (question.type === 'SCALE')
    return Array.from({ length: question.to - question.from + 1 }, (_, index) => question.from + index).map(
      (value) => ({
        id: String(value),
        text: String(value),
        count: values.filter((given) => given === value).length,
      }),
    )
  if (question.type !== 'SINGLE' && question.type !== 'MULTIPLE') return []
  const chosen = answers.flatMap(chosenOf)
  return question.options.map(({ id, text }) => ({ id, text, count: chosen.filter((one) => one === id).length }))
}

function chosenOf(answer: QuizAnswer): readonly string[] {
  if (answer.type === 'MULTIPLE') return answer.options
  return answer.type === 'SINGLE' && answer.option !== null ? [answer.option] : []
}

import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { ShownQuestion } from '@somo/graphql/quiz/question'

/** How many options have a letter: M marks a question in the player. */
export const lettered = 12

export const letterOf = (place: number): string => String.fromCodePoint(65 + place)

/** The options of a question that are chosen by letters. */
const idsOf = (question: ShownQuestion): readonly string[] => {
  if (question.type === 'SINGLE' || question.type === 'MULTIPLE') return question.options.map(({ id }) => id)
  return question.type === 'TRUE_FALSE' ? ['true', 'false'] : []
}

/** The answer after a letter from A was pressed; null where the key chooses nothing. */
export function chooseByKey(question: ShownQuestion, answer: QuizAnswer | null, key: string): QuizAnswer | null {
  const id = idsOf(question)
    .slice(0, lettered)
    .find((_, place) => letterOf(place) === key.toUpperCase())
  if (id === undefined) return null
  if (question.type === 'TRUE_FALSE') return { type: 'TRUE_FALSE', value: id === 'true' }
  if (question.type !== 'MULTIPLE') return { type: 'SINGLE', option: id }
  const chosen = answer?.type === 'MULTIPLE' ? answer.options : []
  return { type: 'MULTIPLE', options: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] }
}

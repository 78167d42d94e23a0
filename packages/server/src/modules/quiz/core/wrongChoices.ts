import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { QuestionContent } from './questionContent.ts'
import { scoreAnswer } from './scoreAnswer.ts'

interface Option {
  readonly id: string
  readonly text: string
  readonly weight: number
}

const wrongTexts = (options: readonly Option[], chosen: readonly string[]): string[] =>
  options.filter(({ id, weight }) => weight <= 0 && chosen.includes(id)).map(({ text }) => text)

/** What is wrong in an answer, in words that can be counted; nothing for orders, essays and scales. */
export function wrongChoices(content: QuestionContent, answer: QuizAnswer | null): string[] {
  if (answer === null || answer.type !== content.type || scoreAnswer(content, answer) === 1) return []
  if (content.type === 'SINGLE' && answer.type === 'SINGLE')
    return answer.option === null ? [] : wrongTexts(content.options, [answer.option])
  if (content.type === 'MULTIPLE' && answer.type === 'MULTIPLE') return wrongTexts(content.options, answer.options)
  if (content.type === 'MATCHING' && answer.type === 'MATCHING')
    return content.prompts.flatMap(({ id, text, match }) => {
      const given = answer.matches[id]
      const end = given === match ? undefined : content.matches.find((one) => one.id === given)
      return end === undefined ? [] : [`${text} → ${end.text}`]
    })
  if (content.type === 'CLOZE' && answer.type === 'CLOZE')
    return content.gaps.flatMap((gap) => {
      const given = answer.gaps[gap.id] ?? ''
      if (gap.kind === 'LIST') return wrongTexts(gap.options, [given])
      return typed(given)
    })
  if (content.type === 'NUMERIC' && answer.type === 'NUMERIC')
    return answer.value === null ? [] : [String(answer.value)]
  return answer.type === 'SHORT_TEXT' ? typed(answer.text) : []
}

const typed = (text: string): string[] => (text.trim() === '' ? [] : [text.trim().toLowerCase().slice(0, 200)])

import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { ShownOption, ShownQuestion } from '@somo/graphql/quiz/question'

/** Words of the language for answers that have none of their own. */
export interface AnswerWords {
  readonly right: string
  readonly wrong: string
  readonly formatNumber: (value: number) => string
  /** Joins several answers. */
  readonly formatList: (texts: readonly string[]) => string
}

const textOf = (options: readonly ShownOption[], id: string): string =>
  options.find((option) => option.id === id)?.text ?? ''

/** An answer in words, as a result shows it; empty where there is none. */
export function answerText(question: ShownQuestion, answer: QuizAnswer, words: AnswerWords): string {
  const join = (texts: readonly string[]): string => words.formatList(texts.filter((text) => text !== ''))
  switch (answer.type) {
    case 'SINGLE':
      return 'options' in question && answer.option !== null ? textOf(question.options, answer.option) : ''
    case 'MULTIPLE':
      return 'options' in question ? join(answer.options.map((id) => textOf(question.options, id))) : ''
    case 'TRUE_FALSE':
      return answer.value === null ? '' : answer.value ? words.right : words.wrong
    case 'MATCHING':
      if (question.type !== 'MATCHING') return ''
      return join(
        question.prompts.flatMap(({ id, text }) => {
          const match = textOf(question.matches, answer.matches[id] ?? '')
          return match === '' ? [] : [`${text}: ${match}`]
        }),
      )
    case 'ORDERING':
      return question.type === 'ORDERING' ? join(answer.order.map((id) => textOf(question.items, id))) : ''
    case 'CLOZE':
      if (question.type !== 'CLOZE') return ''
      return join(
        question.gaps.map(({ id, options }) =>
          options === null ? (answer.gaps[id] ?? '') : textOf(options, answer.gaps[id] ?? ''),
        ),
      )
    case 'NUMERIC':
    case 'SCALE':
      return answer.value === null ? '' : words.formatNumber(answer.value)
    case 'SHORT_TEXT':
    case 'ESSAY':
      return answer.text
  }
}

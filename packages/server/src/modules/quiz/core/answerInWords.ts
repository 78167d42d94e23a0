import type { QuizAnswer } from '@somo/graphql/quiz/answer'

interface Named {
  readonly id: string
  readonly text: string
}

/** What of a question gives the ids of an answer their words. */
export interface AnsweredQuestion {
  readonly options?: readonly Named[]
  readonly prompts?: readonly Named[]
  readonly matches?: readonly Named[]
  readonly items?: readonly Named[]
  readonly gaps?: readonly { readonly id: string; readonly options?: readonly Named[] }[]
}

const wordOf = (named: readonly Named[] | undefined, id: string): string =>
  named?.find((one) => one.id === id)?.text ?? id

/** An answer to a question of a quiz or survey as its person reads it; '' for none. */
export function answerInWords(question: AnsweredQuestion, answer: QuizAnswer | null): string {
  switch (answer?.type) {
    case undefined:
      return ''
    case 'SINGLE':
      return answer.option === null ? '' : wordOf(question.options, answer.option)
    case 'MULTIPLE':
      return answer.options.map((id) => wordOf(question.options, id)).join(', ')
    case 'MATCHING':
      return Object.entries(answer.matches)
        .map(([prompt, match]) => `${wordOf(question.prompts, prompt)}: ${wordOf(question.matches, match)}`)
        .join(', ')
    case 'ORDERING':
      return answer.order.map((id) => wordOf(question.items, id)).join(', ')
    case 'CLOZE':
      return Object.entries(answer.gaps)
        .map(([gap, given]) => wordOf(question.gaps?.find(({ id }) => id === gap)?.options, given))
        .join(', ')
    case 'TRUE_FALSE':
    case 'NUMERIC':
    case 'SCALE':
      return answer.value === null ? '' : String(answer.value)
    case 'SHORT_TEXT':
    case 'ESSAY':
      return answer.text
  }
}

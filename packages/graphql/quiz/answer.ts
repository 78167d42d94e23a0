/** The answer of a learner to a question, by the type of the question. The API sends it as JSON. */
export type QuizAnswer =
  | { readonly type: 'SINGLE'; readonly option: string | null }
  | { readonly type: 'MULTIPLE'; readonly options: readonly string[] }
  | { readonly type: 'TRUE_FALSE'; readonly value: boolean | null }
  /** The id of the chosen match, by the id of the prompt. */
  | { readonly type: 'MATCHING'; readonly matches: Readonly<Record<string, string>> }
  | { readonly type: 'ORDERING'; readonly order: readonly string[] }
  /** The typed text or the id of the chosen option, by the id of the gap. */
  | { readonly type: 'CLOZE'; readonly gaps: Readonly<Record<string, string>> }
  | { readonly type: 'NUMERIC'; readonly value: number | null }
  | { readonly type: 'SHORT_TEXT' | 'ESSAY'; readonly text: string }
  | { readonly type: 'SCALE'; readonly value: number | null }

/** Whether anything was answered: the outline counts these. A part of a matching or cloze question counts as answered. */
export function isAnswered(answer: QuizAnswer | null): boolean {
  switch (answer?.type) {
    case undefined:
      return false
    case 'SINGLE':
      return answer.option !== null
    case 'MULTIPLE':
      return answer.options.length > 0
    case 'TRUE_FALSE':
    case 'NUMERIC':
    case 'SCALE':
      return answer.value !== null
    case 'MATCHING':
      return Object.keys(answer.matches).length > 0
    case 'ORDERING':
      return answer.order.length > 0
    case 'CLOZE':
      return Object.values(answer.gaps).some((text) => text.trim() !== '')
    case 'SHORT_TEXT':
    case 'ESSAY':
      return answer.text.trim() !== ''
  }
}

import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { QuestionContent } from './questionContent.ts'

const isRight = ({ weight }: { readonly weight: number }): boolean => weight === 100

/** An answer that scores 1, as results show it; null where nothing is right or wrong. */
export function rightAnswer(content: QuestionContent): QuizAnswer | null {
  switch (content.type) {
    case 'SINGLE':
      return { type: 'SINGLE', option: content.options.find(isRight)?.id ?? null }
    case 'MULTIPLE':
      return { type: 'MULTIPLE', options: content.options.filter(({ weight }) => weight > 0).map(({ id }) => id) }
    case 'TRUE_FALSE':
      return { type: 'TRUE_FALSE', value: content.isTrue }
    case 'MATCHING':
      return { type: 'MATCHING', matches: Object.fromEntries(content.prompts.map(({ id, match }) => [id, match])) }
    case 'ORDERING':
      return { type: 'ORDERING', order: content.items.map(({ id }) => id) }
    case 'CLOZE':
      return {
        type: 'CLOZE',
        gaps: Object.fromEntries(
          content.gaps.map((gap) => [
            gap.id,
            gap.kind === 'LIST' ? (gap.options.find(isRight)?.id ?? '') : typedExample(gap.accepts),
          ]),
        ),
      }
    case 'NUMERIC':
      return { type: 'NUMERIC', value: middleOf(content.accepts.find(isRight)) }
    case 'SHORT_TEXT':
      return { type: 'SHORT_TEXT', text: typedExample(content.accepts) }
    case 'ESSAY':
    case 'SCALE':
      return null
  }
}

const middleOf = (range: { readonly from: number; readonly to: number } | undefined): number | null =>
  range === undefined
    ? null
    : range.from === range.to
      ? range.from
      : Number(((range.from + range.to) / 2).toPrecision(12))

/** A text that fits: `*` stands for any characters, so a dash takes its place where nothing else is left. */
function typedExample(accepts: readonly { readonly text: string; readonly weight: number }[]): string {
  const text = accepts.find(isRight)?.text ?? ''
  const example = text.replaceAll('\\*', '\u0000').replaceAll('*', '').replaceAll('\u0000', '*')
  return example.trim() === '' ? '–' : example
}

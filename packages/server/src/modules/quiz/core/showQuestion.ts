import type { ShownQuestion } from '@somo/graphql/quiz/question'
import type { QuestionContent } from './questionContent.ts'
import { createSeededRandom } from './seededRandom.ts'

const shown = ({ id, text }: { readonly id: string; readonly text: string }) => ({ id, text })

/**
 * The question as its learner sees it: without weights, right answers and feedback, since a browser shows its source.
 * Matches and items to order are always shuffled; other options where the quiz says so.
 * @param seed secret of the attempt and the question, so that the order stays the same and cannot be computed back
 */
export function showQuestion(content: QuestionContent, seed: string, isShuffled: boolean): ShownQuestion {
  const random = createSeededRandom(seed)
  const optionsOf = (options: readonly { id: string; text: string }[]) =>
    (isShuffled ? random.shuffle(options) : options).map(shown)
  const { type, stem } = content
  switch (type) {
    case 'SINGLE':
    case 'MULTIPLE':
      return { type, stem, options: optionsOf(content.options) }
    case 'TRUE_FALSE':
    case 'SHORT_TEXT':
      return { type, stem }
    case 'MATCHING':
      return { type, stem, prompts: content.prompts.map(shown), matches: random.shuffle(content.matches).map(shown) }
    case 'ORDERING':
      return { type, stem, items: random.shuffle(content.items).map(shown) }
    case 'CLOZE':
      return {
        type,
        stem,
        parts: content.parts,
        gaps: content.gaps.map((gap) => ({ id: gap.id, options: gap.kind === 'LIST' ? optionsOf(gap.options) : null })),
      }
    case 'NUMERIC':
      return { type, stem, unit: content.unit }
    case 'ESSAY':
      return { type, stem, maxWords: content.maxWords }
    case 'SCALE':
      return {
        type,
        stem,
        from: content.from,
        to: content.to,
        lowLabel: content.lowLabel,
        highLabel: content.highLabel,
      }
  }
}

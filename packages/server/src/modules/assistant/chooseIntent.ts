import type { AssistantIntent } from '@somo/graphql/schema'
import { fold } from '@somo/ui/locale/fold'
import { intentRules } from './intentRules.ts'

/** A question as the rules read it: folded, each word between single spaces. */
export const readQuestion = (question: string): string =>
  ` ${fold(question)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** What a question is about; UNKNOWN where no rule speaks for anything. */
export function chooseIntent(question: string): AssistantIntent {
  const text = readQuestion(question)
  let best: { readonly intent: AssistantIntent; readonly weight: number } = { intent: 'UNKNOWN', weight: 0 }
  for (const { intent, weight, pattern } of intentRules)
    if (weight > best.weight && pattern.test(text)) best = { intent, weight }
  return best.intent
}

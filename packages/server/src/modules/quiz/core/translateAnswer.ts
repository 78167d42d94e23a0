import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { QuestionContent } from './questionContent.ts'

interface Entry {
  readonly id: string
  readonly text: string
}

type Ids = ReadonlyMap<string, string>

/**
 * Pairs the entries of two versions of a question: by their text, then those that are left by their order, where as many are
 * left on both sides (a corrected text).
 */
function pairIds(before: readonly Entry[], after: readonly Entry[]): Ids {
  const ids = new Map<string, string>()
  const taken = new Set<string>()
  for (const { id, text } of before) {
    const found = after.find((entry) => entry.text === text && !taken.has(entry.id))
    if (found === undefined) continue
    ids.set(id, found.id)
    taken.add(found.id)
  }
  const [left, free] = [before.filter(({ id }) => !ids.has(id)), after.filter(({ id }) => !taken.has(id))]
  if (left.length === free.length) for (const [place, { id }] of left.entries()) ids.set(id, free[place]?.id ?? id)
  return ids
}

const asEntries = (gaps: readonly { readonly id: string; readonly kind: string }[]): readonly Entry[] =>
  gaps.map(({ id, kind }) => ({ id, text: kind }))

/** Null where one of the ids has no partner. */
function translateAll(ids: Ids, given: readonly string[]): string[] | null {
  const found = given.map((id) => ids.get(id))
  return found.every((id) => id !== undefined) ? found : null
}

function translateMatches(
  before: Extract<QuestionContent, { type: 'MATCHING' }>,
  after: Extract<QuestionContent, { type: 'MATCHING' }>,
  matches: Readonly<Record<string, string>>,
): QuizAnswer | null {
  const [prompts, ends] = [pairIds(before.prompts, after.prompts), pairIds(before.matches, after.matches)]
  const keys = translateAll(prompts, Object.keys(matches))
  const values = translateAll(ends, Object.values(matches))
  if (keys === null || values === null) return null
  return { type: 'MATCHING', matches: Object.fromEntries(keys.map((key, place) => [key, values[place] ?? ''])) }
}

function translateGaps(
  before: Extract<QuestionContent, { type: 'CLOZE' }>,
  after: Extract<QuestionContent, { type: 'CLOZE' }>,
  gaps: Readonly<Record<string, string>>,
): QuizAnswer | null {
  const ids = pairIds(asEntries(before.gaps), asEntries(after.gaps))
  const translated: Record<string, string> = {}
  for (const [id, given] of Object.entries(gaps)) {
    const [own, other] = [before.gaps.find((gap) => gap.id === id), after.gaps.find((gap) => gap.id === ids.get(id))]
    if (own === undefined || other?.kind !== own.kind) return null
    const value = own.kind === 'LIST' && other.kind === 'LIST' ? pairIds(own.options, other.options).get(given) : given
    if (value === undefined) return null
    translated[other.id] = value
  }
  return { type: 'CLOZE', gaps: translated }
}

/**
 * An answer to one version of a question as an answer to another version of it: each version has ids of its own. Null where
 * the versions cannot be compared: their type differs, or an entry that was chosen is no longer there.
 */
export function translateAnswer(
  before: QuestionContent,
  after: QuestionContent,
  answer: QuizAnswer,
): QuizAnswer | null {
  if (before.type !== after.type || answer.type !== before.type) return null
  if (before.type === 'SINGLE' && after.type === 'SINGLE' && answer.type === 'SINGLE') {
    if (answer.option === null) return answer
    const option = pairIds(before.options, after.options).get(answer.option)
    return option === undefined ? null : { type: 'SINGLE', option }
  }
  if (before.type === 'MULTIPLE' && after.type === 'MULTIPLE' && answer.type === 'MULTIPLE') {
    const options = translateAll(pairIds(before.options, after.options), answer.options)
    return options === null ? null : { type: 'MULTIPLE', options }
  }
  if (before.type === 'ORDERING' && after.type === 'ORDERING' && answer.type === 'ORDERING') {
    const order = translateAll(pairIds(before.items, after.items), answer.order)
    return order === null ? null : { type: 'ORDERING', order }
  }
  if (before.type === 'MATCHING' && after.type === 'MATCHING' && answer.type === 'MATCHING')
    return translateMatches(before, after, answer.matches)
  if (before.type === 'CLOZE' && after.type === 'CLOZE' && answer.type === 'CLOZE')
    return translateGaps(before, after, answer.gaps)
  // Without entries there are no ids.
  return answer
}

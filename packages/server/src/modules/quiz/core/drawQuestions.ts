import type { QuizSettings } from './quizSettings.ts'
import { createSeededRandom } from './seededRandom.ts'

/** A question version drawn for an attempt. */
export interface DrawnQuestion {
  readonly version: string
  /** The place of its section in the quiz. */
  readonly section: number
}

/**
 * The questions of an attempt in the order they are shown. A pool gives those the person has seen least, in random order;
 * a question that stands in two sections is drawn once.
 * @param timesSeen how often the person had each question version before
 */
export function drawQuestions(
  { sections, order }: Pick<QuizSettings, 'sections' | 'order'>,
  timesSeen: ReadonlyMap<string, number>,
  seed: string,
): DrawnQuestion[] {
  const random = createSeededRandom(seed)
  const drawn = new Set<string>()
  return sections.flatMap(({ questions, pick }, section) => {
    const offered = [...new Set(questions)].filter((version) => !drawn.has(version))
    const chosen = pick === null ? new Set(offered) : new Set(pickLeastSeen(random.shuffle(offered), timesSeen, pick))
    for (const version of chosen) drawn.add(version)
    const inOrder = offered.filter((version) => chosen.has(version))
    return (order === 'SHUFFLED' ? random.shuffle(inOrder) : inOrder).map((version) => ({ version, section }))
  })
}

const pickLeastSeen = (shuffled: readonly string[], seen: ReadonlyMap<string, number>, pick: number): string[] =>
  shuffled.toSorted((one, other) => (seen.get(one) ?? 0) - (seen.get(other) ?? 0)).slice(0, pick)

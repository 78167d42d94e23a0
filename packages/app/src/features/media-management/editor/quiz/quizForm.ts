import * as z from 'zod/mini'
import { maxCharacters } from '../../../../platform/form/validation/textChecks.ts'

export const pagings = ['ONE', 'ALL'] as const
export const questionOrders = ['FIXED', 'SHUFFLED'] as const
export const resultRules = ['NEVER', 'AFTER', 'AFTER_PASSING'] as const

/** A section of a quiz; with `pick` a pool of which each attempt draws some. */
export interface SectionValues {
  readonly id: string
  readonly title: string
  readonly pick: number | null
  /** Versions of questions in their order. */
  readonly questions: string[]
}

const section = z.object({
  id: z.string(),
  title: z.string().check(maxCharacters(160)),
  pick: z.nullable(z.number().check(z.minimum(1))),
  questions: z.array(z.string()),
})

export const quizSchema = z.object({
  timeLimitMinutes: z.nullable(z.number().check(z.minimum(1), z.maximum(1440))),
  paging: z.enum(pagings),
  order: z.enum(questionOrders),
  shuffleOptions: z.boolean(),
  showResults: z.enum(resultRules),
  sections: z.array(section),
})

export type QuizValues = z.infer<typeof quizSchema>

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  values.some((each) => each === value)

interface StoredQuiz {
  readonly timeLimitMinutes?: number | null
  readonly paging?: string
  readonly order?: string
  readonly shuffleOptions?: boolean
  readonly showResults?: string
  readonly sections?: readonly {
    readonly title?: string
    readonly pick?: number | null
    readonly questions: readonly string[]
  }[]
}

/** The form of a draft; a new one has one section without a name. */
export function readQuiz(json: string | null): QuizValues {
  const stored = JSON.parse(json ?? '{}') as StoredQuiz
  const sections = (stored.sections ?? []).map(({ title = '', pick = null, questions }, place) => ({
    id: `section-${place}`,
    title,
    pick,
    questions: [...questions],
  }))
  return {
    timeLimitMinutes: stored.timeLimitMinutes ?? null,
    paging: isOneOf(pagings, stored.paging) ? stored.paging : 'ONE',
    order: isOneOf(questionOrders, stored.order) ? stored.order : 'FIXED',
    shuffleOptions: stored.shuffleOptions ?? true,
    showResults: isOneOf(resultRules, stored.showResults) ? stored.showResults : 'AFTER',
    sections: sections.length === 0 ? [{ id: 'section-0', title: '', pick: null, questions: [] }] : sections,
  }
}

/** The JSON of the draft; sections without a question are left out. */
export const writeQuiz = ({ sections, ...settings }: QuizValues): string =>
  JSON.stringify({
    ...settings,
    sections: sections
      .filter(({ questions }) => questions.length > 0)
      .map(({ title, pick, questions }) => ({ title, pick, questions })),
  })

/** How many questions each attempt has. */
export const countDrawn = (sections: readonly SectionValues[]): number =>
  sections.reduce((sum, { pick, questions }) => sum + Math.min(pick ?? questions.length, questions.length), 0)

/** Adds versions at the end of a section. */
export const addQuestions = (
  sections: readonly SectionValues[],
  target: string,
  versions: readonly string[],
): SectionValues[] => {
  const known = new Set(sections.flatMap(({ questions }) => questions))
  const added = versions.filter((version) => !known.has(version))
  return sections.map((each) => (each.id === target ? { ...each, questions: [...each.questions, ...added] } : each))
}

/** A question in its next version takes the place of the one before. */
export const replaceQuestion = (sections: readonly SectionValues[], before: string, after: string): SectionValues[] =>
  sections.map((each) => ({
    ...each,
    questions: each.questions.map((version) => (version === before ? after : version)),
  }))

/** No section draws more questions than it has; one that has all of them drawn asks all. */
export const fitPicks = (sections: readonly SectionValues[]): SectionValues[] =>
  sections.map((each) => (each.pick !== null && each.pick > each.questions.length ? { ...each, pick: null } : each))

/** Puts a question or a section that was removed back to its place, in a quiz that may have changed since. */
export function restoreRemoved(
  sections: readonly SectionValues[],
  before: readonly SectionValues[],
  id: string,
): SectionValues[] {
  const place = before.findIndex((each) => each.id === id)
  const section = before[place]
  const known = new Set(sections.flatMap(({ questions }) => questions))
  if (section !== undefined) {
    if (sections.some((each) => each.id === id)) return [...sections]
    const questions = section.questions.filter((version) => !known.has(version))
    return sections.toSpliced(place, 0, { ...section, questions })
  }
  const from = before.find(({ questions }) => questions.includes(id))
  if (from === undefined || known.has(id)) return [...sections]
  const at = Math.max(
    0,
    sections.findIndex((each) => each.id === from.id),
  )
  return sections.map((each, index) =>
    index === at
      ? {
          ...each,
          pick: each.pick ?? from.pick,
          questions: each.questions.toSpliced(from.questions.indexOf(id), 0, id),
        }
      : each,
  )
}

export const removeQuestion = (sections: readonly SectionValues[], version: string): SectionValues[] =>
  fitPicks(sections.map((each) => ({ ...each, questions: each.questions.filter((one) => one !== version) })))

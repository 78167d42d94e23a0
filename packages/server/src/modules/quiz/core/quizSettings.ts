import { cleanName } from '@somo/graphql/personText'
import { z } from 'zod'
import { upTo } from '../../parseTexts.ts'

const versions = z.array(z.uuid()).min(1).max(1000)

/** Questions in their order, or a pool of which each attempt draws some. `questions` are uuids of question versions. */
const section = z.object({
  title: z.string().overwrite(cleanName).refine(upTo(160), 'TOO_LONG').default(''),
  questions: versions,
  /** How many an attempt draws; null: all of them. */
  pick: z.int().min(1).nullable().default(null),
})

/** What `medium_version.content` of a quiz is; a draft may be without questions. It names versions of questions, so that a published quiz never changes. */
export const quizSettingsSchema = z.object({
  sections: z.array(section).max(100),
  /** SHUFFLED: the questions of each section in random order. Sections keep their order. */
  order: z.enum(['FIXED', 'SHUFFLED']).default('FIXED'),
  /** ONE: one question a page; ALL: all of them on one. */
  paging: z.enum(['ONE', 'ALL']).default('ONE'),
  shuffleOptions: z.boolean().default(true),
  timeLimitMinutes: z.int().min(1).max(1440).nullable().default(null),
  /** When a learner sees their answers beside the right ones. */
  showResults: z.enum(['NEVER', 'AFTER', 'AFTER_PASSING']).default('AFTER'),
})

export type QuizSettings = z.infer<typeof quizSettingsSchema>

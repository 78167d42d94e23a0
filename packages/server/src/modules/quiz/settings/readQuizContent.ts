import type { UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Scope } from '../../scope.ts'
import { parseTexts } from '../../parseTexts.ts'
import { quizSettingsSchema } from '../core/quizSettings.ts'
import { readOfferedVersions } from './questionVersions.ts'

/** What a draft stores of a quiz, as far as others read it. */
interface StoredQuiz {
  readonly sections?: readonly unknown[]
}

interface QuizContentInput {
  readonly scope: Scope
  /** As an author sends it. */
  readonly json: string | null
  /** What the draft has; its questions may stay, also where the author does not manage their unit. */
  readonly before: StoredQuiz
  readonly errors: UserError[]
}

/** Reads the settings of a quiz for its draft. Each question has to exist and to be one the author may use. */
export async function readQuizContent(
  client: PoolClient,
  { scope, json, before, errors }: QuizContentInput,
): Promise<StoredQuiz> {
  const { data, error } = quizSettingsSchema.safeParse(parseTexts(json ?? ''))
  if (data === undefined) {
    for (const { path } of error.issues)
      errors.push({ code: 'UNREADABLE', path: ['input', 'quiz', ...path.map(String)] })
    return before
  }
  const known = new Set(quizSettingsSchema.safeParse(before).data?.sections.flatMap(({ questions }) => questions))
  const added = data.sections.flatMap(({ questions }) => questions).filter((version) => !known.has(version))
  const offered = await readOfferedVersions(client, scope, added)
  if (added.some((version) => !offered.has(version)))
    errors.push({ code: 'NOT_OFFERED', path: ['input', 'quiz', 'sections'] })
  return data
}

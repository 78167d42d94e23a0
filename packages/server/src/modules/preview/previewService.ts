import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type {
  MediumPreview,
  PlayerContent,
  PreviewAnswerInput,
  PreviewedPart,
  PreviewPartInput,
  QuizResult,
} from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { SomoError } from '../../access/somoError.ts'
import { readOpenSessions } from '../events/openSessions.ts'
import { readOutline } from '../learning/courseOutline.ts'
import { mapItem, mapMedium } from '../learning/learningMapper.ts'
import { readPlayerContent, type VersionFiles } from '../learning/playerContent.ts'
import { parseTexts } from '../parseTexts.ts'
import { answerSchema } from '../quiz/core/answerSchema.ts'
import { previewQuiz, previewQuizResult } from '../quiz/taking/previewQuiz.ts'
import { scopeOf } from '../scope.ts'
import { surveyFormSchema } from '../survey/surveyForm.ts'
import * as store from './previewStore.ts'

/** What authors see of their media in the player. Every method only reads. */
export interface PreviewService {
  /** Null where the caller does not manage the medium, or it has no version. */
  medium(caller: Caller, uuid: string, locale: string): Promise<MediumPreview | null>
  /** Null as above, and where there is nothing to show yet. */
  part(caller: Caller, input: PreviewPartInput): Promise<PreviewedPart | null>
  /** @throws SomoError BAD_INPUT for more than 500 answers or a seed that is too long */
  quizResult(
    caller: Caller,
    input: PreviewPartInput,
    answers: readonly PreviewAnswerInput[],
  ): Promise<QuizResult | null>
}

const [mostAnswers, longestSeed] = [500, 100]

/** Makes the service. */
export function createPreviewService(deps: { pool: Pool; versionFiles: VersionFiles }): PreviewService {
  const { pool, versionFiles } = deps
  return {
    async medium(caller, uuid, locale) {
      const found = await store.findPreviewedMedium(pool, scopeOf(caller), uuid)
      if (found === null) return null
      const items = found.kind === 'COURSE' ? await readOutline(pool, found.version, null) : []
      return {
        medium: mapMedium(found, locale),
        isDraft: found.isDraft,
        // Authors look at every part, in any order.
        outline: items.map((item) => mapItem({ ...item, lockedBy: null, neededScore: null }, locale)),
      }
    },
    async part(caller, input) {
      const found = await findPart(pool, caller, input)
      const person = await store.findPerson(pool, caller.subject)
      if (found === null || person === null) return null
      const content = await readPlayerContent(pool, found.version, person, versionFiles)
      return readPart(pool, content, found, input.seed)
    },
    async quizResult(caller, input, answers) {
      if (answers.length > mostAnswers) throw new SomoError('BAD_INPUT')
      const found = await findPart(pool, caller, input)
      if (found === null) return null
      const read = answers.flatMap(({ position, answer }) => {
        const parsed = parseAnswer(answer)
        return parsed === null ? [] : [[position, parsed] as const]
      })
      return previewQuizResult(pool, { version: found.version, seed: input.seed }, new Map(read))
    },
  }
}

async function findPart(pool: Pool, caller: Caller, input: PreviewPartInput): Promise<store.PreviewedItem | null> {
  if (input.seed.length > longestSeed) throw new SomoError('BAD_INPUT')
  const scope = scopeOf(caller)
  const found = await store.findPreviewedMedium(pool, scope, input.medium)
  const item = input.item ?? null
  if (found === null || (item !== null) !== (found.kind === 'COURSE')) return null
  return item === null ? found : store.findPreviewedItem(pool, scope, { course: found.version, item })
}

/** The content with what its kind needs besides; null where a quiz or survey has no questions yet. */
async function readPart(
  pool: Pool,
  content: PlayerContent,
  { medium, version }: store.PreviewedItem,
  seed: string,
): Promise<PreviewedPart | null> {
  const part = { content, quiz: null, survey: null, sessions: [] }
  switch (content.kind) {
    case 'QUIZ': {
      const quiz = await previewQuiz(pool, version, seed)
      return quiz === null ? null : { ...part, quiz }
    }
    case 'SURVEY': {
      const form = surveyFormSchema.safeParse(await store.readSurveyOf(pool, version)).data
      return form === undefined || form.questions.length === 0 ? null : { ...part, survey: JSON.stringify(form) }
    }
    case 'EVENT':
      return { ...part, sessions: await readOpenSessions(pool, medium) }
    default:
      return part
  }
}

function parseAnswer(json: string): QuizAnswer | null {
  return answerSchema.safeParse(parseTexts(json)).data ?? null
}

import { isTooLong } from '@somo/graphql/personText'
import type { EssayReviewInput, EssayReviewPayload, EssayToReview, UserErrorCode } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../../access/caller.ts'
import { isUuid } from '../../../database/uuid.ts'
import type { ModuleDeps } from '../../module.ts'
import { scopeOf } from '../../scope.ts'
import { completeAttempt, isReviewed } from '../taking/finishAttempt.ts'
import { lockQuizAttempt, readDrawn } from '../taking/quizAttemptStore.ts'
import { notifyReviewed } from './notifyReviewed.ts'
import { isWaitingEssay, readWaitingEssays, setScored, writeReview } from './essayStore.ts'

type Reviewer = Pick<Caller, 'subject' | 'roles'>

/** Essays in one list; the rest follows when these are reviewed. */
const most = 50
const longestComment = 4000

/** Reviews of essays, for those who manage the owner unit of the quiz. */
export interface EssayReviews {
  /** At most 50, the longest waiting first. */
  list(caller: Reviewer, medium: string): Promise<EssayToReview[]>
  /** The last review of an attempt completes it. UNKNOWN: it does not wait (any more). */
  review(caller: Reviewer, input: EssayReviewInput): Promise<EssayReviewPayload>
}

/** Makes the service. */
export function createEssayReviews({ pool, transact }: { pool: Pool } & Pick<ModuleDeps, 'transact'>): EssayReviews {
  return {
    async list(caller, medium) {
      const rows = isUuid(medium) ? await readWaitingEssays(pool, scopeOf(caller), medium, most) : []
      return rows.map(({ person, personName, handedInAt, ...row }) => ({
        ...row,
        person: { uuid: person, name: personName },
        handedInAt: handedInAt.toISOString(),
      }))
    },
    review(caller, { attempt, position, percent, comment }) {
      const text = comment?.trim() ?? ''
      if (!(percent >= 0 && percent <= 100)) return Promise.resolve(refuse('NOT_A_NUMBER', 'percent'))
      if (isTooLong(text, longestComment)) return Promise.resolve(refuse('TOO_LONG', 'comment'))
      if (!isUuid(attempt)) return Promise.resolve(refuse('UNKNOWN', 'attempt'))
      return transact(async (client) => {
        const locked = await lockQuizAttempt(client, attempt, null)
        if (locked === null || !(await isWaitingEssay(client, scopeOf(caller), attempt, position)))
          return refuse('UNKNOWN', 'attempt')
        const review = { attempt, position, score: percent / 100, comment: text === '' ? null : text }
        await writeReview(client, caller.subject, review)
        const drawn = await readDrawn(client, attempt)
        const isScored = drawn.every((each) => each.score !== null || !isReviewed(each))
        if (isScored) {
          await setScored(client, attempt)
          await completeAttempt(client, locked, { sequence: locked.sequence + 1, drawn })
          await notifyReviewed(client, attempt)
        }
        return { isScored, userErrors: [] }
      })
    },
  }
}

const refuse = (code: UserErrorCode, path: string): EssayReviewPayload => ({
  isScored: false,
  userErrors: [{ code, path: ['input', path] }],
})

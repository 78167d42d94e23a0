import type { QuizRegrade, QuizRegradeInput, QuizRegradePayload, UserErrorCode } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import type { Caller } from '../../../access/caller.ts'
import type { Queryable } from '../../../database/transaction.ts'
import { isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { recordRegrade } from '../../learning/recordResult.ts'
import type { ModuleDeps } from '../../module.ts'
import { isUnitInScope, scopeOf } from '../../scope.ts'
import { failsNow, isScoreChanged, passesNow, planRegrade, type RegradePlan } from './planRegrade.ts'
import { readRegradeAnswers, readRegradeAttempts, writeAttemptScores, writeScores } from './regradeStore.ts'

/** As many attempts as one transaction takes in some seconds. */
const mostAttempts = 5000
const mostShown = 20

/** Scores attempts anew by the latest versions of their questions, for those who manage the owner unit of the quiz. */
export interface RegradeService {
  /** What a regrade would change; null where the caller does not manage the quiz. */
  preview(caller: Caller, medium: string, mayLower: boolean): Promise<QuizRegrade | null>
  /** Does it in one transaction. COUNT_CHANGED where it would change other numbers of attempts than expected. */
  apply(call: RequestCall, input: QuizRegradeInput): Promise<QuizRegradePayload>
}

/** Makes the service. */
export function createRegradeService({
  pool,
  transact,
}: { pool: Pool } & Pick<ModuleDeps, 'transact'>): RegradeService {
  return {
    async preview(caller, medium, mayLower) {
      const title = await findTitle(pool, caller, medium)
      return title === null ? null : describe(await plan(pool, caller, { medium, mayLower, lock: false }))
    },
    apply: (call, { medium, mayLower, expected }) =>
      transact(async (client) => {
        const title = await findTitle(client, call, medium)
        if (title === null) return refuse('UNKNOWN', 'medium')
        const planned = await plan(client, call, { medium, mayLower, lock: true })
        const regrade = describe(planned)
        const { changed, nowPassed, nowFailed } = regrade
        const isExpected =
          expected.changed === changed && expected.nowPassed === nowPassed && expected.nowFailed === nowFailed
        if (!isExpected) return { regrade, userErrors: [{ code: 'COUNT_CHANGED', path: ['input', 'expected'] }] }
        await write(client, call, planned)
        const after = { title, changed, nowPassed, nowFailed, mayLower }
        await writeAudit(client, call, [{ action: 'quiz.regrade', objectKind: 'medium', object: medium, after }])
        return { regrade, userErrors: [] }
      }),
  }
}

const refuse = (code: UserErrorCode, path: string): QuizRegradePayload => ({
  regrade: null,
  userErrors: [{ code, path: ['input', path] }],
})

/** The title of a quiz of the caller's; null for any other medium. */
async function findTitle(sql: Queryable, caller: Caller, medium: string): Promise<string | null> {
  if (!isUuid(medium)) return null
  const scope = scopeOf(caller)
  const { rows } = await sql.query<{ title: string }>(
    `select m.title from medium m where m.uuid = $1 and m.kind = 'QUIZ' and ${isUnitInScope(scope, 'm.owner_unit', '$2')}`,
    scope.manager === null ? [medium] : [medium, scope.manager],
  )
  return rows[0]?.title ?? null
}

interface Wanted {
  readonly medium: string
  readonly mayLower: boolean
  readonly lock: boolean
}

async function plan(sql: Queryable, caller: Caller, { medium, mayLower, lock }: Wanted): Promise<RegradePlan> {
  const attempts = await readRegradeAttempts(sql, scopeOf(caller), { medium, most: mostAttempts, lock })
  return planRegrade(
    attempts,
    await readRegradeAnswers(
      sql,
      attempts.map(({ uuid }) => uuid),
    ),
    mayLower,
  )
}

function describe({ attempts, questions }: RegradePlan): QuizRegrade {
  const changed = attempts.filter(isScoreChanged)
  const turned = (one: (typeof changed)[number]): number => (passesNow(one) || failsNow(one) ? 0 : 1)
  return {
    questions: [...questions],
    changed: changed.length,
    nowPassed: changed.filter(passesNow).length,
    nowFailed: changed.filter(failsNow).length,
    sample: changed
      .toSorted((one, other) => turned(one) - turned(other))
      .slice(0, mostShown)
      .map((one) => ({
        attempt: one.attempt.uuid,
        person: { uuid: one.attempt.person, name: one.attempt.personName },
        number: one.attempt.number,
        before: one.before ?? 0,
        after: one.after ?? 0,
        passesNow: passesNow(one),
        failsNow: failsNow(one),
      })),
  }
}

async function write(client: PoolClient, { subject }: RequestCall, { attempts }: RegradePlan): Promise<void> {
  await writeScores(
    client,
    attempts.flatMap(({ scores }) => scores),
  )
  const changed = attempts.filter(isScoreChanged)
  await writeAttemptScores(
    client,
    changed.map(({ attempt: { uuid }, after }) => ({ uuid, score: after ?? 0 })),
  )
  const { rows } = await client.query<{ uuid: string }>('select uuid from person where subject = $1', [subject])
  const actor = rows[0]?.uuid ?? null
  for (const one of changed) {
    const { enrolment, item, version } = one.attempt
    await recordRegrade(client, { enrolment, item, version, score: one.after, actor, isPassed: passesNow(one) })
  }
}

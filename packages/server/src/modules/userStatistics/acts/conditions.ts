import { createHash } from 'node:crypto'
import type { StatisticsAct, StatisticsConsequences } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { isUuid } from '../../../database/uuid.ts'
import { isAmongPeopleInScope, type Scope } from '../../scope.ts'

const isOpen = `e.access = 'OPEN' and e.completed_at is null`
const isWaived = `coalesce(e.waived_until > now(), false)`
const isLatest = `not exists (select from enrolment l where l.person = e.person and coalesce(l.medium, l.path) = coalesce(e.medium, e.path) and l.cycle > e.cycle)`

/** Which enrolments an act changes, as SQL about `e`. */
const fits: Readonly<Record<StatisticsAct, string>> = {
  REMIND: `${isOpen} and not ${isWaived}`,
  // One act moves a date by a year at most, and none is set more than ten years away (`futureDay.ts`).
  EXTEND: `${isOpen} and e.due_at < now() + interval '9 years'`,
  WAIVE: isOpen,
  END_WAIVER: isWaived,
  MARK_DONE: `${isOpen} and e.medium is not null`,
  OPEN_CYCLE: `e.medium is not null and e.access = 'OPEN' and e.completed_at is not null and ${isLatest}`,
}

/** Enrolments at most that one act changes. */
export const mostEnrolments = 1000

interface Target {
  readonly uuid: string
  readonly person: string
  readonly fits: boolean
  readonly dueAt: Date | null
}

/** The enrolments in the scope, and whether an act fits them. @param isLocked for the act itself */
export async function readTargets(
  client: Pick<PoolClient, 'query'>,
  scope: Scope,
  act: StatisticsAct,
  enrolments: readonly string[],
  isLocked: boolean,
): Promise<readonly Target[]> {
  const { rows } = await client.query<Target>(
    `select e.uuid, e.person, (${fits[act]}) as fits, e.due_at as "dueAt" from enrolment e
      where e.uuid = any($1::uuid[]) and ${isAmongPeopleInScope(scope, 'e.person', '$2')}
      order by e.uuid ${isLocked ? 'for update of e' : ''}`,
    [[...new Set(enrolments)].filter(isUuid), ...(scope.manager === null ? [] : [scope.manager])],
  )
  return rows
}

/** The due dates of enrolments that an act fits, in their order: another one where somebody changed a date meanwhile. */
export const digestOf = (targets: readonly Target[]): string =>
  createHash('sha256')
    .update(targets.map(({ uuid, dueAt }) => `${uuid} ${dueAt?.toISOString() ?? ''}`).join('\n'))
    .digest('base64url')

/** What an act would do. */
export async function foresee(
  client: Pick<PoolClient, 'query'>,
  scope: Scope,
  act: StatisticsAct,
  enrolments: readonly string[],
): Promise<StatisticsConsequences> {
  const asked = new Set(enrolments).size
  if (asked > mostEnrolments)
    return { concerned: 0, unchanged: 0, refused: [{ code: 'TOO_MANY', count: asked }], digest: '' }
  const targets = await readTargets(client, scope, act, enrolments, false)
  const fitting = targets.filter((target) => target.fits)
  const concerned = fitting.length
  const refused = [
    { code: 'WRONG_STATE' as const, count: targets.length - concerned },
    { code: 'OUT_OF_SCOPE' as const, count: asked - targets.length },
  ]
  return { concerned, unchanged: 0, refused: refused.filter(({ count }) => count > 0), digest: digestOf(fitting) }
}

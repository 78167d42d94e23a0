import type {
  AssignmentExplanation,
  AssignmentStanding,
  AssignmentState,
  ExplainedAssignment,
  ExplainedSource,
} from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../../access/caller.ts'
import { isUuid } from '../../../database/uuid.ts'
import { isVisibleInCatalogue } from '../../learning/catalogueVisibility.ts'
import { personInSql } from '../../list/keysetPage.ts'
import { isPersonInScope, isUnitInScope, scopeOf, type Scope } from '../../scope.ts'
import { stepOf } from '../../units/statements.ts'
import { planTables } from '../evaluation/plan.ts'
import { stateOf } from '../../learning/complianceState.ts'
import { isOffered } from '../list/targetChoices.ts'

/** A person and a medium. */
export interface Pair {
  readonly person: string
  readonly medium: string
}

const latest = `left join lateral (select t.* from enrolment t where t.person = n.uuid and t.medium = m.uuid and t.path is null
  order by t.cycle desc limit 1) e on true`

// $3 is the subject of the caller.
const explained = (
  scope: Scope,
): string => `select ${personInSql('n')} as person, m.uuid as medium, m.title as "mediumTitle",
    m.state as "mediumState", m.booking, ${isVisibleInCatalogue('m', 'n.uuid')} as "isInCatalogue", e.uuid as enrolment, e.cycle, e.access,
    case when e.uuid is not null then ${stateOf('e')} end as state, e.due_at as "dueAt", e.own_due_at is not null as "hasOwnDate"
  from person n cross join medium m ${latest}
  where n.uuid = $1 and m.uuid = $2 and $3::text is not null and ${isPersonInScope(scope, 'n.uuid', '$3')}
    and (e.uuid is not null or ${isOffered(scope, '$3')})`

const sourcesOf = (
  scope: Scope,
): string => `select s.kind, a.uuid as assignment, a.title, s.due_at as "dueAt", s.since, s.ended_at as "endedAt"
  from enrolment_source s left join assignment a on a.uuid = s.assignment and ${isUnitInScope(scope, 'a.owner_unit', '$2')}
  where s.enrolment = $1 order by s.since desc, s.uuid limit 50`

const assignmentsOf = (scope: Scope): string => `select a.uuid, a.title, a.state, a.starts_on::text as "startsOn"
  from assignment_target x join assignment a on a.uuid = x.assignment
  where x.medium = $1 and a.state in ('ACTIVE', 'PAUSED') and ${isUnitInScope(scope, 'a.owner_unit', '$2')} order by a.title, a.uuid limit 20`

const planned = `with ${planTables}
  select p.action, p.is_excluded as "isExcluded", p.is_suspended as "isSuspended", p.is_no_learner as "isNoLearner", p.source is not null as "hasIt",
    (select not has_begun from a) as "isLater", case when u.uuid is not null then ${stepOf('u')} end as unit, p.source_due_at as "dueAt"
  from plan p left join unit u on u.uuid = p.unit where p.target = $4`

interface PlanRow extends Pick<ExplainedAssignment, 'unit' | 'dueAt'> {
  readonly action: string
  readonly isExcluded: boolean
  readonly isSuspended: boolean
  readonly isNoLearner: boolean
  readonly hasIt: boolean
  readonly isLater: boolean
}

function standingOf(state: AssignmentState, plan: PlanRow | undefined): AssignmentStanding {
  if (plan === undefined) return 'NOT_IN_AUDIENCE'
  if (plan.hasIt) return 'HAS_IT'
  if (plan.isExcluded) return 'EXCLUDED'
  if (plan.isSuspended) return 'SUSPENDED'
  if (plan.isNoLearner) return 'NOT_A_LEARNER'
  if (plan.isLater) return 'NOT_BEGUN'
  return state === 'PAUSED' ? 'PAUSED' : 'COMING'
}

type AssignmentRow = Pick<ExplainedAssignment, 'uuid' | 'title' | 'state' | 'startsOn'>

async function explainAssignment(
  pool: Pool,
  row: AssignmentRow,
  { person, medium }: Pair,
): Promise<ExplainedAssignment> {
  const { rows } = await pool.query<PlanRow>(planned, [row.uuid, [person], false, medium])
  const [plan] = rows
  const standing = standingOf(row.state, plan)
  const isGiven = standing === 'HAS_IT' || standing === 'COMING' || standing === 'NOT_BEGUN'
  return {
    ...row,
    standing,
    unit: isGiven ? (plan?.unit ?? null) : null,
    dueAt: standing === 'HAS_IT' ? (plan?.dueAt ?? null) : null,
  }
}

/** Why a person has a medium to learn, or does not see it; null where the caller may not know. */
export async function explain(pool: Pool, caller: Caller, pair: Pair): Promise<AssignmentExplanation | null> {
  if (!isUuid(pair.person) || !isUuid(pair.medium)) return null
  const scope = scopeOf(caller)
  const { rows } = await pool.query<Omit<AssignmentExplanation, 'sources' | 'assignments'>>(explained(scope), [
    pair.person,
    pair.medium,
    caller.subject,
  ])
  const [found] = rows
  if (found === undefined) return null
  const manager = scope.manager === null ? [] : [scope.manager]
  const sources = await pool.query<ExplainedSource>(sourcesOf(scope), [found.enrolment, ...manager])
  const { rows: named } = await pool.query<AssignmentRow>(assignmentsOf(scope), [pair.medium, ...manager])
  const assignments: ExplainedAssignment[] = []
  for (const row of named) assignments.push(await explainAssignment(pool, row, pair))
  return { ...found, sources: sources.rows, assignments }
}

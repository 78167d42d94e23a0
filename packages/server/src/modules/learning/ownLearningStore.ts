import type {
  LearningTab,
  LearningTabCounts,
  MediumState,
  OwnAttempt,
  OwnEnrolmentFilter,
  OwnEnrolmentSortField,
} from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { deadlineDay } from '../dates/days.ts'
import { choosePredicates, countKeysetList, type KeysetList, readKeysetPage } from '../list/keysetPage.ts'
import type { PagePlan } from '../paging.ts'
import { patternsOf } from '../searching.ts'
import { dueSoonDays, type ComplianceState } from './complianceState.ts'
import type { MediumKind } from './completionRules.ts'

/** An enrolment of the caller as the database answers it. */
export interface EnrolmentRow {
  readonly uuid: string
  readonly medium: string
  readonly kind: MediumKind | 'PATH'
  readonly mediumState: MediumState
  readonly titles: Readonly<Record<string, string>>
  readonly summaries: Readonly<Record<string, string>>
  readonly mainLocale: string
  readonly durationMinutes: number | null
  readonly cycle: number
  readonly access: 'REQUESTED' | 'OPEN' | 'DECLINED' | 'CLOSED'
  readonly state: ComplianceState
  readonly isMandatory: boolean
  readonly sources: ('ASSIGNMENT' | 'SELF' | 'MANAGER' | 'PATH' | 'IMPORT')[]
  readonly progress: number
  readonly score: number | null
  readonly completedParts: number | null
  readonly parts: number | null
  readonly dueAt: string | null
  readonly dueOn: string | null
  readonly createdAt: string
  readonly startedAt: string | null
  readonly lastActiveAt: string | null
  readonly completedAt: string | null
  readonly validUntil: string | null
  readonly validUntilDay: string | null
  readonly version: string | null
}

/** The state of an enrolment `t` now. */
export const ownState = `compliance_state(t.started_at, t.completed_at, t.failed_at, t.due_at, t.grace_days, t.valid_until, t.renewal_days,
  t.waived_until, now(), ${dueSoonDays})`

const partsOf = (
  condition: string,
  items: string,
): string => `case m.kind when 'COURSE' then (select count(*)::int from course_item i
  left join part_progress p on p.item = i.uuid and p.enrolment = t.uuid
  where i.course = coalesce(t.version, m.current_version) and i.is_required${condition})
  when 'PATH' then (select sum(${items})::int from path_stage_states(array[t.uuid])) end`

// A path that is archived goes on for who has it.
const mediumState = `case m.kind when 'PATH' then 'PUBLISHED' else m.state end`

/** What an EnrolmentRow is read from `ownEnrolments` by. */
export const ownColumns = `t.uuid, m.uuid as medium, m.kind, ${mediumState} as "mediumState", m.titles, m.summaries, m.main_locale as "mainLocale", m.duration_minutes as "durationMinutes",
  t.cycle, t.access, ${ownState} as state, t.is_mandatory as "isMandatory",
  array(select s.kind from enrolment_source s where s.enrolment = t.uuid and s.ended_at is null order by s.since) as sources,
  t.progress, t.score::float8 as score, ${partsOf(` and p.state = 'COMPLETED'`, 'least(done, needed)')} as "completedParts", ${partsOf('', 'needed')} as parts,
  t.due_at as "dueAt", ${deadlineDay('t.due_at', 't.uuid')} as "dueOn", t.created_at as "createdAt", t.started_at as "startedAt", t.last_active_at as "lastActiveAt",
  t.completed_at as "completedAt", t.valid_until as "validUntil",
  ${deadlineDay('t.valid_until', 't.uuid')} as "validUntilDay", coalesce(t.version, m.current_version) as version`

/** Enrolments with their media and learning paths. */
export const ownEnrolments = 'enrolment t join learning_target m on m.uuid = coalesce(t.medium, t.path)'

/** Of the person whose subject is `$1`. */
export const isOwn = '(select p.uuid from person p where p.subject = $1) = t.person'

export const isLatest = 't.is_latest'

/** What each tab shows; an enrolment that has to be renewed is to do as well as finished. */
const tabs: Readonly<Record<LearningTab, string>> = {
  TO_DO: `t.access in ('OPEN', 'REQUESTED') and (t.started_at is null and ${ownState} <> 'WAIVED' or ${ownState} in ('EXPIRED', 'EXPIRING'))`,
  IN_PROGRESS: `t.access = 'OPEN' and t.started_at is not null and t.completed_at is null and t.failed_at is null and ${ownState} <> 'WAIVED'`,
  FINISHED: `(t.completed_at is not null or t.failed_at is not null or ${ownState} = 'WAIVED' or t.access in ('CLOSED', 'DECLINED'))`,
}

const sortKeys: Readonly<Record<OwnEnrolmentSortField, Pick<KeysetList, 'key' | 'type'>>> = {
  DUE: { key: `coalesce(t.due_at, 'infinity')`, type: 'timestamptz' },
  TITLE: { key: 'm.title', type: 'text' },
  LAST_USED: { key: 'coalesce(t.last_active_at, t.created_at)', type: 'timestamptz' },
  PROGRESS: { key: 't.progress', type: 'int' },
}

function conditionsOf(subject: string, filter: OwnEnrolmentFilter): Pick<KeysetList, 'where' | 'values'> {
  const { where, values } = choosePredicates([
    [isOwn.replace('$1', '$#'), subject],
    ['m.kind = any($#::text[])', filter.kind?.length === 0 ? null : filter.kind],
    ['t.is_mandatory = $#', filter.isMandatory],
    ...patternsOf(filter.search ?? '').map((pattern) => ['fold_text(m.titles::text) like $#', pattern] as const),
  ])
  const tab = filter.tab ?? null
  return { where: [...where, isLatest, ...(tab === null ? [] : [tabs[tab]])], values }
}

/** A page of somebody's enrolments, the latest cycle of each medium. */
export const readOwnEnrolments = (
  sql: Queryable,
  plan: PagePlan<OwnEnrolmentSortField>,
  subject: string,
  filter: OwnEnrolmentFilter,
) =>
  readKeysetPage<EnrolmentRow, OwnEnrolmentSortField>(sql, plan, {
    columns: ownColumns,
    from: ownEnrolments,
    ...sortKeys[plan.field],
    ...conditionsOf(subject, filter),
  })

/** How many of somebody's enrolments match, counted to a cap. */
export const countMatching = (sql: Queryable, subject: string, filter: OwnEnrolmentFilter, cap: number) =>
  countKeysetList(
    sql,
    { columns: ownColumns, from: ownEnrolments, ...sortKeys.DUE, ...conditionsOf(subject, filter) },
    cap,
  )

const counts = `select count(*) filter (where ${tabs.TO_DO})::int as "toDo", count(*) filter (where ${tabs.IN_PROGRESS})::int as "inProgress",
  count(*) filter (where ${tabs.FINISHED})::int as finished from ${ownEnrolments} where ${isOwn} and ${isLatest}`

/** How many enrolments each tab has. */
export async function countOwnEnrolments(sql: Queryable, subject: string): Promise<LearningTabCounts> {
  const { rows } = await sql.query<LearningTabCounts>(counts, [subject])
  return rows[0] ?? { toDo: 0, inProgress: 0, finished: 0 }
}

/** An enrolment by its uuid or one of its attempts, or the latest cycle of a medium. */
export type WhichEnrolment = { readonly uuid: string } | { readonly attempt: string } | { readonly medium: string }

/** One enrolment of somebody; null where they have none, or it is another person's. */
export async function readOwnEnrolment(
  sql: Queryable,
  subject: string,
  which: WhichEnrolment,
): Promise<EnrolmentRow | null> {
  const [name, condition, value] = conditionOf(which)
  if (!isUuid(value)) return null
  const { rows } = await sql.query<EnrolmentRow>({
    // Prepared: players read it with each commit, and its plan costs more than its rows.
    name: `own enrolment by ${name}`,
    text: `select ${ownColumns} from ${ownEnrolments} where ${isOwn} and ${condition} order by t.cycle desc limit 1`,
    values: [subject, value],
  })
  return rows[0] ?? null
}

function conditionOf(which: WhichEnrolment): readonly [name: string, condition: string, value: string] {
  if ('uuid' in which) return ['uuid', 't.uuid = $2', which.uuid]
  if ('attempt' in which)
    return ['attempt', 't.uuid = (select a.enrolment from attempt a where a.uuid = $2)', which.attempt]
  return ['medium', 'coalesce(t.medium, t.path) = $2', which.medium]
}

/** The other cycles of the same person and medium, the latest first. */
export async function readOtherCycles(sql: Queryable, subject: string, row: EnrolmentRow): Promise<EnrolmentRow[]> {
  const { rows } = await sql.query<EnrolmentRow>(
    `select ${ownColumns} from ${ownEnrolments} where ${isOwn} and coalesce(t.medium, t.path) = $2 and t.uuid <> $3 order by t.cycle desc limit 100`,
    [subject, row.medium, row.uuid],
  )
  return rows
}

/** The attempts of an enrolment, the latest first. */
export async function readAttempts(sql: Queryable, enrolment: string): Promise<OwnAttempt[]> {
  const { rows } = await sql.query<OwnAttempt>(
    `select uuid, item, number, state, score::float8 as score, seconds, started_at as "startedAt", ended_at as "endedAt"
      from attempt where enrolment = $1 order by started_at desc, uuid limit 100`,
    [enrolment],
  )
  return rows
}

/** Texts about a medium that only its own page shows. */
export interface MediumTexts {
  readonly descriptions: Readonly<Record<string, string>>
  readonly goals: Readonly<Record<string, string[]>>
}

/** Description and goals of a medium per language. */
export async function readMediumTexts(sql: Queryable, medium: string): Promise<MediumTexts> {
  const { rows } = await sql.query<MediumTexts>('select descriptions, goals from medium where uuid = $1', [medium])
  return rows[0] ?? { descriptions: {}, goals: {} }
}

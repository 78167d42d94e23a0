import type { AccompaniedCertificate, ComplianceState, RelationSight, RelationType } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { deadlineDay } from '../dates/days.ts'
import { dueSoonDays } from '../learning/complianceState.ts'
import { nameInSql } from '../list/keysetPage.ts'
import { relationState } from './relationStore.ts'

export interface AccompaniedRow {
  readonly uuid: string
  readonly learner: string
  readonly name: string
  readonly type: RelationType
  readonly sees: RelationSight[]
  readonly until: string | null
}

export interface AccompaniedItemRow {
  readonly learner: string
  readonly uuid: string
  readonly titles: Readonly<Record<string, string>>
  readonly mainLocale: string
  readonly state: ComplianceState
  readonly dueAt: string | null
  readonly dueOn: string | null
  readonly completedAt: string | null
  readonly score: number | null
}

/** Active relations of a relative. */
export async function listAccompanied(sql: Queryable, relative: string): Promise<AccompaniedRow[]> {
  const { rows } = await sql.query<AccompaniedRow>(
    `select t.uuid, t.learner, coalesce(${nameInSql('l')}, '') as name, t.type, t.sees, t.until::text
      from relation t join person l on l.uuid = t.learner
      where t.relative = $1 and ${relationState('t')} = 'ACTIVE' order by l.sort_name, t.type, t.uuid limit 100`,
    [relative],
  )
  return rows
}

const state = `compliance_state(e.started_at, e.completed_at, e.failed_at, e.due_at, e.grace_days, e.valid_until, e.renewal_days,
  e.waived_until, now(), ${dueSoonDays})`

/** What these people learn, each item in its latest cycle, what is due first. */
export async function listItems(sql: Queryable, learners: readonly string[]): Promise<AccompaniedItemRow[]> {
  const { rows } = await sql.query<AccompaniedItemRow>(
    `select p.uuid as learner, i.* from unnest($1::uuid[]) as p (uuid) cross join lateral (
      select e.uuid, m.titles, m.main_locale as "mainLocale", ${state} as state, e.due_at as "dueAt", ${deadlineDay('e.due_at', 'e.uuid')} as "dueOn", e.completed_at as "completedAt",
        e.score::float as score
      from enrolment e join medium m on m.uuid = e.medium
      where e.person = p.uuid and e.access = 'OPEN' and not exists (select from enrolment l where l.person = e.person
        and l.medium = e.medium and l.cycle > e.cycle and l.access = 'OPEN')
      order by e.completed_at is not null, e.due_at nulls last, e.uuid limit 100) i`,
    [learners],
  )
  return rows
}

/** Certificates of these people that hold. */
export async function listCertificates(
  sql: Queryable,
  learners: readonly string[],
): Promise<(AccompaniedCertificate & { readonly learner: string })[]> {
  const { rows } = await sql.query<AccompaniedCertificate & { learner: string }>(
    `select person as learner, uuid, title, issued_at as "issuedAt", valid_until::text as "validUntil" from issued_certificate
      where person = any($1::uuid[]) and revoked_at is null and superseded_by is null order by issued_at desc, uuid`,
    [learners],
  )
  return rows
}

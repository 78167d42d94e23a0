import type { NewAward } from './notifyNewAwards.ts'
import type { BadgeKind } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { nameInSql } from '../list/keysetPage.ts'
import type { BadgeValues } from './badgeTypes.ts'

/** An award of a person with the version it was made for. */
export interface EarnedRow extends BadgeValues {
  readonly uuid: string
  readonly kind: BadgeKind
  readonly awardedAt: string
  readonly awardedBy: string | null
  readonly reason: string | null
  readonly isShown: boolean
  readonly isSeen: boolean
  readonly code: string
}

const earned = `select a.uuid, b.kind, v.names, v.descriptions, v.image, v.rule, a.awarded_at as "awardedAt", ${nameInSql('g')} as "awardedBy",
    a.reason, a.is_shown as "isShown", a.seen_at is not null as "isSeen", a.code
  from badge_award a join badge b on b.uuid = a.badge join badge_version v on v.uuid = a.version left join person g on g.uuid = a.awarded_by
  where a.person = $1 and a.revoked_at is null order by a.awarded_at desc, a.uuid limit 500`

/** The awards of a person that were not revoked, the latest first. */
export const readEarned = async (sql: Queryable, person: string): Promise<readonly EarnedRow[]> =>
  (await sql.query<EarnedRow>(earned, [person])).rows

/** An active badge that a person does not have. */
export interface OpenRow extends BadgeValues {
  readonly uuid: string
  readonly kind: BadgeKind
  /** How far the person is with each condition. */
  readonly done: readonly number[]
}

// Without conditions it comes by hand alone, so there is nothing to work towards. A course badge is open to those who are enrolled
// in one of its media or paths, or may enrol themselves.
const open = `select b.uuid, b.kind, v.names, v.descriptions, v.image, v.rule, d.done
  from badge b join badge_version v on v.uuid = b.current_version
    cross join lateral (select array_agg(coalesce((select p.done from badge_condition_progress(c.condition, array[$1::uuid]) p), 0) order by c.place) as done
      from jsonb_array_elements(v.rule -> 'conditions') with ordinality c (condition, place)) d
  where b.state = 'ACTIVE' and jsonb_array_length(v.rule -> 'conditions') > 0
    and not exists (select from badge_award a where a.badge = b.uuid and a.person = $1)
    and not exists (select from badge_exemption x where x.badge = b.uuid and x.person = $1)
    and (b.kind = 'SYSTEM' or exists (select from jsonb_path_query(v.rule, '$.conditions[*].media[*]') m (uuid)
      join (select uuid, state, booking from medium union all select uuid, state, booking from learning_path) w on w.uuid = (m.uuid #>> '{}')::uuid
      where (w.state = 'PUBLISHED' and w.booking <> 'ASSIGNED_ONLY') or exists (
        select from enrolment e where e.person = $1 and (e.medium = w.uuid or e.path = w.uuid) and e.access <> 'DECLINED')))
  order by b.created_at, b.uuid limit 200`

/** The active badges that a person does not have and can earn. */
export const readOpen = async (sql: Queryable, person: string): Promise<readonly OpenRow[]> =>
  (await sql.query<OpenRow>(open, [person])).rows

/** @returns whether it is an award of the person that was not revoked */
export async function setShown(sql: Queryable, person: string, award: string, isShown: boolean): Promise<boolean> {
  const { rowCount } = await sql.query(
    'update badge_award set is_shown = $3 where uuid = $2 and person = $1 and revoked_at is null',
    [person, award, isShown],
  )
  return rowCount === 1
}

/** The person was told of all their badges. */
/** At most 20. */
export const readUnseen = async (sql: Queryable, person: string): Promise<readonly NewAward[]> =>
  (
    await sql.query<NewAward>(
      `select a.uuid, a.person, v.names from badge_award a join badge_version v on v.uuid = a.version
        where a.person = $1 and a.seen_at is null and a.revoked_at is null order by a.awarded_at desc, a.uuid limit 20`,
      [person],
    )
  ).rows

export async function markSeen(sql: Queryable, person: string): Promise<void> {
  await sql.query(
    'update badge_award set seen_at = now() where person = $1 and seen_at is null and revoked_at is null',
    [person],
  )
}

/** The uuid of the caller; null for somebody who is not known yet. */
export async function findPerson(sql: Queryable, subject: string): Promise<string | null> {
  const { rows } = await sql.query<{ uuid: string }>('select uuid from person where subject = $1', [subject])
  return rows[0]?.uuid ?? null
}

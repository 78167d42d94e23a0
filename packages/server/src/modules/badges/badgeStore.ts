import type { BadgePreview, GivenBadge } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { nameInSql, readKeysetPage } from '../list/keysetPage.ts'
import type { PagePlan } from '../paging.ts'
import type { BadgeRow, BadgeValues, StoredRule, Titles } from './badgeTypes.ts'

const badges = `select b.uuid, b.kind, b.state, b.revision, v.names, v.descriptions, v.image, v.rule, v.number as version,
    v.published_at is null as "hasDraft", coalesce(a.awards, 0) as "awardCount", a.latest as "lastAwardedAt"
  from badge b
    join lateral (select * from badge_version o where o.badge = b.uuid order by o.number desc limit 1) v on true
    left join (select badge, count(*)::int as awards, max(awarded_at) as latest from badge_award where revoked_at is null group by badge) a
      on a.badge = b.uuid`

/** All badges of a kind, archived ones last, the latest first. */
export const readBadges = async (sql: Queryable, kind: string): Promise<readonly BadgeRow[]> =>
  (
    await sql.query<BadgeRow>(
      `${badges} where b.kind = $1 order by b.state = 'ARCHIVED', b.created_at desc, b.uuid limit 500`,
      [kind],
    )
  ).rows

/** Null where there is none. @param lock keeps it as it is until the transaction ends */
export async function findBadge(sql: Queryable, uuid: string, lock = false): Promise<BadgeRow | null> {
  if (lock) await sql.query('select from badge where uuid = $1 for update', [uuid])
  return (await sql.query<BadgeRow>(`${badges} where b.uuid = $1`, [uuid])).rows[0] ?? null
}

/** The titles of media and paths in a language, or else in their main one. */
export async function readTitles(sql: Queryable, media: readonly string[], locale: string): Promise<Titles> {
  if (media.length === 0) return new Map()
  const { rows } = await sql.query<{ uuid: string; title: string }>(
    'select uuid, coalesce(titles ->> $2, title) as title from learning_target where uuid = any($1)',
    [[...new Set(media)], locale],
  )
  return new Map(rows.map(({ uuid, title }) => [uuid, title]))
}

const preview = `select count(*)::int as people, min(m.met_at) as "firstMetAt", max(m.met_at) as "lastMetAt",
    coalesce((select array_agg(c.people order by c.place) from (
      select o.place, (select count(*)::int from badge_condition_progress(o.condition, null) p
        join person w on w.uuid = p.person and w.status in ('ACTIVE', 'INVITED') where p.done >= p.goal) as people
      from jsonb_array_elements($1::jsonb -> 'conditions') with ordinality o (condition, place)) c), '{}') as conditions
  from badge_matches($1::jsonb) m
  where not exists (select from badge_award a where (a.badge, a.person, a.cycle) = ($2::uuid, m.person, m.cycle))`

const nobody: BadgePreview = { people: 0, conditions: [], firstMetAt: null, lastMetAt: null }

/** Who meets a rule now and has not been awarded the badge. */
export const previewRule = async (sql: Queryable, rule: StoredRule, badge: string | null): Promise<BadgePreview> =>
  (await sql.query<BadgePreview>(preview, [JSON.stringify(rule), badge])).rows[0] ?? nobody

/** A page of the awards of a badge. */
export const readAwards = (sql: Queryable, plan: PagePlan<'AWARDED'>, badge: string) =>
  readKeysetPage<GivenBadge, 'AWARDED'>(sql, plan, {
    columns: `t.uuid, t.person, coalesce(${nameInSql('p')}, '') as name, t.awarded_at as "awardedAt", ${nameInSql('g')} as "awardedBy",
      t.reason, t.revoked_at as "revokedAt", t.revoked_reason as "revokedReason"`,
    from: 'badge_award t join person p on p.uuid = t.person left join person g on g.uuid = t.awarded_by',
    key: 't.awarded_at',
    where: ['t.badge = $1'],
    values: [badge],
  })

export async function insertBadge(sql: Queryable, uuid: string, kind: string, subject: string): Promise<void> {
  await sql.query(
    'insert into badge (uuid, kind, created_by) select $1, $2, (select uuid from person where subject = $3)',
    [uuid, kind, subject],
  )
}

const saveVersion = `insert into badge_version (uuid, badge, number, names, descriptions, image, rule)
  values ($1, $2, (select coalesce(max(number), 0) + 1 from badge_version where badge = $2), $3, $4, $5, $6)
  on conflict (badge) where published_at is null do update
    set names = excluded.names, descriptions = excluded.descriptions, image = excluded.image, rule = excluded.rule`

/** Changes the draft of a badge, or begins one. */
export async function saveDraft(sql: Queryable, version: string, badge: string, values: BadgeValues): Promise<void> {
  const { names, descriptions, image, rule } = values
  await sql.query(saveVersion, [version, badge, names, descriptions, image, JSON.stringify(rule)])
}

/** Counts a change of a badge. */
export async function touchBadge(sql: Queryable, badge: string, state: string | null = null): Promise<void> {
  await sql.query(
    'update badge set revision = revision + 1, updated_at = now(), state = coalesce($2, state) where uuid = $1',
    [badge, state],
  )
}

/** Makes the draft the published version, where there is one. */
export async function publishDraft(sql: Queryable, badge: string, subject: string): Promise<void> {
  await sql.query(
    `with published as (
      update badge_version set published_at = now(), published_by = (select uuid from person where subject = $2)
      where badge = $1 and published_at is null returning uuid
    ) update badge set current_version = published.uuid from published where badge.uuid = $1`,
    [badge, subject],
  )
}

/** Those who were left out at an earlier publication can be awarded the badge again. */
export const endExemptions = (sql: Queryable, badge: string) =>
  sql.query('delete from badge_exemption where badge = $1', [badge])

const nextMatches = `select distinct m.person from badge b join badge_version v on v.uuid = b.current_version
    cross join lateral badge_matches(v.rule) m
  where b.uuid = $1 and b.state = 'ACTIVE' and not exists (select from badge_award a where (a.badge, a.person, a.cycle) = (b.uuid, m.person, m.cycle))
  order by m.person limit $2`

/** Awards an active badge to the next people who meet its rule and do not have it. @returns how many awards were made */
export async function awardNext(sql: Queryable, badge: string, most: number): Promise<number> {
  const { rows } = await sql.query<{ person: string }>(nextMatches, [badge, most])
  const people = rows.map(({ person }) => person)
  await sql.query('select from person where uuid = any($1::uuid[]) order by uuid for no key update', [people])
  const { rows: done } = await sql.query<{ awarded: number }>('select award_badges($1, null, null, $2) as awarded', [
    people,
    badge,
  ])
  return done[0]?.awarded ?? 0
}

/** Awards a badge to everyone who meets its rule. @returns how many */
export async function awardAll(sql: Queryable, badge: string): Promise<number> {
  const { rows } = await sql.query<{ awarded: number }>('select award_badges(null, null, null, $1) as awarded', [badge])
  return rows[0]?.awarded ?? 0
}

/** Leaves out everyone who meets the rule of a badge today. */
export async function exemptAll(sql: Queryable, badge: string): Promise<void> {
  await sql.query(
    `insert into badge_exemption (badge, person, cycle)
      select $1, m.person, m.cycle from badge b join badge_version v on v.uuid = b.current_version cross join lateral badge_matches(v.rule) m
      where b.uuid = $1 on conflict do nothing`,
    [badge],
  )
}

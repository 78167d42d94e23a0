import type { GivenRating, GivenRatingFilter, RatingCounts, RatingState } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import type { MediumRow } from '../learning/learningMapper.ts'
import { type KeysetList, nameInSql, readKeysetPage } from '../list/keysetPage.ts'
import type { PagePlan } from '../paging.ts'
import { isUnitInScope, type Scope } from '../scope.ts'

/** What people say of a medium. */
export interface RatingValues {
  readonly stars: number
  readonly comment: string | null
  readonly isAnonymous: boolean
}

/** A rating of the caller as the database answers it. */
export interface OwnRatingRow extends RatingValues {
  readonly uuid: string
  readonly state: RatingState
  readonly ratedAt: string
  readonly revision: number
}

/** A completed medium without a rating. */
export interface UnratedRow extends MediumRow {
  readonly uuid: string
  readonly completedAt: string
}

const mediumColumns = `m.uuid as medium, m.kind, m.titles, m.summaries, m.main_locale as "mainLocale", m.duration_minutes as "durationMinutes"`
const ratingColumns = `t.uuid, t.stars, t.comment, t.is_anonymous as "isAnonymous", t.state, t.rated_at as "ratedAt", t.revision`

const unrated: Omit<KeysetList, 'values'> = {
  columns: `t.uuid, t.completed_at as "completedAt", ${mediumColumns}`,
  from: 'enrolment t join medium m on m.uuid = t.medium',
  key: 't.completed_at',
  where: [
    `t.person = $1 and t.completed_at is not null and m.state <> 'ARCHIVED'`,
    `not exists (select from enrolment o where o.person = t.person and o.medium = t.medium and o.cycle > t.cycle and o.completed_at is not null)`,
    'not exists (select from rating r where r.person = t.person and r.medium = t.medium)',
    'not exists (select from rating_dismissal d where d.person = t.person and d.medium = t.medium)',
  ],
}

/** A page of the completed media that somebody has neither rated nor dismissed. */
export const readUnrated = (sql: Queryable, plan: PagePlan<'COMPLETED'>, person: string) =>
  readKeysetPage<UnratedRow, 'COMPLETED'>(sql, plan, { ...unrated, values: [person] })

/** A page of somebody's ratings. */
export const readOwnRatings = (sql: Queryable, plan: PagePlan<'RATED'>, person: string) =>
  readKeysetPage<OwnRatingRow & MediumRow, 'RATED'>(sql, plan, {
    columns: `${ratingColumns}, ${mediumColumns}`,
    from: 'rating t join medium m on m.uuid = t.medium',
    key: 't.rated_at',
    where: ['t.person = $1'],
    values: [person],
  })

/** A page of the published ratings of a medium; names of anonymous ones are never read. */
export const readGivenRatings = (
  sql: Queryable,
  plan: PagePlan<'RATED'>,
  medium: string,
  { stars, hasComment }: GivenRatingFilter,
) =>
  readKeysetPage<GivenRating, 'RATED'>(sql, plan, {
    columns: `t.uuid, t.stars, t.comment, case when not t.is_anonymous then ${nameInSql('p')} end as name, t.rated_on::text as "ratedOn"`,
    from: 'rating t join person p on p.uuid = t.person',
    key: 't.rated_on',
    type: 'date',
    where: [
      `t.medium = $1 and t.state = 'PUBLISHED'`,
      ...(stars === null || stars === undefined ? [] : ['t.stars = $2']),
      ...(hasComment === null || hasComment === undefined ? [] : [`t.comment is ${hasComment ? 'not null' : 'null'}`]),
    ],
    values: stars === null || stars === undefined ? [medium] : [medium, stars],
  })

/** How many media somebody could rate, and how many they have rated. */
export async function countRatings(sql: Queryable, person: string): Promise<RatingCounts> {
  const { rows } = await sql.query<RatingCounts>(
    `select (select count(*)::int from ${unrated.from} where ${unrated.where.join(' and ')}) as unrated,
      (select count(*)::int from rating where person = $1) as given`,
    [person],
  )
  return rows[0] ?? { unrated: 0, given: 0 }
}

/** The uuid of the caller; null for somebody who is not known yet. */
export async function findPerson(sql: Queryable, subject: string): Promise<string | null> {
  const { rows } = await sql.query<{ uuid: string }>('select uuid from person where subject = $1', [subject])
  return rows[0]?.uuid ?? null
}

/** A medium that somebody has completed or rated. */
export interface RateableRow extends MediumRow {
  readonly completedAt: string | null
}

const rateable = `select ${mediumColumns}, e.completed_at as "completedAt"
  from medium m
  left join lateral (select max(t.completed_at) as completed_at from enrolment t where t.medium = m.uuid and t.person = $1) e on true
  where m.uuid = $2 and (e.completed_at is not null or exists (select from rating r where r.medium = m.uuid and r.person = $1))`

/** Null where somebody has neither completed nor rated the medium. */
export const findRateable = async (sql: Queryable, person: string, medium: string): Promise<RateableRow | null> =>
  (await sql.query<RateableRow>(rateable, [person, medium])).rows[0] ?? null

/** Somebody's rating of a medium; null without one. @param lock keeps it as it is until the transaction ends */
export async function findRating(
  sql: Queryable,
  person: string,
  medium: string,
  lock = false,
): Promise<OwnRatingRow | null> {
  const text = `select ${ratingColumns} from rating t where t.person = $1 and t.medium = $2 ${lock ? 'for update' : ''}`
  return (await sql.query<OwnRatingRow>(text, [person, medium])).rows[0] ?? null
}

const save = `insert into rating (person, medium, stars, comment, is_anonymous) values ($1, $2, $3, $4, $5)
  on conflict (person, medium) do update set stars = excluded.stars, comment = excluded.comment, is_anonymous = excluded.is_anonymous,
    state = 'PUBLISHED', rated_at = excluded.rated_at, rated_on = excluded.rated_on, updated_at = now(), revision = rating.revision + 1`

/** Publishes a rating, in place of an earlier one. */
export async function saveRating(sql: Queryable, person: string, medium: string, values: RatingValues): Promise<void> {
  await sql.query(save, [person, medium, values.stars, values.comment, values.isAnonymous])
}

/** Takes a rating back. */
export async function withdrawRating(sql: Queryable, uuid: string): Promise<void> {
  await sql.query(
    `update rating set state = 'WITHDRAWN', updated_at = now(), revision = revision + 1 where uuid = $1`,
    [uuid],
  )
}

/** Keeps a medium that somebody has completed from being listed as unrated. */
export async function dismissMedium(sql: Queryable, person: string, medium: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `insert into rating_dismissal (person, medium)
      select $1, $2 where exists (select from enrolment where person = $1 and medium = $2 and completed_at is not null)
      on conflict (person, medium) do update set medium = excluded.medium`,
    [person, medium],
  )
  return rowCount === 1
}

/** Whether the caller manages the unit that owns a medium. */
export async function isManagedMedium(sql: Queryable, scope: Scope, medium: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `select from medium m where m.uuid = $1 and ${isUnitInScope(scope, 'm.owner_unit', '$2')}`,
    scope.manager === null ? [medium] : [medium, scope.manager],
  )
  return rowCount === 1
}

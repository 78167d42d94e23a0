import type { RecommendationReason } from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import { isVisibleInCatalogue } from '../../learning/catalogueVisibility.ts'
import { catalogueColumns, ownEnrolment, type CatalogueRow } from '../catalogueRow.ts'

/** A medium to recommend, and why. */
export interface RecommendationRow extends CatalogueRow {
  readonly reason: RecommendationReason
  /** Titles of the completed medium that the reason names, and its main language. */
  readonly becauseTitles: Readonly<Record<string, string>> | null
  readonly becauseLocale: string | null
}

/** For whom, and in which language they read. */
export interface Reader {
  readonly subject: string
  readonly locale: string
}

/*
  Limits keep the statement short however many people there are: the last media the person completed, and of each the last people
  who completed it.
*/
const ownMedia = 10
const others = 300
/** Fewer people say nothing, and could be recognised. */
const fewestPeople = 3
const newDays = 30
const unitDays = 180

/** Of each reason so many media are looked at. */
const mostOfAReason = 200

/** The person, and what they have. `$1` subject, `$2` locale. */
const reader = `person as materialized (select p.uuid, array_remove(array[$2, p.locale], null) as locales from person p where p.subject = $1),
  own as materialized (select e.medium, max(e.completed_at) as completed_at
    from enrolment e join person on e.person = person.uuid where e.medium is not null group by e.medium)`

/** Whether a medium `m` may be recommended to the person. */
const isEligible = `m.booking <> 'ASSIGNED_ONLY' and ${isVisibleInCatalogue('m', '(select uuid from person)')}
  and (m.languages = '{}' or m.languages && (select locales from person))
  and not exists (select from own where own.medium = m.uuid)
  and not exists (select from dismissed_recommendation d where d.person = (select uuid from person) and d.medium = m.uuid)`

const signals = `latest as (select o.medium from own o where o.completed_at is not null order by o.completed_at desc limit ${ownMedia}),
  peers as materialized (select l.medium as source, e.person, count(*) over (partition by l.medium) as of_source
    from latest l cross join lateral (
      select e.person from enrolment e where e.medium = l.medium and e.completed_at is not null and e.person <> (select uuid from person)
      order by e.completed_at desc limit ${others}) e),
  together as (select e.medium, p.source, count(distinct e.person) / sqrt(max(p.of_source)::float8) as weight
    from peers p join enrolment e on e.person = p.person and e.completed_at is not null and e.medium is not null
    where e.medium not in (select o.medium from own o)
    group by e.medium, p.source having count(distinct e.person) >= ${fewestPeople} order by 3 desc limit ${mostOfAReason}),
  -- Popular with everybody says little about this person.
  best as (select distinct on (t.medium) t.medium, t.source, t.weight / sqrt(greatest((
      select count(*) from enrolment e where e.medium = t.medium and e.completed_at is not null), 1)::float8) as value
    from together t order by t.medium, 3 desc),
  unit_starts as (select d.medium, sum(d.starts)::float8 as starts from learning_day d
    where d.unit in (select um.unit from unit_membership um where um.person = (select uuid from person))
      and d.day >= current_date - ${unitDays} group by d.medium having sum(d.starts) >= ${fewestPeople}
    order by 2 desc limit ${mostOfAReason}),
  same_category as (select mc.medium from medium_category mc join medium_search s on s.medium = mc.medium
    where mc.category in (select oc.category from own o join medium_category oc on oc.medium = o.medium)
    group by mc.medium, s.listed_at order by s.listed_at desc, mc.medium limit ${mostOfAReason}),
  reasons (medium, reason, value, source) as (
    select medium, 'TOGETHER', 3 * value, source from best
    union all select medium, 'UNIT', starts / max(starts) over (), null from unit_starts
    union all select medium, 'CATEGORY', 0.5, null from same_category
    union all (select s.medium, 'NEW', 0.25, null from medium_search s where s.listed_at > now() - interval '${newDays} days'
      order by s.listed_at desc, s.medium limit ${mostOfAReason}))`

/** Each medium with the sum of its reasons and the weightiest of them. */
const ranked = `select r.medium, sum(r.value) as score, (array_agg(r.reason order by r.value desc))[1] as reason,
    (array_agg(r.source order by r.value desc))[1] as source
  from reasons r group by r.medium`

const rows = (
  source: string,
): string => `select ${catalogueColumns}, x.reason, b.titles as "becauseTitles", b.main_locale as "becauseLocale"
  from (${source}) x
  join lateral (select m.*, x.listed_at from medium m where m.uuid = x.uuid) t on true
  left join medium b on b.uuid = x.source ${ownEnrolment('(select uuid from person)')}`

const builtIn = `with ${reader}, ${signals}, ranked as materialized (${ranked})
  ${rows(`select m.uuid, s.listed_at, r.reason, r.score, r.source from ranked r join medium m on m.uuid = r.medium
      join medium_search s on s.medium = m.uuid
    where ${isEligible} and m.uuid <> all($3::uuid[]) order by r.score desc, s.listed_at desc, m.uuid limit $4`)}
  order by x.score desc, x.listed_at desc, x.uuid`

/** The media that suit a person best, by what others completed, their units, their categories and what is new. */
export const readRecommendations = async (
  sql: Queryable,
  { subject, locale }: Reader,
  count: number,
  without: readonly string[],
): Promise<readonly RecommendationRow[]> =>
  (await sql.query<RecommendationRow>(builtIn, [subject, locale, without, count])).rows

const named = `with ${reader}
  ${rows(`select m.uuid, s.listed_at, 'SERVICE' as reason, null::uuid as source, n.place
    from unnest($3::uuid[]) with ordinality n (uuid, place) join medium m on m.uuid = n.uuid join medium_search s on s.medium = m.uuid
    where ${isEligible}`)}
  order by x.place limit $4`

/** Of these media those that a person may be recommended, in their order. */
export const readSuggested = async (
  sql: Queryable,
  { subject, locale }: Reader,
  count: number,
  media: readonly string[],
): Promise<readonly RecommendationRow[]> =>
  media.length === 0 ? [] : (await sql.query<RecommendationRow>(named, [subject, locale, media, count])).rows

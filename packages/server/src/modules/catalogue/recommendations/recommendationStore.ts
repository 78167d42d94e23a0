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

/** The person, what they may be recommended, and what they completed. `$1` subject, `$2` locale. */
const candidates = `person as materialized (select p.uuid, array_remove(array[$2, p.locale], null) as locales from person p where p.subject = $1),
  own as materialized (select e.medium, max(e.completed_at) as completed_at, max(e.last_active_at) as last_active_at
    from enrolment e join person on e.person = person.uuid where e.medium is not null group by e.medium),
  eligible as materialized (select m.uuid, s.listed_at from person cross join medium m join medium_search s on s.medium = m.uuid
    where m.booking <> 'ASSIGNED_ONLY' and ${isVisibleInCatalogue('m', '(select uuid from person)')}
      and (m.languages = '{}' or m.languages && person.locales)
      and not exists (select from own where own.medium = m.uuid)
      and not exists (select from dismissed_recommendation d where d.person = person.uuid and d.medium = m.uuid))`

const signals = `latest as (select o.medium from own o where o.completed_at is not null order by o.completed_at desc limit ${ownMedia}),
  peers as (select l.medium as source, e.person from latest l cross join lateral (
    select e.person from enrolment e where e.medium = l.medium and e.completed_at is not null and e.person <> (select uuid from person)
    order by e.completed_at desc limit ${others}) e),
  together as (select e.medium, p.source, count(distinct e.person) as people,
      count(distinct e.person) / sqrt((select count(*) from peers q where q.source = p.source)::float8) as weight
    from peers p join enrolment e on e.person = p.person and e.completed_at is not null and e.medium is not null
    join eligible c on c.uuid = e.medium group by e.medium, p.source having count(distinct e.person) >= ${fewestPeople}),
  -- Popular with everybody says little about this person.
  best as (select distinct on (t.medium) t.medium, t.source, t.weight / sqrt(greatest((
      select count(*) from enrolment e where e.medium = t.medium and e.completed_at is not null), 1)::float8) as value
    from together t order by t.medium, 3 desc),
  unit_starts as (select d.medium, sum(d.starts) as starts from learning_day d
    where d.unit in (select um.unit from unit_membership um where um.person = (select uuid from person))
      and d.day >= current_date - ${unitDays} group by d.medium having sum(d.starts) >= ${fewestPeople}),
  unit_most as (select greatest(max(starts), 1) as starts from unit_starts),
  own_categories as (select distinct mc.category from own o join medium_category mc on mc.medium = o.medium)`

const ranked = `select c.uuid, c.listed_at, b.source, v.reason, v.value, sum(v.value) over (partition by c.uuid) as score,
    row_number() over (partition by c.uuid order by v.value desc) as place
  from eligible c left join best b on b.medium = c.uuid left join unit_starts u on u.medium = c.uuid
  cross join lateral (values
    ('TOGETHER', 3 * coalesce(b.value, 0)),
    ('UNIT', coalesce(u.starts::float8 / (select starts from unit_most), 0)),
    ('CATEGORY', case when exists (select from medium_category mc join own_categories o using (category) where mc.medium = c.uuid) then 0.5 else 0 end),
    ('NEW', case when c.listed_at > now() - interval '${newDays} days' then 0.25 else 0 end)) v (reason, value)`

const rows = (
  source: string,
): string => `select ${catalogueColumns}, x.reason, b.titles as "becauseTitles", b.main_locale as "becauseLocale"
  from (${source}) x
  join lateral (select m.*, x.listed_at from medium m where m.uuid = x.uuid) t on true
  left join medium b on b.uuid = x.source ${ownEnrolment('(select uuid from person)')}`

const builtIn = `with ${candidates}, ${signals}, ranked as (${ranked})
  ${rows(`select r.uuid, r.listed_at, r.reason, r.score, case when r.reason = 'TOGETHER' then r.source end as source
    from ranked r where r.place = 1 and r.score > 0 and r.uuid <> all($3::uuid[]) order by r.score desc, r.listed_at desc, r.uuid limit $4`)}
  order by x.score desc, x.listed_at desc, x.uuid`

/** The media that suit a person best, by what others completed, their units, their categories and what is new. */
export const readRecommendations = async (
  sql: Queryable,
  { subject, locale }: Reader,
  count: number,
  without: readonly string[],
): Promise<readonly RecommendationRow[]> =>
  (await sql.query<RecommendationRow>(builtIn, [subject, locale, without, count])).rows

const named = `with ${candidates}
  ${rows(`select c.uuid, c.listed_at, 'SERVICE' as reason, null::uuid as source, n.place from unnest($3::uuid[]) with ordinality n (uuid, place) join eligible c using (uuid)`)}
  order by x.place limit $4`

/** Of these media those that a person may be recommended, in their order. */
export const readSuggested = async (
  sql: Queryable,
  { subject, locale }: Reader,
  count: number,
  media: readonly string[],
): Promise<readonly RecommendationRow[]> =>
  media.length === 0 ? [] : (await sql.query<RecommendationRow>(named, [subject, locale, media, count])).rows

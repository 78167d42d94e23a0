import type { MediaFigures } from '@somo/graphql/schema'

/** Sums of a selection, as the statements below answer them. */
export interface SumRow {
  readonly isShown: boolean
  readonly starts: number
  readonly completions: number
  readonly people: number
  readonly rate: number | null
  readonly score: number | null
  readonly seconds: number | null
}

/** Figures of fewer people are not shown, and no difference of a unit to one above it that tells of fewer. */
export const fewestPeople = 5

/** What may be shown of sums; null: too few people. */
export const toFigures = ({
  isShown,
  starts,
  completions,
  people,
  rate,
  score,
  seconds,
}: SumRow): MediaFigures | null =>
  isShown ? { starts, completions, people, completionRate: rate, meanScore: score, meanSeconds: seconds } : null

/** Sums of `learning_start` as columns. @param from the placeholder of the first day */
const startSums = (from: string): string =>
  `coalesce(sum(s.starts) filter (where s.previous is null or s.previous < ${from}), 0)::int as people,
   sum(s.starts)::int as started, sum(s.finished)::int as finished`

/** What is shown of sums, as columns: `d` has the sums of days, `r` those of starts. */
const shares = `r.finished::float8 / nullif(r.started, 0) as rate,
  d.score_sum / nullif(d.score_count, 0) as score,
  round(d.seconds / nullif(d.timed, 0))::int as seconds`

/** Placeholders of a selection. */
export interface SelectionPlaces {
  readonly unit: string
  readonly wider: string
  readonly from: string
  readonly periods: string
}

/**
 * `means`: media and kinds of results whose mean is shown. At least 5 people are behind it, and as many or none behind its difference
 * to the same mean of a unit above, of a longer period, or of both (docs/decisions/0220).
 */
const means = ({ unit, wider, from, periods }: SelectionPlaces, medium: string | null): string => `
  result_people as (
    select s.medium, s.kind, s.unit, p.since,
      coalesce(sum(s.people) filter (where s.week >= ${from} and (s.previous is null or s.previous < ${from})), 0)::int as inside,
      coalesce(sum(s.people) filter (where s.week < ${from} and (s.previous is null or s.previous < p.since)), 0)::int as before
    from learning_result s join unnest(${periods}) p (since) on s.week >= p.since
    where s.unit = any(${wider} || ${unit}) ${medium === null ? '' : `and s.medium = ${medium}`} group by s.medium, s.kind, s.unit, p.since
  ), means as (
    select o.medium, o.kind from result_people o where o.unit = ${unit} and o.since = ${from} and o.inside >= ${fewestPeople}
      and not exists (select from result_people w where w.medium = o.medium and w.kind = o.kind
        and greatest(w.before, w.inside - o.inside) between 1 and ${fewestPeople - 1})
  )`

const hasMean = (kind: 'SCORE' | 'TIME'): string => `d.medium in (select medium from means where kind = '${kind}')`

/** Sums of `learning_week` as columns; of scores and times those of media whose mean is shown, so that a total tells no hidden one. */
const daySums = `sum(d.starts)::int as starts, sum(d.completions)::int as completions,
  sum(greatest(d.attempts, d.completions)) filter (where ${hasMean('TIME')})::int as timed,
  sum(d.seconds) filter (where ${hasMean('TIME')})::float8 as seconds,
  sum(d.score_sum) filter (where ${hasMean('SCORE')})::float8 as score_sum,
  sum(d.score_count) filter (where ${hasMean('SCORE')})::int as score_count`

/**
 * The figures of every medium that people of the unit started or completed, one row each: `medium`, the sums, `is_shown`. Weeks and starts are read by
 * the indexes on (unit, week); no event and no attempt is read.
 */
export const mediaFigures = ({ unit, wider, from, periods }: SelectionPlaces): string => `
  with ${means({ unit, wider, from, periods }, null)}, days as (
    select d.medium, ${daySums} from learning_week d where d.unit = ${unit} and d.week >= ${from} group by d.medium
  ), reach as (
    select s.medium, s.unit, ${startSums(from)} from learning_start s
    where s.unit = any(${wider} || ${unit}) and s.week >= ${from} and s.medium is not null group by s.medium, s.unit
  ), hidden as (
    select w.medium from reach w left join reach r on r.medium = w.medium and r.unit = ${unit}
    where w.unit <> ${unit} and r.people > 0 and w.people - r.people between 1 and ${fewestPeople - 1}
  ), cells as (
    select d.medium, d.starts, d.completions, coalesce(r.people, 0) as people, ${shares},
      greatest(coalesce(r.people, 0), d.completions) as size,
      greatest(coalesce(r.people, 0), d.completions) >= ${fewestPeople} and d.medium not in (select medium from hidden) as is_enough
    from days d left join reach r on r.medium = d.medium and r.unit = ${unit}
    where d.starts > 0 or d.completions > 0
  ), ranked as (
    select c.*, count(*) filter (where not c.is_enough) over () as hidden_count,
      coalesce(sum(c.size) filter (where not c.is_enough) over (), 0) as hidden_size,
      row_number() over (partition by c.is_enough order by c.size, c.medium) as place
    from cells c
  )
  select k.*,
    -- The total of all media is shown. One hidden medium, or a few small ones, could be told from it; the smallest other one hides them.
    k.is_enough and not (k.place = 1 and k.hidden_count > 0 and (k.hidden_count = 1 or k.hidden_size < ${fewestPeople})) as is_shown
  from ranked k`

/** The figures of all media together, or of one: one row. @param medium its placeholder; null for all */
export const unitFigures = ({ unit, wider, from, periods }: SelectionPlaces, medium: string | null): string => `
  with ${means({ unit, wider, from, periods }, medium)}, reach as (
    select s.unit, ${startSums(from)} from learning_start s
    where s.unit = any(${wider} || ${unit}) and s.week >= ${from} and s.medium ${medium === null ? 'is null' : `= ${medium}`} group by s.unit
  ), d as (
    select ${daySums} from learning_week d where d.unit = ${unit} and d.week >= ${from} ${medium === null ? '' : `and d.medium = ${medium}`}
  )
  select coalesce(d.starts, 0) as starts, coalesce(d.completions, 0) as completions, coalesce(r.people, 0) as people, ${shares},
    coalesce(d.starts, 0) + coalesce(d.completions, 0) = 0
      or ${medium === null ? 'coalesce(r.people, 0)' : 'greatest(coalesce(r.people, 0), d.completions)'} >= ${fewestPeople}
      and not exists (select from reach w where w.unit <> ${unit} and r.people > 0 and w.people - r.people between 1 and ${fewestPeople - 1}) as "isShown"
  from d left join reach r on r.unit = ${unit}`

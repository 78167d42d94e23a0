import type { Pool } from 'pg'

const media = 200

const addMedia = `with made as (
    insert into medium (uuid, kind, main_locale, titles, owner_unit)
    select gen_random_uuid(), (array['PAGE', 'VIDEO', 'SCORM', 'COURSE'])[1 + n % 4], 'en', jsonb_build_object('en', 'Growth ' || n), g.uuid
    from generate_series(1, ${media}) n cross join (select uuid from unit where is_general) g returning uuid
  ) select count(*) from made`

/*
  What the triggers would have summed of a year of enrolments: `$1` starts a person, each in another medium and week, three of four
  finished a week later. The events themselves are left out, as no page reads them.
*/
const learned = `create temporary table learned on commit drop as
  select a.ancestor as unit, m.uuid as medium, installation_day() - ((s.n * 7919 + p.id * 31 + s.n * p.id) % 364)::int as day, p.id, s.n
  from (select row_number() over (order by uuid) as id, uuid from person where source = 'SEED') p
  cross join generate_series(1, $1::int) s (n)
  join (select row_number() over (order by uuid) - 1 as place, uuid from medium where titles ->> 'en' like 'Growth %') m
    on m.place = (p.id * 7 + s.n * 13) % ${media}
  join lateral (select distinct a.ancestor from unit_membership b join unit_ancestor a on a.unit = b.unit where b.person = p.uuid) a on true`

const days = `insert into learning_day (day, medium, unit, starts, completions, attempts, seconds, score_sum, score_count)
  select day, medium, unit, count(*), count(*) filter (where id % 4 > 0), count(*) filter (where id % 4 > 0),
    600 * count(*) filter (where id % 4 > 0), 80 * count(*) filter (where id % 4 > 0), count(*) filter (where id % 4 > 0)
  from learned group by 1, 2, 3 on conflict do nothing`

const weeks = `insert into learning_week (unit, week, medium, starts, completions, attempts, seconds, score_sum, score_count)
  select unit, date_trunc('week', day)::date, medium, sum(starts), sum(completions), sum(attempts), sum(seconds), sum(score_sum), sum(score_count)
  from learning_day group by 1, 2, 3 on conflict do nothing`

const values = `insert into learning_value (unit, medium, measure, week, value, count)
  select unit, medium, v.measure, date_trunc('week', day)::date, v.value, count(*)
  from learned cross join lateral (values ('SCORE', 40 + (id * 7 + n * 11) % 61), ('MINUTES', 2 + (id * 5 + n) % 45)) v (measure, value)
  where id % 4 > 0 group by 1, 2, 3, 4, 5 on conflict do nothing`

const starts = `insert into learning_start (unit, medium, week, previous, starts, finished)
  select unit, medium, date_trunc('week', day)::date, null::date, count(*), count(*) filter (where id % 4 > 0) from learned group by 1, 2, 3
  union all
  select unit, null, date_trunc('week', day)::date, previous, count(*), count(*) filter (where id % 4 > 0)
  from (select l.*, lag(date_trunc('week', day)::date) over (partition by unit, id order by day, n) as previous from learned l) l group by 1, 3, 4`

/** Sums of about a million enrolments, or of ten for each person where there are fewer; once. */
export async function fillStatistics(pool: Pool, people: number): Promise<void> {
  const { rows } = await pool.query<{ isFilled: boolean }>(
    `select exists (select from medium where titles ->> 'en' = 'Growth 1') as "isFilled"`,
  )
  if (rows[0]?.isFilled === true) return
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(addMedia)
    await client.query(learned, [Math.min(10, Math.ceil(1_000_000 / people))])
    await client.query(days)
    await client.query(weeks)
    await client.query(values)
    await client.query(starts)
    await client.query('commit')
  } finally {
    client.release()
  }
  await pool.query('vacuum (analyze) medium, learning_day, learning_week, learning_value, learning_start')
}

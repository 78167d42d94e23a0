import type { Pool } from 'pg'

/** What people of the demo looked for in vain, and how often; the rare ones are not shown. */
const searches = [
  ['forklift licence', 'en', 14],
  ['gabelstapler', 'de', 11],
  ['excel', 'en', 9],
  ['hati za forodha', 'sw', 7],
  ['erste hilfe am kind', 'de', 5],
  ['stress', 'en', 3],
] as const

const insert = `insert into missed_search (day, locale, term, searches)
  select installation_day() - (7 * s.week + n.place)::int, n.locale, n.term, count(*)
  from unnest($1::text[], $2::text[], $3::int[]) with ordinality n (term, locale, searches, place)
  cross join lateral (select turn % 6 as week from generate_series(1, n.searches) turn) s
  where exists (select from unit where is_general and key = 'demo') and not exists (select from missed_search)
  group by 1, 2, 3`

/** Adds searches of the last weeks, where there are none yet. */
export async function seedDemoMissedSearches(pool: Pool): Promise<void> {
  await pool.query(insert, [
    searches.map(([term]) => term),
    searches.map(([, locale]) => locale),
    searches.map(([, , count]) => count),
  ])
}

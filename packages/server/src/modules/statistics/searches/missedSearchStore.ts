import { fold } from '@somo/ui/locale/fold'
import type { MissedSearch, MissedSearchFilter, MissedSearchSortField } from '@somo/graphql/schema'
import { SomoError } from '../../../access/somoError.ts'
import type { Queryable } from '../../../database/transaction.ts'
import { createParameters, writePredicates } from '../../list/keysetList.ts'
import { readKeysetPage } from '../../list/keysetPage.ts'
import type { PagePlan } from '../../paging.ts'
import { fewestPeople } from '../media/figures.ts'

const longestSearch = 200
const retentionDays = 400

const sortColumns = {
  SEARCHES: { key: 't.searches', type: 'int' },
  LAST: { key: 't."lastOn"', type: 'date' },
} as const

const weeks = { WEEKS_4: 4, WEEKS_12: 12, WEEKS_26: 26, WEEKS_52: 52 } as const

/** Searches of a period that came at least five times. @throws SomoError BAD_INPUT where more is searched for than 200 characters */
export function listMissedSearches(
  sql: Queryable,
  plan: PagePlan<MissedSearchSortField>,
  { period, search }: MissedSearchFilter,
) {
  if ((search?.length ?? 0) > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  const parameters = createParameters()
  const since = parameters.add(weeks[period])
  return readKeysetPage<MissedSearch, MissedSearchSortField>(sql, plan, {
    columns: 't.uuid, t.term, t.locale, t.searches, t."lastOn"::text as "lastOn"',
    from: `(select md5(s.locale || ' ' || s.term)::uuid as uuid, s.term, s.locale, sum(s.searches)::int as searches, max(s.day) as "lastOn"
      from missed_search s where s.day >= week_of(now()) - ${since}::int * 7 group by s.locale, s.term having sum(s.searches) >= ${fewestPeople}) t`,
    ...sortColumns[plan.field],
    where: writePredicates<{ search: string }, string, typeof parameters>(
      { search: (text, { add: put }) => `position(${put(fold(text).trim())} in t.term) > 0` },
      search ? { search } : {},
      parameters,
    ),
    values: parameters.values,
  })
}

/** Forgets searches that no period shows any more. */
export async function sweepMissedSearches(sql: Queryable): Promise<void> {
  await sql.query(`delete from missed_search where day < installation_day() - ${retentionDays}`)
}

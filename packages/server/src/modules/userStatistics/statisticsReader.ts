import type { StatisticsFilter, StatisticsRow, StatisticsSort } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { planPage } from '../paging.ts'
import { scopeOf } from '../scope.ts'
import { countRows, listRows } from './listStore.ts'
import { readChoice } from './rowChoice.ts'

/** People and items as the caller may see them now. */
export interface StatisticsReader {
  /** The first rows of a filter. */
  listFirst(
    caller: Caller,
    filter: StatisticsFilter,
    sort: StatisticsSort,
    most: number,
  ): Promise<readonly StatisticsRow[]>
  /** Counted to a cap. */
  count(caller: Caller, filter: StatisticsFilter, cap: number): Promise<number>
}

/** The lists of /user-statistics for other modules. */
export const createStatisticsReader = (pool: Pool): StatisticsReader => ({
  listFirst: async (caller, filter, sort, most) =>
    (await listRows(pool, planPage({ first: most }, sort), await readChoice(pool, scopeOf(caller), filter))).items,
  count: async (caller, filter, cap) => countRows(pool, cap, await readChoice(pool, scopeOf(caller), filter)),
})

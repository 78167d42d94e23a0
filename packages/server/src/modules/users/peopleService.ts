import type { PageInput, UserFilter, UserPage, UserSort } from '@somo/graphql/schema'
import type { Caller } from '../../access/caller.ts'
import { SomoError } from '../../access/somoError.ts'
import { buildPage, planPage } from '../paging.ts'
import { scopeOf } from '../scope.ts'
import { readDuplicateReasons } from './duplicates/duplicates.ts'
import type { PeopleDeps } from './peopleDeps.ts'

/** The list of the people a caller manages. */
export interface PeopleService {
  /** A page, by name where no sort is given. @throws SomoError BAD_INPUT for a senseless page or filter. */
  list(caller: Caller, page: PageInput, sort: UserSort | null, filter: UserFilter): Promise<UserPage>
  /** How many match, counted no further than the cap. @throws SomoError BAD_INPUT unless it is 1 to 1000000. */
  count(caller: Caller, cap: number, filter: UserFilter): Promise<number>
}

const byName = { field: 'NAME', direction: 'ASCENDING' } as const satisfies UserSort

/** The list over the store. */
export function createPeopleService({
  pool,
  store,
  mapper,
}: Pick<PeopleDeps, 'pool' | 'store' | 'mapper'>): PeopleService {
  return {
    async list(caller, page, sort, filter) {
      const scope = scopeOf(caller)
      const plan = planPage(page, sort ?? byName)
      const rows = await store.list(plan, filter, scope)
      // The row of the cursor existed when the cursor was made, so there is a page before it.
      const { items, pageInfo } = buildPage(plan, rows, plan.from !== null, (row) => row.sortValue)
      const uuids = items.map(({ uuid }) => uuid)
      const reasons = filter.hasDuplicate === true ? await readDuplicateReasons(pool, scope, uuids) : null
      return {
        items: items.map((row) => ({ ...mapper(row, scope), duplicateReasons: reasons?.get(row.uuid) ?? [] })),
        pageInfo,
      }
    },
    async count(caller, cap, filter) {
      if (cap < 1 || cap > 1_000_000) throw new SomoError('BAD_INPUT', { argument: 'cap' })
      return store.count(cap, filter, scopeOf(caller))
    },
  }
}

import type { PageInput, UnitPage, UnitSort, UnitSortField } from '@somo/graphql/schema'
import { SomoError } from '../../access/somoError.ts'
import { buildPage, planPage } from '../paging.ts'
import type { UnitRow, UnitStore } from './store.ts'

/** What the product knows about units. */
export interface UnitService {
  /** The unit everybody belongs to (specification, section 3); null while there is none. */
  findDefaultUnit(): Promise<UnitRow | null>
  /** One page of all units, by name where no sort is given. @throws SomoError BAD_INPUT for a senseless page. */
  listUnits(page: PageInput, sort: UnitSort | null): Promise<UnitPage>
  /** How many units there are, counted no further than the cap. @throws SomoError BAD_INPUT unless it is 1 to 10000. */
  countUnits(cap: number): Promise<number>
}

const byName = { field: 'NAME', direction: 'ASCENDING' } as const satisfies UnitSort
const valueOf = { NAME: (row: UnitRow) => row.name, KEY: (row: UnitRow) => row.key } as const satisfies Record<
  UnitSortField,
  (row: UnitRow) => string
>

/** The rules about units over a store. */
export function createUnitService(store: UnitStore): UnitService {
  return {
    findDefaultUnit: () => store.findGeneral(),
    async listUnits(page, sort) {
      const plan = planPage(page, sort ?? byName)
      const { rows, hasBehind } = await store.list(plan)
      return buildPage(plan, rows, hasBehind, valueOf[plan.field])
    },
    async countUnits(cap) {
      if (cap < 1 || cap > 10_000) throw new SomoError('BAD_INPUT', { argument: 'cap' })
      return store.count(cap)
    },
  }
}

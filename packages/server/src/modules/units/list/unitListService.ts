import type { PageInput, UnitFilter, UnitPage, UnitSort, UnitSortField } from '@somo/graphql/schema'
import { SomoError } from '../../../access/somoError.ts'
import { isUuid } from '../../../database/uuid.ts'
import { buildPage, planPage } from '../../paging.ts'
import type { Scope } from '../../scope.ts'
import type { UnitRow, UnitStore } from './unitListStore.ts'
import type { UnitChoice } from './unitChoice.ts'

/** What the product knows about units. */
export interface UnitService {
  /**
   * Where the product's looks come from for a person: their default unit, else the one everybody belongs to
   * (specification, section 3); null while there is none.
   */
  findDefaultUnit(subject: string): Promise<UnitRow | null>
  /** One page of the units of a choice, by name where no sort is given. @throws SomoError BAD_INPUT for a senseless page. */
  listUnits(page: PageInput, sort: UnitSort | null, choice: UnitChoice): Promise<UnitPage>
  /** How many units there are, counted no further than the cap. @throws SomoError BAD_INPUT unless it is 1 to 10000. */
  countUnits(cap: number, choice: UnitChoice): Promise<number>
}

const byName = { field: 'NAME', direction: 'ASCENDING' } as const satisfies UnitSort
const valueOf = { NAME: (row: UnitRow) => row.name, KEY: (row: UnitRow) => row.key } as const satisfies Record<
  UnitSortField,
  (row: UnitRow) => string
>
const nowhere = '00000000-0000-0000-0000-000000000000'

/** What a caller asks for, within what they manage; a unit that cannot exist holds nothing. */
export function chooseUnits(scope: Scope, filter: UnitFilter | null | undefined): UnitChoice {
  const under = filter?.under ?? null
  return { scope, filter: { ...filter, under: under === null || isUuid(under) ? under : nowhere } }
}

/** Checks how far something is counted. @throws SomoError BAD_INPUT unless it is 1 to 10000. */
export function checkCap(cap: number): number {
  if (cap < 1 || cap > 10_000) throw new SomoError('BAD_INPUT', { argument: 'cap' })
  return cap
}

/** The rules about units over a store. */
export function createUnitService(store: UnitStore): UnitService {
  return {
    findDefaultUnit: (subject) => store.findDefault(subject),
    async listUnits(page, sort, choice) {
      const plan = planPage(page, sort ?? byName)
      const { rows, hasBehind } = await store.list(plan, choice)
      return buildPage(plan, rows, hasBehind, valueOf[plan.field])
    },
    countUnits: async (cap, choice) => store.count(checkCap(cap), choice),
  }
}

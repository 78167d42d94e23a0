import type { UserFilter, UserSortField } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { createParameters, joinAnd } from '../../list/keysetList.ts'
import type { PagePlan } from '../../paging.ts'
import type { Scope } from '../../scope.ts'
import { personWords } from '../../searching.ts'
import type { PersonRow } from '../person/personRow.ts'
import {
  type AccessPath,
  type PersonChoice,
  type PersonRestriction,
  readSearch,
  type Statement,
  validatePersonFilter,
  writePersonCount,
  writePersonPage,
  writePersonUuids,
} from './personListQuery.ts'
import { readPersonUnits } from './personUnits.ts'

/** A person of a page, with the text of what the page is sorted by. */
export interface ListedPerson extends PersonRow {
  readonly sortValue: string
}

type Connection = Pick<Pool, 'query'> | Pick<PoolClient, 'query'>

/** Reads the people list. */
export interface PersonListStore {
  /** One person more than the plan asks where there are more. @throws SomoError BAD_INPUT for a filter beyond its bounds */
  list(
    plan: PagePlan<UserSortField>,
    filter: UserFilter,
    scope: Scope,
    restriction?: PersonRestriction,
  ): Promise<readonly ListedPerson[]>
  /** How many match, counted to the cap. */
  count(cap: number, filter: UserFilter, scope: Scope): Promise<number>
}

/** From how many candidates on the ordered scan is tried first. Sorting so many takes about as long as the scan of their share. */
const fewCandidates = 8000
const unrestricted: PersonRestriction = { only: null, except: [] }

async function readChoice(
  connection: Connection,
  filter: UserFilter,
  scope: Scope,
  restriction = unrestricted,
): Promise<PersonChoice | null> {
  validatePersonFilter(filter)
  const units = await readPersonUnits(connection, filter, scope)
  return units?.ids.length === 0 ? null : { filter, units, restriction }
}

/** Random pages with about 600 people; all people where there are fewer. */
const samplePercent = `(select least(100, 60000 / greatest(c.reltuples, 1)) from pg_class c where c.oid = 'person'::regclass)`

/** Whether fewer than one of 200 people have a text, by a sample: counting by the search index would read all who have it. */
async function isRareSearch(connection: Connection, filter: UserFilter): Promise<boolean> {
  const { add, values } = createParameters()
  const words = personWords(readSearch(filter), add)
  if (words.length === 0) return false
  const matches = joinAnd(words.map(({ isIn }) => isIn('s.search_text')))
  const text = `select count(*) < 3 as "isRare" from person s tablesample system (${samplePercent}) where ${matches}`
  const { rows } = await connection.query<{ isRare: boolean }>(text, [...values])
  return rows[0]?.isRare === true
}

/** Few candidates are gathered at once; otherwise the order of the list is scanned first. */
async function choosePath(connection: Connection, choice: PersonChoice, few: number): Promise<AccessPath> {
  const { filter, units, restriction } = choice
  if (restriction.only !== null || (units !== null && units.people <= few)) return 'GATHERED'
  return (await isRareSearch(connection, filter)) ? 'GATHERED' : 'ORDERED'
}

/** What decides between the access paths, each with its usual value where it is left out. */
export interface PathLimits {
  readonly fewCandidates: number
  readonly scanLimit: number
}

/** A page of people; see `personListQuery` for the two access paths. */
async function readPersonPage(
  connection: Connection,
  plan: PagePlan<UserSortField>,
  choice: PersonChoice,
  limits: Partial<PathLimits>,
): Promise<readonly ListedPerson[]> {
  const run = async ({ text, values }: Statement): Promise<readonly ListedPerson[]> =>
    (await connection.query<ListedPerson>(text, [...values])).rows
  if ((await choosePath(connection, choice, limits.fewCandidates ?? fewCandidates)) === 'ORDERED') {
    const rows = await run(writePersonPage(plan, choice, 'ORDERED', limits.scanLimit))
    if (rows.length > plan.limit) return rows
  }
  return run(writePersonPage(plan, choice, 'GATHERED'))
}

/** A store over the product's database. */
export function createPersonListStore(pool: Connection, limits: Partial<PathLimits> = {}): PersonListStore {
  return {
    async list(plan, filter, scope, restriction) {
      const choice = await readChoice(pool, filter, scope, restriction)
      return choice === null ? [] : readPersonPage(pool, plan, choice, limits)
    },
    async count(cap, filter, scope) {
      const choice = await readChoice(pool, filter, scope)
      if (choice === null) return 0
      const { text, values } = writePersonCount(cap, choice)
      return (await pool.query<{ count: number }>(text, [...values])).rows[0]?.count ?? 0
    },
  }
}

/** The uuids of those who match, in no order; one more than `most` where there are more. */
export async function readPersonUuids(
  connection: Connection,
  most: number,
  filter: UserFilter,
  scope: Scope,
  except: readonly string[],
): Promise<readonly string[]> {
  const choice = await readChoice(connection, filter, scope, { only: null, except })
  if (choice === null) return []
  const { text, values } = writePersonUuids(most + 1, choice)
  return (await connection.query<{ uuid: string }>(text, [...values])).rows.map(({ uuid }) => uuid)
}

import type { UserFilter, UserSortField } from '@somo/graphql/schema'
import { SomoError } from '../../../access/somoError.ts'
import { isUuid } from '../../../database/uuid.ts'
import { cappedCount, createParameters, joinAnd, keysetOrder, type Parameters } from '../../list/keysetList.ts'
import type { PagePlan } from '../../paging.ts'
import { peopleWithKeys, personWords } from '../../searching.ts'
import { personColumns, unitsOfPerson } from '../person/personRow.ts'
import { indexRanges, type PersonPredicate, writePersonPredicates } from './personFilters.ts'
import { personSorts } from './personSorts.ts'
import type { PersonUnits } from './personUnits.ts'

/*
  The people list reads `person_list_entry e` by one of two access paths:

  ORDERED   reads the covering index of the sort from the cursor on, asks each entry whether it matches, and stops when the page is
            full or after `scanLimits` entries. Fast wherever one of some hundreds of people matches.
  GATHERED  lets PostgreSQL find all who match by the index it estimates to be most selective, then sorts them. Fast for few candidates.

  `personListStore` chooses between them.
*/
export type AccessPath = 'ORDERED' | 'GATHERED'

/** The ordered scan gives up after so many index entries. A search text costs more, unless another condition leaves few entries to read. */
const scanLimits = { plain: 25_000, search: 10_000, searchWithin: 40_000 } as const

/** The named people of a list alone, or all but some. */
export interface PersonRestriction {
  readonly only: readonly string[] | null
  readonly except: readonly string[]
}

/** Which people a list holds. */
export interface PersonChoice {
  readonly filter: UserFilter
  readonly units: PersonUnits | null
  readonly restriction: PersonRestriction
}

function scanLimitOf({ filter: { search, ...filter }, units }: PersonChoice): number {
  if ((search ?? '') === '') return scanLimits.plain
  const isWithin = units !== null || Object.values(filter).some((value) => value !== null && value !== undefined)
  return isWithin ? scanLimits.searchWithin : scanLimits.search
}

/** A statement with its values. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

interface Conditions {
  /** Table and joins; `e` is the row of person_list_entry. */
  readonly from: string
  readonly predicates: readonly PersonPredicate[]
  /** The units a manager manages, as an SQL array; null for an administrator. */
  readonly managedUnits: string | null
}

/** What the covering indexes hold; the name is in the one by name alone. */
const indexedColumns = `e.person, e.sort_name, e.created_at, e.signed_in_at, e.status, e.roles, e.locale, e.has_unit, e.has_duplicate,
  e.indexed_unit_ids`

const longestSearch = 200

/** A search text within its bounds. @throws SomoError BAD_INPUT */
export function readSearch({ search }: UserFilter): string {
  const text = search ?? ''
  if (text.length > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  return text
}

/** The ordered scan asks the person of each entry; gathered, the search indexes of `person` find them. */
function writeSearch(
  filter: UserFilter,
  path: AccessPath,
  add: Parameters['add'],
): Pick<Conditions, 'from' | 'predicates'> {
  const entries = 'person_list_entry e'
  const words = personWords(readSearch(filter), add)
  if (words.length === 0) return { from: entries, predicates: [] }
  const matches = joinAnd(words.map(({ isIn }) => isIn('s.search_text')))
  return path === 'ORDERED'
    ? { from: entries, predicates: [{ sql: `(select ${matches} from person s where s.uuid = e.person)` }] }
    : { from: `${entries} join ${peopleWithKeys(words)} s on s.uuid = e.person`, predicates: [{ sql: matches }] }
}

// As the covering indexes have them; the row itself is read for those who are in more than a hundred units.
const indexedUnitIds = `coalesce(e.indexed_unit_ids, (select f.unit_ids from person_list_entry f where f.person = e.person))`

function writeUnits({ ids, onlyUnit }: PersonUnits, path: AccessPath, add: Parameters['add']): PersonPredicate[] {
  const column = path === 'ORDERED' ? indexedUnitIds : 'e.unit_ids'
  // A scalar subquery is asked for each entry; PostgreSQL would turn `exists` into a join over all members.
  const isMember = (unit: string): string =>
    path === 'ORDERED'
      ? `(select true from unit_membership m where m.person = e.person and m.unit = ${unit}::uuid)`
      : `exists (select from unit_membership m where m.person = e.person and m.unit = ${unit}::uuid)`
  return [{ sql: `${column} && ${add(ids)}::int[]` }, ...(onlyUnit === null ? [] : [{ sql: isMember(add(onlyUnit)) }])]
}

const writeRestriction = ({ only, except }: PersonRestriction, add: Parameters['add']): PersonPredicate[] => [
  ...(only === null ? [] : [{ sql: `e.person = any(${add(only.filter(isUuid))}::uuid[])` }]),
  ...(except.length === 0 ? [] : [{ sql: `not e.person = any(${add(except.filter(isUuid))}::uuid[])` }]),
]

function writeConditions(
  { filter, units, restriction }: PersonChoice,
  path: AccessPath,
  parameters: Parameters,
): Conditions {
  const { add } = parameters
  const managed = units?.managed ?? null
  const needsManagedUnits = managed !== null && (filter.hasDuplicate ?? null) !== null
  const managedUnits = needsManagedUnits ? `${add(managed)}::uuid[]` : null
  const search = writeSearch(filter, path, add)
  return {
    from: search.from,
    predicates: [
      ...(units === null ? [] : writeUnits(units, path, add)),
      ...writePersonPredicates(filter, { ...parameters, managedUnits }),
      ...writeRestriction(restriction, add),
      ...search.predicates,
    ],
    managedUnits,
  }
}

const sqlOf = (predicates: readonly PersonPredicate[]): string => joinAnd(predicates.map(({ sql }) => sql))
const slowOf = (predicates: readonly PersonPredicate[]): string =>
  joinAnd(predicates.flatMap(({ slow }) => (slow === undefined ? [] : [slow])))
const allOf = (predicates: readonly PersonPredicate[]): string => joinAnd([sqlOf(predicates), slowOf(predicates)])

/** @throws SomoError BAD_INPUT for a number of days or a search beyond its bounds */
export const validatePersonFilter = (filter: UserFilter): void => {
  writeConditions({ filter, units: null, restriction: { only: null, except: [] } }, 'GATHERED', createParameters())
}

/** The entries of some ranges in the order of the list, `most` at most. Their merge is in order, so no entry of one range is left behind. */
function writeScan(ranges: readonly string[], after: readonly string[], orderBy: string, most: number): string {
  const scan = (range: string): string =>
    `select ${indexedColumns} from person_list_entry e where ${joinAnd([range, ...after])} ${orderBy} limit ${most}`
  if (ranges.length === 1) return scan(ranges.join(''))
  return `select * from (${ranges.map((range) => `(${scan(range)})`).join(' union all ')}) e ${orderBy} limit ${most}`
}

/** One page, a row more than the plan asks where there are more. ORDERED may answer fewer rows than there are. */
export function writePersonPage(
  plan: PagePlan<UserSortField>,
  choice: PersonChoice,
  path: AccessPath,
  most = scanLimitOf(choice),
): Statement {
  const parameters = createParameters()
  const sort = personSorts[plan.field]
  const { after, orderBy, limit } = keysetOrder(plan, sort, 'e.person', parameters)
  const { from, predicates } = writeConditions(choice, path, parameters)
  const columns = `select e.person, ${sort.column} as key`
  const found =
    path === 'ORDERED'
      ? `${columns} from (${writeScan(indexRanges(predicates, plan.field), after, orderBy, most)}) e where ${sqlOf(predicates)}`
      : // `offset 0` keeps the order of the page from choosing the index.
        `${columns} from ${from} where ${joinAnd([sqlOf(predicates), ...after])} offset 0`
  const byKey = orderBy.replaceAll(sort.column, 'e.key')
  const managed = choice.units?.managed ?? null
  const units = managed === null ? null : `${parameters.add(managed)}::uuid[]`
  const mayReadUnit = (unit: string): string =>
    units === null
      ? 'true'
      : `(select true from unit_ancestor s where s.unit = ${unit} and s.ancestor = any(${units}) limit 1) is true`
  return {
    text: `select ${personColumns}, e.key::text as "sortValue" from (select * from (select * from (${found}) e ${byKey} offset 0) e where ${slowOf(predicates)} ${byKey} limit ${limit}) e
      join person p on p.uuid = e.person ${unitsOfPerson(mayReadUnit)} ${byKey}`,
    values: parameters.values,
  }
}

/** How many match, counted to the cap. */
export function writePersonCount(cap: number, choice: PersonChoice): Statement {
  const parameters = createParameters()
  const { from, predicates } = writeConditions(choice, 'GATHERED', parameters)
  return { text: cappedCount(from, [allOf(predicates)], parameters.add(cap)), values: parameters.values }
}

/** The uuids of those who match, in no order, `most` of them at most. */
export function writePersonUuids(most: number, choice: PersonChoice): Statement {
  const parameters = createParameters()
  const { from, predicates } = writeConditions(choice, 'GATHERED', parameters)
  const text = `select e.person as uuid from ${from} where ${allOf(predicates)} limit ${parameters.add(most)}`
  return { text, values: parameters.values }
}

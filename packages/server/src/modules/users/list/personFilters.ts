import type { Role, UserFilter, UserSortField, UserStatus } from '@somo/graphql/schema'
import { type FilterTable, type Parameters, readBounded, writePredicates } from '../../list/keysetList.ts'
import { never } from './personSorts.ts'

/** One condition on a row `e` of person_list_entry. */
export interface PersonPredicate {
  readonly sql: string
  /** A condition on `e.person` that takes long: it is tested in the order of the page, until the page is full. */
  readonly slow?: string
  /**
   * Ranges of a sort's index that hold everybody who matches, where the condition implies them. The ordered index scan reads these
   * alone. They do not overlap. Written with `>=`, as PostgreSQL takes a column that equals a constant out of the order.
   */
  readonly ranges?: Partial<Record<UserSortField, readonly string[]>>
}

/** What the predicates are written with. */
interface FilterContext extends Parameters {
  /** The units a manager manages, as an SQL array; null for an administrator. */
  readonly managedUnits: string | null
}

type Filter = Omit<UserFilter, 'search' | 'unit' | 'withSubunits'>

/** As `role_bits` in the database. */
const roleBits = { LEARNER: 1, EDUCATION_MANAGER: 2, ADMIN: 4 } as const satisfies Record<Role, number>

/** The partial index has those with a role beyond LEARNER. */
function hasRole(roles: readonly Role[]): string {
  const bits = roles.reduce((sum, role) => sum | roleBits[role], 0)
  if (bits === roleBits.ADMIN) return 'e.roles > 3'
  return `${roles.includes('LEARNER') ? '' : 'e.roles > 1 and '}(e.roles & ${bits}) <> 0`
}

const ago = (days: number, field: string, { add }: Parameters): string =>
  `(now() - make_interval(days => ${add(readBounded(days, [1, 3650], `filter.${field}`))}::int))`

/** A manager learns of a duplicate only where they manage the other person as well. */
const hasKnownDuplicate = (managedUnits: string): string => `exists (select from twins_of(e.person) t
  join unit_membership m on m.person = t.twin join unit_ancestor a on a.unit = m.unit where a.ancestor = any(${managedUnits}))`

const statusRanges = (status: readonly UserStatus[]): Pick<PersonPredicate, 'ranges'> =>
  status.includes('ACTIVE') ? {} : { ranges: { LAST_SIGN_IN: [`e.status <> 'ACTIVE'`] } }

/** When somebody was last active: their last sign-in, else the making of their record. As the expression index has it. */
const activeAt = `case when e.signed_in_at = ${never} then e.created_at else e.signed_in_at end`

/** Filter field → predicate. Nobody signs in before their record is made; an hour is left for clocks that differ. */
const personFilters: FilterTable<Filter, PersonPredicate, FilterContext> = {
  status: (status, { add }) => ({ sql: `e.status = any(${add(status)}::person_status[])`, ...statusRanges(status) }),
  role: (roles) => ({ sql: hasRole(roles) }),
  locale: (locales, { add }) => ({ sql: `e.locale = any(${add(locales)}::text[])` }),
  hasNeverSignedIn(isNever) {
    const sql = `e.signed_in_at ${isNever ? '>=' : '<'} ${never}`
    return { sql, ranges: { LAST_SIGN_IN: [sql] } }
  },
  inactiveForDays(days, context) {
    const since = ago(days, 'inactiveForDays', context)
    return {
      sql: `${activeAt} < ${since}`,
      ranges: {
        CREATED: [`e.created_at < ${since} + interval '1 hour'`],
        LAST_SIGN_IN: [`e.signed_in_at < ${since}`, `e.signed_in_at >= ${never}`],
      },
    }
  },
  newForDays(days, context) {
    const since = ago(days, 'newForDays', context)
    const range = `e.created_at >= ${since}`
    // The second condition follows from the first: with it PostgreSQL sees that nobody is new and inactive for longer.
    const sql = `${range} and ${activeAt} >= ${since} - interval '1 hour'`
    return { sql, ranges: { CREATED: [range], LAST_SIGN_IN: [`e.signed_in_at >= ${since} - interval '1 hour'`] } }
  },
  hasNoUnit: (hasNoUnit) => ({ sql: hasNoUnit ? 'not e.has_unit' : 'e.has_unit' }),
  hasDuplicate(hasDuplicate, { managedUnits }) {
    if (managedUnits === null) return { sql: hasDuplicate ? 'e.has_duplicate' : 'not e.has_duplicate' }
    const isKnown = hasKnownDuplicate(managedUnits)
    return hasDuplicate ? { sql: 'e.has_duplicate', slow: isKnown } : { sql: `not (e.has_duplicate and ${isKnown})` }
  },
}

/** Anonymised people are listed only where their status is asked for. @throws SomoError BAD_INPUT for a number of days beyond its bounds */
export function writePersonPredicates(filter: UserFilter, context: FilterContext): PersonPredicate[] {
  const hasStatus = (filter.status ?? []).length > 0
  return [
    ...(hasStatus ? [] : [{ sql: `e.status <> 'ANONYMISED'` }]),
    ...writePredicates<Filter, PersonPredicate, FilterContext>(personFilters, filter, context),
  ]
}

/** The ranges of an index that all predicates leave, each as one condition. */
export function indexRanges(predicates: readonly PersonPredicate[], sort: UserSortField): string[] {
  return predicates.reduce<string[]>(
    (all, { ranges }) => (ranges?.[sort] ?? ['true']).flatMap((range) => all.map((other) => `${other} and ${range}`)),
    ['true'],
  )
}

import type { Role, UserFilter, UserSortField, UserStatus } from '@somo/graphql/schema'
import { SomoError } from '../../access/somoError.ts'
import type { Scope } from '../scope.ts'
import { peopleWithKeys, personWords } from '../searching.ts'

/** Collects the values of one statement; each is named by its place, such as `$3`. */
export interface Parameters {
  readonly values: readonly unknown[]
  /** Whether the plan of the statement is kept, so that it is made without knowing them. */
  readonly isKept: boolean
  add(value: unknown): string
}

/** No values yet. */
export function createParameters(isKept: boolean): Parameters {
  const values: unknown[] = []
  return {
    values,
    isKept,
    add(value) {
      values.push(value)
      return `$${values.length}`
    },
  }
}

/** One thing that has to hold of a person. */
interface Condition {
  /** Of a row `p` of person, as its indexes have it. */
  readonly ofPerson: string
  /** Of a row of person_place, by its alias; null where it does not tell. */
  readonly ofRow: ((row: string) => string) | null
  /** Whether a row of an index of person tells it as well: status and days. */
  readonly isOfEveryRow?: true
  /** Whether it is about `quiet`. */
  readonly isQuiet?: true
}

/** Where in an order those who match can be; null where anywhere. */
export interface Bounds {
  readonly from: string | null
  readonly to: string | null
}

/** A filter as parts of a statement. */
export interface FilterSql {
  readonly conditions: readonly Condition[]
  /** What else holds of everybody who matches, about what the list is sorted by: a walk keeps within. */
  readonly bounds: Readonly<Record<UserSortField, Bounds>>
  /** Whether one plan suits all values. */
  readonly isPlain: boolean
  /** Whether few can have what is asked for: a long number, a whole name, or administration. */
  readonly isRareTrait: boolean
  /** Of a row `w` of person_place: what has to hold that few have, each with an index of its own. */
  readonly traits: readonly string[]
  /** What is searched for, of a row `w` of person_place: the row tells it, its indexes do not. */
  readonly texts: readonly string[]
  /** Where people are gathered from by what is searched for, as a table; `person` where nothing finds them sooner. */
  readonly source: string
  /** Whether the search has a word that its index finds. */
  readonly isFindable: boolean
  /** The moment since when somebody has not signed in, where that is asked. */
  readonly quiet: string | null
  /** The moment since when they were made, where that is asked. */
  readonly fresh: string | null
}

/** All of these; true where there are none. */
export const joinAll = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'true' : conditions.join(' and ')

/** What a row of an index does not tell has to be asked of the person: of person, or, where they are `placed`, of person_place. */
export const onPersonAlone = ({ conditions }: FilterSql, isPlaced: boolean): string[] =>
  conditions.filter((one) => !isTold(one, isPlaced)).map(({ ofPerson }) => ofPerson)
/** What it tells, of the row with this alias. */
export const onRow = ({ conditions }: FilterSql, row: string, isPlaced: boolean): string[] =>
  conditions.flatMap((one) => (one.ofRow === null || !isTold(one, isPlaced) ? [] : [one.ofRow(row)]))

const isTold = ({ ofRow, isOfEveryRow }: FilterSql['conditions'][number], isPlaced: boolean): boolean =>
  ofRow !== null && (isPlaced || isOfEveryRow === true)

/** What people are sorted by, without any null, as the indexes of the pages have it. */
export const sortKeys = {
  NAME: { column: 'p.sort_name', ofPlace: 'w.sort_name', type: 'text' },
  CREATED: { column: 'p.created_at', ofPlace: 'w.created_at', type: 'timestamptz' },
  LAST_SIGN_IN: {
    column: `coalesce(p.last_sign_in_at, 'infinity'::timestamptz)`,
    ofPlace: 'w.signed_in_at',
    type: 'timestamptz',
  },
} as const satisfies Record<UserSortField, { column: string; ofPlace: string; type: string }>

const longestSearch = 200

function readDays(days: number, name: string): number {
  if (days < 1 || days > 3650) throw new SomoError('BAD_INPUT', { argument: `filter.${name}` })
  return days
}

interface Search {
  readonly conditions: readonly Condition[]
  readonly texts: readonly string[]
  readonly source: string
  readonly isFindable: boolean
}

/** What is the same for each person: where the plan knows the values it is told while planning, and a kept one would tell it again for each. */
const once = (value: string, { isKept }: Parameters): string => (isKept ? `(select ${value})` : value)

/** Each word has to be found, in any order; long numbers and letters beyond ASCII have indexes of their own. */
function findWords(search: string, parameters: Parameters): Search {
  const { add } = parameters
  if (search.length > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  const words = personWords(search, add)
  return {
    conditions: words.map(({ isIn }) => ({ ofPerson: isIn('p.search_text'), ofRow: null })),
    texts: words.map(({ isIn }) => isIn('w.search_text')),
    source: peopleWithKeys(words, (value) => once(value, parameters)),
    isFindable: words.some(({ isFindable }) => isFindable),
  }
}

function isRareText(search: string): boolean {
  const words = search.trim().split(/\s+/)
  return /\d{5}/.test(search) || (words.length > 1 && words.every((word) => word.length > 3))
}

// What there are few of stands in the text of a statement: its plan is kept, and differs between what many and few have.
const statusTexts = {
  ACTIVE: `'ACTIVE'`,
  INVITED: `'INVITED'`,
  SUSPENDED: `'SUSPENDED'`,
  ANONYMISED: `'ANONYMISED'`,
} as const satisfies Record<UserStatus, string>
const roleTexts = {
  LEARNER: `'LEARNER'`,
  EDUCATION_MANAGER: `'EDUCATION_MANAGER'`,
  ADMIN: `'ADMIN'`,
} as const satisfies Record<Role, string>
/** As the database's `role_bits`. */
const roleBits = { LEARNER: 1, EDUCATION_MANAGER: 2, ADMIN: 4 } as const satisfies Record<Role, number>

/** Who was anonymised is in no list but the one that asks for them. */
function judgeStatus({ status }: UserFilter): string {
  if (!status || status.length === 0) return `<> 'ANONYMISED'`
  const texts = status.map((one) => statusTexts[one])
  return texts.length === 1 ? `= ${texts.join('')}` : `in (${texts.join(', ')})`
}

const isAdministrators = (roles: UserFilter['role']): boolean =>
  !isNull(roles) && roles.length === 1 && roles[0] === 'ADMIN'

function judgeRoles(roles: readonly Role[]): Condition {
  const bits = roles.reduce((all, role) => all | roleBits[role], 0)
  // Of one role as the indexes of administrators say it.
  return {
    ofPerson: `p.roles ${roles.length === 1 ? '@>' : '&&'} array[${roles.map((role) => roleTexts[role]).join(', ')}]::text[]`,
    ofRow: (row) => `${row}.roles & ${bits}::smallint <> 0`,
  }
}

/** A manager, whose units are `granted`, is told of a duplicate only where the other one is theirs as well. */
function judgeTwin(hasDuplicate: boolean, { manager }: Scope): string {
  if (manager === null) return hasDuplicate ? 'p.has_twin' : 'not p.has_twin'
  const known = `exists (select from twins_of(p.uuid) t join unit_membership m on m.person = t.twin
    join unit_ancestor a on a.unit = m.unit where a.ancestor in (select unit from granted))`
  return hasDuplicate ? `p.has_twin and ${known}` : `not (p.has_twin and ${known})`
}

const isNull = (value: unknown): value is null | undefined => value === null || value === undefined
/** What those are sorted by who never signed in, by when they did. */
export const never = `'infinity'::timestamptz`
/** The last moment there is before that. */
const latest = `'294276-12-31 00:00:00+00'::timestamptz`

/** What few of those who match have, of a row `w` of person_place. */
const writeTraits = ({ status, role, hasNeverSignedIn }: UserFilter): string[] => [
  ...(!isNull(status) && status.length > 0 && !status.includes('ACTIVE') ? [`w.status <> 'ACTIVE'`] : []),
  ...(!isNull(role) && role.length > 0 && !role.includes('LEARNER')
    ? [isAdministrators(role) ? 'w.roles > 3' : 'w.roles > 1']
    : []),
  ...(hasNeverSignedIn === true ? [`w.signed_in_at = ${never}`] : []),
]

/** The general unit has nothing above it, and who is in it alone has no unit. */
const judgePlaced = (hasNoUnit: boolean): Condition => ({
  ofPerson: hasNoUnit ? 'not p.is_placed' : 'p.is_placed',
  ofRow: (row) =>
    `${row}.few_above ${hasNoUnit ? '=' : 'is distinct from'} (select array[g.id] from unit g where g.is_general)`,
})

/**
 * A filter as parts of a statement, in which the units of a manager are known as `granted`. @throws SomoError BAD_INPUT for a number of days or a search beyond its bounds.
 */
export function writeFilter(filter: UserFilter, scope: Scope, parameters: Parameters): FilterSql {
  const { add } = parameters
  const { search, role, locale, hasNeverSignedIn, inactiveForDays, hasNoUnit, newForDays, hasDuplicate } = filter
  const agoOf = (days: number | null | undefined, name: string): string | null =>
    isNull(days) ? null : once(`now() - make_interval(days => ${add(readDays(days, name))}::int)`, parameters)
  const [quiet, fresh] = [agoOf(inactiveForDays, 'inactiveForDays'), agoOf(newForDays, 'newForDays')]
  const status = judgeStatus(filter)
  const sign = hasNeverSignedIn === true ? '=' : '<'
  const words = findWords(search ?? '', parameters)
  const ofEvery = (ofPerson: string, ofRow: (row: string) => string): Condition => ({
    ofPerson,
    ofRow,
    isOfEveryRow: true,
  })
  const conditions: Condition[] = [
    ofEvery(`p.status ${status}`, (row) => `${row}.status ${status}`),
    ...words.conditions,
    ...(isNull(role) || role.length === 0 ? [] : [judgeRoles(role)]),
    ...(isNull(locale) || locale.length === 0 ? [] : [judgeLocales(add(locale))]),
    ...(isNull(hasNeverSignedIn)
      ? []
      : [ofEvery(`${sortKeys.LAST_SIGN_IN.column} ${sign} ${never}`, (row) => `${row}.signed_in_at ${sign} ${never}`)]),
    ...(isNull(hasNoUnit) ? [] : [judgePlaced(hasNoUnit)]),
    ...(quiet === null
      ? []
      : [
          {
            ...ofEvery(
              `coalesce(p.last_sign_in_at, p.created_at) < ${quiet}`,
              (row) => `coalesce(nullif(${row}.signed_in_at, ${never}), ${row}.created_at) < ${quiet}`,
            ),
            isQuiet: true as const,
          },
        ]),
    ...(fresh === null ? [] : [ofEvery(`p.created_at >= ${fresh}`, (row) => `${row}.created_at >= ${fresh}`)]),
    ...(isNull(hasDuplicate) ? [] : [{ ofPerson: judgeTwin(hasDuplicate, scope), ofRow: null }]),
  ]
  const isPlain =
    [search, isAdministrators(role) ? null : role, locale, inactiveForDays, newForDays].every(isNull) &&
    hasNeverSignedIn !== false
  const isRareTrait = isRareText(search ?? '') || isAdministrators(role)
  return {
    conditions,
    bounds: writeBounds(filter, quiet, fresh),
    isPlain,
    isRareTrait,
    traits: writeTraits(filter),
    texts: words.texts,
    source: words.source,
    isFindable: words.isFindable,
    quiet,
    fresh,
  }
}

const judgeLocales = (locales: string): Condition => ({
  ofPerson: `p.locale = any(${locales}::text[])`,
  ofRow: (row) => `${row}.locale = any(${locales}::text[])`,
})

/** Nobody signs in before they are made, also once two records are made one; the hour is for clocks that are set back. */
function writeBounds(
  { hasNeverSignedIn }: UserFilter,
  quiet: string | null,
  fresh: string | null,
): FilterSql['bounds'] {
  const sinceMade = fresh === null ? null : `${fresh} - interval '1 hour'`
  return {
    NAME: { from: null, to: null },
    CREATED: { from: fresh, to: quiet === null ? null : `${quiet} + interval '1 hour'` },
    LAST_SIGN_IN: {
      from: hasNeverSignedIn === true ? never : sinceMade,
      to: hasNeverSignedIn === false ? latest : null,
    },
  }
}

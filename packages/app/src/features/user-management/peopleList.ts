import type { PeopleQuery, PeopleSurroundingsQuery } from '@somo/graphql/user-management'
import type { UserFilter, UserSort, UserStatus } from '@somo/graphql/schema'
import { createListCodec } from '../../domain/list/listCodec.ts'
import type { ListState } from '../../domain/list/listSpec.ts'
import { roles } from '../../domain/user/roles.ts'

/** A person of the list, as the API answers it. */
export type PersonRow = PeopleQuery['users']['users']['items'][number]
export type PeoplePage = PeopleQuery['users']['users']
export type Surroundings = PeopleSurroundingsQuery['users']
export type Abilities = Surroundings['abilities']

/** Parts of an open person, each with an address. */
export const personTabs = ['profile', 'units', 'access', 'messages', 'duplicates', 'history'] as const
export type PersonTab = (typeof personTabs)[number]

export const statuses = ['ACTIVE', 'INVITED', 'SUSPENDED', 'ANONYMISED'] as const satisfies readonly UserStatus[]
export const languages = ['en', 'de', 'sw'] as const

/** Days that can be asked for. */
export const daysRange = { min: 1, max: 3650 } as const

/** What the address of /user-management can say. */
export const peopleCodec = createListCodec<PersonTab>({
  filters: [
    { id: 'status', kind: 'many', options: statuses },
    { id: 'role', kind: 'many', options: roles },
    { id: 'unit', kind: 'found' },
    { id: 'never', kind: 'yesNo' },
    { id: 'inactive', kind: 'number', ...daysRange },
    { id: 'recent', kind: 'number', ...daysRange },
    { id: 'noUnit', kind: 'yesNo' },
    { id: 'locale', kind: 'many', options: languages },
    { id: 'duplicate', kind: 'yesNo' },
  ],
  columns: [
    'name',
    'unit',
    'lastSignIn',
    'status',
    'roles',
    'username',
    'displayedId',
    'externalId',
    'units',
    'created',
    'invited',
    'locale',
    'birthYear',
  ],
  hidden: ['roles', 'username', 'displayedId', 'externalId', 'units', 'created', 'invited', 'locale', 'birthYear'],
  sorts: ['name', 'lastSignIn', 'created'],
  sort: { columnId: 'name', direction: 'ascending' },
  tabs: personTabs,
})

/** Words that stand in the place of a person in the address: a new one, and sign-ins that match nobody. */
export const newPerson = 'new'
export const linkCases = 'links'

const sortFields = new Map<string, UserSort['field']>([
  ['name', 'NAME'],
  ['lastSignIn', 'LAST_SIGN_IN'],
  ['created', 'CREATED'],
])

/** The order, as the API asks for it. */
export const sortOf = ({ sort }: Pick<ListState, 'sort'>): UserSort => ({
  field: sortFields.get(sort.columnId) ?? 'NAME',
  direction: sort.direction === 'descending' ? 'DESCENDING' : 'ASCENDING',
})

/** What is listed, as the API asks for it. */
export function filterOf({ search, filters }: Pick<ListState, 'search' | 'filters'>): UserFilter {
  const filter: UserFilter = search === '' ? {} : { search }
  for (const value of filters) {
    // Options come from the closed lists above: the codec passes over all others.
    if (value.kind === 'many' && value.id === 'status')
      filter.status = statuses.filter((status) => value.options.includes(status))
    if (value.kind === 'many' && value.id === 'role') filter.role = roles.filter((role) => value.options.includes(role))
    if (value.kind === 'many' && value.id === 'locale') filter.locale = [...value.options]
    if (value.kind === 'found') {
      filter.unit = value.option
      filter.withSubunits = value.hasBelow
    }
    if (value.kind === 'yesNo' && value.id === 'never') filter.hasNeverSignedIn = value.isYes
    if (value.kind === 'yesNo' && value.id === 'noUnit') filter.hasNoUnit = value.isYes
    if (value.kind === 'yesNo' && value.id === 'duplicate') filter.hasDuplicate = value.isYes
    if (value.kind === 'number' && value.id === 'inactive' && value.from !== null) filter.inactiveForDays = value.from
    if (value.kind === 'number' && value.id === 'recent' && value.to !== null) filter.newForDays = value.to
  }
  return filter
}

/** The unit that is filtered by. */
export const unitOf = ({ filters }: Pick<ListState, 'filters'>): string | null =>
  filters.flatMap((value) => (value.kind === 'found' && value.id === 'unit' ? [value.option] : []))[0] ?? null

/** The views every installation has, as a saved one would keep them. */
export const builtInViews = {
  all: '',
  never: 'never=yes',
  recent: 'recent=..30',
  suspended: 'status=SUSPENDED',
} as const
export type BuiltInViewId = keyof typeof builtInViews

/** What a built-in view lists, as the API asks for it. */
export const filterOfView = (view: BuiltInViewId): UserFilter => filterOf(peopleCodec.read(builtInViews[view]))

import type { PeopleQuery, PeoplePermissionsAndCountsQuery } from '@somo/graphql/user-management'
import type { UserFilter, UserSort, UserStatus } from '@somo/graphql/schema'
import { defineList } from '../../../domain/list/definition/defineList.ts'
import { foundInTree, many, number, yesNo } from '../../../domain/list/definition/listFilters.ts'
import { roles } from '../../../domain/user/roles.ts'

/** A person of the list, as the API answers it. */
export type PersonRow = PeopleQuery['users']['users']['items'][number]
export type PeoplePage = PeopleQuery['users']['users']
export type PermissionsAndCounts = PeoplePermissionsAndCountsQuery['users']
export type Abilities = PermissionsAndCounts['abilities']

/** Parts of an open person, each with an address. */
export const personTabs = ['profile', 'units', 'access', 'messages', 'duplicates', 'history'] as const
export type PersonTab = (typeof personTabs)[number]

const statuses = ['ACTIVE', 'INVITED', 'SUSPENDED', 'ANONYMISED'] as const satisfies readonly UserStatus[]
export const languages = ['en', 'de', 'sw'] as const
/** Days that can be asked for. */
const daysRange = { min: 1, max: 3650 } as const

/** The list of people. */
export const peopleList = defineList<UserFilter, UserSort>()({
  path: '/user-management',
  columns: {
    // The email address stands below the name.
    name: { sort: 'NAME', export: ['NAME', 'EMAIL'] },
    unit: { export: 'DEFAULT_UNIT' },
    lastSignIn: { sort: 'LAST_SIGN_IN', export: 'LAST_SIGN_IN' },
    status: { export: 'STATUS' },
    roles: { export: 'ROLES', isHidden: true },
    username: { export: 'USERNAME', isHidden: true },
    displayedId: { export: 'DISPLAYED_ID', isHidden: true },
    externalId: { export: 'EXTERNAL_ID', isHidden: true },
    units: { export: 'UNITS', isHidden: true },
    created: { sort: 'CREATED', export: 'CREATED', isHidden: true },
    invited: { export: 'INVITED', isHidden: true },
    locale: { export: 'LOCALE', isHidden: true },
    birthYear: { export: 'BIRTH_YEAR', isHidden: true },
  },
  filters: {
    status: many(statuses, 'status'),
    role: many(roles, 'role'),
    unit: foundInTree('unit', 'withSubunits'),
    never: yesNo('hasNeverSignedIn'),
    inactive: number('inactiveForDays', { ...daysRange, end: 'from' }),
    recent: number('newForDays', { ...daysRange, end: 'to' }),
    noUnit: yesNo('hasNoUnit'),
    locale: many(languages, 'locale'),
    duplicate: yesNo('hasDuplicate'),
  },
  search: 'search',
  sort: 'name',
  entryTabs: personTabs,
  views: { never: { never: true }, recent: { recent: 30 }, suspended: { status: ['SUSPENDED'] } },
})

/** Words that stand in the place of a person in the address: a new one, and sign-ins that match nobody. */
export const newPerson = 'new'
export const linkCases = 'links'

export type BuiltInViewId = keyof typeof peopleList.views

/** What a built-in view lists, as the API asks for it. */
export const filterOfView = (view: BuiltInViewId): UserFilter =>
  peopleList.filterOf(peopleList.read(peopleList.views[view]))

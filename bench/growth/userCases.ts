import { createPersonListStore, type PersonListStore } from '@somo/server/modules/users/list/personListStore'
import type { GrowthContext } from './context.ts'
import { type GrowthCase, planOf } from './growthCase.ts'

type UserFilter = Parameters<PersonListStore['list']>[1]
type FilterCase = readonly [string, (context: GrowthContext) => UserFilter]

/** What people open first and most: its first page has the strictest goal. */
const firstPages: readonly FilterCase[] = [
  ['all', () => ({})],
  ['unit of 50', ({ small }) => ({ unit: small })],
  ['unit of 20,000', ({ large }) => ({ unit: large })],
  ['unit of half', ({ huge }) => ({ unit: huge })],
  ['search two words', () => ({ search: 'hanna fischer' })],
  ['search rare', ({ rare }) => ({ search: rare })],
]
const filters: readonly FilterCase[] = [
  ['search common', () => ({ search: 'ann' })],
  ['search one name', () => ({ search: 'hanna' })],
  ['active', () => ({ status: ['ACTIVE'] })],
  ['suspended', () => ({ status: ['SUSPENDED'] })],
  ['invited or suspended', () => ({ status: ['INVITED', 'SUSPENDED'] })],
  ['anonymised', () => ({ status: ['ANONYMISED'] })],
  ['learners', () => ({ role: ['LEARNER'] })],
  ['education managers', () => ({ role: ['EDUCATION_MANAGER'] })],
  ['administrators', () => ({ role: ['ADMIN'] })],
  ['fullest unit alone', ({ full }) => ({ unit: full, withSubunits: false })],
  ['never signed in', () => ({ hasNeverSignedIn: true })],
  ['signed in', () => ({ hasNeverSignedIn: false })],
  ['inactive for 90 days', () => ({ inactiveForDays: 90 })],
  ['inactive for 365 days', () => ({ inactiveForDays: 365 })],
  ['inactive for 1000 days', () => ({ inactiveForDays: 1000 })],
  ['no unit', () => ({ hasNoUnit: true })],
  ['German', () => ({ locale: ['de'] })],
  ['a language of nobody', () => ({ locale: ['zz'] })],
  ['new in 1 day', () => ({ newForDays: 1 })],
  ['new in 7 days', () => ({ newForDays: 7 })],
  ['new in 365 days', () => ({ newForDays: 365 })],
  ['possible duplicates', () => ({ hasDuplicate: true })],
  // Combinations, most of which few match or nobody.
  ['suspended administrators', () => ({ status: ['SUSPENDED'], role: ['ADMIN'] })],
  ['invited education managers, Swahili', () => ({ status: ['INVITED'], role: ['EDUCATION_MANAGER'], locale: ['sw'] })],
  ['administrators of the unit of half', ({ huge }) => ({ unit: huge, role: ['ADMIN'] })],
  ['suspended of the unit of half', ({ huge }) => ({ unit: huge, status: ['SUSPENDED'] })],
  ['search common in the unit of half', ({ huge }) => ({ unit: huge, search: 'ann' })],
  ['search common in the unit of 20,000', ({ large }) => ({ unit: large, search: 'ann' })],
  ['search common, suspended', () => ({ search: 'ann', status: ['SUSPENDED'] })],
  ['new and inactive', () => ({ newForDays: 365, inactiveForDays: 400 })],
  ['never signed in, new in 7 days', () => ({ hasNeverSignedIn: true, newForDays: 7 })],
]
const sorts = ['NAME', 'CREATED', 'LAST_SIGN_IN'] as const
const directions = ['ASCENDING', 'DESCENDING'] as const
const scopes = ['admin', 'manager of 50', 'manager of 20,000', 'manager of half'] as const

const firstPage = 10
const anyPage = 50

const pages = (scope: (typeof scopes)[number], [name, filter]: FilterCase, goal: number): GrowthCase[] =>
  sorts.flatMap((sort) =>
    directions.flatMap((direction) =>
      [false, true].map((isMiddle) => ({
        name: `users, ${scope}, ${name}, ${sort} ${direction}${isMiddle ? ', from the middle' : ''}`,
        goal: isMiddle ? anyPage : goal,
        run: (context: GrowthContext) =>
          createPersonListStore(context.pool).list(
            planOf(sort, direction, isMiddle ? context.middles[sort] : null),
            filter(context),
            context.scopes[scope],
          ),
      })),
    ),
  )

const count = (scope: (typeof scopes)[number], [name, filter]: FilterCase): GrowthCase => ({
  name: `users, ${scope}, ${name}, count to 1000`,
  goal: anyPage,
  run: (context) => createPersonListStore(context.pool).count(1000, filter(context), context.scopes[scope]),
})

/** The people list: every filter with every sort and direction, from the start and from the middle, for each scope. */
export const userCases: readonly GrowthCase[] = scopes.flatMap((scope) => [
  ...firstPages.flatMap((filter) => pages(scope, filter, firstPage)),
  ...filters.flatMap((filter) => pages(scope, filter, anyPage)),
  ...[...firstPages, ...filters].map((filter) => count(scope, filter)),
])

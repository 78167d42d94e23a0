import { createPeopleStore, type PeopleStore } from '@somo/server/modules/users/peopleStore'
import type { GrowthContext } from './context.ts'
import { type GrowthCase, planOf } from './growthCase.ts'

type UserFilter = Parameters<PeopleStore['list']>[1]

const filters: readonly (readonly [string, (context: GrowthContext) => UserFilter])[] = [
  ['all', () => ({})],
  ['active', () => ({ status: ['ACTIVE'] })],
  ['suspended', () => ({ status: ['SUSPENDED'] })],
  ['invited or suspended', () => ({ status: ['INVITED', 'SUSPENDED'] })],
  ['learners', () => ({ role: ['LEARNER'] })],
  ['administrators', () => ({ role: ['ADMIN'] })],
  ['unit of 50', ({ small }) => ({ unit: small })],
  ['unit of 20,000', ({ large }) => ({ unit: large })],
  ['fullest unit alone', ({ full }) => ({ unit: full, withSubunits: false })],
  ['never signed in', () => ({ hasNeverSignedIn: true })],
  ['signed in', () => ({ hasNeverSignedIn: false })],
  ['inactive for 90 days', () => ({ inactiveForDays: 90 })],
  ['inactive for 1000 days', () => ({ inactiveForDays: 1000 })],
  ['no unit', () => ({ hasNoUnit: true })],
  ['German', () => ({ locale: ['de'] })],
  ['new in 7 days', () => ({ newForDays: 7 })],
  ['new in 365 days', () => ({ newForDays: 365 })],
]
const searches: readonly (readonly [string, number, (context: GrowthContext) => UserFilter])[] = [
  ['search common', 20, () => ({ search: 'ann' })],
  ['search two words', 20, () => ({ search: 'hanna fischer' })],
  ['search rare', 3, ({ rare }) => ({ search: rare })],
]
const sorts = ['NAME', 'CREATED', 'LAST_SIGN_IN'] as const
const directions = ['ASCENDING', 'DESCENDING'] as const
const scopes = ['admin', 'manager of 50', 'manager of 20,000'] as const

function pages(
  scope: (typeof scopes)[number],
  name: string,
  goal: GrowthCase['goal'],
  filter: (context: GrowthContext) => UserFilter,
): GrowthCase[] {
  return sorts.flatMap((sort) =>
    directions.flatMap((direction) =>
      [false, true].map((isMiddle) => ({
        name: `users, ${scope}, ${name}, ${sort} ${direction}${isMiddle ? ', from the middle' : ''}`,
        goal,
        run: (context: GrowthContext) =>
          createPeopleStore(context.database).list(
            planOf(sort, direction, isMiddle ? context.middles[sort] : null),
            filter(context),
            context.scopes[scope],
          ),
      })),
    ),
  )
}

const counts = (scope: (typeof scopes)[number]): GrowthCase[] =>
  filters.map(([name, filter]) => ({
    name: `users, ${scope}, ${name}, count to 1000`,
    goal: 20,
    run: (context) => createPeopleStore(context.database).count(1000, filter(context), context.scopes[scope]),
  }))

/** The list of people: every filter with every sort and direction, from the start and from the middle, for each scope. */
export const userCases: readonly GrowthCase[] = scopes.flatMap((scope) => [
  ...filters.flatMap(([name, filter]) => pages(scope, name, 'flat', filter)),
  ...searches.flatMap(([name, goal, filter]) => pages(scope, name, goal, filter)),
  ...counts(scope),
])

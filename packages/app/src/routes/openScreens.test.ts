import type { Role } from '@somo/graphql/schema'
import { expect, test } from 'vitest'
import { openScreensOf } from './openScreens.tsx'
import { routeTable } from './routeTable.ts'

test.each<[readonly Role[]]>([[['LEARNER']], [['EDUCATION_MANAGER']], [['ADMIN']], [['ADMIN', 'EDUCATION_MANAGER', 'LEARNER']], [[]]])(
  'with the roles %j these are exactly the rows the roles open, each once, but for the page of errors',
  (roles) => {
    const mayOpen = (needed: readonly Role[]) => needed.length === 0 || needed.some((role) => roles.includes(role))
    const rows = routeTable.filter((row) => row.path !== '/error-page' && mayOpen(row.roles)).map(({ path }) => path)
    expect(openScreensOf(roles).map(({ path }) => path).toSorted()).toEqual(rows.toSorted())
  },
)

test('a page with an address only says so', () => {
  const screens = openScreensOf(['ADMIN', 'LEARNER'])
  const isBuilt = (path: string) => screens.find((screen) => screen.path === path)?.isBuilt
  expect([isBuilt('/dashboard'), isBuilt('/super-console'), isBuilt('/catalogue'), isBuilt('/communication')]).toEqual([true, true, false, false])
})

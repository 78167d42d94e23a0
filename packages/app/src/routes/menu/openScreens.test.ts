import type { Role } from '@somo/graphql/schema'
import { expect, test } from 'vitest'
import { openScreensOf } from './openScreens.tsx'
import { routeTable } from '../routeTable.ts'
import type { RouteRow } from '../routeRow.ts'

test.each<[readonly Role[]]>([
  [['LEARNER']],
  [['EDUCATION_MANAGER']],
  [['ADMIN']],
  [['ADMIN', 'EDUCATION_MANAGER', 'LEARNER']],
  [[]],
])(
  'W1: with the roles %j these are exactly the rows the roles open, each once, but for the page of errors',
  (roles) => {
    const mayOpen = (needed: readonly Role[]) => needed.length === 0 || needed.some((role) => roles.includes(role))
    const rolesOf = ({ menu, roles: own }: RouteRow) => menu?.roles ?? own
    const rows = routeTable.filter((row) => row.path !== '/error-page' && mayOpen(rolesOf(row))).map(({ path }) => path)
    expect(
      openScreensOf(roles)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(rows.toSorted())
  },
)

import type { Role } from '@somo/graphql/schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anonymous, signedInAs, starting } from '../../testing/fakeSession.ts'
import { decide, rolesMatch } from './guard.ts'
import { routeTable } from '../routeTable.ts'

/** Who may see what, in the words of section 6 of the specification; everything else is refused to them. */
const anyone = [
  '/dashboard',
  '/my-profile',
  '/my-certificates',
  '/my-units',
  '/my-ratings',
  '/super-console',
  '/using-sitos',
  '/badges-collection',
  '/communication',
  '/relatives',
  '/error-page',
]
const learner = [...anyone, '/media', '/catalogue', '/assistant']
const manager = [
  ...anyone,
  '/assistant',
  '/media-management',
  '/media-statistics',
  '/user-statistics',
  '/unit-management',
  '/user-management',
  '/import-management',
  '/assignments',
  '/learning-path',
  '/task-management',
  '/task-statistics',
]
const admin = [
  ...manager,
  '/category-management',
  '/mailtemplates',
  '/certificates',
  '/system',
  '/design-configuration',
  '/help-and-legal',
  '/system-badges',
  '/course-badges',
  '/menu-configuration',
]
const open = ['/communication', '/relatives', '/error-page']

const identities: readonly (readonly [name: string, roles: readonly Role[] | null, entered: readonly string[]])[] = [
  ['signed out', null, open],
  ['no role', [], anyone],
  ['learner', ['LEARNER'], learner],
  ['manager', ['EDUCATION_MANAGER'], manager],
  ['admin', ['ADMIN'], admin],
  ['all roles', ['ADMIN', 'EDUCATION_MANAGER', 'LEARNER'], [...admin, ...learner]],
]

describe.each(identities)('C05: %s', (_name, roles, entered) => {
  test.each(routeTable.map((row) => [row.path, row] as const))('%s', (path, row) => {
    const decision = decide(row, roles === null ? anonymous() : signedInAs(roles))
    if (entered.includes(path)) expect(decision).toEqual({ kind: 'allow' })
    else if (path === '/dashboard') expect(decision).toEqual({ kind: 'gate' })
    else
      expect(decision).toEqual({ kind: 'redirect', to: '/dashboard', because: roles === null ? 'anonymous' : 'role' })
  })
})

test('198 decisions were made', () => {
  expect(identities.length * routeTable.length).toBe(198)
})

test.each(routeTable.map((row) => [row.path, row] as const))(
  '%s waits while the session is being made, unless it is open',
  (_path, row) => {
    expect(decide(row, starting).kind).toBe(row.guard === 'open' ? 'allow' : 'wait')
  },
)

test.each(['redirecting', 'switching', 'loggingOut', 'starting'] as const)('%s is not the time to decide', (state) => {
  for (const row of routeTable)
    expect(decide(row, { ...anonymous(), state }).kind).toBe(row.guard === 'open' ? 'allow' : 'wait')
})

test('the guard never leads to the page it guards', () => {
  for (const row of routeTable) {
    for (const session of [anonymous(), signedInAs([])]) {
      const decision = decide(row, session)
      if (decision.kind === 'redirect') expect(decision.to).not.toBe(row.path)
    }
  }
})

test('S6.2: passes if there is no role list, or if any role matches', () => {
  const roles = fc.uniqueArray(fc.constantFrom<Role>('LEARNER', 'EDUCATION_MANAGER', 'ADMIN'))
  fc.assert(
    fc.property(roles, roles, (wanted, mine) => {
      const common = wanted.filter((role) => mine.includes(role))
      expect(rolesMatch({ roles: wanted }, mine)).toBe(wanted.length === 0 || common.length > 0)
    }),
  )
})

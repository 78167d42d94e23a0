import type { Role } from '@somo/graphql/schema'
import { expect, test } from 'vitest'
import { addresses } from '../domain/navigation/addresses.ts'
import { findRow, needsSignIn } from './findRow.ts'
import { routeTable } from './routeTable.ts'
import type { RoutePath } from './routeTable.ts'

type Access = 'any' | 'open' | readonly Role[]

/** The table of section 2 of the specification, copied by hand, in its order. "unguarded" stands for "no guard is attached". */
const specification: readonly (readonly [path: string, access: Access, unguarded?: 'unguarded'])[] = [
  ['/dashboard', 'any'],
  ['/media', ['LEARNER']],
  ['/catalogue', ['LEARNER']],
  ['/media-management', ['ADMIN', 'EDUCATION_MANAGER']],
  ['/category-management', ['ADMIN']],
  ['/media-statistics', ['ADMIN', 'EDUCATION_MANAGER']],
  ['/user-statistics', ['ADMIN', 'EDUCATION_MANAGER']],
  ['/unit-management', ['ADMIN', 'EDUCATION_MANAGER']],
  ['/user-management', ['ADMIN', 'EDUCATION_MANAGER']],
  ['/import-management', ['ADMIN', 'EDUCATION_MANAGER']],
  ['/assignments', ['ADMIN', 'EDUCATION_MANAGER']],
  ['/mailtemplates', ['ADMIN']],
  ['/certificates', ['ADMIN']],
  ['/system', ['ADMIN']],
  ['/my-profile', 'any'],
  ['/my-certificates', 'any'],
  ['/my-units', 'any'],
  ['/my-ratings', 'any'],
  ['/design-configuration', ['ADMIN']],
  ['/super-console', 'any'],
  ['/help-and-legal', ['ADMIN']],
  ['/using-sitos', 'any'],
  ['/assistant', ['ADMIN', 'EDUCATION_MANAGER', 'LEARNER']],
  ['/system-badges', ['ADMIN']],
  ['/course-badges', ['ADMIN']],
  ['/badges-collection', 'any'],
  ['/communication', ['ADMIN', 'EDUCATION_MANAGER'], 'unguarded'],
  ['/learning-path', ['ADMIN', 'EDUCATION_MANAGER']],
  ['/relatives', ['ADMIN'], 'unguarded'],
  ['/task-management', ['ADMIN', 'EDUCATION_MANAGER']],
  ['/task-statistics', ['ADMIN', 'EDUCATION_MANAGER']],
  ['/menu-configuration', ['ADMIN']],
  ['/error-page', 'open'],
]

test('the route table is the specification’s: 33 rows, their roles, their guards', () => {
  expect(specification).toHaveLength(33)
  expect(routeTable.map(({ path, guard, roles }) => ({ path, guard, roles: roles.toSorted() }))).toEqual(
    specification.map(([path, access, unguarded]) => ({
      path,
      guard: access === 'open' || unguarded !== undefined ? 'open' : 'session',
      roles: typeof access === 'string' ? [] : access.toSorted(),
    })),
  )
})

test('no two rows share a title', () => {
  const ids = routeTable.map(({ title }) => title.id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('what screens link to exists', () => {
  const linked: readonly RoutePath[] = Object.values(addresses)
  for (const path of linked) expect(findRow(path)?.path).toBe(path)
})

test.each([
  ['/media', '/media'],
  ['/media/', '/media'],
  ['/Media', null],
  ['/media/x', null],
  ['/nope', null],
  ['', null],
  ['/', null],
])('the path %j is the row %j', (path, row) => {
  expect(findRow(path)?.path ?? null).toBe(row)
})

test.each([
  ['/', true],
  ['/dashboard', true],
  ['/system/', true],
  ['/communication', false],
  ['/relatives/', false],
  ['/error-page', false],
  ['/nope', false],
])('a first visit of %s leads to the sign-in page: %s', (path, expected) => {
  expect(needsSignIn(path)).toBe(expected)
})

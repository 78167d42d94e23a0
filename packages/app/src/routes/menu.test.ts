import type { Role } from '@somo/graphql/schema'
import { expect, test } from 'vitest'
import { bottomPaths, buildMenu } from './menu.ts'
import { routeTable } from './routeTable.ts'

const every: readonly Role[] = ['ADMIN', 'EDUCATION_MANAGER', 'LEARNER']
const pathsOf = (roles: readonly Role[]) => buildMenu(roles).flatMap(({ entries }) => entries.map(({ path }) => path))

test('a learner sees what is theirs, in the order of the drawn menu', () => {
  expect(buildMenu(['LEARNER']).map(({ id, entries }) => [id, entries.map(({ path }) => path)])).toEqual([
    ['start', ['/dashboard', '/media', '/catalogue']],
    ['proofs', ['/my-certificates', '/badges-collection', '/my-ratings']],
    ['surroundings', ['/my-units']],
    ['more', ['/assistant', '/using-sitos', '/super-console']],
  ])
})

test('the menu follows the role data even where no guard is attached', () => {
  expect(pathsOf(['LEARNER'])).not.toContain('/communication')
  expect(pathsOf(['EDUCATION_MANAGER'])).toContain('/communication')
  expect(pathsOf(['EDUCATION_MANAGER'])).not.toContain('/relatives')
  expect(pathsOf(['ADMIN'])).toContain('/relatives')
})

test('with all roles each row that has a place in the menu is there once, and nothing else', () => {
  const placed = routeTable.filter(({ menu }) => menu !== null).map(({ path }) => path)
  expect(pathsOf(every).toSorted()).toEqual(placed.toSorted())
})

test('each group keeps its entries in an order somebody chose', () => {
  const [first] = buildMenu(every)
  expect(first?.entries[0]?.path).toBe('/dashboard')
  for (const { entries } of buildMenu(every)) expect(entries.length).toBeGreaterThan(0)
})

test('an empty group is not drawn', () => {
  expect(buildMenu([]).map(({ id }) => id)).toEqual(['start', 'proofs', 'surroundings', 'more'])
})

test.each<[readonly Role[], readonly string[]]>([
  [['LEARNER'], ['/dashboard', '/media', '/catalogue', '/my-certificates']],
  [['EDUCATION_MANAGER'], ['/dashboard', '/user-management', '/assignments', '/task-management']],
  [[], ['/dashboard', '/my-certificates', '/badges-collection', '/my-units']],
  [every, ['/dashboard', '/media', '/catalogue', '/user-management']],
])('the bottom bar of %j holds %j', (roles, expected) => {
  expect(bottomPaths(buildMenu(roles))).toEqual(expected)
})

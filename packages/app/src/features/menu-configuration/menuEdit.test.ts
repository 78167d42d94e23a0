import { expect, test } from 'vitest'
import { completeArrangement } from '../../domain/menu/arrangement.ts'
import {
  addGroup,
  addLink,
  columnOf,
  differences,
  moveToGroup,
  reorderColumn,
  updateEntry,
  writeMenu,
} from './menuEdit.ts'
import { rowsFixture } from './menuFixture.ts'

const menu = completeArrangement(rowsFixture, null)
const idsIn = (group: string, of = menu) => of.find(({ id }) => id === group)?.entries.map(({ id }) => id)
const listOf = (level: 'LEARNER' | 'EDUCATION_MANAGER' | 'ADMIN') =>
  columnOf(menu, level).map(({ id, entries }) => ({ id, children: entries }))

test('each list has what its role adds, and every entry stands in one of them', () => {
  const entries = (level: 'LEARNER' | 'EDUCATION_MANAGER' | 'ADMIN') =>
    columnOf(menu, level).flatMap((group) => group.entries.map(({ id }) => id))
  expect(entries('LEARNER')).toEqual(['/dashboard', '/media', '/my-units'])
  expect(entries('EDUCATION_MANAGER')).toEqual(['/user-management', '/assignments'])
  expect(entries('ADMIN')).toEqual(['/category-management', '/menu-configuration'])
})

test('a list in a new order leaves the entries of other lists where they are', () => {
  const [people, learning] = listOf('EDUCATION_MANAGER')
  const order = [
    { ...people, id: 'people', children: [] },
    { ...learning, id: 'learning', children: [{ id: '/assignments' }, { id: '/user-management' }] },
  ]
  const next = reorderColumn(menu, 'EDUCATION_MANAGER', order)
  expect(idsIn('learning', next)).toEqual(['/category-management', '/assignments', '/user-management'])
  expect(idsIn('people', next)).toEqual([])
  expect(writeMenu(reorderColumn(menu, 'ADMIN', listOf('ADMIN')))).toEqual(writeMenu(menu))
})

test('one moved entry is one change, and so are a hidden one, a link and a group', () => {
  const moved = reorderColumn(menu, 'LEARNER', [
    { id: 'start', children: [{ id: '/media' }, { id: '/dashboard' }] },
    { id: 'surroundings', children: [{ id: '/my-units' }] },
  ])
  expect(differences(menu, moved).ids.size).toBe(1)
  expect([...differences(menu, updateEntry(menu, '/media', { hiddenFor: ['LEARNER'] })).ids]).toEqual(['/media'])
  expect([...differences(menu, moveToGroup(menu, '/media', 'more')).ids]).toEqual(['/media'])
  const more = addGroup(addLink(menu, 'LEARNER', 'a'), 'b', { en: 'Help' })
  expect([...differences(menu, more).ids].toSorted()).toEqual(['group-b', 'link-a'])
  expect(differences(more, menu).removed).toBe(2)
  expect(differences(menu, menu)).toEqual({ ids: new Set(), removed: 0 })
})

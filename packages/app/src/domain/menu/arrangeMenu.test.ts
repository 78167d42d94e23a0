import type { Role } from '@somo/graphql/schema'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { arrangeMenu, menuName } from './arrangeMenu.ts'
import { readArrangement, type ArrangedEntry, type Arrangement, type MenuRow } from './arrangement.ts'
import { bottomIds } from './bottomIds.ts'

const row = (path: MenuRow['path'], roles: readonly Role[], group: MenuRow['group'] = 'start'): MenuRow => {
  const title = { id: path, defaultMessage: path.slice(1) }
  return { path, title, shortTitle: title, roles, group, icon: 'house' }
}
const rows = [
  row('/dashboard', []),
  row('/media', ['LEARNER']),
  row('/my-units', [], 'surroundings'),
  row('/user-management', ['ADMIN', 'EDUCATION_MANAGER'], 'people'),
  row('/system', ['ADMIN'], 'system'),
]
const arranged = (...entries: readonly ArrangedEntry[]): Arrangement => ({ groups: [{ id: 'start', entries }] })
const link = { id: 'link-1', labels: { en: 'Works council' }, url: 'https://br.example/', level: 'LEARNER' } as const
const idsOf = (roles: readonly Role[], arrangement: Arrangement) =>
  arrangeMenu(rows, roles, arrangement).map(({ id, entries }) => [id, ...entries.map((entry) => entry.id)])
const intl = (locale: string) => createIntl({ locale, messages: {}, onError: () => undefined })

test('without an arrangement the menu is the built-in one', () => {
  expect(idsOf(['LEARNER'], null)).toEqual([
    ['start', '/dashboard', '/media'],
    ['surroundings', '/my-units'],
  ])
})

test('entries stand where they were put; what is not named comes behind, in its own group', () => {
  expect(idsOf(['LEARNER'], arranged({ id: '/my-units' }, { id: '/media' }))).toEqual([
    ['start', '/my-units', '/media', '/dashboard'],
  ])
})

test('a role never sees what its route does not open, whatever was published', () => {
  const all = arranged({ id: '/system' }, { id: '/user-management' }, { id: '/nope' })
  expect(idsOf(['LEARNER'], all).flat()).not.toContain('/system')
  expect(idsOf(['EDUCATION_MANAGER'], all)[0]).toEqual(['start', '/user-management', '/dashboard'])
})

test('an entry hidden for one role stays for the others, and for whoever has another role too', () => {
  const hidden = arranged({ id: '/user-management', hiddenFor: ['EDUCATION_MANAGER'] })
  expect(idsOf(['EDUCATION_MANAGER'], hidden).flat()).not.toContain('/user-management')
  expect(idsOf(['ADMIN'], hidden).flat()).toContain('/user-management')
  expect(idsOf(['ADMIN', 'EDUCATION_MANAGER'], hidden).flat()).toContain('/user-management')
})

test('a link is for its role and those above it, has an address of its own and opens a new window', () => {
  const [group] = arrangeMenu(rows, ['LEARNER'], arranged(link))
  expect(group?.entries[0]).toMatchObject({ id: 'link-1', href: 'https://br.example/', isExternal: true, icon: 'link' })
  const forManagers = arranged({ ...link, level: 'EDUCATION_MANAGER' })
  expect(idsOf(['LEARNER'], forManagers).flat()).not.toContain('link-1')
  expect(idsOf([], forManagers).flat()).not.toContain('link-1')
  expect(idsOf(['ADMIN'], forManagers).flat()).toContain('link-1')
})

test('names fall back: of a screen to the built-in one, of a link to the English one', () => {
  const [group] = arrangeMenu(rows, ['LEARNER'], arranged({ id: '/media', labels: { de: 'Lernen' } }, link))
  const names = (locale: string) => group?.entries.slice(0, 2).map((entry) => menuName(entry, intl(locale)))
  expect(names('de')).toEqual(['Lernen', 'Works council'])
  expect(names('sw')).toEqual(['media', 'Works council'])
})

test('a group of its own has its name, and none is drawn without entries', () => {
  const own: Arrangement = {
    groups: [
      { id: 'group-1', labels: { en: 'Help' }, entries: [link] },
      { id: 'group-2', labels: { en: 'Empty' }, entries: [] },
    ],
  }
  const menu = arrangeMenu(rows, ['LEARNER'], own)
  expect(menu[0] && menuName(menu[0], intl('en'))).toBe('Help')
  expect(menu.map(({ id }) => id)).not.toContain('group-2')
})

test('the bottom bar holds nothing that the menu does not', () => {
  expect(bottomIds(arrangeMenu(rows, ['LEARNER'], arranged({ id: '/media', hiddenFor: ['LEARNER'] })))).toEqual([
    '/dashboard',
    '/my-units',
  ])
})

test.each([null, '', 'nonsense', '[]', '{"groups": 1}'])('%j is no arrangement: the built-in menu stands', (text) => {
  expect(readArrangement(text)).toBeNull()
})

import type { Role } from '@somo/graphql/schema'
import { createIntl } from 'react-intl'
import { expect, test, vi } from 'vitest'
import de from '../../../messages/de.json'
import { tabNames as profileTabs } from '../../features/my-profile/tabs.ts'
import { tabNames as systemTabs } from '../../features/system/tabs.ts'
import { allowedLocales } from '../../platform/build/constants.ts'
import { findRow } from '../findRow.ts'
import { buildMenu } from '../menu/buildMenu.ts'
import { readPaletteQuery } from './paletteActions.tsx'
import { paletteGroups } from './paletteGroups.tsx'
import type { SearchResult } from './usePaletteSearch.ts'

const intl = createIntl({ locale: 'de', messages: de })
const parts = (roles: readonly Role[], isViewing = false) => ({
  roles,
  language: { offered: allowedLocales, selected: 'de' as const, onSelect: vi.fn<() => void>() },
  theme: { selected: 'default' as const, onSelect: vi.fn<() => void>() },
  isViewing,
  onSignOut: vi.fn<() => void>(),
  page: findRow('/my-units'),
})
const everyRole: readonly Role[] = ['ADMIN', 'EDUCATION_MANAGER', 'LEARNER']
const anna: SearchResult = {
  kind: 'PERSON',
  uuid: 'a',
  title: 'Anna Weber',
  detail: 'Lager',
  createdAt: null,
  canSuspend: true,
}
const itemsOf = (id: string, ...args: Parameters<typeof paletteGroups>) =>
  paletteGroups(...args).find((group) => group.id === id)?.items ?? []

test.each([[[]], [['LEARNER']], [['EDUCATION_MANAGER']], [['ADMIN']], [everyRole]] as readonly (readonly [
  readonly Role[],
])[])('W1: with the roles %j it leads to the pages of the menu and to the profile, and nowhere else', (roles) => {
  const pages = itemsOf('pages', parts(roles), '', [], intl)
  const inMenu = buildMenu(roles).flatMap(({ entries }) => entries.map(({ id }) => id))
  expect(pages.map(({ href }) => href)).toEqual([...inMenu, '/my-profile'])
})

test('it offers what is not in force, and the way out', () => {
  const given = parts(['LEARNER'])
  const actions = itemsOf('actions', given, '', [], intl)
  expect(actions.map(({ id }) => id)).toEqual([
    'help',
    'profile',
    'language-en',
    'language-sw',
    'theme-dark',
    'sign-out',
  ])
  for (const { onAction } of actions) onAction?.()
  expect(given.language.onSelect.mock.calls).toEqual([['en'], ['sw']])
  expect(given.theme.onSelect).toHaveBeenCalledWith('dark')
  expect(given.onSignOut).toHaveBeenCalledOnce()
})

test.each([
  ['/my-units/', 'Hilfe zu „Meine Einheiten“', '/using-sitos?screen=/my-units'],
  ['/using-sitos', undefined, undefined],
  ['/error-page', undefined, undefined],
  ['/nope', undefined, undefined],
])('from %s it leads to the help of that page, where there can be one', (pathname, label, href) => {
  const help = itemsOf('actions', { ...parts(['LEARNER']), page: findRow(pathname) }, '', [], intl).find(
    ({ id }) => id === 'help',
  )
  expect([help?.label, help?.href]).toEqual([label, href])
})

test('groups without a hit are left out', () => {
  expect(paletteGroups(parts(['LEARNER']), 'kiswahili', [], intl).map(({ id }) => id)).toEqual(['actions'])
  expect(paletteGroups(parts(['LEARNER']), 'gibt es nicht', [], intl)).toEqual([])
})

test('W5: what the server found stands between pages and settings, each with its address', () => {
  const found: readonly SearchResult[] = [
    anna,
    { ...anna, kind: 'UNIT', uuid: 'u' },
    { ...anna, kind: 'IMPORT', uuid: 'i', createdAt: '2026-11-20T12:00:00.000Z' },
  ]
  expect(paletteGroups(parts(['ADMIN']), 'sprache', found, intl).map(({ id }) => id)).toEqual([
    'people',
    'units',
    'imports',
    'settings',
  ])
  expect(
    paletteGroups(parts(['ADMIN']), 'x', found, intl).flatMap(({ items }) =>
      items.map(({ href, detail }) => [href, detail]),
    ),
  ).toEqual([
    ['/user-management?open=a', 'Lager'],
    ['/unit-management?unit=u', 'Lager'],
    ['/import-management?import=i', '20.11.2026'],
  ])
})

test('W5: settings are the tabs that exist, those of the installation for administrators alone', () => {
  const hrefs = (roles: readonly Role[], query: string) =>
    itemsOf('settings', parts(roles), query, [], intl).map(({ href }) => href)
  expect(hrefs(['ADMIN'], 'einstellungen').toSorted()).toEqual(systemTabs.map((tab) => `/system?tab=${tab}`).toSorted())
  expect(hrefs(['LEARNER'], 'einstellungen')).toEqual([])
  expect(hrefs(['LEARNER'], 'mein profil').toSorted()).toEqual(
    profileTabs.map((tab) => `/my-profile?tab=${tab}`).toSorted(),
  )
})

test.each([
  [['LEARNER'], false, []],
  [['EDUCATION_MANAGER'], false, ['add-person', 'new-unit', 'import-people', 'suspend']],
  [['ADMIN'], true, []],
] as const)('W5: %j, looking at the pages as somebody else: %j, begin %j', (roles, isViewing, expected) => {
  const ids = itemsOf('actions', parts(roles, isViewing), '', [], intl).map(({ id }) => id)
  expect(ids.filter((id) => ['add-person', 'new-unit', 'import-people', 'suspend'].includes(id))).toEqual(expected)
})

test('W5: suspending is offered for whom it is asked and allowed, and leads to the question alone', () => {
  const found = [anna, { ...anna, uuid: 'b', title: 'Anna Berg', canSuspend: false }]
  const actions = itemsOf('actions', parts(['ADMIN']), 'anna sperren', found, intl)
  expect(actions.map(({ label, href, onAction }) => [label, href, onAction])).toEqual([
    ['Anna Weber sperren …', '/user-management?open=a&do=suspend', undefined],
  ])
  expect(itemsOf('actions', parts(['ADMIN']), 'anna', found, intl)).toEqual([])
  expect(itemsOf('actions', parts(['ADMIN'], true), 'anna sperren', found, intl)).toEqual([])
})

test.each([
  ['anna sperren', 'anna', true],
  ['Sperre Anna Weber', 'Anna Weber', true],
  ['sper', 'sper', false],
  ['spe anna', 'spe anna', false],
  ['anna weber', 'anna weber', false],
])('W5: of %j the server is asked for %j', (query, sought, isSuspending) => {
  expect(readPaletteQuery(query, intl)).toEqual({ sought, isSuspending })
})

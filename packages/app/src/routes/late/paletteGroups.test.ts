import { createIntl } from 'react-intl'
import { expect, test, vi } from 'vitest'
import type { Role } from '@somo/graphql/schema'
import de from '../../../messages/de.json'
import { allowedLocales } from '../../platform/build/constants.ts'
import { findRow } from '../findRow.ts'
import { buildMenu } from '../menu.ts'
import { paletteGroups } from './paletteGroups.tsx'

const intl = createIntl({ locale: 'de', messages: de })
const parts = (roles: readonly Role[]) => ({
  roles,
  language: { offered: allowedLocales, selected: 'de' as const, onSelect: vi.fn<() => void>() },
  theme: { selected: 'default' as const, onSelect: vi.fn<() => void>() },
  onSignOut: vi.fn<() => void>(),
  page: findRow('/my-units'),
})
const everyRole: readonly Role[] = ['ADMIN', 'EDUCATION_MANAGER', 'LEARNER']

test.each([[[]], [['LEARNER']], [['EDUCATION_MANAGER']], [['ADMIN']], [everyRole]] as readonly (readonly [readonly Role[]])[])(
  'with the roles %j it leads to the pages of the menu and to the profile, and nowhere else',
  (roles) => {
    const [pages] = paletteGroups(parts(roles), '', intl)
    const inMenu = buildMenu(roles).flatMap(({ entries }) => entries.map(({ path }) => path))
    expect(pages?.items.map(({ href }) => href)).toEqual([...inMenu, '/my-profile'])
  },
)

test('it offers what is not in force, and the way out', () => {
  const given = parts(['LEARNER'])
  const actions = paletteGroups(given, '', intl)[1]?.items ?? []
  expect(actions.map(({ id }) => id)).toEqual(['help', 'language-en', 'language-sw', 'theme-dark', 'sign-out'])
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
  const actions = paletteGroups({ ...parts(['LEARNER']), page: findRow(pathname) }, '', intl)[1]?.items ?? []
  const help = actions.find(({ id }) => id === 'help')
  expect([help?.label, help?.href]).toEqual([label, href])
})

test('groups without a hit are left out', () => {
  expect(paletteGroups(parts(['LEARNER']), 'kiswahili', intl).map(({ id }) => id)).toEqual(['actions'])
  expect(paletteGroups(parts(['LEARNER']), 'gibt es nicht', intl)).toEqual([])
})

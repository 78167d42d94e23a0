import type { Role } from '@somo/graphql/schema'
import { readFileSync } from 'node:fs'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { bottomIds } from '../../domain/menu/bottomIds.ts'
import { buildMenu } from './buildMenu.ts'
import { routeTable } from '../routeTable.ts'
import { toNavGroups } from './toNavGroups.tsx'

const every: readonly Role[] = ['ADMIN', 'EDUCATION_MANAGER', 'LEARNER']
const pathsOf = (roles: readonly Role[]) => buildMenu(roles).flatMap(({ entries }) => entries.map(({ id }) => id))

test('a learner sees what is theirs, in the order of the drawn menu', () => {
  expect(buildMenu(['LEARNER']).map(({ id, entries }) => [id, entries.map(({ id }) => id)])).toEqual([
    ['start', ['/dashboard', '/media', '/catalogue']],
    ['proofs', ['/my-certificates', '/badges-collection', '/my-ratings']],
    ['surroundings', ['/my-units', '/communication']],
    ['more', ['/assistant', '/using-sitos', '/super-console']],
  ])
})

test('W1: with all roles each row that has a place in the menu is there once, and nothing else', () => {
  const placed = routeTable.filter(({ menu }) => menu !== null).map(({ path }) => path)
  expect(pathsOf(every).toSorted()).toEqual(placed.toSorted())
})

test('the server knows every screen of the menu, so that it can be arranged', () => {
  const server = new URL('../../../../server/src/modules/', import.meta.url)
  const named = readFileSync(new URL('legal/documents/pageNames.ts', server), 'utf8')
  const more = readFileSync(new URL('menu/readArrangement.ts', server), 'utf8')
  expect(pathsOf(every).filter((path) => !named.includes(`'${path}':`) && !more.includes(`'${path}'`))).toEqual([])
})

test('each group keeps its entries in an order somebody chose', () => {
  const [first] = buildMenu(every)
  expect(first?.entries[0]?.id).toBe('/dashboard')
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
])('W1: the bottom bar of %j holds %j', (roles, expected) => {
  expect(bottomIds(buildMenu(roles))).toEqual(expected)
})

/** The English texts stand in the source; the others in their files. */
function wordsIn(locale: string): Record<string, string> {
  const read: unknown = JSON.parse(readFileSync(new URL(`../../../messages/${locale}.json`, import.meta.url), 'utf8'))
  const entries = typeof read === 'object' && read !== null ? Object.entries(read) : []
  return Object.fromEntries(entries.flatMap(([id, text]) => (typeof text === 'string' ? [[id, text]] : [])))
}

/** What the bar can hold for whoever may sign in, in the words of a language. */
function barWords(locale: string, roles: readonly Role[]): readonly string[] {
  const menu = buildMenu(roles)
  const items = toNavGroups(menu, '/dashboard', createIntl({ locale, messages: wordsIn(locale) })).flatMap(
    (group) => group.items,
  )
  return bottomIds(menu).map((path) => items.find(({ id }) => id === path)?.shortLabel ?? '')
}

test.each(['en', 'de', 'sw'])(
  'each entry the bottom bar can hold is one word in %s, and breaks only where a hyphen may stand',
  (locale) => {
    const combinations = [[], ['LEARNER'], ['EDUCATION_MANAGER'], ['ADMIN'], every] as const
    for (const word of combinations.flatMap((roles) => barWords(locale, roles))) {
      expect(word).toMatch(/^\S+$/)
      // Nine letters of 12 px fill an entry of 62 px (measured); two lines are all that the bar's height holds.
      const parts = word.split('\u00AD')
      expect(parts.length, word).toBeLessThanOrEqual(2)
      for (const part of parts) expect(part.length, word).toBeLessThanOrEqual(9)
    }
  },
)

test('the bar says less than the menu, which keeps the whole title', () => {
  const items = toNavGroups(
    buildMenu(['ADMIN']),
    '/dashboard',
    createIntl({ locale: 'de', messages: wordsIn('de') }),
  ).flatMap((group) => group.items)
  const people = items.find(({ id }) => id === '/user-management')
  expect([people?.shortLabel, people?.label]).toEqual(['Personen', 'Benutzer\u00ADverwaltung'])
})

test.each([
  ['/user-management', '/using-sitos?screen=/user-management'],
  ['/my-units/', '/using-sitos?screen=/my-units'],
  ['/using-sitos', '/using-sitos'],
  ['/error-page', '/using-sitos'],
  ['/nope', '/using-sitos'],
])('from %s the entry of the help leads to %s, and is the same entry', (pathname, href) => {
  const items = toNavGroups(
    buildMenu(['ADMIN']),
    pathname,
    createIntl({ locale: 'de', messages: wordsIn('de') }),
  ).flatMap((group) => group.items)
  const help = items.find(({ id }) => id === '/using-sitos')
  expect([help?.href, help?.isCurrent]).toEqual([href, pathname === '/using-sitos'])
})

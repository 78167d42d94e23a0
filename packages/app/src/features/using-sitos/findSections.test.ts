import { createIntl } from 'react-intl'
import type { Role } from '@somo/graphql/schema'
import { expect, test } from 'vitest'
import de from '../../../messages/de.json'
import en from '../../../messages/en.json'
import sw from '../../../messages/sw.json'
import { naming } from '../../platform/appearance/ProductTexts.tsx'
import { checkBrowser } from './browserChecks.ts'
import { findSections } from './findSections.ts'
import { glossary } from './glossary.ts'
import { quickStartsFor } from './quickStarts.ts'

const english = Object.fromEntries(Object.entries(en).map(([id, { defaultMessage }]) => [id, defaultMessage]))
const texts: Readonly<Record<string, Record<string, string>>> = { en: english, de, sw }
const browser = checkBrowser({
  canStore: () => true,
  hasCookies: true,
  hasCrypto: true,
  supports: () => true,
  speaks: [],
  hasClipboard: true,
})
const intlOf = (locale: string) => naming(createIntl({ locale, messages: texts[locale] ?? {} }), 'Somo')
const find = (query: string, locale = 'en', roles: readonly Role[] = ['LEARNER']) =>
  findSections(query, roles, browser, intlOf(locale))

test('nothing searched shows every section, whole', () => {
  const { sections } = find('')
  expect(sections.map(({ id }) => id)).toEqual(['starts', 'glossary', 'shortcuts', 'checks', 'version', 'legal'])
  expect(sections.find(({ id }) => id === 'glossary')?.items).toHaveLength(glossary.length)
})

test.each(['en', 'de', 'sw'])('the words stand in the order of the language: %s', (locale) => {
  const { formatMessage } = intlOf(locale)
  const section = find('', locale).sections.find(({ id }) => id === 'glossary')
  const shown = section?.id === 'glossary' ? section.items.map(({ term }) => formatMessage(term)) : []
  expect(shown).toHaveLength(glossary.length)
  expect(shown).toEqual(shown.toSorted(new Intl.Collator(locale).compare))
})

test.each([
  ['en', 'WIFI nothing', []],
  ['en', 'privacy', ['legal']],
  ['de', 'kurs teil', ['glossary']],
  ['de', 'ubersicht', ['starts']],
  ['sw', 'vidakuzi', ['checks']],
  ['en', 'shortcuts', ['shortcuts']],
])('%s %j is found in %j', (locale, query, ids) => {
  expect(find(query, locale).sections.map(({ id }) => id)).toEqual(ids)
})

test('the first steps are those of the roles, and lead nowhere that is closed to them', () => {
  const ids = (...roles: Role[]) => quickStartsFor(roles).map(({ id }) => id)
  expect(ids()).toEqual(['overview', 'profile', 'find', 'noRole', 'report'])
  expect(ids('LEARNER')).toEqual(['overview', 'profile', 'find', 'learner', 'report'])
  expect(ids('ADMIN', 'LEARNER')).toEqual([
    'overview',
    'profile',
    'find',
    'learner',
    'admin',
    'people',
    'setUp',
    'report',
  ])
  const ways = (...roles: Role[]) => quickStartsFor(roles).flatMap(({ way }) => (way === null ? [] : [way.href]))
  expect(ways('LEARNER', 'EDUCATION_MANAGER')).not.toContain('/design-configuration')
  expect(ways('ADMIN')).toContain('/design-configuration')
})

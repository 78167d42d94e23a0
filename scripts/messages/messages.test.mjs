import { describe, expect, test } from 'vitest'
import { root } from '../root.mjs'
import { argumentsOf } from './arguments.mjs'
import { compileCatalogue, parseCatalogue } from './catalogue.mjs'
import { unusedMessages } from './unused.mjs'
import { verifyCatalogues } from './verify.mjs'

const good = {
  en: { 'dashboard.greeting.hello': { defaultMessage: 'Hello, {name}', description: 'Greets the person by name.' } },
  de: { 'dashboard.greeting.hello': 'Hallo, {name}' },
  sw: { 'dashboard.greeting.hello': 'Hujambo, {name}' },
}

// Each compilation starts a process, so most cases share two of their three catalogues.
const compiled = new Map(/** @type {[string, Record<string, unknown[]>][]} */ ([]))

/** @param {import('./catalogue.mjs').Catalogue} catalogue */
function compileOnce(catalogue) {
  const key = JSON.stringify([...catalogue])
  const known = compiled.get(key) ?? compileCatalogue(root, catalogue)
  compiled.set(key, known)
  return known
}

/** @param {{ en?: object, de?: object, sw?: object }} change */
function errorsOf(change) {
  const read = (/** @type {object} */ one, /** @type {object} */ more = {}) =>
    parseCatalogue(JSON.stringify({ ...one, ...more }))
  const { en, de, sw } = good
  const catalogues = { en: read(en, change.en), de: read(de, change.de), sw: read(sw, change.sw) }
  return verifyCatalogues(catalogues, compileOnce)
}

test('complete catalogues have no error', () => {
  expect(errorsOf({})).toEqual([])
})

const more = (/** @type {string} */ text) => ({
  'dashboard.badges.count': { defaultMessage: text, description: 'Counts.' },
})

describe('an error is told', () => {
  test.each([
    ['a missing message', { en: more('Badges') }, 'de lacks dashboard.badges.count.'],
    [
      'a message nothing uses',
      { sw: { 'dashboard.old.text': 'Zamani' } },
      'sw has dashboard.old.text, which nothing uses.',
    ],
    [
      'a text in English',
      { de: { 'dashboard.greeting.hello': 'Hello, {name}' } },
      'de dashboard.greeting.hello is the English',
    ],
    ['an empty text', { sw: { 'dashboard.greeting.hello': ' ' } }, 'sw dashboard.greeting.hello is empty.'],
    [
      'another argument',
      { de: { 'dashboard.greeting.hello': 'Hallo, {nam}' } },
      'de dashboard.greeting.hello takes (nam: text)',
    ],
    ['a malformed message', { de: { 'dashboard.greeting.hello': 'Hallo, {name' } }, 'de: formatjs compile'],
    ['a familiar German', { de: { 'dashboard.greeting.hello': 'Schön, dass du da bist, {name}' } }, 'says du'],
    [
      'no description',
      { en: { 'dashboard.greeting.hello': { defaultMessage: 'Hello, {name}' } } },
      'lacks a description',
    ],
    ['an id of one word', { en: { hello: { defaultMessage: '1', description: 'One.' } } }, 'hello: an id is written'],
  ])('%s', (_, change, sentence) => {
    expect(errorsOf(change).join('\n')).toContain(sentence)
  })
})

test('the arguments of a message are found at every depth', () => {
  const text = '{count, plural, one {one <b>badge</b> of {owner}} other {# badges until {day, date}}}'
  const tree = compileCatalogue(root, new Map([['one.two', { text, description: '' }]]))
  expect(argumentsOf(/** @type {any} */ (tree['one.two']))).toEqual([
    'b: tag',
    'count: plural',
    'day: date',
    'owner: text',
  ])
})

describe('a message that is defined and used nowhere', () => {
  const definition = "export const words = defineMessages({\n  one: { id: 'a.b' },\n  two: { id: 'a.c' },\n})\n"
  /** @param {string} use */
  const unusedWith = (use) =>
    unusedMessages([
      { path: 'messages.ts', text: definition },
      { path: 'view.tsx', text: `import { words } from './messages.ts'\n${use}` },
    ])

  test('is told', () => {
    expect(unusedWith('format(words.one)')).toEqual(['messages.ts: words.two is used nowhere.'])
  })

  test.each([['format(words.one, words.two)'], ['format(words[name])'], ['const all = Object.values(words)']])(
    'is not suspected by %s',
    (use) => {
      expect(unusedWith(use)).toEqual([])
    },
  )
})

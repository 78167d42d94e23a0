import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../root.mjs'
import { falseRows, fillIn, ids, missingRules, readRows, readTitles } from './scenarios.mjs'
import { readTree } from './tree.mjs'

const text = readFileSync(join(root, 'docs/session.md'), 'utf8')
const rows = readRows(text)
const sources = readTree(root)
const titles = readTitles(sources)

test('every scenario and every check of ASVS has one row', () => {
  expect(rows.map(({ id }) => id)).toEqual(ids)
})

test('each is shown by a test of its name, and every test it names is there', () => {
  expect(falseRows(rows, titles)).toEqual([])
})

test('every rule that the code names by its number is there', () => {
  expect(
    missingRules(
      text,
      sources.filter(({ path }) => !path.startsWith('scripts/checks/')),
    ),
  ).toEqual([])
  expect(
    missingRules(text, [{ path: 'a.ts', text: '// As it must (session.md S4.9 b, S4.99).\n// session.md 4.1, 7.7' }]),
  ).toEqual(['a.ts names rule 7.7, which is not in session.md.'])
})

describe('a false row is found', () => {
  const there = [{ path: 'e2e/a.spec.ts', title: 'C01 first-visit: it works' }]
  const row = (/** @type {string} */ tests, result = '✓ 1 test, 0.1 s') =>
    readRows(`| C01 | first-visit | it works | ${tests} | ${result} | – |`)
  const errorsOf = (/** @type {ReturnType<typeof row>} */ given) =>
    falseRows(given, there).filter((line) => !line.endsWith('has no row.'))

  test('one that names no test', () => {
    expect(errorsOf(row('–'))).toEqual(['C01: names no test.'])
  })

  test('one whose test has another name', () => {
    expect(errorsOf(row('`e2e/b.spec.ts`'))).toEqual(['C01: e2e/b.spec.ts has no test of that name.'])
  })

  test('one that was seen failing', () => {
    expect(errorsOf(row('`e2e/a.spec.ts`', '✗ 1 of 1 test, 0.1 s'))).toEqual(['C01: was seen failing.'])
  })

  test('one that is not there at all', () => {
    expect(falseRows([], there)).toHaveLength(ids.length)
  })

  test('and a true one is not', () => {
    expect(errorsOf(row('`e2e/a.spec.ts`'))).toEqual([])
  })
})

test('titles are read from tests, groups and tables of tests alike, and from nothing else', () => {
  const lines =
    "test('C01 a', x)\n  test.describe(`C02 b`, x)\n  ])('C03 c %s', x)\n  describe.skipIf(no)('C04 d', x)\n  call('C05 e')\n"
  const found = readTitles([
    { path: 'e2e/a.spec.ts', text: lines },
    { path: 'e2e/fixtures/a.ts', text: lines },
  ])
  expect(found.map(({ title }) => title)).toEqual(['C01 a', 'C02 b', 'C03 c %s', 'C04 d'])
})

test('the tables are filled in from the tree and from reports, and all else stays', () => {
  const head = '| id | scenario | seen | shown by | embedded | Keycloak 24.0.5 | Keycloak 26.7.3 |\n'
  const before = `Words.\nLast filled in: never.\n${head}| C01 | a | b | – | – | old | ? |\n| C02 | a | b | old | old | – | – |\n`
  const found = [
    { path: 'packages/app/src/a.test.ts', title: 'C01 b' },
    { path: 'e2e/a.spec.ts', title: 'C01 a' },
    { path: 'e2e/keycloak/a.spec.ts', title: 'C01 k' },
  ]
  const results = [
    { title: 'C01 a', isGood: true, ms: 1200 },
    { title: 'group › C01 b', isGood: false, ms: 300 },
  ]
  const runs = /** @type {const} */ (['never', 'always']).map((offline) => ({
    version: '26.7.3',
    offline,
    isGood: true,
    scenarios: new Map(
      offline === 'never'
        ? [
            ['C01 k', { status: 'passed', ms: 900 }],
            ['C01 l', { status: 'passed', ms: 100 }],
          ]
        : [],
    ),
    facts: new Map(),
  }))
  expect(fillIn(before, found, results, 'today', runs)).toBe(
    `Words.\nLast filled in: today.\n${head}` +
      '| C01 | a | b | `e2e/a.spec.ts`<br>`packages/app/src/a.test.ts` | ✗ 1 of 2 tests, 1.5 s | old | ✓ 1.0 s · not yet |\n' +
      '| C02 | a | b | – | – | – | – |\n',
  )
})

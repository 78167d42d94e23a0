import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.mjs'
import { falseClaims, readStatements } from './specification.mjs'

const statements = readStatements(readFileSync(join(root, 'docs/specification.md'), 'utf8'))

test('the table covers every section of the specification', () => {
  const counts = new Map()
  for (const { number } of statements) {
    const section = number.split('.')[0]
    counts.set(section, (counts.get(section) ?? 0) + 1)
  }
  expect(Object.fromEntries(counts)).toEqual({ 1: 13, 2: 41, 3: 7, 4: 13, 5: 1, 6: 6, 7: 17, 8: 6, 9: 12 })
})

test('every file and every test it names exists', () => {
  expect(falseClaims(root, statements)).toEqual([])
})

test.each([
  [
    'a file that is not there',
    '`packages/app/src/nowhere.ts`',
    'not yet',
    '9.1: packages/app/src/nowhere.ts is not there.',
  ],
  [
    'a test that is not there',
    'not yet',
    '`scripts/checks/tree.test.mjs`: "flies"',
    '9.1: scripts/checks/tree.test.mjs has no test "flies".',
  ],
  ['a statement without an answer', 'somewhere', 'not yet', '9.1: says neither where it is answered nor "not yet".'],
])('a false claim is found: %s', (_, answer, shown, sentence) => {
  expect(falseClaims(root, readStatements(`| 9.1 | A statement. | ${answer} | ${shown} |`))).toEqual([sentence])
})

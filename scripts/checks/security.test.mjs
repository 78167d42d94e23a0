import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.mjs'

const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const places = ['', 'packages/server/src', 'packages/server/src/modules', 'packages/app/src']

/** Answers how many requirements a cell such as `1.1.1, 1.2.1–1.2.3` names. */
const countOf = (cell) =>
  cell.split(', ').reduce((sum, part) => {
    const [first, last = first] = part.split('–').map((number) => Number(number.split('.').at(-1)))
    return sum + last - first + 1
  }, 0)

test('every file that docs/security.md names as evidence is there', () => {
  const named = [...page.matchAll(/`([\w./@-]+\.(?:ts|tsx|md|yaml))`/g)].map(([, path]) => path)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((path) => !places.some((place) => existsSync(join(root, place, path))))).toEqual([])
})

test('its checklist judges each of the 253 requirements once, and its sums are those of its tables', () => {
  const sums = { met: 0, '**not met**': 0, operator: 0, 'does not apply': 0 }
  for (const [, ids, state] of page.matchAll(/^\| ([\d., –]+) \| (met|\*\*not met\*\*|operator|does not apply) \|/gm)) sums[state] += countOf(ids)
  const told = /Of them (\d+) are met, (\d+) are not, (\d+) are the operator’s, and (\d+) do not apply/.exec(page)?.slice(1).map(Number)
  expect(told).toEqual(Object.values(sums))
  expect(Object.values(sums).reduce((one, other) => one + other)).toBe(253)
})

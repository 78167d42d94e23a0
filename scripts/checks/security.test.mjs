import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.mjs'

const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const places = ['', 'packages/server/src', 'packages/server/src/modules', 'packages/app/src']

/**
 * Number of requirements in a cell such as `1.1.1, 1.2.1–1.2.3`.
 * @param {string} cell
 */
function countOf(cell) {
  let count = 0
  for (const part of cell.split(', ')) {
    const [first = NaN, last = first] = part.split('–').map((number) => Number(number.split('.').at(-1)))
    count += last - first + 1
  }
  return count
}

test('every file that docs/security.md names as evidence is there', () => {
  const named = [...page.matchAll(/`([\w./@-]+\.(?:ts|tsx|md|yaml))`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((path) => !places.some((place) => existsSync(join(root, place, path))))).toEqual([])
})

test('its checklist judges each of the 253 requirements once, and its sums are those of its tables', () => {
  const rows = [...page.matchAll(/^\| ([\d., –]+) \| (met|\*\*not met\*\*|operator|does not apply) \|/gm)]
  const states = ['met', '**not met**', 'operator', 'does not apply']
  const sums = states.map((wanted) =>
    rows.reduce((sum, [, ids = '', state]) => (state === wanted ? sum + countOf(ids) : sum), 0),
  )
  const summaryLine = /Of them (\d+) are met, (\d+) are not, (\d+) are the operator’s, and (\d+) do not apply/
    .exec(page)
    ?.slice(1)
    .map(Number)
  expect(summaryLine).toEqual(sums)
  expect(sums.reduce((one, other) => one + other)).toBe(253)
})

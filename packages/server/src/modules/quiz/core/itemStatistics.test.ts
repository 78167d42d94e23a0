import { expect, it } from 'vitest'
import { computeItemStatistics, type ItemResult } from './itemStatistics.ts'

const points = [1, 1, 2, 1]
/** What eight people earned in four questions. */
const table = [
  [1, 1, 2, 1],
  [1, 0, 2, 1],
  [1, 1, 1, 1],
  [0, 1, 1, 1],
  [1, 0, 0, 1],
  [0, 0, 1, 1],
  [1, 1, 2, 1],
  [0, 0, 0, 1],
]
const resultsOf = (rows: readonly (readonly number[])[]): readonly ItemResult[][] =>
  rows.map((row) => row.map((earned, place) => ({ question: `q${place}`, earned, points: points[place] ?? 1 })))

it('agrees with the formula over sums: n·Σxy − Σx·Σy, by Python', () => {
  const found = computeItemStatistics(resultsOf(table))
  expect(Object.fromEntries(found)).toEqual({
    q0: { people: 8, facility: 62.5, discrimination: 43.6, efficiency: 48.4 },
    q1: { people: 8, facility: 50, discrimination: 45.9, efficiency: 50 },
    q2: { people: 8, facility: 56.3, discrimination: 59, efficiency: 59 },
    // Everybody has it right: it tells nobody from anybody.
    q3: { people: 8, facility: 100, discrimination: null, efficiency: null },
  })
})

it('says nothing below five people, and only the facility of a single question', () => {
  expect(computeItemStatistics(resultsOf(table.slice(0, 4))).get('q0')).toEqual({
    ...{ people: 4, facility: null, discrimination: null, efficiency: null },
  })
  const alone = table.map(([earned = 0]) => [{ question: 'q', earned, points: 1 }])
  expect(computeItemStatistics(alone).get('q')).toEqual({
    ...{ people: 8, facility: 62.5, discrimination: null, efficiency: null },
  })
})

import { expect, it } from 'vitest'
import { computeItemStatistics, measureItems, type ItemResult } from './itemStatistics.ts'

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
    people: 4,
    facility: null,
    discrimination: null,
    efficiency: null,
  })
  const alone = table.map(([earned = 0]) => [{ question: 'q', earned, points: 1 }])
  expect(computeItemStatistics(alone).get('q')).toEqual({
    people: 8,
    facility: 62.5,
    discrimination: null,
    efficiency: null,
  })
})

/** Pearson's correlation from sums, in percent: n·Σxy − Σx·Σy over the square roots of n·Σx² − (Σx)² of both. */
function correlate(xs: readonly number[], ys: readonly number[]): number {
  const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
  const by = (ones: readonly number[], others: readonly number[]): number =>
    xs.length * total(ones.map((one, place) => one * (others[place] ?? 0))) - total(ones) * total(others)
  return (100 * by(xs, ys)) / Math.sqrt(by(xs, xs) * by(ys, ys))
}

it('equals a table of 400 people and 12 questions by the formula over sums, to 1e-6', () => {
  // What people earn depends on how good they are and how hard a question is; no random numbers, so that a failure comes again.
  const wave = (person: number, question: number): number => (Math.sin(person * 12.9898 + question * 78.233) + 1) / 2
  const rows = Array.from({ length: 400 }, (_, person) =>
    Array.from({ length: 12 }, (_column, question): number => {
      const share = (person / 400 + wave(person, question)) / 2 - question / 40
      return share > 0.5 ? 1 : share > 0.35 ? 0.5 : 0
    }),
  )
  const found = measureItems(
    rows.map((row) => row.map((earned, place) => ({ question: `q${place}`, earned, points: 1 }))),
  )
  for (let place = 0; place < 12; place += 1) {
    const own = rows.map((row) => row[place] ?? 0)
    const rest = rows.map((row) => (row.reduce((sum, earned) => sum + earned, 0) - (row[place] ?? 0)) / 11)
    const item = found.get(`q${place}`)
    expect(item?.facility).toBeCloseTo((100 * own.reduce((sum, share) => sum + share, 0)) / 400, 6)
    expect(item?.discrimination).toBeCloseTo(correlate(own, rest), 6)
  }
})

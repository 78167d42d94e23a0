import { performance } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { seedEnrolments } from './testing/seedEnrolments.ts'
import { statisticsCases } from './testing/statisticsCases.ts'

/* 1,000,000 enrolments. docs/user-statistics.md has the figures of one run, and which cases miss their goal. */
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await seedEnrolments(database.pool)
}, 900_000)
afterAll(() => database.close())

/** Whatever is asked, nobody waits longer; in milliseconds. */
const longest = 250

it('every combination that is offered is answered', { timeout: 600_000 }, async ({ annotate }) => {
  const slow: string[] = []
  for (const { name, goal, run } of await statisticsCases(database.pool)) {
    const times: number[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      const start = performance.now()
      await run()
      times.push(performance.now() - start)
    }
    const median = times.toSorted((a, b) => a - b)[2] ?? Infinity
    await annotate(`${median.toFixed(1)} ms of ${goal}: ${name}`)
    if (median > longest) slow.push(name)
  }
  expect(slow).toEqual([])
})

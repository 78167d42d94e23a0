import { expect, test } from 'vitest'
import { readResults } from './results.mjs'

test('the results of a Playwright report come with the titles of their groups', () => {
  const spec = { title: 'it works', ok: true, tests: [{ results: [{ duration: 700 }, { duration: 300 }] }] }
  const suites = [
    { title: 'a.spec.ts', file: 'a.spec.ts', specs: [], suites: [{ title: 'C05', file: 'a.spec.ts', specs: [spec] }] },
  ]
  expect(readResults({ suites })).toEqual([{ title: 'C05 › it works', isGood: true, ms: 1000 }])
})

test('the results of a vitest report come with their full names', () => {
  const testResults = [
    {
      assertionResults: [
        { fullName: 'C05 it fails', status: 'failed', duration: 12 },
        { fullName: 'waits', status: 'pending' },
      ],
    },
  ]
  expect(readResults({ testResults })).toEqual([
    { title: 'C05 it fails', isGood: false, ms: 12 },
    { title: 'waits', isGood: false, ms: 0 },
  ])
})

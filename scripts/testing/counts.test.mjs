import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { countCanary, countPlaywright, countVitest } from './counts.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'somo-counts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** @param {unknown} content */
function report(content) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] }

test('the tests of a vitest report are counted', () => {
  expect(countVitest(report(vitest))).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

test('a test file that could not be loaded counts as a failed test', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}] },
  ]
  expect(countVitest(report({ ...vitest, testResults })).failed).toBe(2)
})

test('an error outside any test counts as failed, a test that passed at the second try as passed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 4 }
  expect(countPlaywright(report({ stats, errors: [{}] }))).toEqual({ passed: 8, failed: 2, skipped: 4 })
})

describe('the stories that must fail', () => {
  const good = { title: 'Must Fail', status: 'failed', failureMessages: ['color-contrast 1.9, button-name'] }
  const measured = {
    title: 'Must Be Measured',
    status: 'failed',
    failureMessages: ['Contrast that nobody measured: (bgGradient)'],
  }
  const pale = { title: 'Must Fail In The Dark', status: 'failed', failureMessages: ['dark: color-contrast: <p>'] }
  /** @param {readonly object[][]} runs one list a run */
  const ran = (...runs) => countCanary(report({ testResults: runs.map((assertionResults) => ({ assertionResults })) }))

  test('pass when each named its own errors in every run', () => {
    expect(ran([good, measured, pale], [measured, pale, good])).toEqual({ passed: 6, failed: 0, skipped: 0 })
  })

  test.each([
    ['nothing was found', { ...good, status: 'passed', failureMessages: [] }, measured, pale],
    ['one failed for another reason', { ...good, failureMessages: ['time-out'] }, measured, pale],
    ['only one of two errors was found', { ...good, failureMessages: ['button-name'] }, measured, pale],
    ['an open contrast passes for a good one', good, { ...measured, status: 'passed', failureMessages: [] }, pale],
    ["one failed for the other's error", good, { ...measured, failureMessages: good.failureMessages }, pale],
    ['one failed in the other theme', good, measured, { ...pale, failureMessages: ['color-contrast: <p>'] }],
  ])('fail when %s', (_, ...results) => {
    expect(ran([good, measured, pale], results)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  })

  test('fail when one of them did not run', () => {
    expect(ran([good, measured, pale], [measured, pale]).failed).toBe(1)
    expect(ran([]).failed).toBe(3)
    expect(ran().failed).toBe(1)
  })
})

test('a report that was never written counts as a failed test', () => {
  for (const count of [countVitest, countPlaywright, countCanary]) {
    expect(count(join(folder, 'nothing.json'))).toEqual({ passed: 0, failed: 1, skipped: 0 })
  }
})

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
  const testResults = [{ status: 'failed', assertionResults: [] }, { status: 'passed', assertionResults: [{}] }]
  expect(countVitest(report({ ...vitest, testResults })).failed).toBe(2)
})

test('a flaky test and an error outside any test count as failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 4 }
  expect(countPlaywright(report({ stats, errors: [{}] }))).toEqual({ passed: 7, failed: 3, skipped: 4 })
})

describe('the story that must fail', () => {
  /** @param {string} status @param {string} message */
  const ran = (status, message) =>
    countCanary(report({ testResults: [{ assertionResults: [{ status, failureMessages: [message] }] }] }))

  test('passes when axe named both of its faults', () => {
    expect(ran('failed', 'color-contrast 1.9, button-name')).toEqual({ passed: 1, failed: 0, skipped: 0 })
  })

  test.each([
    ['nothing was found', 'passed', ''],
    ['it failed for another reason', 'failed', 'time-out'],
    ['only one fault was found', 'failed', 'button-name'],
  ])('fails when %s', (_, status, message) => {
    expect(ran(status, message).failed).toBe(1)
  })

  test('fails when it did not run', () => {
    expect(countCanary(report({ testResults: [] })).failed).toBe(1)
  })
})

test('a report that was never written counts as a failed test', () => {
  for (const count of [countVitest, countPlaywright, countCanary]) {
    expect(count(join(folder, 'nothing.json'))).toEqual({ passed: 0, failed: 1, skipped: 0 })
  }
})

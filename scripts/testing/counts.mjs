import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts of tests */

const unreadable = { passed: 0, failed: 1, skipped: 0 }

/**
 * @param {string} file what vitest's JSON reporter wrote
 * @returns {Counts} a file that could not be loaded counts as one failed test, a report that is not there as well
 */
export function countVitest(file) {
  if (!existsSync(file)) return unreadable
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const unloaded = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ { status, assertionResults }) =>
      status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * @param {string} file what Playwright's JSON reporter wrote
 * @returns {Counts} a test that passed only at a second try counts as failed: it cannot be trusted
 */
export function countPlaywright(file) {
  if (!existsSync(file)) return unreadable
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/**
 * The story that breaks accessibility on purpose.
 * @param {string} file what vitest's JSON reporter wrote about it
 * @returns {Counts} passed when every theme's run failed and named both faults; a run that finds nothing does not look
 */
export function countCanary(file) {
  if (!existsSync(file)) return unreadable
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
  const tests = testResults.flatMap(
    (/** @type {{ assertionResults: { status: string, failureMessages: string[] }[] }} */ each) => each.assertionResults,
  )
  const sung = tests.filter(
    (/** @type {{ status: string, failureMessages: string[] }} */ { status, failureMessages }) =>
      status === 'failed' && /contrast/i.test(failureMessages.join()) && /button/i.test(failureMessages.join()),
  )
  return { passed: sung.length, failed: tests.length === 0 ? 1 : tests.length - sung.length, skipped: 0 }
}

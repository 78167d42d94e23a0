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
 * @returns {Counts} a test that passed only at the second try counts as passed; Playwright lists it by name as flaky
 */
export function countPlaywright(file) {
  if (!existsSync(file)) return unreadable
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped }
}

/** @typedef {{ title: string, status: string, failureMessages: string[] }} AssertionResult one story */

/**
 * The canary stories, each with the text that its failure must contain, so that an unrelated failure does not count.
 */
const songs = {
  'Must Fail': [/color-contrast/i, /button-name/i],
  'Must Be Measured': [/contrast that nobody measured/i, /bgGradient/],
  // A run shows the default theme; the same test also finds errors of the other themes.
  'Must Fail In The Dark': [/dark: color-contrast/],
}

/**
 * The stories that violate accessibility on purpose.
 * @param {string} file what vitest's JSON reporter wrote about them
 * @returns {Counts} passed when in every run each of them failed for its own error; a run that finds nothing does not look
 */
export function countCanary(file) {
  if (!existsSync(file)) return unreadable
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
  const runs = testResults.map(
    (/** @type {{ assertionResults: AssertionResult[] }} */ { assertionResults }) => assertionResults,
  )
  const heard = runs.flatMap((/** @type {AssertionResult[]} */ results) =>
    Object.entries(songs).map(([title, names]) =>
      results.some(
        (each) =>
          each.title === title &&
          each.status === 'failed' &&
          names.every((name) => name.test(each.failureMessages.join())),
      ),
    ),
  )
  const passed = heard.filter(Boolean).length
  return { passed, failed: heard.length === 0 ? 1 : heard.length - passed, skipped: 0 }
}

/** @typedef {import('../checks/scenarios.mjs').Result} Result */

/**
 * The parts of Playwright's JSON report that are read here.
 * @typedef {{ title: string, file?: string, suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ title: string, ok: boolean, tests: { results: { duration: number }[] }[] }} Spec
 */

/**
 * Results of a JSON report of Playwright or vitest, by full test title.
 * @param {any} report
 * @returns {Result[]}
 */
export function readResults(report) {
  if (Array.isArray(report.suites)) return report.suites.flatMap((/** @type {Suite} */ suite) => ofSuite(suite, []))
  return report.testResults.flatMap(
    (
      /** @type {{ assertionResults: { fullName: string, status: string, duration?: number }[] }} */ {
        assertionResults,
      },
    ) =>
      assertionResults.map(({ fullName, status, duration = 0 }) => ({
        title: fullName,
        isGood: status === 'passed',
        ms: duration,
      })),
  )
}

/** @param {Suite} suite @param {readonly string[]} above @returns {Result[]} */
function ofSuite({ title, file, suites = [], specs = [] }, above) {
  // The outermost suite is the file.
  const path = title === file ? above : [...above, title]
  const own = specs.map((spec) => ({
    title: [...path, spec.title].join(' › '),
    isGood: spec.ok,
    ms: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [...own, ...suites.flatMap((inner) => ofSuite(inner, path))]
}

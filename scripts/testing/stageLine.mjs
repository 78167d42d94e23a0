/**
 * What one stage came to, as `npm test` prints it.
 * @typedef {{ name: string, isGood: boolean, seconds: number, budget: number, passed: number, failed: number }} StageResult
 */

/**
 * A time beside its budget in seconds. A stage above its budget is marked, and passes all the same: a machine may be busy.
 * @param {number} seconds @param {number} budget
 */
export const timeOf = (seconds, budget) =>
  `${seconds.toFixed(1)} s of ${budget} s${seconds > budget ? ', over budget' : ''}`

/** @param {StageResult} result */
export function stageLine({ name, isGood, seconds, budget, passed, failed }) {
  const counts = passed + failed > 0 ? `   ${passed} of ${passed + failed} tests` : ''
  return `${isGood ? '✓' : '✗'} ${name.padEnd(12)} ${timeOf(seconds, budget).padStart(16)}${counts}`
}

// npm test: every check and every test in stages, with the time of each beside its budget. `-- --only types,lint`
// selects stages.
import { runTool } from './testing/runStage.mjs'
import { stageLine, timeOf } from './testing/stageLine.mjs'
import { stages, totalBudget } from './testing/stages.mjs'

/** @typedef {import('./testing/runStage.mjs').Stage} Stage */

const [option, list = ''] = process.argv.slice(2).flatMap((argument) => argument.split('='))
const chosen = option === '--only' ? list.split(',') : []
const known = stages.flat().map(({ name }) => name)
const unknown = chosen.filter((name) => !known.includes(name))
if (unknown.length > 0 || (option !== undefined && option !== '--only')) {
  console.error(`Somo: the stages are ${known.join(', ')}; pick with --only ${known.slice(1, 3).join(',')}.`)
  process.exit(1)
}

const total = { passed: 0, failed: 0 }
const began = performance.now()
const secondsSince = (/** @type {number} */ start) => (performance.now() - start) / 1000

/** @param {Stage} stage */
async function runStage({ name, budget, work }) {
  const start = performance.now()
  const { isGood, passed, failed, output } = await work(runTool).catch((/** @type {unknown} */ error) => ({
    isGood: false,
    passed: 0,
    failed: 1,
    output: error instanceof Error ? `${error.message}\n` : String(error),
  }))
  total.passed += passed
  total.failed += Math.max(failed, isGood ? 0 : 1)
  if (!isGood) console.log(`\n${output.trimEnd().split('\n').slice(-400).join('\n')}\n`)
  console.log(stageLine({ name, isGood, seconds: secondsSince(start), budget, passed, failed }))
}

/** Two at a time, in order. @param {readonly Stage[]} group */
async function runGroup(group) {
  const waiting = group.filter(({ name }) => chosen.length === 0 || chosen.includes(name))
  const lane = async () => {
    for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) await runStage(stage)
  }
  await Promise.all([lane(), lane()])
}

const isInterrupted = { now: false }
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => (isInterrupted.now = true))
for (const group of stages) if (!isInterrupted.now) await runGroup(group)

if (chosen.length === 0) console.log(`All stages in ${timeOf(secondsSince(began), totalBudget)}.\n`)
console.log(`Somo: ${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && !isInterrupted.now ? 0 : 1

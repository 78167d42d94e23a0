// npm test: every check and every test in stages, with the time of each. `-- --only types,lint` selects stages.
import { runTool } from './testing/runStage.mjs'
import { stages } from './testing/stages.mjs'

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
const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** @param {Stage} stage */
async function runStage({ name, work }) {
  const start = performance.now()
  const { isGood, passed, failed, output } = await work(runTool).catch((/** @type {unknown} */ error) => ({
    isGood: false,
    passed: 0,
    failed: 1,
    output: error instanceof Error ? `${error.message}\n` : String(error),
  }))
  total.passed += passed
  total.failed += Math.max(failed, isGood ? 0 : 1)
  const counts = passed + failed > 0 ? `${passed} of ${passed + failed} tests` : ''
  if (!isGood) console.log(`\n${output.trimEnd().split('\n').slice(-400).join('\n')}\n`)
  console.log(`${isGood ? '✓' : '✗'} ${name.padEnd(12)} ${seconds(start).padStart(8)}   ${counts}`.trimEnd())
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

console.log(`All stages in ${seconds(began)}.\n`)
console.log(`Somo: ${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && !isInterrupted.now ? 0 : 1

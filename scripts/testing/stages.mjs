import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../browser.mjs'
import { root } from '../root.mjs'
import { countCanary, countPlaywright, countVitest } from './counts.mjs'

/** @typedef {import('./runStage.mjs').Stage} Stage */
/** @typedef {import('./runStage.mjs').Run} Run */

const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name)
const ourScript = (/** @type {string[]} */ ...args) => [process.execPath, ...args]
const reports = join(root, 'node_modules/.somo/reports')

/**
 * Seconds that each stage may take on two cores with nothing beside it. The checks run two at a time, and all stages
 * together in 20 minutes (decision 0019).
 */
const budgets = /** @type {const} */ ({
  generate: 10,
  types: 45,
  format: 5,
  lint: 50,
  directions: 25,
  knip: 25,
  messages: 20,
  unit: 300,
  build: 60,
  stories: 200,
  canary: 15,
  e2e: 600,
})

/** Seconds of all stages together. */
export const totalBudget = 1200

/** A check that says yes or no. @param {keyof typeof budgets} name @param {string[]} args @returns {Stage} */
const check = (name, args) => ({
  name,
  budget: budgets[name],
  work: async (run) => ({ ...(await run(args)), passed: 0, failed: 0 }),
})

/** Packages and files made by others, beside the project. Where they are missing, the tests that read them do not run. */
const hasRealData = existsSync(process.env['SOMO_REALDATA'] ?? join(root, '../shared/realdata'))

/**
 * A stage whose tests are counted from the report it writes. Tests that did not run make it fail: nobody would miss
 * them. Only those that read files made by others may be left out where these are missing.
 * @param {keyof typeof budgets} name
 * @param {(file: string) => import('./counts.mjs').Counts} count
 * @param {(run: Run, file: string) => ReturnType<Run>} work
 * @returns {Stage}
 */
const counted = (name, count, work) => ({
  name,
  budget: budgets[name],
  work: async (run) => {
    const file = join(reports, `${name}.json`)
    mkdirSync(reports, { recursive: true })
    rmSync(file, { force: true })
    const { isGood, output } = await work(run, file)
    const { passed, failed, skipped } = count(file)
    const why = hasRealData ? '' : ': the files of others that they read (SOMO_REALDATA) are not here'
    const note = skipped > 0 ? `\n${skipped} tests did not run${why}.\n` : ''
    const isWhole = skipped === 0 || !hasRealData
    return { isGood: isGood && failed === 0 && isWhole, passed, failed, output: output + note }
  },
})

/** Left alone vitest keeps one core free for watching, so on two cores every file would wait for the one before. */
const cores = availableParallelism()

/** What fails on a busy machine alone has a second try there, as in the journeys; vitest names it. */
const tries = process.env['CI'] === undefined ? [] : ['--retry=1']

/** @param {string} file @param {number} workers @param {string[]} projects */
const vitest = (file, workers, ...projects) => [
  bin('vitest'),
  'run',
  ...projects.map((project) => `--project=${project}`),
  `--maxWorkers=${workers}`,
  ...tries,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
]

/**
 * The stages in their order. Those of one inner list run two at a time, the lists one after another: a browser wants
 * both cores for itself.
 * @type {readonly (readonly Stage[])[]}
 */
export const stages = [
  [check('generate', ourScript('scripts/generate.mjs'))],
  [
    check('types', [bin('tsc'), '-p', '.']),
    check('format', [bin('oxfmt'), '--check']),
    check('lint', [bin('oxlint'), '--format=unix']),
    check('directions', ourScript('scripts/directions.mjs')),
    check('knip', [bin('knip'), '--no-progress']),
    check('messages', ourScript('scripts/messages.mjs', '--check')),
  ],
  [
    counted('unit', countVitest, (run, file) => {
      // The camera of the visual review is tried there, on pages of its own.
      ensureBrowser()
      // A test of the server waits for its database and for processes it has started: another one works meanwhile.
      return run(vitest(file, cores + 1, '!storybook', '!ui-browser', '!ui-browser-own', '!app-browser', '!visual'))
    }),
    check('build', ourScript('scripts/build.mjs')),
  ],
  [
    counted('stories', countVitest, (run, file) => {
      ensureBrowser()
      return run(vitest(file, cores, 'storybook', 'ui-browser', 'ui-browser-own', 'app-browser'))
    }),
  ],
  [
    counted('canary', countCanary, async (run, file) => {
      ensureBrowser()
      const { output } = await run(vitest(file, cores, 'storybook'), { SOMO_CANARY: '1' })
      // The run itself fails, as it must; what it came to stands in the report.
      return { isGood: true, output }
    }),
  ],
  [
    counted('e2e', countPlaywright, (run, file) => {
      ensureBrowser()
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file }
      return run([bin('playwright'), 'test', '-c', 'e2e', '--reporter=line,json'], env)
    }),
  ],
]

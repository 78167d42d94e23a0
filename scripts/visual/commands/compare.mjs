import { parseArgs } from 'node:util'
import { ensureBrowser } from '../../browser.mjs'
import { digestOf } from '../../build/stamps.mjs'
import { resolveBaseline, withStorybookOf } from '../baseline.mjs'
import { compareNow, isNamedBy } from '../compareNow.mjs'
import { placesOf } from '../places.mjs'
import { unapproved } from '../result.mjs'
import { openCamera } from '../shoot/shoot.mjs'
import { tryRuns } from '../steady.mjs'
import { buildWhenStale, storybookSources } from '../storybook.mjs'

/** @typedef {import('../result.mjs').Result} Result */

const usage = `npm run visual -- [--base <commit or branch>] [--only <part of a component or story>] [--pages <number>]
npm run visual -- --steady <runs> [--only <part of a component or story>] [--pages <number>]`

/**
 * @param {readonly string[]} args
 * @returns {{ base: string | null, only: string | null, pages: number, steady: number | null }} throws on others
 */
export function readWishes(args) {
  const text = /** @type {const} */ ({ type: 'string' })
  const options = { base: text, only: text, pages: text, steady: text }
  try {
    const { values } = parseArgs({ args: [...args], options })
    const pages = Number(values.pages ?? '2')
    if (!Number.isInteger(pages) || pages < 1 || pages > 16) throw new Error('--pages is a number from 1 to 16.')
    const steady = values.steady === undefined ? null : Number(values.steady)
    if (steady !== null && (!Number.isInteger(steady) || steady < 2 || steady > 20))
      throw new Error('--steady is a number from 2 to 20.')
    if (steady !== null && values.base !== undefined)
      throw new Error('--steady holds the working tree against itself; leave --base out.')
    return { base: values.base ?? null, only: values.only ?? null, pages, steady }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error })
  }
}

/**
 * Prints a line per hundred pictures, for logs.
 * @type {import('../compareNow.mjs').Wishes['tell']}
 */
const tell = (what, done, total) => {
  const whose = what === 'now' ? 'the working tree' : 'the baseline'
  if (done % 100 === 0 || done === total) console.log(`Somo: ${done} of ${total} pictures of ${whose}.`)
}

/**
 * @param {Result} result
 * @returns {string[]} what the person reads at the end
 */
export function summarise(result) {
  const { pictures, seconds, base, differences, incomparable } = result
  const open = unapproved(result)
  const lines = open.map(({ id, kind, pixels, decision, note, problem }) =>
    [
      `  ${(decision === 'rejected' ? 'rejected' : kind).padEnd(8)} ${id}`,
      pixels === null ? '' : `${pixels} px`,
      problem ?? note ?? '',
    ]
      .filter((part) => part !== '')
      .join('  '),
  )
  const machine = result.machine.name
  return [
    ...(incomparable === null
      ? []
      : [
          `Somo: not comparable: the kept pictures of the baseline were taken by ${incomparable}, this is ${machine}. New ones were taken.`,
        ]),
    `Somo: ${pictures} pictures compared with ${base.commit.slice(0, 10)} "${base.subject}" in ${seconds} s.`,
    ...lines,
    `Somo: ${differences.length} differences, ${differences.length - open.length} of them approved.`,
    open.length === 0 ? 'Somo: nothing to review.' : `Somo: ${open.length} to review: npm run visual:review`,
  ]
}

/**
 * @param {string} root the project's folder @param {readonly string[]} args
 * @returns {Promise<number>} 0 where every difference is approved, else 1
 */
export async function compareFromCommandLine(root, args) {
  const { base, only, pages, steady } = readWishes(args)
  if (steady !== null) return trySteady(root, { only, pages, runs: steady })
  const places = placesOf(root)
  const commit = resolveBaseline(places, base)
  ensureBrowser()
  const wasBuilt = await buildWhenStale(root, places.storybook)
  console.log(`Somo: the Storybook ${wasBuilt ? 'was built' : 'is fresh'}; baseline ${commit.slice(0, 10)}.`)
  /** @type {import('../compareNow.mjs').Storybooks} */
  const storybooks = {
    now: places.storybook,
    sources: digestOf(root, storybookSources),
    of: (wanted, work) => withStorybookOf(root, wanted, work),
  }
  const camera = await openCamera()
  try {
    const { result } = await compareNow(places, camera, storybooks, { commit, only, pages, tell })
    for (const line of summarise(result)) console.log(line)
    return unapproved(result).length === 0 ? 0 : 1
  } finally {
    await camera.browser.close()
  }
}

/**
 * @param {string} root the project's folder @param {{ only: string | null, pages: number, runs: number }} wishes
 * @returns {Promise<number>} 0 where every run drew the same and no story is broken, else 1
 */
async function trySteady(root, { only, pages, runs }) {
  const places = placesOf(root)
  ensureBrowser()
  await buildWhenStale(root, places.storybook)
  const camera = await openCamera()
  try {
    const { pictures, seconds, found } = await tryRuns(camera, {
      storybook: places.storybook,
      folder: places.steady,
      runs,
      isWanted: isNamedBy(only),
      pages,
      tell: (run, done, total) => {
        if (done % 100 === 0 || done === total) console.log(`Somo: ${done} of ${total} pictures of run ${run}.`)
      },
    })
    for (const { run, id, pixels, problem } of found)
      console.log(`  run ${run}  ${id}  ${pixels ?? 0} px  ${problem ?? ''}`.trimEnd())
    console.log(
      `Somo: ${pictures} pictures, ${runs} runs in ${seconds.join(', ')} s; ${found.length} differ from the first run or are broken.`,
    )
    if (found.length > 0) console.log(`Somo: the pictures lie in ${places.steady}`)
    return found.length === 0 ? 0 : 1
  } finally {
    await camera.browser.close()
  }
}

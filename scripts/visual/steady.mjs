import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { compareSets } from './compare/compare.mjs'
import { shoot } from './shoot/shoot.mjs'

/**
 * @typedef {import('./compare/compare.mjs').Found} Found
 *
 * What several runs over the same sources came to.
 * @typedef {object} Steadiness
 * @property {number} pictures of one run
 * @property {readonly number[]} seconds each run took
 * @property {readonly (Found & { run: number })[]} found what a later run, counted from 1, drew in another way than the
 * first, and every story that is broken
 */

/**
 * Takes the same pictures several times and compares every run with the first.
 * @param {import('./shoot/shoot.mjs').Camera} camera
 * @param {object} order
 * @param {string} order.storybook the folder of the Storybook, absolute
 * @param {string} order.folder where the pictures of each run and what lies between them go; what lay there goes
 * @param {number} order.runs at least two
 * @param {(picture: { id: string, component: string }) => boolean} order.isWanted
 * @param {number} order.pages how many work side by side
 * @param {(run: number, done: number, total: number) => void} order.tell called after each picture
 * @returns {Promise<Steadiness>}
 */
export async function tryRuns(camera, { storybook, folder, runs, isWanted, pages, tell }) {
  rmSync(folder, { recursive: true, force: true })
  const seconds = []
  const found = []
  let first = null
  for (let run = 1; run <= runs; run += 1) {
    const began = performance.now()
    const own = join(folder, `run-${run}`)
    const shots = await shoot(camera, {
      storybook,
      folder: own,
      isWanted,
      pages,
      tell: (done, total) => tell(run, done, total),
    })
    seconds.push(Math.round((performance.now() - began) / 100) / 10)
    const set = { folder: own, shots }
    first ??= set
    // The first run is compared with itself, so that failed stories are found in every run.
    found.push(...compareSets(first, set, join(folder, `difference-${run}`)).map((each) => ({ ...each, run })))
  }
  return { pictures: first?.shots.length ?? 0, seconds, found }
}

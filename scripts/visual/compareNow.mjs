import { rmSync } from 'node:fs'
import { listLatest, picturesOfCommit } from './baseline.mjs'
import { readApprovals } from './approved.mjs'
import { compareSets } from './compare/compare.mjs'
import { subjectOf } from './git.mjs'
import { writeReport } from './report.mjs'
import { decide, readResult, writeResult } from './result.mjs'
import { shoot } from './shoot/shoot.mjs'

/**
 * @typedef {import('./places.mjs').Places} Places
 * @typedef {import('./shoot/shoot.mjs').Camera} Camera
 * @typedef {import('./result.mjs').Result} Result
 *
 * Where the Storybooks come from.
 * @typedef {object} Storybooks
 * @property {string} now the folder of the working tree's
 * @property {string} sources digest of what that one was made of
 * @property {<Outcome>(commit: string, work: (folder: string) => Promise<Outcome>) => Promise<Outcome>} of lends the
 * Storybook of a commit
 *
 * @typedef {object} Wishes
 * @property {string} commit the baseline's full name
 * @property {string | null} only a part of a picture's id or of a component's name; null compares everything
 * @property {number} pages how many pages work side by side
 * @property {(what: 'baseline' | 'now', done: number, total: number) => void} tell
 */

/**
 * @param {string | null} only a part of a component's or story's name, null for all
 * @returns {(picture: { id: string, component: string }) => boolean}
 */
export const isNamedBy =
  (only) =>
  ({ id, component }) =>
    only === null || [id, component].some((name) => name.toLowerCase().includes(only.toLowerCase()))

/**
 * Takes pictures of the working tree, compares them with the baseline and writes the report.
 * @param {Places} places
 * @param {Camera} camera
 * @param {Storybooks} storybooks
 * @param {Wishes} wishes
 * @returns {Promise<{ result: Result, isCached: boolean }>} whether the baseline's pictures were kept ones
 */
export async function compareNow(places, camera, storybooks, { commit, only, pages, tell }) {
  const began = performance.now()
  const { set, isCached, incomparable } = await picturesOfCommit(places, commit, camera.machine, (wanted, folder) =>
    storybooks.of(wanted, (storybook) =>
      shoot(camera, { storybook, folder, pages, tell: (done, total) => tell('baseline', done, total) }),
    ),
  )
  const isWanted = isNamedBy(only)
  rmSync(places.latest, { recursive: true, force: true })
  const shots = await shoot(camera, {
    storybook: storybooks.now,
    folder: places.latest,
    isWanted,
    pages,
    tell: (done, total) => tell('now', done, total),
  })
  listLatest(places, { machine: camera.machine, sources: storybooks.sources, shots })
  const base = { folder: set.folder, shots: set.shots.filter(isWanted) }
  const found = compareSets(base, { folder: places.latest, shots }, places.report)
  const result = {
    taken: new Date().toISOString(),
    seconds: Math.round((performance.now() - began) / 100) / 10,
    base: { commit, subject: subjectOf(places.root, commit) },
    machine: camera.machine,
    sources: storybooks.sources,
    incomparable,
    only,
    pictures: shots.length,
    unchanged: shots.length - found.filter(({ kind }) => kind !== 'removed').length,
    differences: decide(found, readApprovals(places.approved), camera.machine, readResult(places)),
  }
  writeResult(places, result)
  await writeReport(places, result)
  return { result, isCached }
}

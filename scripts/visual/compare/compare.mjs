import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { comparePixels } from './pixels.mjs'

/**
 * @typedef {import('../shoot/shoot.mjs').Shot} Shot
 * @typedef {import('./pixels.mjs').Box} Box
 *
 * Pictures of one state of the sources.
 * @typedef {{ folder: string, shots: readonly Shot[] }} PictureSet
 *
 * A picture that is not as it was. `broken` is a story that failed; nothing about it can be approved.
 * @typedef {object} Found
 * @property {string} id
 * @property {string} story
 * @property {string} component
 * @property {string} name
 * @property {string} mode
 * @property {string} theme
 * @property {'new' | 'changed' | 'removed' | 'broken'} kind
 * @property {string} digest of the new picture; `removed` where there is none
 * @property {number | null} pixels how many differ, null where there is nothing to compare with
 * @property {Box | null} box where they are, in px
 * @property {Size | null} before
 * @property {Size | null} after
 * @property {string | null} problem what a broken story said
 *
 * @typedef {{ width: number, height: number }} Size in px
 */

/** Width and height are at fixed offsets of a PNG. @param {Buffer} png @returns {Size} */
const sizeOf = (png) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

/**
 * Compares two sets of pictures and stores, for each difference, the old picture, the new one and the difference.
 * @param {PictureSet} base
 * @param {PictureSet} now
 * @param {string} report the folder that gets before/, after/ and difference/; what lay there goes
 * @returns {Found[]} the differences, in the order of their ids
 */
export function compareSets(base, now, report) {
  for (const part of ['before', 'after', 'difference']) {
    rmSync(join(report, part), { recursive: true, force: true })
    mkdirSync(join(report, part), { recursive: true })
  }
  const old = new Map(base.shots.map((shot) => [shot.id, shot]))
  const fresh = new Map(now.shots.map((shot) => [shot.id, shot]))
  return [...new Set([...old.keys(), ...fresh.keys()])].sort().flatMap((id) => {
    const found = compareShots(old.get(id), fresh.get(id), base.folder, now.folder, report)
    return found === null ? [] : [found]
  })
}

/**
 * @param {Shot | undefined} before @param {Shot | undefined} after
 * @param {string} oldFolder @param {string} newFolder @param {string} report
 * @returns {Found | null}
 */
function compareShots(before, after, oldFolder, newFolder, report) {
  const either = after ?? before
  if (either === undefined) return null
  const isSame = before?.digest === after?.digest
  const problem = after?.problem ?? null
  if (isSame && problem === null) return null
  const { id, story, component, name, mode, theme } = either
  const about = { id, story, component, name, mode, theme, problem, digest: after?.digest ?? 'removed' }
  const oldPicture = before === undefined ? null : keep(id, oldFolder, join(report, 'before'))
  const newPicture = after === undefined ? null : keep(id, newFolder, join(report, 'after'))
  const sizes = { before: oldPicture && sizeOf(oldPicture), after: newPicture && sizeOf(newPicture) }
  if (oldPicture === null || newPicture === null) {
    const kind = problem === null ? (oldPicture === null ? 'new' : 'removed') : 'broken'
    return { ...about, kind, pixels: null, box: null, ...sizes }
  }
  const { pixels, box, picture } = comparePixels(oldPicture, newPicture)
  if (pixels === 0 && problem === null) return null
  writeFileSync(join(report, 'difference', `${id}.png`), picture)
  return { ...about, kind: problem === null ? 'changed' : 'broken', pixels, box, ...sizes }
}

/** @param {string} id @param {string} from @param {string} to */
function keep(id, from, to) {
  const file = join(from, `${id}.png`)
  copyFileSync(file, join(to, `${id}.png`))
  return readFileSync(file)
}

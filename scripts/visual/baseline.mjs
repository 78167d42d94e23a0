import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askGit, findCommit } from './git.mjs'
import { buildCheckout } from './storybook.mjs'

/**
 * @typedef {import('./places.mjs').Places} Places
 * @typedef {import('./compare/compare.mjs').PictureSet} PictureSet
 * @typedef {import('./shoot/machine.mjs').Machine} Machine
 *
 * Builds a commit's Storybook and takes its pictures; the folder is where they go.
 * @typedef {(commit: string, folder: string) => Promise<PictureSet['shots']>} TakePictures
 */

/** Pictures of a few commits are kept per machine, because people switch between branches. */
const maxSets = 4

/**
 * Chooses the baseline commit.
 * @param {Places} places
 * @param {string | null} ref what the person named with --base, null for the recorded commit
 * @returns {string} the commit's full name; throws with a sentence where there is none
 */
export function resolveBaseline({ root, baseline }, ref) {
  const recorded = existsSync(baseline) ? readFileSync(baseline, 'utf8').trim() : ''
  const wanted = ref ?? recorded
  if (wanted === '') {
    throw new Error(
      'there is no baseline yet. Name a commit with --base, or record HEAD: npm run visual:approve -- --baseline',
    )
  }
  const commit = findCommit(root, wanted)
  if (commit === null) {
    throw new Error(
      `the baseline ${wanted} is not in this clone. Fetch it (git fetch --unshallow), or name another with --base.`,
    )
  }
  return commit
}

/** @param {Places} places @param {string} commit @param {Machine} machine */
const folderOf = ({ pictures }, commit, machine) => join(pictures, `${commit.slice(0, 12)}-${machine.digest}`)

/**
 * Pictures of a commit on this machine: kept ones, or new ones.
 * @param {Places} places @param {string} commit @param {Machine} machine @param {TakePictures} take
 * @returns {Promise<{ set: PictureSet, isCached: boolean, incomparable: string | null }>} `incomparable` names the
 * machine whose pictures of this commit are kept but cannot be compared with those of this one
 */
export async function picturesOfCommit(places, commit, machine, take) {
  const folder = folderOf(places, commit, machine)
  const list = join(folder, 'pictures.json')
  if (existsSync(list)) {
    return { set: { folder, shots: JSON.parse(readFileSync(list, 'utf8')).shots }, isCached: true, incomparable: null }
  }
  const incomparable = otherMachine(places, commit)
  mkdirSync(places.pictures, { recursive: true })
  // A set gets its final name when it is complete, so that a partial set is never used.
  const draft = mkdtempSync(join(places.pictures, 'draft-'))
  try {
    const shots = await take(commit, draft)
    writeFileSync(join(draft, 'pictures.json'), JSON.stringify({ commit, machine, shots }))
    renameSync(draft, folder)
    forgetOldSets(places)
    return { set: { folder, shots }, isCached: false, incomparable }
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/**
 * Stores the list of a complete set of pictures of the working tree.
 * @param {Places} places @param {{ machine: Machine, sources: string, shots: PictureSet['shots'] }} taken `sources` is the
 * digest of what they were drawn from
 */
export const listLatest = ({ latest }, taken) => writeFileSync(join(latest, 'pictures.json'), JSON.stringify(taken))

/**
 * Reuses the latest pictures for a commit with the same sources.
 * @param {Places} places @param {string} commit @param {string} sources digest of the commit's
 */
export function keepLatest(places, commit, sources) {
  const list = join(places.latest, 'pictures.json')
  const taken = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : null
  if (taken === null || taken.sources !== sources) return
  const folder = folderOf(places, commit, taken.machine)
  if (existsSync(folder)) return
  mkdirSync(places.pictures, { recursive: true })
  const draft = mkdtempSync(join(places.pictures, 'draft-'))
  cpSync(places.latest, draft, { recursive: true })
  writeFileSync(join(draft, 'pictures.json'), JSON.stringify({ commit, machine: taken.machine, shots: taken.shots }))
  renameSync(draft, folder)
  forgetOldSets(places)
}

/** @param {Places} places @param {string} commit */
function otherMachine({ pictures }, commit) {
  const other = listSets(pictures).find((name) => name.startsWith(commit.slice(0, 12)))
  if (other === undefined) return null
  return String(JSON.parse(readFileSync(join(pictures, other, 'pictures.json'), 'utf8')).machine.name)
}

/** @param {string} pictures */
const listSets = (pictures) =>
  existsSync(pictures) ? readdirSync(pictures).filter((name) => existsSync(join(pictures, name, 'pictures.json'))) : []

/** @param {Places} places */
function forgetOldSets({ pictures }) {
  const age = (/** @type {string} */ name) => statSync(join(pictures, name)).mtimeMs
  const sets = listSets(pictures).sort((one, other) => age(other) - age(one))
  for (const name of sets.slice(maxSets)) rmSync(join(pictures, name), { recursive: true, force: true })
}

/**
 * Checks out a commit beside the working tree, builds its Storybook, and passes both on. Everything is deleted
 * afterwards.
 * @template Outcome
 * @param {string} root the project's folder @param {string} commit
 * @param {(storybook: string) => Promise<Outcome>} work
 * @returns {Promise<Outcome>}
 */
export async function withStorybookOf(root, commit, work) {
  const folder = mkdtempSync(join(tmpdir(), 'somo-baseline-'))
  const checkout = join(folder, 'somo')
  try {
    if (askGit(root, 'worktree', 'add', '--detach', checkout, commit) === null) {
      throw new Error(`The commit ${commit} could not be checked out.`)
    }
    const storybook = join(folder, 'storybook')
    await buildCheckout(checkout, storybook)
    return await work(storybook)
  } finally {
    askGit(root, 'worktree', 'remove', '--force', checkout)
    rmSync(folder, { recursive: true, force: true })
  }
}

import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { digestOf } from '../../build/stamps.mjs'
import { writeApprovals } from '../approved.mjs'
import { keepLatest } from '../baseline.mjs'
import { askGit, findCommit } from '../git.mjs'
import { placesOf } from '../places.mjs'
import { readResult, record, unapproved } from '../result.mjs'
import { storybookSources } from '../storybook.mjs'

/**
 * @typedef {import('../places.mjs').Places} Places
 * @typedef {import('../result.mjs').Difference} Difference
 */

/** @param {string} name a picture's id, a story's id or a component's name @param {Difference} difference */
const isNamed = (name, { id, story, component }) =>
  [id, story, component].some((own) => own.toLowerCase() === name.toLowerCase())

/**
 * Approves differences of the last comparison.
 * @param {Places} places @param {readonly string[]} names ids of pictures or stories, or components; none means all
 * @returns {string[]} the ids that were approved; throws where a name fits nothing or a story is broken
 */
export function approve(places, names) {
  const result = readResult(places)
  if (result === null) throw new Error('there is no comparison to approve. Make one: npm run visual')
  const unknown = names.find((name) => !result.differences.some((each) => isNamed(name, each)))
  if (unknown !== undefined) throw new Error(`no difference is called ${unknown}.`)
  const chosen = result.differences.filter((each) => names.length === 0 || names.some((name) => isNamed(name, each)))
  const broken = chosen.find(({ kind }) => kind === 'broken')
  if (broken !== undefined) throw new Error(`${broken.id} is broken and cannot be approved: ${broken.problem}`)
  const ids = chosen.map(({ id }) => id)
  record(places, result, ids, 'approved')
  return ids
}

/**
 * Makes HEAD the baseline and deletes the approvals, which it contains now. The compared pictures stay as the
 * baseline's pictures on this machine.
 * @param {Places} places
 * @returns {string} the commit; throws where HEAD does not show what was reviewed
 */
export function moveBaseline(places) {
  const { root } = places
  const head = findCommit(root, 'HEAD')
  if (head === null) throw new Error('there is no commit yet.')
  const dirty = askGit(root, 'status', '--porcelain', '--', ...storybookSources)
  if (dirty !== '')
    throw new Error('the baseline is a commit, and the Storybook has changes that are in none. Commit them first.')
  if (existsSync(places.baseline)) {
    const result = readResult(places)
    if (result === null || result.only !== null || result.sources !== digestOf(root, storybookSources)) {
      throw new Error('the last comparison was not of these sources as a whole. Make one: npm run visual')
    }
    const open = unapproved(result).length
    if (open > 0) throw new Error(`${open} differences are not approved yet: npm run visual:review`)
  }
  mkdirSync(dirname(places.baseline), { recursive: true })
  writeFileSync(places.baseline, `${head}\n`)
  keepLatest(places, head, digestOf(root, storybookSources))
  writeApprovals(places.approved, [])
  return head
}

/**
 * @param {string} root the project's folder @param {readonly string[]} args names, or --baseline
 * @returns {Promise<number>} 0; throws where something cannot be approved
 */
export async function approveFromCommandLine(root, args) {
  const places = placesOf(root)
  if (args.includes('--baseline')) {
    console.log(`Somo: the baseline is ${moveBaseline(places).slice(0, 10)} now. Commit .visual with it.`)
    return 0
  }
  const ids = approve(places, args)
  for (const id of ids) console.log(`  approved ${id}`)
  console.log(`Somo: ${ids.length} approved. Commit .visual/approved.json with the change.`)
  return 0
}

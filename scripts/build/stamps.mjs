import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const skipped = new Set(['node_modules', 'dist', 'generated'])

/**
 * Every file below the given files and folders in a fixed order, without build output.
 * @param {string} root the project's folder
 * @param {string[]} inputs paths from the root; what does not exist has no files
 * @returns {string[]} absolute paths
 */
export function filesBelow(root, inputs) {
  /** @param {string} path @returns {string[]} */
  const walk = (path) => {
    if (!existsSync(path)) return []
    if (!statSync(path).isDirectory()) return [path]
    const names = readdirSync(path).filter((name) => !skipped.has(name))
    return names.sort().flatMap((name) => walk(join(path, name)))
  }
  return inputs.flatMap((input) => walk(join(root, input)))
}

/**
 * @param {string} root the project's folder
 * @param {string[]} inputs files and folders from the root
 * @returns {string} a digest of their names and contents
 */
export function digestOf(root, inputs) {
  const hash = createHash('sha256').update(process.versions.node)
  for (const file of filesBelow(root, inputs)) {
    hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

const stampFile = (/** @type {string} */ root, /** @type {string} */ name) =>
  join(root, 'node_modules', '.somo', `${name}.stamp`)

/**
 * Runs a step only if its inputs changed or its output is missing.
 * @param {object} step
 * @param {string} step.root the project's folder
 * @param {string} step.name names the stamp, such as "app"
 * @param {string[]} step.inputs files and folders the outcome depends on, from the root
 * @param {string[]} step.outcome files that must exist afterwards, from the root
 * @param {() => Promise<void>} step.work throws when it fails
 * @returns {Promise<boolean>} whether there was something to do
 */
export async function doWhenStale({ root, name, inputs, outcome, work }) {
  const digest = digestOf(root, inputs)
  const file = stampFile(root, name)
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === digest
  if (isFresh && outcome.every((each) => existsSync(join(root, each)))) return false
  await work()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, digest)
  return true
}

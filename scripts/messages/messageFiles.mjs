import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/**
 * Assigns messages to files (docs/decisions/0060): a screen's file has the messages that its code declares or reaches
 * by imports, except those of the first file.
 * @typedef {object} MessageFiles
 * @property {Set<string>} first ids whose texts are there before anything is drawn
 * @property {Map<string, Set<string>>} screens ids by the name of the screen in routes/screens.ts; what several screens
 *   show is with each of them
 */

/**
 * The messages that a file declares, and its static and dynamic imports.
 * @typedef {{ ids: readonly string[], reached: readonly string[] }} Module
 */

const source = (/** @type {string} */ root) => join(root, 'packages/app/src')
const line = /^export const (\w+): ScreenLoader = \(\) =>\s+import\('([^']+)'\)$/gm

/**
 * @param {string} root the project's folder
 * @returns {MessageFiles}
 */
export function readMessageFiles(root) {
  const screens = join(source(root), 'routes/screens.ts')
  const lines = [...readFileSync(screens, 'utf8').matchAll(line)]
  return assignMessages({
    entry: join(source(root), 'main.ts'),
    border: screens,
    screens: new Map(lines.map(([, name = '', path = '']) => [name, join(dirname(screens), path)])),
    read: readModule,
  })
}

/**
 * @param {object} parts
 * @param {string} parts.entry where the page begins
 * @param {string} parts.border the file that leads to the screens
 * @param {ReadonlyMap<string, string>} parts.screens the file of each screen by its name
 * @param {(file: string) => Module} parts.read
 * @returns {MessageFiles}
 */
export function assignMessages({ entry, border, screens, read }) {
  /** @type {Map<string, Module>} */
  const known = new Map()
  const moduleOf = (/** @type {string} */ file) => {
    const found = known.get(file) ?? read(file)
    known.set(file, found)
    return found
  }
  /** @param {string} start */
  const idsFrom = (start) => {
    const seen = new Set([border])
    /** @param {string} file */
    const visit = (file) => {
      if (seen.has(file)) return
      seen.add(file)
      for (const next of moduleOf(file).reached) visit(next)
    }
    visit(start)
    seen.delete(border)
    return [...seen].flatMap((file) => moduleOf(file).ids)
  }
  const first = new Set(idsFrom(entry))
  const own = [...screens].map(
    ([name, file]) => /** @type {const} */ ([name, new Set(idsFrom(file).filter((id) => !first.has(id)))]),
  )
  return { first, screens: new Map(own) }
}

/**
 * Errors of the assignment.
 * @param {MessageFiles} shares
 * @param {Iterable<string>} ids all there are
 * @returns {string[]} one sentence for each error
 */
export function messageFileErrors({ first, screens }, ids) {
  const placed = new Set([first, ...screens.values()].flatMap((share) => [...share]))
  const lost = [...ids]
    .filter((id) => !placed.has(id))
    .map((id) => `${id} is declared where neither the page nor a screen leads to.`)
  // The app detects a loaded file by its first message.
  const empty = [...screens]
    .filter(([, share]) => share.size === 0)
    .map(([name]) => `${name} has no text of its own: it belongs into routes/plainScreens.ts.`)
  return [...lost, ...empty]
}

/** @param {string} file @returns {Module} */
function readModule(file) {
  if (!/\.tsx?$/.test(file)) return { ids: [], reached: [] }
  const text = readFileSync(file, 'utf8')
  const { program, module } = parseSync(file, text)
  const runs = (/** @type {readonly { isType: boolean }[]} */ entries) =>
    entries.length === 0 || entries.some(({ isType }) => !isType)
  const paths = [
    ...module.staticImports.filter(({ entries }) => runs(entries)).map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  const reached = paths
    .filter((path) => path.startsWith('.'))
    .map((path) => join(dirname(file), path))
    .filter((path) => existsSync(path))
  return { ids: text.includes('defineMessages') ? [...idsIn(program)] : [], reached }
}

/**
 * Message ids: the literals named `id` in calls of defineMessages.
 * @param {unknown} node
 * @param {boolean} [isWithin] such a call
 * @returns {Generator<string>}
 */
function* idsIn(node, isWithin = false) {
  if (typeof node !== 'object' || node === null) return
  const { type, callee, key, value } = /** @type {Record<string, any>} */ (node)
  const isHere = isWithin || (type === 'CallExpression' && callee.name === 'defineMessages')
  if (isHere && type === 'Property' && key.name === 'id' && typeof value.value === 'string') yield value.value
  for (const child of Object.values(node)) yield* idsIn(child, isHere)
}

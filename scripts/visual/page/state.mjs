/**
 * @typedef {import('../result.mjs').Difference} Difference
 * @typedef {import('../result.mjs').Result} Result
 * @typedef {import('../result.mjs').Decision} Decision
 *
 * What the reader narrowed the list to; an empty text is everything.
 * @typedef {{ component: string, theme: string, mode: string, state: string }} Filter
 */

/** @type {Filter} */
export const everything = { component: '', theme: '', mode: '', state: '' }

/** Filter states of a difference: its decision or its kind. */
export const states = ['open', 'approved', 'rejected', 'changed', 'new', 'removed', 'broken']

/**
 * @param {readonly Difference[]} differences @param {Filter} filter
 * @returns {Difference[]} those the reader asked for
 */
export const narrow = (differences, { component, theme, mode, state }) =>
  differences.filter(
    (each) =>
      (component === '' || each.component === component) &&
      (theme === '' || each.theme === theme) &&
      (mode === '' || each.mode === mode) &&
      (state === '' || each.decision === state || each.kind === state),
  )

/**
 * @param {readonly Difference[]} differences @param {'component' | 'theme' | 'mode'} key
 * @returns {string[]} every value once, in order
 */
export const valuesOf = (differences, key) => [...new Set(differences.map((each) => each[key]))].sort()

/**
 * @param {readonly Difference[]} differences
 * @returns {Map<string, Difference[]>} by component
 */
export function groupOf(differences) {
  const groups = new Map(/** @type {[string, Difference[]][]} */ ([]))
  for (const each of differences) groups.set(each.component, [...(groups.get(each.component) ?? []), each])
  return groups
}

/**
 * The next or previous difference; at the ends the same one.
 * @param {readonly { id: string }[]} shown @param {string | null} id @param {number} step
 * @returns {string | null} null where nothing is shown
 */
export function neighbour(shown, id, step) {
  const index = shown.findIndex((each) => each.id === id)
  if (index === -1) return shown[0]?.id ?? null
  return shown[Math.min(Math.max(index + step, 0), shown.length - 1)]?.id ?? null
}

/** @param {Difference} difference @returns {string} how it differs, in words */
export function describe({ kind, pixels, box, before, after, problem }) {
  if (kind === 'new') return 'New: the baseline has no such picture.'
  if (kind === 'removed') return 'Removed: this picture is gone.'
  if (kind === 'broken') return `Broken: ${problem ?? 'the story failed.'}`
  const many = pixels === 1 ? '1 pixel differs' : `${(pixels ?? 0).toLocaleString('en')} pixels differ`
  const where = box === null ? '' : `, all within ${box.width} × ${box.height} px at ${box.x}, ${box.y}`
  const isResized =
    before !== null && after !== null && (before.width !== after.width || before.height !== after.height)
  const size = isResized ? ` Size ${before.width} × ${before.height} → ${after.width} × ${after.height} px.` : ''
  return `${many}${where}.${size}`
}

/** @param {Result} result @returns {string} how far the review has come */
export function progress({ differences }) {
  const count = (/** @type {Decision} */ decision) => differences.filter((each) => each.decision === decision).length
  return `${count('open')} open, ${count('approved')} approved, ${count('rejected')} rejected`
}

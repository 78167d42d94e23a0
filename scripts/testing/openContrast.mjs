/** @typedef {{ readonly id: string, readonly nodes: readonly { readonly target: readonly unknown[] }[] }} AxeFinding */

/**
 * Value for axe's option `checks`, which axe merges with its own: measures single characters and symbols like words.
 */
export const contrastChecks = { 'color-contrast': { options: { ignoreUnicode: false, ignoreLength: true } } }

/**
 * @param {readonly AxeFinding[]} incomplete what axe could not decide
 * @returns {readonly string[]} selectors of the texts whose contrast is among it
 */
export const openTexts = (incomplete) =>
  incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))

/**
 * Measures contrasts again that axe left undecided. A text covered by a fixed bar, or scrolled out of its list, cannot
 * be measured in place, so each is scrolled to the middle of its container. What stays undecided is an error, like too
 * little contrast. Runs in a page that has axe; it is serialised into the page, so it must not use anything from
 * outside.
 * @param {{ texts: readonly string[], checks: typeof contrastChecks }} question selectors, and how axe is to measure
 * @returns {Promise<readonly string[]>} one line an error, with axe's reason
 */
export async function lookAgain({ texts, checks }) {
  /** @typedef {{ element: Element, html: string, target: readonly string[], any: readonly { message: string, data?: { messageKey?: string | null } | null }[] }} Node */
  /** @typedef {Record<'incomplete' | 'violations', readonly { nodes: readonly Node[] }[]>} Result */
  /** @typedef {{ run: (context: { include: readonly Element[] }, options: object) => Promise<Result> }} Axe */
  // axe sets this global.
  /** @type {Axe} */
  const axe = Reflect.get(globalThis, 'axe')
  const options = { runOnly: ['color-contrast'], resultTypes: ['violations', 'incomplete'], elementRef: true, checks }
  const line = (/** @type {Node} */ { html, target, any }) => {
    const reasons = any.map(({ message, data }) => [message, data?.messageKey].filter(Boolean).join(', '))
    return `${html.slice(0, 120)} at ${target.join(' ')}: ${reasons.join('; ')}`
  }
  /** @type {string[]} */
  const errors = []
  let open = texts.flatMap((text) => [...document.querySelectorAll(text)].slice(0, 1))
  if (open.length < texts.length)
    errors.push(`${texts.length - open.length} texts were gone before they could be measured`)
  for (let [text] = open; text !== undefined; [text] = open) {
    text.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const { incomplete, violations } = await axe.run({ include: open }, options)
    const left = incomplete.flatMap(({ nodes }) => nodes)
    errors.push(
      ...[...violations.flatMap(({ nodes }) => nodes), ...left.filter(({ element }) => element === text)].map(line),
    )
    open = open.filter((each) => each !== text && left.some(({ element }) => element === each))
  }
  return errors
}

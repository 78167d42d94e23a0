/** @typedef {import('./tree.mjs').Source} Source */

/**
 * A row of a page's key table with the keys it names.
 * @typedef {{ component: string, row: string, keys: string[] }} KeyRow
 */

/** The component's page, of the same name in the same folder. */
export const pageOfComponent = /^packages\/ui\/src\/components\/([^/]+)\/\1\.mdx$/
/** Its key table. */
export const keyTable = /^\| Key \| What it does \|\n\|---\|---\|\n((?:\|.*\|\n?)+)/m

/**
 * Each key: its names on the pages, and the source code in tests that presses it. The helpers of testing/presses.ts
 * press Enter and Space as well.
 * @type {Readonly<Record<string, { pattern: RegExp, pressed: RegExp }>>}
 */
const keys = {
  'Shift + Tab': { pattern: /Shift \+ Tab/, pressed: /tab\(\{ shift|\{Shift>\}\{Tab\}/ },
  Tab: { pattern: /(?<!\+ )\bTab\b/, pressed: /\.tab\(|\{Tab\}|expectTabStops\(/ },
  Enter: { pattern: /\bEnter\b/, pressed: /\{Enter\}|each\(presses/ },
  Space: { pattern: /\bSpace\b/, pressed: /each\(presses|' '|keyboard\((['`])(?:(?!\1).)* (?:(?!\1).)*\1/ },
  Escape: { pattern: /\bEscape\b/, pressed: /\{Escape\}/ },
  'Arrow up': { pattern: /\bup\b/i, pressed: /\{ArrowUp\}/ },
  'Arrow down': { pattern: /\bdown\b/i, pressed: /\{ArrowDown\}/ },
  'Arrow left': { pattern: /\bleft\b/i, pressed: /\{ArrowLeft\}/ },
  'Arrow right': { pattern: /\bright\b/i, pressed: /\{ArrowRight\}/ },
  Arrows: { pattern: /\bArrows\b|\barrows\b|\bArrow keys\b/, pressed: /\{Arrow(?:Up|Down|Left|Right)\}/ },
  Home: { pattern: /\bHome\b/, pressed: /\{Home\}/ },
  End: { pattern: /\bEnd\b/, pressed: /\{End\}/ },
  'Page up': { pattern: /\bPage ?up\b|\bpage keys\b|\bpages\b/i, pressed: /\{PageUp\}/ },
  'Page down': { pattern: /\bPage ?down\b|\bpage keys\b|\bpages\b/i, pressed: /\{PageDown\}/ },
  Delete: { pattern: /\bDelete\b/, pressed: /\{Delete\}/ },
  Backspace: { pattern: /\bBackspace\b/, pressed: /\{Backspace\}/ },
  F2: { pattern: /\bF2\b/, pressed: /\{F2\}/ },
  F6: { pattern: /\bF6\b/, pressed: /\{F6\}/ },
  F10: { pattern: /\bF10\b/, pressed: /\{F10\}/ },
  'Menu key': { pattern: /\bmenu key\b/i, pressed: /\{ContextMenu\}/ },
  Ctrl: { pattern: /\bCtrl\b|\bControl\b/, pressed: /\{Control>\}|\{\$\{key\}>\}/ },
  Alt: { pattern: /\bAlt\b/, pressed: /\{Alt>\}/ },
  Shift: { pattern: /\bShift\b(?! \+ Tab)/, pressed: /\{Shift>\}/ },
  Letters: { pattern: /\bLetters\b/i, pressed: /(?:keyboard|type)\([^\n]*['`][a-z]|\['[a-z]{1,4}', / },
  comma: { pattern: /\bcomma\b/, pressed: /(?:keyboard\(|type\(|^ +\[)[^\n]*'[^']*,/m },
  semicolon: { pattern: /\bsemicolon\b/, pressed: /(?:keyboard\(|type\(|^ +\[)[^\n]*'[^']*;/m },
  '/': { pattern: /^\/$/, pressed: /keyboard\('\/'\)/ },
  '*': { pattern: /^\*$/, pressed: /keyboard\('\*'\)/ },
  x: { pattern: /\bx\b/, pressed: /keyboard\(['`][^'`]*x/ },
  'j, k': { pattern: /\bj and k\b/, pressed: /keyboard\(['`][^'`]*j/ },
  None: { pattern: /^None$/, pressed: /^/ },
  'Alt + Arrow down': { pattern: /\bAlt (?:and|with) arrow down\b/i, pressed: /\{Alt>\}\{ArrowDown\}/ },
  'Alt + Arrow up': { pattern: /\bAlt (?:and|with) arrow up\b/i, pressed: /\{Alt>\}\{ArrowUp\}/ },
  'Alt + F10': { pattern: /\bAlt F10\b/, pressed: /\{Alt>\}\{F10\}/ },
  'Shift + F10': { pattern: /\bShift (?:\+|and) F10\b/, pressed: /\{Shift>\}\{F10\}/ },
  'Shift + arrows': { pattern: /\bShift with arrows\b/, pressed: /\{Shift>\}\{Arrow/ },
  'Ctrl + Enter': { pattern: /\bCtrl or Cmd \+ Enter\b/, pressed: /\{(?:Control|Meta|\$\{key\})>\}\{Enter\}/ },
  ...Object.fromEntries(
    ['A', 'B', 'I', 'K', 'V', 'Z'].map((letter) => [
      `Ctrl + ${letter}`,
      {
        pattern: new RegExp(`\\b(?:Ctrl|Control)(?: or Cmd)?(?: and)? ${letter}\\b`),
        pressed: new RegExp(`\\{Control>\\}${letter}`, 'i'),
      },
    ]),
  ),
}

/** Source code that presses by mouse or by touch (testing/finger.ts, presses.ts). */
const ways = {
  mouse: /\b(?:click|doubleClick|hover)\(|each\(presses|'mouse'/,
  touch: /each\(presses|\btap\b|\bmoveFinger\(|'touch'/,
}

/** Keeps "Page up" from being read as the key "up". */
const namesIn = (/** @type {string} */ words) => {
  const plain = words.replaceAll(/\bPage (up|down)\b/gi, 'Page$1')
  return Object.entries(keys)
    .filter(([, { pattern }]) => pattern.test(plain))
    .map(([name]) => name)
}

/**
 * Rows of the key tables on all component pages.
 * @param {readonly Source[]} sources
 * @returns {KeyRow[]}
 */
export function readKeyTables(sources) {
  return sources.flatMap(({ path, text }) => {
    const component = pageOfComponent.exec(path)?.[1]
    const rows = keyTable.exec(text)?.[1]
    if (component === undefined || rows === undefined) return []
    return rows
      .trimEnd()
      .split('\n')
      .map((line) => line.split('|')[1]?.trim() ?? '')
      .map((row) => ({ component, row, keys: namesIn(row) }))
  })
}

/**
 * Source of the tests and stories beside a component's page, without imports.
 * @param {string} component
 * @param {readonly Source[]} sources
 */
const testsOf = (component, sources) =>
  sources
    .filter(
      ({ path }) => path.startsWith(`packages/ui/src/components/${component}/`) && /\.(test|stories)\.tsx?$/.test(path),
    )
    .map(({ text }) => text.replaceAll(/^import .*$/gm, ''))

/**
 * Keys on a page that no test beside it presses, and rows without a known key.
 * @param {readonly KeyRow[]} rows
 * @param {readonly Source[]} sources
 * @returns {string[]} one line for each
 */
export function unpressedKeys(rows, sources) {
  return rows.flatMap(({ component, row, keys: named }) => {
    if (named.length === 0) return /^As [A-Z]\w+$/.test(row) ? [] : [`${component}: "${row}" names no key`]
    const tests = testsOf(component, sources)
    return named
      .filter((name) => !tests.some((text) => keys[name]?.pressed.test(text)))
      .map((name) => `${component}: ${name} of "${row}"`)
  })
}

/** A table with only these keys belongs to a container whose controls handle the keys. */
const passive = ['Tab', 'Shift + Tab', 'None']

/**
 * Components with keys that no test beside them presses by mouse or by touch.
 * @param {readonly KeyRow[]} rows
 * @param {readonly Source[]} sources
 * @returns {string[]} one line for each
 */
export function untriedWays(rows, sources) {
  const active = new Set(
    rows.filter(({ keys: named }) => named.some((name) => !passive.includes(name))).map(({ component }) => component),
  )
  return [...active].flatMap((component) => {
    const tests = testsOf(component, sources)
    return Object.entries(ways)
      .filter(([, pattern]) => !tests.some((text) => pattern.test(text)))
      .map(([way]) => `${component}: no test by ${way}`)
  })
}

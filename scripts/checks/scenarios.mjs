/**
 * The tables of docs/session.md: scenarios C01 to C68 and the thirty checks of ASVS, each with the tests that show it.
 */

/** One row: its id and its cells after it. @typedef {{ id: string, cells: string[] }} Row */

/** A test or a group of tests by its title. @typedef {{ path: string, title: string }} Titled */

/** What a run said of one test. @typedef {{ title: string, isGood: boolean, ms: number }} Result */

/** @typedef {import('../keycloak/table.mjs').Column} Column */

/** Where the cells stand that scripts/scenarios.mjs fills in: the tests, what they came to, and Keycloak's, one a version. */
const places = { tests: 2, result: 3, keycloak: 4 }

/** In a cell of Keycloak's: asked of it, and not run. */
const notYet = 'not yet'

/** Shown with Keycloak alone, since the embedded provider has no such error. */
const keycloakOnly = ['C23']

const numbered = (/** @type {string} */ prefix, /** @type {number} */ count, /** @type {number} */ width) =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(width, '0')}`)

/** Every id that must have a row. */
export const ids = [...numbered('ASVS ', 30, 1), ...numbered('C', 68, 2)]

const rowForm = /^\| (C\d\d|ASVS \d+) \|(.*)\|$/gm

/**
 * @param {string} text docs/session.md
 * @returns {Row[]}
 */
export function readRows(text) {
  return [...text.matchAll(rowForm)].map(([, id = '', rest = '']) => ({ id, cells: cellsOf(rest) }))
}

/** @param {string} rest */
const cellsOf = (rest) => rest.split('|').map((cell) => cell.trim())

/**
 * The titles of all tests and groups of tests in a tree.
 * @param {readonly import('./tree.mjs').Source[]} sources
 * @returns {Titled[]}
 */
export function readTitles(sources) {
  return sources
    .filter(({ path }) => /\.(test|spec|long)\.(tsx?|mjs)$/.test(path) && !path.endsWith('checks/scenarios.test.mjs'))
    .flatMap(({ path, text }) =>
      text
        // A long call stands on several lines: its title is the first thing within its bracket.
        .replaceAll(/\(\n\s+/g, '(')
        .split('\n')
        .filter((line) => /^\s*(?:(?:test|it|describe)\b|\]\)\(|\]\s+as\s+const\)\()/.test(line))
        .flatMap((line) =>
          [...line.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g)].map(([, , title = '']) => ({ path, title })),
        ),
    )
}

/** @param {string} title @param {string} id */
const isNamed = (title, id) => new RegExp(`\\b${id}\\b`).test(title)

/** @param {string} path */
const isKeycloak = (path) => path.startsWith('e2e/keycloak/')

/**
 * What the tables claim and the tree does not hold, or leave out.
 * @param {readonly Row[]} rows
 * @param {readonly Titled[]} titles
 * @returns {string[]} one sentence for each
 */
export function falseRows(rows, titles) {
  const known = new Set(rows.map(({ id }) => id))
  const missing = ids.filter((id) => !known.has(id)).map((id) => `${id} has no row.`)
  return [...missing, ...rows.flatMap((row) => falseRow(row, titles))]
}

/** @param {Row} row @param {readonly Titled[]} titles */
function falseRow({ id, cells }, titles) {
  const named = [...(cells[places.tests] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
  const isThere = (/** @type {string} */ path) =>
    titles.some((titled) => titled.path === path && isNamed(titled.title, id))
  const wrong = named.filter((path) => !isThere(path)).map((path) => `${id}: ${path} has no test of that name.`)
  const isShown = named.length > 0 || keycloakOnly.includes(id)
  const failed = cells.slice(places.result).some((cell) => cell.includes('✗')) ? [`${id}: was seen failing.`] : []
  const missing = cells.slice(places.keycloak).includes(notYet) ? [`${id}: not tried with Keycloak.`] : []
  return [...wrong, ...failed, ...missing, ...(isShown ? [] : [`${id}: names no test.`])]
}

/**
 * The document with the tests of each row found anew, and what a run said of them.
 * @param {string} text docs/session.md
 * @param {readonly Titled[]} titles
 * @param {readonly Result[]} results
 * @param {string} run when and on what, such as "2026-11-22, 1a2b3c4"
 * @param {readonly Column[]} keycloak whole runs with Keycloak; a version without one keeps its cells
 * @returns {string}
 */
export function fillIn(text, titles, results, run, keycloak = []) {
  const heads = cellsOf(/^\| id \|(.*Keycloak.*)\|$/m.exec(text)?.[1] ?? '')
  const filled = text.replaceAll(rowForm, (_, /** @type {string} */ id, /** @type {string} */ rest) => {
    const cells = cellsOf(rest)
    const files = [...new Set(titles.filter(({ title }) => isNamed(title, id)).map(({ path }) => path))].sort()
    cells[places.tests] = writeFiles(files.filter((path) => !isKeycloak(path)))
    cells[places.result] = writeResult(results.filter(({ title }) => isNamed(title, id)))
    const theirs = cells.slice(places.keycloak).map((cell, index) => {
      const runs = keycloak.filter(({ version }) => heads[places.keycloak + index] === `Keycloak ${version}`)
      return cell === '–' || runs.length === 0 ? cell : runs.map(({ scenarios }) => writeRun(id, scenarios)).join(' · ')
    })
    return `| ${[id, ...cells.slice(0, places.keycloak), ...theirs].join(' | ')} |`
  })
  return filled.replace(/^Last filled in: .*$/m, () => `Last filled in: ${run}.`)
}

/** End to end first. @param {readonly string[]} files */
function writeFiles(files) {
  const inBrowser = files.filter((path) => path.startsWith('e2e/'))
  const others = files.filter((path) => !path.startsWith('e2e/'))
  return files.length === 0 ? '–' : [...inBrowser, ...others].map((path) => `\`${path}\``).join('<br>')
}

/** What one run with Keycloak came to. @param {string} id @param {Column['scenarios']} scenarios */
function writeRun(id, scenarios) {
  const mine = [...scenarios].filter(([title]) => isNamed(title, id)).map(([, result]) => result)
  if (mine.length === 0) return notYet
  const seconds = mine.reduce((sum, { ms }) => sum + ms, 0) / 1000
  return `${mine.every(({ status }) => status === 'passed') ? '✓' : '✗'} ${seconds.toFixed(1)} s`
}

/** @param {readonly Result[]} results */
function writeResult(results) {
  if (results.length === 0) return '–'
  const seconds = results.reduce((sum, { ms }) => sum + ms, 0) / 1000
  const failed = results.filter(({ isGood }) => !isGood).length
  const count = results.length === 1 ? '1 test' : `${results.length} tests`
  return `${failed === 0 ? '✓' : `✗ ${failed} of`} ${count}, ${seconds.toFixed(1)} s`
}

/**
 * Rules that the tree names by number and docs/session.md does not hold.
 * @param {string} text docs/session.md
 * @param {readonly import('./tree.mjs').Source[]} sources
 * @returns {string[]} one sentence for each
 */
export function missingRules(text, sources) {
  return sources.flatMap(({ path, text: said }) =>
    [...said.matchAll(/session\.md ((?:S?[1-9]\.\d+(?:[,;]? (?:and )?)?)+)/g)].flatMap(([, numbers = '']) =>
      [...numbers.matchAll(/S?\d\.\d+/g)]
        .map(([number]) => number)
        .filter((number) => !text.includes(`**${number}**`) && !text.includes(`### ${number} `))
        .map((number) => `${path} names rule ${number}, which is not in session.md.`),
    ),
  )
}

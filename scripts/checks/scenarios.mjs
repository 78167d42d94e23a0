/** Reads the tables of docs/session.md: scenarios C01 to C68 and the thirty ASVS checks, each with its tests. */

/** A table row: its id and the other cells. @typedef {{ id: string, cells: string[] }} Row */

/** A test or a test group by its title. @typedef {{ path: string, title: string }} Titled */

/** Result of one test in a run. @typedef {{ title: string, isGood: boolean, ms: number }} Result */

/** @typedef {import('../keycloak/table.mjs').Column} Column */

/**
 * Index of the cells that scripts/scenarios.mjs fills in: tests, their result, and Keycloak's results, one per version.
 */
const places = { tests: 2, result: 3, keycloak: 4 }

/** Text of a Keycloak cell that applies and has not run. */
const notYet = 'not yet'

/** Scenarios that only Keycloak can show, since the embedded provider has no such error. */
const keycloakOnly = ['C23']

const numbered = (/** @type {string} */ prefix, /** @type {number} */ count, /** @type {number} */ width) =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(width, '0')}`)

/** All ids that must have a row. */
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
 * Titles of all tests and test groups in a tree.
 * @param {readonly import('./tree.mjs').Source[]} sources
 * @returns {Titled[]}
 */
export function readTitles(sources) {
  return sources
    .filter(({ path }) => /\.(test|spec|long)\.(tsx?|mjs)$/.test(path) && !path.endsWith('checks/scenarios.test.mjs'))
    .flatMap(({ path, text }) =>
      text
        // A long call spans several lines: the title is its first argument.
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
 * Claims of the tables that do not match the tree, and missing rows.
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
 * The document with the tests and results of each row filled in.
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

/** End-to-end tests first. @param {readonly string[]} files */
function writeFiles(files) {
  const inBrowser = files.filter((path) => path.startsWith('e2e/'))
  const others = files.filter((path) => !path.startsWith('e2e/'))
  return files.length === 0 ? '–' : [...inBrowser, ...others].map((path) => `\`${path}\``).join('<br>')
}

/** Result of one run with Keycloak. @param {string} id @param {Column['scenarios']} scenarios */
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
 * Rules that the code cites by number and docs/session.md does not contain.
 * @param {string} text docs/session.md
 * @param {readonly import('./tree.mjs').Source[]} sources
 * @returns {string[]} one sentence for each
 */
export function missingRules(text, sources) {
  return sources.flatMap(({ path, text: sentence }) =>
    [...sentence.matchAll(/session\.md ((?:S?[1-9]\.\d+(?:[,;]? (?:and )?)?)+)/g)].flatMap(([, numbers = '']) =>
      [...numbers.matchAll(/S?\d\.\d+/g)]
        .map(([number]) => number)
        .filter((number) => !text.includes(`**${number}**`) && !text.includes(`### ${number} `))
        .map((number) => `${path} names rule ${number}, which is not in session.md.`),
    ),
  )
}

/**
 * One run of all scenarios.
 * @typedef {object} Column
 * @property {string} version
 * @property {'always' | 'never'} offline
 * @property {boolean} isGood
 * @property {ReadonlyMap<string, Result>} scenarios by title
 * @property {ReadonlyMap<string, string>} facts what facts.spec.ts saw, by name
 */

/** @typedef {{ status: string, ms: number }} Result */

/**
 * The parts of Playwright's JSON report that are read here.
 * @typedef {{ title: string, suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ title: string, tests: { results: { status: string, duration: number }[], annotations: { type: string, description?: string }[] }[] }} Spec
 */

/**
 * @param {{ suites?: Suite[] }} report
 * @returns {Pick<Column, 'scenarios' | 'facts'>}
 */
export function readReport(report) {
  const specs = (report.suites ?? []).flatMap(specsOf)
  const scenarios = new Map(
    specs.map(({ title, tests }) => {
      const result = tests.at(-1)?.results.at(-1)
      // An expected failure is listed as a failure, although the run accepts it.
      return [title, { status: result?.status ?? 'skipped', ms: result?.duration ?? 0 }]
    }),
  )
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((one) => one.annotations))
  const facts = annotations.filter(({ type }) => type.startsWith('fact: '))
  return { scenarios, facts: new Map(facts.map(({ type, description = '' }) => [type.slice(6), description])) }
}

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

/**
 * Markdown tables: scenarios as rows with a column per version and `offlineAccess`, then facts with a column per
 * version. Without observations there is no table.
 * @param {readonly Column[]} columns
 * @returns {string}
 */
export function writeTables(columns) {
  return [writeScenarios(columns), writeFacts(columns)].join('\n')
}

/**
 * A document with the first table below a heading replaced.
 * @param {string} text
 * @param {string} heading with its signs, such as "## Scenarios"
 * @param {string} table
 */
export function putTable(text, heading, table) {
  const place = new RegExp(`(\\n${heading}\\n(?:(?!\\n##)[^|])*)(?:\\|.*\\n)+`)
  return text.replace(place, (_, /** @type {string} */ before) => before + table)
}

/** The scenarios as a table, a column per run. @param {readonly Column[]} columns */
export function writeScenarios(columns) {
  const titles = [...new Set(columns.flatMap(({ scenarios }) => [...scenarios.keys()]))].filter((title) =>
    /^C\d\d /.test(title),
  )
  const short = (/** @type {string} */ title) => /^C\d\d [\w-]+/.exec(title)?.[0] ?? title
  const nameOf = (/** @type {string} */ title) =>
    titles.filter((other) => short(other) === short(title)).length > 1 ? title : short(title)
  const heads = columns.map(({ version, offline }) => `${version} ${offline}`)
  const maps = columns.map(
    ({ scenarios }) => new Map(titles.map((title) => [nameOf(title), cellOf(scenarios.get(title))])),
  )
  return writeTable('scenario', heads, maps)
}

/**
 * The facts as a table, a column per version. They do not depend on `offlineAccess`, so both runs agree.
 * @param {readonly Column[]} columns
 */
export function writeFacts(columns) {
  const versions = [...new Set(columns.map(({ version }) => version))]
  const maps = versions.map(
    (version) => new Map(columns.flatMap((column) => (column.version === version ? [...column.facts] : []))),
  )
  return writeTable('question', versions, maps)
}

/** @param {string} what @param {readonly string[]} heads @param {readonly ReadonlyMap<string, string>[]} maps */
function writeTable(what, heads, maps) {
  const names = [...new Set(maps.flatMap((map) => [...map.keys()]))].sort()
  if (names.length === 0) return ''
  const rows = names.map((name) => [name, ...maps.map((map) => map.get(name) ?? '–')])
  const lines = [[what, ...heads], ['---', ...heads.map(() => '---')], ...rows].map(
    (cells) => `| ${cells.join(' | ')} |\n`,
  )
  return lines.join('')
}

/** @param {Result | undefined} result */
const cellOf = (result) =>
  result === undefined || result.status === 'skipped'
    ? '–'
    : `${result.status === 'passed' ? '✓' : result.status} ${(result.ms / 1000).toFixed(1)} s`

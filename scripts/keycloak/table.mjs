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
 * What Playwright's JSON reporter writes, as far as it is read here.
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
      // A failure that the scenario announces stands in the table as one, though the run counts it as expected.
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
 * Scenario or fact in rows, version and `offlineAccess` in columns, in Markdown; what nobody has seen has no table.
 * @param {readonly Column[]} columns
 * @returns {string}
 */
export function writeTables(columns) {
  const heads = columns.map(({ version, offline }) => `${version} ${offline}`)
  const scenarios = columns.map((column) => new Map([...column.scenarios].map(([title, result]) => [title, cellOf(result)])))
  return [writeTable('scenario', heads, scenarios), writeTable('fact', heads, columns.map(({ facts }) => facts))].join('\n')
}

/** @param {string} what @param {readonly string[]} heads @param {readonly ReadonlyMap<string, string>[]} maps */
function writeTable(what, heads, maps) {
  const names = [...new Set(maps.flatMap((map) => [...map.keys()]))].sort()
  if (names.length === 0) return ''
  const rows = names.map((name) => [name, ...maps.map((map) => map.get(name) ?? '–')])
  const lines = [[what, ...heads], ['---', ...heads.map(() => '---')], ...rows].map((cells) => `| ${cells.join(' | ')} |\n`)
  return lines.join('')
}

/** @param {Result} result */
const cellOf = ({ status, ms }) => (status === 'skipped' ? '–' : `${status === 'passed' ? '✓' : status} ${(ms / 1000).toFixed(1)} s`)

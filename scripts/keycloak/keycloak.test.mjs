import { expect, test } from 'vitest'
import { readOptions } from './options.mjs'
import { readReport, writeTables } from './table.mjs'

test('without arguments the three versions are tried, each with both values of offlineAccess', () => {
  expect(readOptions([])).toEqual({ versions: ['24.0.5', '26.0.8', '26.7.3'], offline: ['always', 'never'], rest: [] })
})

test('versions and values can be chosen, and everything else is for Playwright', () => {
  const options = readOptions(['--offline', 'never', '--versions=26.1.0,26.7.3', '--grep', 'C03'])
  expect(options).toEqual({ versions: ['26.1.0', '26.7.3'], offline: ['never'], rest: ['--grep', 'C03'] })
})

test.each([
  [['--versions', 'newest'], /^--versions takes/],
  [['--versions'], /^--versions takes/],
  [['--offline', 'sometimes'], /^--offline takes/],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence)
})

/** @param {string} title @param {string} status @param {{ type: string, description?: string }[]} [annotations] */
const spec = (title, status, annotations = []) => ({ title, tests: [{ results: [{ status, duration: 1234 }], annotations }] })

const report = {
  suites: [
    { title: 'start.spec.ts', specs: [spec('C01', 'passed')], suites: [{ title: 'two tenants', specs: [spec('C53', 'failed')] }] },
    { title: 'facts.spec.ts', specs: [spec('fact: sid', 'passed', [{ type: 'fact: sid', description: 'yes' }, { type: 'other' }])] },
  ],
}

test('a report becomes a column, however deep its scenarios stand', () => {
  const { scenarios, facts } = readReport(report)
  expect([...scenarios.keys()]).toEqual(['C01', 'C53', 'fact: sid'])
  expect([...facts]).toEqual([['sid', 'yes']])
})

test('the table has a column a run, and a dash for what a run did not do', () => {
  const run = { version: '26.7.3', isGood: false, ...readReport(report) }
  const empty = { version: '24.0.5', isGood: true, scenarios: new Map(), facts: new Map() }
  const text = writeTables([{ ...run, offline: 'never' }, { ...empty, offline: 'always' }])
  expect(text).toContain('| scenario | 26.7.3 never | 24.0.5 always |\n')
  expect(text).toContain('| C01 | ✓ 1.2 s | – |\n')
  expect(text).toContain('| C53 | failed 1.2 s | – |\n')
  expect(text).toContain('| sid | yes | – |\n')
})

test('where no scenario has a fact there is no table of facts', () => {
  expect(writeTables([])).toBe('\n')
})

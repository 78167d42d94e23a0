import { expect, test } from 'vitest'
import { readOptions } from './options.mjs'
import { putTable, readReport, writeFacts, writeScenarios, writeTables } from './table.mjs'

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
const spec = (title, status, annotations = []) => ({
  title,
  tests: [{ results: [{ status, duration: 1234 }], annotations }],
})

const report = {
  suites: [
    {
      title: 'start.spec.ts',
      specs: [spec('C01 a: it is', 'passed')],
      suites: [{ title: 'two tenants', specs: [spec('C53 b: x', 'failed'), spec('C53 b: y', 'passed')] }],
    },
    {
      title: 'facts.spec.ts',
      specs: [spec('fact: sid', 'passed', [{ type: 'fact: sid', description: 'yes' }, { type: 'other' }])],
    },
  ],
}

test('a report becomes a column, however deep its scenarios stand', () => {
  const { scenarios, facts } = readReport(report)
  expect([...scenarios.keys()]).toEqual(['C01 a: it is', 'C53 b: x', 'C53 b: y', 'fact: sid'])
  expect([...facts]).toEqual([['sid', 'yes']])
})

const run = { version: '26.7.3', offline: /** @type {const} */ ('never'), isGood: false, ...readReport(report) }
const empty = {
  version: '24.0.5',
  offline: /** @type {const} */ ('always'),
  isGood: true,
  scenarios: new Map(),
  facts: new Map(),
}

test('scenarios have a column a run, facts a column a version, and what was not done a dash', () => {
  expect(writeTables([run, empty])).toBe(
    '| scenario | 26.7.3 never | 24.0.5 always |\n| --- | --- | --- |\n' +
      '| C01 a | ✓ 1.2 s | – |\n| C53 b: x | failed 1.2 s | – |\n| C53 b: y | ✓ 1.2 s | – |\n' +
      '\n| question | 26.7.3 | 24.0.5 |\n| --- | --- | --- |\n| sid | yes | – |\n',
  )
})

test('where nothing has run there is no table', () => {
  expect(writeTables([])).toBe('\n')
})

test("in a document only the heading's own table changes", () => {
  const before = '# K\n\n| a |\n\n## Scenarios\n\nWords.\n\n| old |\n| row |\n\nMore.\n\n### Facts\n\n| old |\n'
  const after = putTable(putTable(before, '## Scenarios', writeScenarios([run])), '### Facts', writeFacts([run]))
  const [scenarios = '', facts = ''] = writeTables([run]).split('\n\n')
  expect(after).toBe(`# K\n\n| a |\n\n## Scenarios\n\nWords.\n\n${scenarios}\n\nMore.\n\n### Facts\n\n${facts}`)
})

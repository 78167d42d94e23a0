// npm run scenarios: fills the tables of docs/session.md in: which tests show each scenario, and what they came to in the
// last runs of npm test and npm run test:long. `-- <report> …` reads other JSON reports, a later one winning.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillIn, readTitles } from './checks/scenarios.mjs'
import { readTree } from './checks/tree.mjs'
import { root } from './root.mjs'
import { readResults } from './testing/results.mjs'

const document = join(root, 'docs/session.md')
const ours = ['unit', 'e2e', 'long'].map((name) => join(root, 'node_modules/.somo/reports', `${name}.json`))
const given = process.argv.slice(2)
const reports = (given.length > 0 ? given : ours).filter((file) => existsSync(file))

const results = new Map(
  reports.flatMap((file) => readResults(JSON.parse(readFileSync(file, 'utf8')))).map((result) => [result.title, result]),
)
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
const run = `${new Date().toISOString().slice(0, 10)}, on ${commit}, from ${reports.length} reports with ${results.size} tests`
writeFileSync(document, fillIn(readFileSync(document, 'utf8'), readTitles(readTree(root)), [...results.values()], run))
console.log(`Somo: ${run}.`)

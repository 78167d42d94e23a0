// npm run scenarios: fills the tables of docs/session.md with the tests of each scenario and their results in the last
// runs of npm test and npm run test:long; with Keycloak, in the last complete runs of npm run test:keycloak, whose
// observations also go to docs/keycloak.md. `-- <report> …` reads other JSON reports; later ones win.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillIn, readTitles } from './checks/scenarios.mjs'
import { readTree } from './checks/tree.mjs'
import { readOptions } from './keycloak/options.mjs'
import { readWholeRuns } from './keycloak/scenarios.mjs'
import { putTable, writeFacts, writeScenarios } from './keycloak/table.mjs'
import { root } from './root.mjs'
import { readResults } from './testing/results.mjs'

const document = join(root, 'docs/session.md')
const keycloakDocument = join(root, 'docs/keycloak.md')
const ours = ['unit', 'e2e', 'long'].map((name) => join(root, 'node_modules/.somo/reports', `${name}.json`))
const given = process.argv.slice(2)
const usual = readOptions([])
const allRuns = usual.versions.length * usual.offline.length
const reports = (given.length > 0 ? given : ours).filter((file) => existsSync(file))

const results = new Map(
  reports
    .flatMap((file) => readResults(JSON.parse(readFileSync(file, 'utf8'))))
    .map((result) => [result.title, result]),
)
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
const run = `${new Date().toISOString().slice(0, 10)}, on ${commit}, from ${reports.length} reports with ${results.size} tests`
const runs = readWholeRuns()
const filled = fillIn(readFileSync(document, 'utf8'), readTitles(readTree(root)), [...results.values()], run, runs)
// These two tables show all runs side by side, so they are written only if all runs exist.
const isWhole = runs.length === allRuns
writeFileSync(document, isWhole ? putTable(filled, '### Keycloak by version', writeFacts(runs)) : filled)
if (isWhole)
  writeFileSync(
    keycloakDocument,
    putTable(readFileSync(keycloakDocument, 'utf8'), '## Scenarios', writeScenarios(runs)),
  )
console.log(`Somo: ${run}.`)

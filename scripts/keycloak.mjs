// npm run test:keycloak: the scenarios of session.md marked K with real Keycloaks, each version with offlineAccess
// always and never. docs/keycloak.md describes requirements and options. Not part of npm test.
import { ensureBrowser } from './browser.mjs'
import { buildLongRunApp, compileMessages, generateTypes, prepare } from './build/steps.mjs'
import { findDistributions, MissingTool } from './keycloak/distributions.mjs'
import { readOptions } from './keycloak/options.mjs'
import { runScenarios } from './keycloak/scenarios.mjs'
import { startKeycloak } from './keycloak/process.mjs'
import { writeTables } from './keycloak/table.mjs'
import { freePorts } from './keycloak/ports.mjs'

/** Exit code if Keycloak cannot be downloaded or started, to distinguish it from a failed scenario. */
const cannotRun = 3

/** @typedef {import('./keycloak/table.mjs').Column} Column */

/** @param {import('./keycloak/options.mjs').Options} options */
async function runAll(options) {
  const distributions = findDistributions(options.versions)
  await prepare([
    ['types generated', generateTypes],
    ['messages compiled', compileMessages],
    ['app built', buildLongRunApp],
  ])
  ensureBrowser()
  /** @type {Column[]} */
  const columns = []
  for (const distribution of distributions) {
    const ports = await freePorts()
    const keycloak = await startKeycloak(distribution, ports)
    console.log(`Somo: Keycloak ${distribution.version} answers after ${keycloak.seconds.toFixed(0)} s.`)
    try {
      for (const offline of options.offline)
        columns.push(await runScenarios(distribution.version, offline, ports, keycloak, options.rest))
    } finally {
      await keycloak.stop()
    }
  }
  return columns
}

try {
  const columns = await runAll(readOptions(process.argv.slice(2)))
  console.log(`\n${writeTables(columns)}`)
  process.exitCode = columns.every(({ isGood }) => isGood) ? 0 : 1
} catch (error) {
  console.error(`Somo: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = error instanceof MissingTool ? cannotRun : 2
}

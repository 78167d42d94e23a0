import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from '../bootstrap/runChild.mjs'
import { longRunApp } from '../build/steps.mjs'
import { root } from '../root.mjs'
import { readReport } from './table.mjs'

const reports = join(root, 'node_modules/.somo/reports')
const wholeRun = /^keycloak-([\d.]+)-(always|never)\.json$/

/**
 * Runs the scenarios once: one Keycloak, one value of `offlineAccess`.
 * @param {string} version
 * @param {'always' | 'never'} offline
 * @param {import('./ports.mjs').Ports} ports
 * @param {import('./process.mjs').Keycloak} keycloak
 * @param {readonly string[]} args for Playwright
 * @returns {Promise<import('./table.mjs').Column>}
 */
export async function runScenarios(version, offline, ports, keycloak, args) {
  // A partial run must not be documented, since missing scenarios would look failed.
  const file = join(reports, `keycloak-${version}-${offline}${args.length === 0 ? '' : '.part'}.json`)
  mkdirSync(reports, { recursive: true })
  rmSync(file, { force: true })
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    SOMO_BUILT_APP: longRunApp,
    SOMO_KEYCLOAK_URL: keycloak.url,
    SOMO_KEYCLOAK_ADMIN: keycloak.administrator,
    SOMO_KEYCLOAK_VERSION: version,
    SOMO_KEYCLOAK_OFFLINE: offline,
    SOMO_KEYCLOAK_APP_PORT: String(ports.app),
    SOMO_KEYCLOAK_LINE_PORT: String(ports.line),
    SOMO_KEYCLOAK_PARENT_PORT: String(ports.parent),
  }
  console.log(`\nSomo: Keycloak ${version}, offlineAccess ${offline}`)
  const playwright = [
    join(root, 'node_modules/playwright/cli.js'),
    'test',
    '-c',
    'e2e/keycloak',
    '--reporter=list,json',
    ...args,
  ]
  const { code } = await runChild(process.execPath, playwright, { cwd: root, env })
  return { version, offline, isGood: code === 0, ...readReport(JSON.parse(readFileSync(file, 'utf8'))) }
}

/**
 * The last complete runs, oldest version first and `never` before `always`.
 * @returns {import('./table.mjs').Column[]}
 */
export function readWholeRuns() {
  if (!existsSync(reports)) return []
  return readdirSync(reports)
    .flatMap(readWholeRun)
    .sort(
      (one, other) =>
        one.version.localeCompare(other.version, 'en', { numeric: true }) || other.offline.localeCompare(one.offline),
    )
}

/** @param {string} name of a report @returns {import('./table.mjs').Column[]} */
function readWholeRun(name) {
  const [, version = '', offline] = wholeRun.exec(name) ?? []
  if (offline !== 'always' && offline !== 'never') return []
  const read = readReport(JSON.parse(readFileSync(join(reports, name), 'utf8')))
  return [
    { version, offline, isGood: [...read.scenarios.values()].every(({ status }) => status === 'passed'), ...read },
  ]
}

import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from '../bootstrap/runChild.mjs'
import { root } from '../root.mjs'
import { readReport } from './table.mjs'

const reports = join(root, 'node_modules/.somo/reports')

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
  const file = join(reports, `keycloak-${version}-${offline}.json`)
  mkdirSync(reports, { recursive: true })
  rmSync(file, { force: true })
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    SOMO_KEYCLOAK_URL: keycloak.url,
    SOMO_KEYCLOAK_ADMIN: keycloak.administrator,
    SOMO_KEYCLOAK_VERSION: version,
    SOMO_KEYCLOAK_OFFLINE: offline,
    SOMO_KEYCLOAK_APP_PORT: String(ports.app),
    SOMO_KEYCLOAK_LINE_PORT: String(ports.line),
    SOMO_KEYCLOAK_PARENT_PORT: String(ports.parent),
  }
  console.log(`\nSomo: Keycloak ${version}, offlineAccess ${offline}`)
  const playwright = [join(root, 'node_modules/playwright/cli.js'), 'test', '-c', 'e2e/keycloak', '--reporter=list,json', ...args]
  const { code } = await runChild(process.execPath, playwright, { cwd: root, env })
  return { version, offline, isGood: code === 0, ...readReport(JSON.parse(readFileSync(file, 'utf8'))) }
}

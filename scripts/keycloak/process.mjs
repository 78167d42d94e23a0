import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../root.mjs'
import { MissingTool } from './distributions.mjs'

/**
 * A running Keycloak.
 * @typedef {object} Keycloak
 * @property {string} url without a trailing slash
 * @property {string} administrator name and password in one
 * @property {number} seconds from the start to the first answer
 * @property {() => Promise<void>} stop
 */

const files = ['somo-realm.json', 'somo-users-0.json']
const patience = 300_000

/**
 * Starts Keycloak in memory, imports the realm file of deploy/keycloak, and waits until the realm answers.
 * @param {import('./distributions.mjs').Distribution} distribution
 * @param {import('./ports.mjs').Ports} ports
 * @returns {Promise<Keycloak>} throws a MissingTool with the log's place where it does not start
 */
export async function startKeycloak({ version, folder }, ports) {
  const began = performance.now()
  const administrator = `somo-${randomBytes(8).toString('hex')}`
  importRealm(folder)
  const log = join(folder, 'somo.log')
  const child = spawn('sh', [join(folder, 'bin/kc.sh'), ...argumentsFor(version, ports)], {
    env: { ...process.env, ...environment(administrator, ports.app) },
    stdio: ['ignore', openSync(log, 'w'), openSync(log, 'a')],
    // A process group of its own: the script starts Java, and both must end.
    detached: true,
  })
  const stop = () => end(child)
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => void stop().then(() => process.exit(130)))
  const url = `http://localhost:${ports.keycloak}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - began > patience) {
      await stop()
      throw new MissingTool(`Keycloak ${version} does not start with this Java; its log is ${log}.`)
    }
    await pause(500)
  }
  return { url, administrator, seconds: (performance.now() - began) / 1000, stop }
}

/** @param {string} folder */
function importRealm(folder) {
  const place = join(folder, 'data/import')
  rmSync(join(folder, 'data'), { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  for (const file of files) copyFileSync(join(root, 'deploy/keycloak', file), join(place, file))
}

/** @param {string} version @param {import('./ports.mjs').Ports} ports */
function argumentsFor(version, ports) {
  // The second port exists since Keycloak 25.
  const management = Number(version.split('.')[0]) >= 25 ? [`--http-management-port=${ports.management}`] : []
  return [
    'start-dev',
    '--import-realm',
    '--db=dev-mem',
    '--http-host=127.0.0.1',
    `--http-port=${ports.keycloak}`,
    ...management,
  ]
}

/** @param {string} administrator @param {number} appPort */
const environment = (administrator, appPort) => ({
  // The first two variables are for Keycloak before 26.
  KEYCLOAK_ADMIN: administrator,
  KEYCLOAK_ADMIN_PASSWORD: administrator,
  KC_BOOTSTRAP_ADMIN_USERNAME: administrator,
  KC_BOOTSTRAP_ADMIN_PASSWORD: administrator,
  SOMO_ORIGIN: `http://localhost:${appPort}`,
  JAVA_OPTS_APPEND: '-Xmx512m',
})

/** The realm answers: the server is up and the import is done. @param {string} url */
async function isReady(url) {
  try {
    return (await fetch(`${url}/realms/somo/.well-known/openid-configuration`)).ok
  } catch {
    // Connection refused: keep waiting.
    return false
  }
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} */
async function end(child) {
  if (child.exitCode !== null || child.pid === undefined) return
  const ended = new Promise((resolve) => void child.once('exit', resolve))
  process.kill(-child.pid, 'SIGTERM')
  await ended
}

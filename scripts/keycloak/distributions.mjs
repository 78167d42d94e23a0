import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** A Keycloak in a writable folder of its own. @typedef {{ version: string, folder: string }} Distribution */

/** Something that the run needs is missing on this machine; the message says what. */
export class MissingTool extends Error {}

const cacheFolder = join(root, 'node_modules/.somo/keycloak')

/**
 * The Keycloak in KEYCLOAK_HOME, copied because a start writes into its folder. Otherwise the requested versions,
 * downloaded with Maven if necessary.
 * @param {readonly string[]} versions
 * @returns {readonly Distribution[]}
 */
export function findDistributions(versions) {
  const home = process.env['KEYCLOAK_HOME'] ?? ''
  if (!answers(javaCommand(), '-version')) {
    throw new MissingTool('Keycloak needs Java 17 or newer; install a JDK or set JAVA_HOME to one.')
  }
  return home === '' ? versions.map(fetchOnce) : [copyOnce(home)]
}

const javaCommand = () => (process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin/java') : 'java')

/** @param {string} home @returns {Distribution} */
function copyOnce(home) {
  if (!existsSync(join(home, 'bin/kc.sh')))
    throw new MissingTool(`KEYCLOAK_HOME names ${home}, and there is no bin/kc.sh in it.`)
  const version = /\d+\.\d+\.\d+/.exec(readFileSync(join(home, 'version.txt'), 'utf8'))?.[0]
  if (version === undefined) throw new MissingTool(`${home}/version.txt does not name Keycloak's version.`)
  const folder = join(cacheFolder, `given-${version}`)
  rmSync(folder, { recursive: true, force: true })
  cpSync(home, folder, { recursive: true })
  return { version, folder }
}

/** @param {string} version @returns {Distribution} */
function fetchOnce(version) {
  const folder = join(cacheFolder, version)
  if (existsSync(join(folder, 'bin/kc.sh'))) return { version, folder }
  if (!answers('mvn', '--version')) {
    throw new MissingTool(
      `Keycloak ${version} is fetched with Maven, and there is no mvn; install it or set KEYCLOAK_HOME.`,
    )
  }
  console.log(`Somo: fetching Keycloak ${version} …`)
  const unpacked = join(cacheFolder, `${version}.part`)
  rmSync(unpacked, { recursive: true, force: true })
  mkdirSync(unpacked, { recursive: true })
  const artifact = `-Dartifact=org.keycloak:keycloak-quarkus-dist:${version}:zip`
  // Deletes the plugin's record of unpacked files, which would outlive the folder.
  const places = [`-DoutputDirectory=${unpacked}`, `-DmarkersDirectory=${join(unpacked, '.markers')}`]
  const { status } = spawnSync('mvn', ['-q', '-B', 'dependency:unpack', artifact, ...places], {
    cwd: cacheFolder,
    stdio: 'inherit',
  })
  const top = readdirSync(unpacked).find((name) => name.startsWith('keycloak'))
  if (status !== 0 || top === undefined)
    throw new MissingTool(`Maven could not fetch Keycloak ${version}; the lines above say why.`)
  // Only a complete copy gets its final name.
  renameSync(join(unpacked, top), folder)
  rmSync(unpacked, { recursive: true, force: true })
  return { version, folder }
}

/** @param {string} command @param {string} question */
const answers = (command, question) => spawnSync(command, [question], { stdio: 'ignore' }).status === 0

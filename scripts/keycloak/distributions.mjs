import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** A Keycloak in a folder of its own, which may be written to. @typedef {{ version: string, folder: string }} Distribution */

/** What a run needs is not on this machine; the message says what, in one sentence. */
export class MissingTool extends Error {}

const kept = join(root, 'node_modules/.somo/keycloak')

/**
 * The Keycloak that KEYCLOAK_HOME names, as a copy, since starting one writes into its folder; else those versions,
 * fetched with Maven where they are not here yet.
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
  const folder = join(kept, `given-${version}`)
  rmSync(folder, { recursive: true, force: true })
  cpSync(home, folder, { recursive: true })
  return { version, folder }
}

/** @param {string} version @returns {Distribution} */
function fetchOnce(version) {
  const folder = join(kept, version)
  if (existsSync(join(folder, 'bin/kc.sh'))) return { version, folder }
  if (!answers('mvn', '--version')) {
    throw new MissingTool(
      `Keycloak ${version} is fetched with Maven, and there is no mvn; install it or set KEYCLOAK_HOME.`,
    )
  }
  console.log(`Somo: fetching Keycloak ${version} …`)
  const unpacked = join(kept, `${version}.part`)
  rmSync(unpacked, { recursive: true, force: true })
  mkdirSync(unpacked, { recursive: true })
  const artifact = `-Dartifact=org.keycloak:keycloak-quarkus-dist:${version}:zip`
  // The plugin's own memory of what it has unpacked would outlive the folder it speaks of.
  const places = [`-DoutputDirectory=${unpacked}`, `-DmarkersDirectory=${join(unpacked, '.markers')}`]
  const { status } = spawnSync('mvn', ['-q', '-B', 'dependency:unpack', artifact, ...places], {
    cwd: kept,
    stdio: 'inherit',
  })
  const top = readdirSync(unpacked).find((name) => name.startsWith('keycloak'))
  if (status !== 0 || top === undefined)
    throw new MissingTool(`Maven could not fetch Keycloak ${version}; the lines above say why.`)
  // Only a whole one gets the name under which the next run looks for it.
  renameSync(join(unpacked, top), folder)
  rmSync(unpacked, { recursive: true, force: true })
  return { version, folder }
}

/** @param {string} command @param {string} question */
const answers = (command, question) => spawnSync(command, [question], { stdio: 'ignore' }).status === 0

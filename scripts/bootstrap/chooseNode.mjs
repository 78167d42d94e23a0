import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Chooses the Node for all commands: the one of the lockfile, else the current one if it is new enough.
 * @param {string} root the project's folder
 * @param {string} ownVersion the version of the running Node, such as 20.20.2
 * @param {string} ownPath where the running Node lies
 * @returns {{ path: string | null, sentence: string }} the path, or null with the reason; a sentence beside a path is
 * worth telling
 */
export function chooseNode(root, ownVersion, ownPath) {
  const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const isThere = spawnSync(pinned, ['--version'], { encoding: 'utf8' }).status === 0
  if (isThere) return { path: pinned, sentence: '' }
  if (isAtLeast(ownVersion, 22, 12)) {
    return { path: ownPath, sentence: `the pinned Node could not be installed; this machine's ${ownVersion} is used.` }
  }
  return {
    path: null,
    sentence:
      `the pinned Node 24 could not be installed here, and this machine's Node ${ownVersion} is too old to take its ` +
      'place. Install Node 22.12 or newer and run the command again.',
  }
}

/**
 * @param {string} version such as 22.11.0
 * @param {number} major
 * @param {number} minor
 */
export function isAtLeast(version, major, minor) {
  const [first = 0, second = 0] = version.split('.').map(Number)
  return first > major || (first === major && second >= minor)
}

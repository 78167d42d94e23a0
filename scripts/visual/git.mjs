import { spawnSync } from 'node:child_process'

/**
 * Runs a git command in a repository.
 * @param {string} root @param {readonly string[]} args
 * @returns {string | null} what it answered without the last line's end, null where it refused
 */
export function askGit(root, ...args) {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? stdout.trimEnd() : null
}

/** @param {string} root @param {string} ref @returns {string | null} the commit's full name, null where there is none */
export const findCommit = (root, ref) => askGit(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`)

/** @param {string} root @param {string} commit @returns {string} the first line of its message */
export const subjectOf = (root, commit) => askGit(root, 'log', '-1', '--format=%s', commit) ?? ''

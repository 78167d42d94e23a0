import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * How a process ended, and what it printed where it ran quietly.
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null, output: string }} Ending
 */

/**
 * Runs one process in the foreground. What asks this process to end is passed on, and the child is waited for: it may
 * have a database to close. A Ctrl-C in a terminal reaches the whole group by itself and is therefore not passed on.
 * @param {string} command
 * @param {string[]} args
 * @param {object} options
 * @param {string} options.cwd
 * @param {Record<string, string | undefined>} options.env
 * @param {boolean} [options.isFollowed] the child is told by a closed channel when this process is killed without a
 * chance to say so (see followParent.mjs)
 * @param {boolean} [options.isQuiet] what the child prints is kept and returned instead of shown
 * @returns {Promise<Ending>}
 */
export function runChild(command, args, { cwd, env, isFollowed = false, isQuiet = false }) {
  const print = isQuiet ? 'pipe' : 'inherit'
  const stdio = /** @type {import('node:child_process').StdioOptions} */ (['inherit', print, print])
  if (isFollowed && Array.isArray(stdio)) stdio.push('ipc')
  const isTerminal = process.stdin.isTTY === true
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    if (signal !== 'SIGINT' || !isTerminal) child.kill(signal)
  }
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  // Before there is a child: it may be up, and somebody may ask for the end, before this process goes on.
  for (const signal of signals) process.on(signal, passOn)
  const child = spawn(command, args, { cwd, env, stdio })
  const chunks = /** @type {Buffer[]} */ ([])
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk))
  return new Promise((resolve) => {
    const end = (/** @type {Ending} */ ending) => {
      for (const each of signals) process.off(each, passOn)
      resolve(ending)
    }
    child.once('error', (error) => end({ code: 127, signal: null, output: String(error) }))
    child.once('close', (code, signal) => end({ code, signal, output: Buffer.concat(chunks).toString() }))
  })
}

/**
 * Ends this process as its child ended. A signal becomes 128 + its number, as shells do.
 * @param {Pick<Ending, 'code' | 'signal'>} ending
 * @returns {void}
 */
export function endAs({ code, signal }) {
  process.exitCode = code ?? 128 + (signal === null ? 1 : constants.signals[signal])
}

import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * Exit of a process, with its output if it ran quietly.
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null, output: string }} Ending
 */

/**
 * Runs a process in the foreground. Signals are forwarded and the child is awaited, since it may have a database to
 * close. Ctrl-C reaches the whole process group itself, so it is not forwarded.
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
  // Registered before the child exists, so that a signal between both is not lost.
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
 * Exits as the child did. A signal becomes 128 + its number, as in shells.
 * @param {Pick<Ending, 'code' | 'signal'>} ending
 * @returns {void}
 */
export function endAs({ code, signal }) {
  process.exitCode = code ?? 128 + (signal === null ? 1 : constants.signals[signal])
}

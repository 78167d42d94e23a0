import { spawn } from 'node:child_process'
import { root } from '../root.mjs'

/**
 * One stage of `npm test`.
 * @typedef {object} Stage
 * @property {string} name what `--only` calls it
 * @property {number} budget seconds it may take on two quiet cores; a stage above it is told, and fails nothing
 * @property {(run: Run) => Promise<Outcome>} work
 * What a stage came to. A stage that counts no tests of its own (types, lint …) counts as one failed test when it fails.
 * @typedef {{ isGood: boolean, passed: number, failed: number, output: string }} Outcome
 * Runs a tool of the project and keeps what it prints.
 * @typedef {(args: string[], env?: Record<string, string>) => Promise<{ isGood: boolean, output: string }>} Run
 */

/** Four times the longest stage on an idle machine: a slow stage is reported, a hanging one is killed. */
const limitInMinutes = 45

/** @type {Run} */
export function runTool(args, env = {}) {
  const [command = '', ...rest] = args
  const child = spawn(command, rest, {
    cwd: root,
    env: { ...process.env, ...(process.stdout.isTTY === true ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that a hanging stage ends with everything it started.
    detached: process.platform !== 'win32',
  })
  const chunks = /** @type {Buffer[]} */ ([])
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk))
  /** @param {string} why */
  const stop = (why) => {
    chunks.push(Buffer.from(`\n${why}\n`))
    endGroup(child.pid)
  }
  const clock = setTimeout(() => stop(`Ended after ${limitInMinutes} minutes.`), limitInMinutes * 60_000)
  const interrupted = () => stop('Interrupted.')
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  return new Promise((resolve) => {
    /** @param {boolean} isGood */
    const end = (isGood) => {
      clearTimeout(clock)
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
      resolve({ isGood, output: Buffer.concat(chunks).toString() })
    }
    child.once('error', (error) => {
      chunks.push(Buffer.from(String(error)))
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}

/** @param {number | undefined} pid */
function endGroup(pid) {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM')
  } catch (error) {
    // The group may have ended by itself; other errors are reported.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

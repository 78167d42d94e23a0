import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { join, resolve } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ZodType } from 'zod'
import type { ChildCall } from './child.ts'
import { childMarks } from './childMarks.ts'
import { IsolationClosed, IsolationError, type IsolationCode } from './isolationError.ts'
import { LineTooLong, readLines } from './readLines.ts'
import type { IsolationLimits } from './task.ts'

/** One untrusted file, and the work on it. */
export interface IsolatedCall<Item> {
  /** The module of the task, as `new URL('./someTask.ts', import.meta.url)`. */
  readonly module: URL
  /** Passed to the task as JSON. */
  readonly options: object
  /** The file, from wherever it is kept. */
  readonly input: Readable
  readonly limits: IsolationLimits
  /** Absolute paths beside the product's own code: a file that is read at any place, and an empty folder to write to. */
  readonly disk?: { readonly read: string; readonly write: string }
  /** What every item must look like: a child that was taken over is not believed. */
  readonly item: ZodType<Item>
  /** Kills the child, such as when the sender of a file has gone. */
  readonly signal?: AbortSignal
}

/** Runs tasks on untrusted files, each in a child process of its own with limits. */
export interface Isolation {
  /**
   * Answers the items of a task as they come. Whoever stops reading kills the child.
   * @throws IsolationError where the child died or met a limit, IsolationClosed where the server closes, the reason of
   * the signal where that aborts, and what the input throws.
   */
  run<Item>(call: IsolatedCall<Item>): AsyncGenerator<Item>
  /** As `run`, for a task that yields one item. @throws IsolationError CRASHED where it yields none. */
  runOnce<Item>(call: IsolatedCall<Item>): Promise<Item>
  /** Kills all children, and refuses further tasks. */
  close(): void
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>

const entry = join(import.meta.dirname, 'child.ts')
// Code of this product and of its packages: all that a child may read from the disk by itself.
const root = resolve(import.meta.dirname, '../../../..')
const mostBytesOfLine = 64 * 1024 * 1024
// V8 names the reason before a long native stack.
const maxErrorOutput = 64 * 1024
const maxErrorMessage = 600
// Starting is work of this product alone; on a busy machine it takes some seconds.
const mostSecondsToStart = 60
// What native libraries need to find fonts and a place for their caches. Nothing else of the environment is passed on:
// it holds passwords.
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH'] as const

function start({ module, options, limits, disk }: IsolatedCall<unknown>): Child {
  const cache = getCompileCacheDir()
  const env: NodeJS.ProcessEnv = cache === undefined ? {} : { NODE_COMPILE_CACHE: cache }
  for (const name of passedOn) if (process.env[name] !== undefined) env[name] = process.env[name]
  const call: ChildCall = { module: module.href, options, limits }
  // No other files, no programs, no servers: what the permission model of Node can refuse to JavaScript.
  const permissions = ['--permission', `--allow-fs-read=${root}`, '--allow-worker', '--allow-addons', '--no-warnings']
  if (disk !== undefined)
    permissions.push(
      `--allow-fs-read=${disk.read}`,
      `--allow-fs-read=${disk.write}/*`,
      `--allow-fs-write=${disk.write}/*`,
    )
  const heap = [`--max-old-space-size=${limits.heapMiB}`, '--max-semi-space-size=8']
  return spawn(process.execPath, [...permissions, ...heap, entry, JSON.stringify(call)], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

/** Gathers the end of the error output: the watchdog and V8 write there why they end the process. */
function keepErrorOutput(child: Child): () => string {
  let text = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    text = (text + part).slice(-maxErrorOutput)
  })
  return () => text
}

function codeOf(errorOutput: string): IsolationCode {
  if (errorOutput.includes(childMarks.TOO_SLOW)) return 'TOO_SLOW'
  return errorOutput.includes(childMarks.TOO_LARGE) ||
    /heap out of memory|Reached heap limit|Array buffer allocation failed|memory allocation of \d+ bytes failed/i.test(
      errorOutput,
    )
    ? 'TOO_LARGE'
    : 'CRASHED'
}

/** Limits the seconds of real time that a child works. Time between two waits does not count, because a slow reader is not the child's doing. */
class Deadline {
  #leftMs: number

  constructor(seconds: number) {
    this.#leftMs = seconds * 1000
  }

  async wait<T>(work: Promise<T>): Promise<T> {
    const began = performance.now()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new IsolationError('TOO_SLOW', 'by the clock')), Math.max(0, this.#leftMs))
    })
    try {
      return await Promise.race([work, late])
    } finally {
      clearTimeout(timer)
      this.#leftMs -= performance.now() - began
    }
  }
}

/** Waits for the end of a child whose output has ended. @throws IsolationError where that was no success. */
async function expectSuccess(ended: Promise<unknown>, child: Child, errorOutput: () => string): Promise<void> {
  await ended
  if (child.exitCode === 0) return
  throw new IsolationError(
    codeOf(errorOutput()),
    `exit ${child.exitCode ?? 'none'}, signal ${child.signalCode ?? 'none'}: ${errorOutput().trim().slice(-maxErrorMessage)}`,
  )
}

/** The lines of a child behind its first one, which is empty and says that the work begins. */
async function* readInTime(lines: AsyncGenerator<string>, deadline: Deadline): AsyncGenerator<string> {
  const begun = await new Deadline(mostSecondsToStart).wait(lines.next())
  if (begun.done === true) return
  for (let next = await deadline.wait(lines.next()); next.done !== true; next = await deadline.wait(lines.next()))
    yield next.value
}

function readItem<Item>(schema: ZodType<Item>, line: string): Item {
  try {
    return schema.parse(JSON.parse(line))
  } catch (cause) {
    throw new IsolationError('CRASHED', 'an item has an unexpected form', cause)
  }
}

/** A child to be, with the file on its way into it. */
function begin(call: IsolatedCall<unknown>) {
  const child = start(call)
  const ended = once(child, 'close')
  // A child that cannot be started at all ends the reading of its output; the error is told from `ended`.
  ended.catch(() => undefined)
  const input: { error: Error | null } = { error: null }
  call.input.once('error', (error) => {
    input.error = error
    child.kill('SIGKILL')
  })
  // A child that ends early closes its input, which is no error.
  pipeline(call.input, child.stdin).catch(() => undefined)
  return { child, ended, input, errorOutput: keepErrorOutput(child) }
}

async function* runChild<Item>(
  call: IsolatedCall<Item>,
  children: Set<Child>,
  closing: AbortSignal,
): AsyncGenerator<Item> {
  const stop = AbortSignal.any([closing, ...(call.signal === undefined ? [] : [call.signal])])
  stop.throwIfAborted()
  const { child, ended, input, errorOutput } = begin(call)
  children.add(child)
  const kill = (): boolean => child.kill('SIGKILL')
  stop.addEventListener('abort', kill, { once: true })
  const deadline = new Deadline(call.limits.seconds)
  const lines = readLines(child.stdout as AsyncIterable<Buffer>, mostBytesOfLine)
  try {
    for await (const line of readInTime(lines, deadline)) yield readItem(call.item, line)
    await deadline.wait(expectSuccess(ended, child, errorOutput))
  } catch (error) {
    stop.throwIfAborted()
    if (input.error !== null) throw input.error
    throw error instanceof LineTooLong ? new IsolationError('TOO_LARGE', 'an item was too long') : error
  } finally {
    stop.removeEventListener('abort', kill)
    kill()
    call.input.destroy()
    children.delete(child)
  }
}

/** Opens the isolation of one server. */
export function createIsolation(): Isolation {
  const children = new Set<Child>()
  const closing = new AbortController()
  const killAll = (): void => {
    for (const child of children) child.kill('SIGKILL')
  }
  process.on('exit', killAll)
  const run = <Item>(call: IsolatedCall<Item>): AsyncGenerator<Item> => runChild(call, children, closing.signal)
  return {
    run,
    async runOnce(call) {
      const items = run(call)
      const first = await items.next()
      if (first.done === true) throw new IsolationError('CRASHED', 'the task answered nothing')
      await items.return(undefined)
      return first.value
    },
    close() {
      process.off('exit', killAll)
      closing.abort(new IsolationClosed('The server is closing.'))
      killAll()
    },
  }
}

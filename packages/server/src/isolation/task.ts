import type { Buffer } from 'node:buffer'

/**
 * Work on one untrusted file, done by a child process. A task is a module that exports a function of this type as
 * `task`. What it yields must be JSON; the parent checks every item against a schema.
 * @param file the bytes of the file, to be read once
 * @param options what the parent asked for, as JSON
 */
export type Task<Options, Item> = (file: AsyncIterable<Buffer>, options: Options) => AsyncGenerator<Item>

/** What a task may use before its process is killed. */
export interface IsolationLimits {
  /** The JavaScript heap, in MiB. */
  readonly heapMiB: number
  /** All memory of the child process, native libraries and some 85 MiB of Node itself among it, in MiB. */
  readonly residentMiB: number
  /** Seconds of processor time, and as many by the clock: the time that the parent waits for the child once the task has begun. */
  readonly seconds: number
}

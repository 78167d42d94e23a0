import type { Buffer } from 'node:buffer'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { IsolationLimits, Task } from './task.ts'

/** What the parent passes as the only argument, as JSON. */
export interface ChildCall {
  readonly module: string
  readonly options: unknown
  readonly limits: IsolationLimits
}

// The entry of a child process: reads one file from the standard input, and writes an empty line when it
// begins, then one line of JSON for each item.
// The parent of this process wrote the argument.
const { module, options, limits } = JSON.parse(process.argv[2] ?? '{}') as ChildCall

// The server answers people; this work can wait.
setPriority(5)
const watchdog = new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: limits })
await once(watchdog, 'online')
watchdog.unref()

// The parent names a module that exports a task.
const { task } = (await import(module)) as { task: Task<unknown, unknown> }
// From here on the parent looks at the clock.
process.stdout.write('\n')
for await (const item of task(process.stdin as AsyncIterable<Buffer>, options)) {
  if (!process.stdout.write(`${JSON.stringify(item)}\n`)) await once(process.stdout, 'drain')
}

import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { childMarks } from './childMarks.ts'
import type { IsolationLimits } from './task.ts'

// Runs as a thread beside the task, because the task may never give the event loop a turn.
// The limits were written by the child's own entry.
const { residentMiB, seconds } = workerData as IsolationLimits
const parent = process.ppid
const everyMs = 10

function end(mark: string): void {
  writeSync(2, `${mark}\n`)
  process.kill(process.pid, 'SIGKILL')
}

setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (process.memoryUsage.rss() > residentMiB * 1024 * 1024) end(childMarks.TOO_LARGE)
  else if ((user + system) / 1e6 > seconds) end(childMarks.TOO_SLOW)
  // The parent was killed without a chance to end its children.
  else if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, everyMs)

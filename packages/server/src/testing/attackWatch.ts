import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** What an attack cost. */
export interface AttackFigures {
  /** The slowest answer of /health meanwhile, and the one that 99 of 100 were faster than, in milliseconds. */
  readonly slowestHealthMs: number
  readonly healthP99Ms: number
  /** The slowest answer of a server with nothing to do, asked in turn with /health: what a busy machine adds. */
  readonly slowestIdleMs: number
  /** The largest resident memory of a child process, in MiB. */
  readonly childMiB: number
  readonly serverMiB: number
  readonly seconds: number
}

/** How slow /health may be, in milliseconds: 200, and on a busy machine twice what a server with nothing to do needed. */
export const mostHealthMs = ({ slowestIdleMs }: AttackFigures): number => 200 + 2 * slowestIdleMs

const statusOf = (pid: number | string): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    // It has ended.
    return ''
  }
}

/** The highest resident memory of a process so far, in MiB. */
const peakOf = (pid: number | string): number => Number(/VmHWM:\s+(\d+)/.exec(statusOf(pid))?.[1] ?? 0) / 1024

/** The children of a process. */
export function childrenOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter((child) => child !== '')
  } catch {
    return []
  }
}

interface Probe {
  /** Ends the questions. Answers how long each took, in milliseconds. */
  end(): Promise<{ readonly healthMs: readonly number[]; readonly idleMs: readonly number[] }>
}

async function startProbe(url: string): Promise<Probe> {
  const worker = new Worker(new URL('./healthProbe.ts', import.meta.url), { workerData: { url } })
  await once(worker, 'message')
  return {
    async end() {
      worker.postMessage('over')
      // The last message of the probe.
      const [times] = (await once(worker, 'message')) as [Awaited<ReturnType<Probe['end']>>]
      return times
    },
  }
}

const most = (times: readonly number[]): number => Math.round(Math.max(0, ...times))
const p99 = (times: readonly number[]): number =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0)

/** Asks /health every 50 ms while something attacks the server of this process id; answers what it cost, and prints it. @param begin begins the attack and waits for its end */
export async function watchAttack(
  server: { readonly url: string; readonly pid: number },
  begin: () => Promise<unknown>,
): Promise<AttackFigures> {
  const probe = await startProbe(server.url)
  let [childMiB, isOver] = [0, false]
  const began = performance.now()
  const ended = begin().finally(() => {
    isOver = true
  })
  // A rejection is told below, not while the watch goes on.
  ended.catch(() => undefined)
  while (!isOver) {
    for (const child of childrenOf(server.pid)) childMiB = Math.max(childMiB, peakOf(child))
    await delay(20)
  }
  const seconds = Math.round((performance.now() - began) / 100) / 10
  const { healthMs, idleMs } = await probe.end()
  await ended
  const figures = {
    slowestHealthMs: most(healthMs),
    healthP99Ms: p99(healthMs),
    slowestIdleMs: most(idleMs),
    childMiB: Math.round(childMiB),
    serverMiB: Math.round(peakOf(server.pid)),
    seconds,
  }
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  return figures
}

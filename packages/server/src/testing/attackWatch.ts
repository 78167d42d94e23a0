import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** What an attack cost. */
export interface AttackFigures {
  /** The slowest answer of /health meanwhile, in milliseconds. */
  readonly slowestHealthMs: number
  /** The largest resident memory of a child process, in MiB. */
  readonly childMiB: number
  readonly serverMiB: number
  readonly seconds: number
}

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
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter((child) => child !== '')
  } catch {
    return []
  }
}

/** Asks /health every 20 ms while something attacks the server of this process id, and answers what it cost. */
export async function watchAttack(server: { readonly url: string; readonly pid: number }, attack: Promise<unknown>): Promise<AttackFigures> {
  let [slowestHealthMs, childMiB, isOver] = [0, 0, false]
  const began = performance.now()
  const ended = attack.finally(() => {
    isOver = true
  })
  // A rejection is told below, not while the watch goes on.
  ended.catch(() => undefined)
  while (!isOver) {
    const asked = performance.now()
    await (await fetch(`${server.url}/health`)).text()
    slowestHealthMs = Math.max(slowestHealthMs, performance.now() - asked)
    for (const child of childrenOf(server.pid)) childMiB = Math.max(childMiB, peakOf(child))
    await delay(20)
  }
  await ended
  const figures = { slowestHealthMs: Math.round(slowestHealthMs), childMiB: Math.round(childMiB), serverMiB: Math.round(peakOf(server.pid)), seconds: Math.round((performance.now() - began) / 100) / 10 }
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  return figures
}

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const main = join(import.meta.dirname, '../../packages/server/src/main.ts')

/** The product as people start it: a process of its own. */
export interface Product {
  readonly process: ChildProcess
  readonly url: string
  /** Everything it has written so far, to either of its outputs. */
  readonly log: () => string
}

/** Starts the product's one command and waits for the line in which it says where it is. */
export async function startProduct(env: NodeJS.ProcessEnv): Promise<Product> {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => void chunks.push(chunk))
  child.stderr.pipe(process.stderr)
  for await (const line of createInterface(child.stdout)) {
    const url = /ready: (\S+)/.exec(line)?.[1]
    if (url !== undefined) return { process: child, url, log: () => chunks.join('') }
  }
  throw new Error('The server ended before it was ready.')
}

/** Ends a process and answers its exit code; null where a signal ended it. */
export async function endProduct(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return child.exitCode
}

/** Ends the database of a server that was killed and not started again: it outlives its server by design. */
export async function endDatabase(dataDir: string): Promise<void> {
  const file = join(dataDir, 'postgres/cluster/postmaster.pid')
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  if (pid > 0) process.kill(pid, 'SIGINT')
}

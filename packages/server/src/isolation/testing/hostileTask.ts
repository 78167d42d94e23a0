import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Task } from '../task.ts'

/** How the task below behaves. */
export interface Behaviour {
  readonly way:
    | 'count'
    | 'spin'
    | 'sleep'
    | 'heap'
    | 'buffers'
    | 'exit'
    | 'throw'
    | 'garbage'
    | 'secrets'
    | 'longLine'
    | 'halfLine'
}

const keep: unknown[] = []

/** Does what hostile files make parsers do. */
export const task: Task<Behaviour, unknown> = async function* (file, { way }) {
  let bytes = 0
  for await (const chunk of file) bytes += chunk.length
  yield { bytes }
  if (way === 'spin') for (;;) keep.length = 0
  if (way === 'sleep') await wait(60_000)
  if (way === 'halfLine') process.stdout.write('{"bytes":')
  if (way === 'heap' || way === 'halfLine') for (;;) keep.push(Array.from({ length: 1000 }, (_, at) => ({ at })))
  if (way === 'buffers') for (;;) keep.push(Buffer.alloc(4 * 1024 * 1024, 1))
  if (way === 'exit') process.kill(process.pid, 'SIGSEGV')
  if (way === 'throw') throw new Error('The parser stumbled.')
  if (way === 'garbage') yield { other: true }
  if (way === 'longLine') yield { text: 'x'.repeat(80 * 1024 * 1024) }
  if (way === 'secrets')
    yield { bytes: Object.keys(process.env).includes('SOMO_TEST_SECRET') ? 1 : mayRead('/etc/passwd') }
}

function mayRead(path: string): number {
  try {
    return readFileSync(path).length
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_ACCESS_DENIED' ? 0 : -1
  }
}

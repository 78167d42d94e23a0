import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createIsolation, type IsolatedCall, type Isolation } from './isolation.ts'
import { IsolationClosed } from './isolationError.ts'
import type { Behaviour } from './testing/hostileTask.ts'

let isolation: Isolation

beforeEach(() => {
  isolation = createIsolation()
})
afterEach(() => isolation.close())

const item = z.strictObject({ bytes: z.number() })
type Item = z.infer<typeof item>

function call(way: Behaviour['way'], more: Partial<IsolatedCall<Item>> = {}): IsolatedCall<Item> {
  const module = new URL('./testing/hostileTask.ts', import.meta.url)
  return {
    module,
    options: { way },
    input: Readable.from([Buffer.alloc(70_000), Buffer.alloc(5)]),
    limits: { heapMiB: 96, residentMiB: 192, seconds: 20 },
    item,
    ...more,
  }
}

async function readAll(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const each of items) all.push(each)
  return all
}

/** The children of this process; threads and other tools of the test run are among them. */
function countChildren(): number {
  return readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
    .split(' ')
    .filter((pid) => pid !== '').length
}

describe('work on an untrusted file', () => {
  it('reads the file in a child process and answers what it found', async () => {
    expect(await readAll(isolation.run(call('count')))).toEqual([{ bytes: 70_005 }])
    expect(await isolation.runOnce(call('count'))).toEqual({ bytes: 70_005 })
  })

  it('S1: is killed at its limits, and the reason says which', async () => {
    const short = { limits: { heapMiB: 96, residentMiB: 192, seconds: 1 } }
    const reasons = await Promise.all([
      ...(['spin', 'sleep'] as const).map((way) =>
        readAll(isolation.run(call(way, short))).catch((error: unknown) => error),
      ),
      ...(['heap', 'buffers', 'longLine'] as const).map((way) =>
        readAll(isolation.run(call(way))).catch((error: unknown) => error),
      ),
    ])
    expect(reasons).toMatchObject([
      { code: 'TOO_SLOW' },
      { code: 'TOO_SLOW' },
      { code: 'TOO_LARGE' },
      { code: 'TOO_LARGE' },
      { code: 'TOO_LARGE' },
    ])
  })

  it('S2: is killed by the clock, though it takes no processor time', async () => {
    const reading = isolation.run(call('sleep', { limits: { heapMiB: 96, residentMiB: 192, seconds: 1 } }))
    await reading.next()
    const began = performance.now()
    await expect(reading.next()).rejects.toMatchObject({ code: 'TOO_SLOW', message: 'TOO_SLOW: by the clock' })
    expect(performance.now() - began).toBeLessThan(2500)
  })

  it('S1: that is killed in the middle of a line met its limit', async () => {
    await expect(readAll(isolation.run(call('halfLine')))).rejects.toMatchObject({ code: 'TOO_LARGE' })
  })

  it.each(['exit', 'throw', 'garbage'] as const)('S1: that dies or answers nonsense is CRASHED: %s', async (way) => {
    await expect(readAll(isolation.run(call(way)))).rejects.toMatchObject({ name: 'IsolationError', code: 'CRASHED' })
  })

  it('S1: sees no secrets of the server and no files beside its code', async () => {
    vi.stubEnv('SOMO_TEST_SECRET', 'x')
    expect(await readAll(isolation.run(call('secrets')))).toEqual([{ bytes: 70_005 }, { bytes: 0 }])
    vi.unstubAllEnvs()
  })

  it('ends with the error of the store where the file cannot be read', async () => {
    const broken = Readable.from(
      (async function* () {
        yield await Promise.resolve(Buffer.alloc(10))
        throw new Error('The store is away.')
      })(),
    )
    await expect(readAll(isolation.run(call('count', { input: broken })))).rejects.toThrow('The store is away.')
  })

  it('S2: ends at once where its sender leaves, where nobody reads on, and where the server closes', async () => {
    const before = countChildren()
    const leaving = new AbortController()
    const left = readAll(isolation.run(call('sleep', { signal: leaving.signal })))
    setTimeout(() => leaving.abort(new Error('gone')), 100)
    await expect(left).rejects.toThrow('gone')
    const reading = isolation.run(call('spin'))
    expect(await reading.next()).toEqual({ done: false, value: { bytes: 70_005 } })
    await reading.return(undefined)
    const closed = readAll(isolation.run(call('spin')))
    setTimeout(() => isolation.close(), 300)
    await expect(closed).rejects.toThrow(IsolationClosed)
    await expect(readAll(isolation.run(call('count')))).rejects.toThrow(IsolationClosed)
    await vi.waitFor(() => expect(countChildren()).toBe(before))
  })
})

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addPerson } from './testing/importFixtures.ts'
import { mostHealthMs, watchAttack } from '../../testing/attackWatch.ts'
import { startKillableServer, type KillableServer } from '../../testing/killableServer.ts'
import { createImportCalls, importer } from './testing/importCalls.ts'
import { makeHostileWorkbook } from './testing/hostileWorkbook.ts'

let server: KillableServer
let calls: ReturnType<typeof createImportCalls>

beforeAll(async () => {
  server = await startKillableServer()
  calls = createImportCalls(server)
  await addPerson(server, importer.subject ?? '')
  // What the first import loads and compiles is no part of an attack.
  await attack(Buffer.from('a;b\n1;2'))
}, 60_000)
afterAll(() => server.close())

/** Reads a file as the wizard does; answers what it cost, and why it was not read. */
async function attack(content: Buffer) {
  let error: string | null = null
  const read = async (): Promise<void> => {
    const uuid = (await calls.create(await calls.send(content), 'USERS')).import?.uuid ?? ''
    await vi.waitFor(
      async () => {
        const { state, ...found } = (await calls.find(uuid))?.job ?? { state: 'QUEUED' }
        expect(state, JSON.stringify(found)).toMatch(/DONE|FAILED/)
      },
      { timeout: 280_000, interval: 500 },
    )
    error = (await calls.find(uuid))?.error ?? null
  }
  const figures = await watchAttack(server, read)
  return { figures, error }
}

// Each row is wider than all that are read, though it has one cell.
const wideRows = (): string =>
  Array.from(
    { length: 30_000 },
    (_, at) => `<row r="${at + 3}"><c r="XFD${at + 3}"><v>${Math.random()}</v></c></row>`,
  ).join('')

describe('a hostile file to import', () => {
  it.each([
    ['11.5 million shared strings, padded', () => makeHostileWorkbook({ strings: 11_500_000, padding: 2_300_000 })],
    [
      'as many strings as are measured, and no padding',
      () => makeHostileWorkbook({ strings: 1_900_000, padding: 1_000_000 }),
    ],
    [
      'strings that are called a sheet',
      () => makeHostileWorkbook({ strings: 9_000_000, stringsName: 'worksheets/sheet2.xml', padding: 3_000_000 }),
    ],
    ['rows of 16,384 columns', () => makeHostileWorkbook({ strings: 2, rows: wideRows() })],
    ['a CSV file of one line', () => Buffer.alloc(50 * 1024 * 1024, 'a;"b')],
    ['a CSV file of open quotes', () => Buffer.alloc(50 * 1024 * 1024, '"a\n')],
  ])(
    'S1: ends its child process alone: %s',
    async (_, make) => {
      const { figures, error } = await attack(make())
      expect(error === null || ['TOO_LARGE', 'TOO_SLOW', 'TOO_MANY', 'UNREADABLE'].includes(error), String(error)).toBe(
        true,
      )
      // The limit of the child is looked at every 10 ms, in which it may grow on.
      expect(figures.childMiB).toBeLessThan(384 + 64)
      expect(figures.serverMiB).toBeLessThan(450)
      expect(figures.slowestHealthMs).toBeLessThan(mostHealthMs(figures))
    },
    300_000,
  )
})

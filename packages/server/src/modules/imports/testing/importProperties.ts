import fc from 'fast-check'
import { expect } from 'vitest'
import { isLong } from '../../../testing/long.ts'
import type { createDirectImports } from './directImports.ts'

/** What imports of a kind bring: the world before, the lines of a file, and all they write without the numbers that only ever count up. */
export interface Bringing {
  readonly imports: () => ReturnType<typeof createDirectImports>
  readonly kind: 'USERS' | 'UNITS' | 'MEMBERSHIPS'
  readonly options: object
  readonly header: string
  readonly row: fc.Arbitrary<string>
  /** Whole files, where not any rows make one. */
  readonly rows?: fc.Arbitrary<string[]>
  readonly reset: () => Promise<void>
  readonly readState: () => Promise<readonly object[]>
}

type Rows = readonly string[]

const linesOf = ({ row, rows = fc.array(row, { minLength: 1, maxLength: 10 }) }: Bringing): fc.Arbitrary<string[]> =>
  rows

const dryRun = ({ imports, header, kind, options }: Bringing, rows: Rows): Promise<string> =>
  imports().dryRun([header, ...rows].join('\r\n'), kind, options)

async function importAll(bringing: Bringing, rows: Rows): Promise<string> {
  const uuid = await dryRun(bringing, rows)
  await bringing.imports().run(uuid)
  return uuid
}

const changesNothingTwice =
  (bringing: Bringing) =>
  async (first: Rows, second: Rows): Promise<void> => {
    const { imports, reset, readState } = bringing
    await reset()
    await importAll(bringing, first)
    await importAll(bringing, second)
    const state = await readState()
    const again = await dryRun(bringing, second)
    expect(await imports().counts(again)).toMatchObject({ created: 0, updated: 0, deactivated: 0, restored: 0 })
    await imports().run(again)
    expect(await readState()).toEqual(state)
  }

const isTakenBack =
  (bringing: Bringing) =>
  async (first: Rows, second: Rows): Promise<void> => {
    const { imports, reset, readState } = bringing
    await reset()
    const states = [await readState()]
    const one = await importAll(bringing, first)
    states.push(await readState())
    const two = await importAll(bringing, second)
    await imports().work('import.undo', two)
    expect(await readState()).toEqual(states[1])
    await imports().work('import.undo', one)
    expect(await readState()).toEqual(states[0])
  }

const failsBeforeAlone =
  (bringing: Bringing) =>
  async (first: Rows, second: Rows): Promise<void> => {
    await bringing.reset()
    await importAll(bringing, first)
    const uuid = await dryRun(bringing, second)
    const previewed = await bringing.imports().counts(uuid)
    await bringing.imports().run(uuid)
    expect(await bringing.imports().counts(uuid)).toEqual(previewed)
  }

const hasNoOrder =
  (bringing: Bringing) =>
  async (base: Rows, rows: Rows, other: Rows): Promise<void> => {
    const states: object[] = []
    for (const order of [rows, other]) {
      await bringing.reset()
      await importAll(bringing, base)
      const uuid = await importAll(bringing, order)
      states.push({ state: await bringing.readState(), counts: await bringing.imports().counts(uuid) })
    }
    expect(states[1]).toEqual(states[0])
  }

/** Each run is two to six imports; `npm test` tries other files each time. */
const runs = { numRuns: isLong ? 12 : 2 }

/** What holds for imports of any file of any kind: a few files each, other ones in each run. */
export const importProperties: readonly {
  readonly name: string
  readonly holds: (bringing: Bringing) => Promise<void>
}[] = [
  {
    name: 'change nothing the second time',
    holds: (bringing) =>
      fc.assert(fc.asyncProperty(linesOf(bringing), linesOf(bringing), changesNothingTwice(bringing)), runs),
  },
  {
    name: 'write all that their dry run let through',
    holds: (bringing) =>
      fc.assert(fc.asyncProperty(linesOf(bringing), linesOf(bringing), failsBeforeAlone(bringing)), runs),
  },
  {
    name: 'are taken back exactly, one after the other',
    holds: (bringing) => fc.assert(fc.asyncProperty(linesOf(bringing), linesOf(bringing), isTakenBack(bringing)), runs),
  },
  {
    name: 'come to the same whatever the order of their rows',
    async holds(bringing) {
      const pairs = linesOf(bringing).chain((rows) =>
        fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
      )
      await fc.assert(
        fc.asyncProperty(linesOf(bringing), pairs, (base, [rows, other]) => hasNoOrder(bringing)(base, rows, other)),
        runs,
      )
    },
  },
]

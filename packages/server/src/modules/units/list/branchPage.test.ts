import type { SortDirection, UnitFilter, UnitSortField } from '@somo/graphql/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts'
import { chooseUnits, createUnitService, type UnitService } from './unitListService.ts'
import { createUnitStore } from './unitListStore.ts'
import { createRandom } from '../testing/random.ts'
import { clearWorld, createCompany, createUnitWorld, type UnitWorld } from '../testing/unitWorld.ts'
import { isLong } from '../../../testing/long.ts'

let database: TestDatabase
let units: UnitService
let world: UnitWorld

beforeAll(async () => {
  database = await createTestDatabase()
  units = createUnitService(createUnitStore(database))
})
afterAll(() => database.close())
interface Question {
  readonly manager: string | null
  readonly filter: UnitFilter
  readonly field: UnitSortField
  readonly direction: SortDirection
}

const write = (text: string, values: unknown[] = []): Promise<unknown> => database.pool.query(text, values)

/** Every page of an answer from one end to the other, and whether each told rightly that there is something before it. */
async function walk(
  { manager, filter, field, direction }: Question,
  way: 'after' | 'before',
  size: number,
): Promise<string[]> {
  const seen: string[] = []
  for (let cursor: string | null = null; ;) {
    const page = way === 'after' ? { first: size, after: cursor } : { last: size, before: cursor }
    const { items, pageInfo } = await units.listUnits(page, { field, direction }, chooseUnits({ manager }, filter))
    const uuids = items.map(({ uuid }) => uuid)
    seen.splice(way === 'after' ? seen.length : 0, 0, ...uuids)
    const [isMore, isBehind, next] =
      way === 'after'
        ? [pageInfo.hasNext, pageInfo.hasPrevious, pageInfo.endCursor]
        : [pageInfo.hasPrevious, pageInfo.hasNext, pageInfo.startCursor]
    expect(isBehind).toBe(cursor !== null)
    if (!isMore) return seen
    cursor = next ?? null
  }
}

const ways = `with recursive chain (unit, ancestor) as (
    select uuid, uuid from unit union all select c.unit, u.parent from chain c join unit u on u.uuid = c.ancestor where u.parent is not null
  )`

/** The same by the rows of the units alone, without anything that is kept beside them. */
async function expected({ manager, filter, field, direction }: Question): Promise<string[]> {
  const order = direction === 'ASCENDING' ? 'asc' : 'desc'
  const column = field === 'NAME' ? 'u.name' : 'u.key'
  const { rows } = await database.pool.query<{ uuid: string }>(
    `${ways} select u.uuid from unit u where ($1::text is null or exists (select from chain c join unit_membership m on m.unit = c.ancestor
        join person p on p.uuid = m.person where c.unit = u.uuid and p.subject = $1 and m.role <> 'MEMBER' and (m.until is null or m.until > now())))
      and ($2::uuid is null or exists (select from chain c where c.unit = u.uuid and c.ancestor = $2))
      and ($3::boolean is null or u.is_active = $3) and ($4::boolean is null or (u.archived_at is not null) = $4)
      and ($5::text is null or lower(u.name) like '%' || lower($5) || '%') order by ${column} ${order}, u.uuid ${order}`,
    [manager, filter.under ?? null, filter.isActive ?? null, filter.isArchived ?? null, filter.search ?? null],
  )
  return rows.map(({ uuid }) => uuid)
}

const orders = (['NAME', 'KEY'] as const).flatMap((field) =>
  (['ASCENDING', 'DESCENDING'] as const).map((direction) => ({ field, direction })),
)

/** In every order, forwards and backwards, and counted. */
async function expectRight(manager: string | null, filter: UnitFilter, size: number): Promise<readonly string[]> {
  let found: readonly string[] = []
  for (const order of orders) {
    const question = { manager, filter, ...order }
    found = await expected(question)
    expect({ ...question, found: await walk(question, 'after', size) }).toEqual({ ...question, found })
    expect({ ...question, found: await walk(question, 'before', size) }).toEqual({ ...question, found })
  }
  expect(await units.countUnits(1000, chooseUnits({ manager }, filter))).toBe(found.length)
  return found
}

const names = ['apfel', 'äpfel', 'Öl', 'Oma', 'zoo', 'Z-1', 'z 2', 'Straße', 'strasse']
// Sisters have different names, in small letters or large ones; units of other parents the same.
const giveNames = `update unit u set name = n.name from (
    select uuid, case when id % 2 = 0 then upper(w) else w end || case when place < cardinality($1::text[]) then '' else ' ' || place end as name
    from (select uuid, id, place, ($1::text[])[1 + place % cardinality($1::text[])] as w
      from (select uuid, id, row_number() over (partition by parent order by id) as place from unit) p) q
  ) n where n.uuid = u.uuid`

/** Forty units of three trees with names that sort oddly, and managers of many, of few and of all of them, one below another. */
async function plantForest(random: () => number): Promise<readonly string[]> {
  await clearWorld(database.pool)
  world = createUnitWorld(database.pool)
  const keys = Array.from({ length: 40 }, (_, i) => `unit ${i}`)
  for (const [i, key] of keys.entries()) await world.addUnit(key, i === 0 ? undefined : keys[Math.floor(random() * i)])
  await write(`update unit set parent = null where key in ('unit-1', 'unit-2')`)
  await write(giveNames, [names])
  for (const [manager, share] of [
    ['Many', 0.3],
    ['Few', 0.05],
    ['All', 1],
  ] as const) {
    await world.addPerson(manager)
    for (const key of keys)
      if (random() < share) await world.join(manager, key, random() < 0.5 ? 'MANAGER' : 'DEPUTY', '2099-01-01')
  }
  await world.join('Member', 'unit 0')
  await world.join('Late', 'unit 0', 'DEPUTY', 'expired')
  return keys
}

/** What happens to units: they move, get another name or key, are switched off, put away and made. */
async function change(random: () => number, keys: readonly string[]): Promise<void> {
  const any = (): string => world.unit(keys[Math.floor(random() * keys.length)] ?? '')
  const [unit, other, number] = [any(), any(), Math.floor(random() * 1000)]
  const changes = [
    () => write('update unit set parent = $2 where uuid = $1', [unit, random() < 0.1 ? null : other]),
    () => write('update unit set name = $2, parent = $3 where uuid = $1', [unit, `Moved ${number}`, other]),
    () =>
      write(
        'update unit set name = $2 where uuid in (select a.unit from unit_ancestor a where a.ancestor = $1) and parent is null',
        [unit, `Root ${number}`],
      ),
    () =>
      write(`update unit set name = $2 || ' ' || id, key = $2 || '-' || id where parent = $1`, [unit, `ä${number}`]),
    () => write('update unit set key = $2 where uuid = $1', [unit, `k${number}-${unit}`]),
    () => write('update unit set is_active = not is_active and archived_at is null where uuid = $1', [unit]),
    () => write('update unit set archived_at = now(), is_active = false where uuid = $1', [unit]),
  ]
  // A move below itself or too deep is refused, and changes nothing.
  await changes[Math.floor(random() * changes.length)]?.().catch((error: unknown) =>
    expect(String(error)).toMatch(/below itself|_check|sister/),
  )
}

describe('the units of a branch', () => {
  it.each(isLong ? [1, 2] : [1])(
    'stand rightly in every list after any changes (seed %i)',
    async (seed) => {
      const random = createRandom(seed)
      const keys = await plantForest(random)
      for (let round = 0; round < 3; round += 1) {
        for (let i = 0; i < 15; i += 1) await change(random, keys)
        const under = world.unit(keys[Math.floor(random() * keys.length)] ?? '')
        for (const manager of [null, 'Many', 'Few', 'All', 'Member', 'Late', 'nobody']) {
          for (const filter of [
            {},
            { under },
            { isActive: true },
            { isArchived: false, under },
            { isActive: false },
            { isArchived: true, under },
            { search: 'z', under },
          ]) {
            await expectRight(manager, filter, 1 + Math.floor(random() * 9))
          }
        }
      }
    },
    60_000,
  )
})

describe('the units of a manager', () => {
  const namesOf = async (way: 'after' | 'before', filter: UnitFilter = {}): Promise<string[]> => {
    const uuids = await walk({ manager: 'Nora', filter, field: 'NAME', direction: 'ASCENDING' }, way, 2)
    const { rows } = await database.pool.query<{ uuid: string; name: string }>('select uuid, name from unit')
    return uuids.map((uuid) => rows.find((row) => row.uuid === uuid)?.name ?? '')
  }
  const expectNames = async (expectedNames: readonly string[], filter: UnitFilter = {}): Promise<void> => {
    for (const way of ['after', 'before'] as const) expect(await namesOf(way, filter)).toEqual(expectedNames)
  }

  it('stand where a new name, a move and a return put them, each once where one managed unit lies below another', async () => {
    world = await createCompany(database.pool)
    await world.join('Nora', 'North sales', 'MANAGER')
    await world.join('Nora', 'South team', 'DEPUTY', '2099-01-01')
    await expectNames(['North', 'North sales', 'North team', 'South team'])
    await write(`update unit set name = 'Äußerster Norden' where key = 'north-team'`)
    await expectNames(['Äußerster Norden', 'North', 'North sales', 'South team'])
    await write(`update unit set parent = $1, name = 'Middle' where key = 'south-sales'`, [world.unit('North team')])
    await expectNames(['Äußerster Norden', 'Middle', 'North', 'North sales', 'South team'])
    await expectNames(['Middle', 'South team'], { under: world.unit('South sales') })
    await expectNames([], { under: world.unit('South') })
    await expectNames(['Äußerster Norden', 'Middle', 'North', 'North sales', 'South team'], {
      under: world.unit('Company'),
    })
    await write(`update unit set parent = $1 where key = 'south-sales'`, [world.unit('South')])
    await expectNames(['Äußerster Norden', 'North', 'North sales', 'South team'])
    await write(`delete from unit_membership where person = $1 and unit = $2`, [
      world.person('Nora'),
      world.unit('North'),
    ])
    await expectNames(['Äußerster Norden', 'North sales', 'South team'])
    await expectNames(['South team'], { under: world.unit('South') })
  })
})

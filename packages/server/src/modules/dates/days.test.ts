import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables } from '../../testing/emptyTables.ts'
import { insertUnit } from '../../testing/factories.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { learnZones } from './days.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => emptyTables(database.pool, 'unit, setting'))

const insertZoneUnit = async (key: string, parent: string | null, zone: string | null): Promise<string> => {
  const uuid = await insertUnit(database.pool, {
    key,
    name: key,
    isGeneral: parent === null,
    ...(parent === null ? {} : { parent }),
  })
  await database.pool.query('update unit set time_zone = $2 where uuid = $1', [uuid, zone])
  return uuid
}

const installation = (zone: string): Promise<unknown> =>
  database.pool.query(
    `insert into setting (id, value) values ('GENERAL.TIME_ZONE', $1) on conflict (id) do update set value = excluded.value`,
    [zone],
  )

async function ask<T>(expression: string, ...values: unknown[]): Promise<T | undefined> {
  const { rows } = await database.pool.query<{ it: T }>(`select ${expression} as it`, values)
  return rows[0]?.it
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

/** The day that clocks of a zone show, as Intl knows it and not the database. */
function dayOfIntl(timeZone: string, moment: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(moment))
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year')}-${of('month')}-${of('day')}`
}

describe('whose clocks hold', () => {
  it('are those of the unit, of the nearest above it with a zone, else of the installation, else UTC', async () => {
    const root = await insertZoneUnit('root', null, null)
    const school = await insertZoneUnit('school', root, 'Africa/Nairobi')
    const inner = await insertZoneUnit('inner', school, null)
    const own = await insertZoneUnit('own', inner, 'Europe/Berlin')
    const zones = async (): Promise<unknown[]> =>
      Promise.all([root, school, inner, own].map((unit) => ask('unit_zone($1)', unit)))
    expect(await zones()).toEqual(['UTC', 'Africa/Nairobi', 'Africa/Nairobi', 'Europe/Berlin'])
    await installation('america/new_york')
    expect(await zones()).toEqual(['America/New_York', 'Africa/Nairobi', 'Africa/Nairobi', 'Europe/Berlin'])
    await database.pool.query('update unit set parent = $2 where uuid = $1', [inner, root])
    expect(await zones()).toEqual(['America/New_York', 'Africa/Nairobi', 'America/New_York', 'Europe/Berlin'])
  })

  it('are never those of a zone that the database does not know: it is passed over and locks nobody out', async () => {
    const root = await insertZoneUnit('root', null, 'Africa/Nairobi')
    const inner = await insertZoneUnit('inner', root, 'Mars/Olympus')
    expect(await ask('unit_zone($1)', inner)).toBe('Africa/Nairobi')
    await installation('Mars/Olympus')
    expect(await ask('installation_zone()')).toBe('UTC')
    expect(typeof (await ask('is_not_over(current_date, $1)', inner))).toBe('boolean')
  })

  it('are learned anew at each start, of a database that knows more than before', async () => {
    await database.pool.query(`delete from known_zone where folded = 'europe/berlin'`)
    await installation('Europe/Berlin')
    expect(await ask('installation_zone()')).toBe('UTC')
    await learnZones(database.pool)
    expect(await ask('installation_zone()')).toBe('Europe/Berlin')
  })
})

describe('the last day in a unit', () => {
  it.each([
    ['Europe/Berlin', '2026-11-24T22:59:59.999Z', '2026-11-24'],
    ['Europe/Berlin', '2026-11-24T23:00:00Z', '2026-11-25'],
    // Summer time begins and ends in the night to these Sundays: their days have 23 and 25 hours.
    ['Europe/Berlin', '2026-03-28T22:59:59Z', '2026-03-28'],
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
    // Half an hour of summer time, a quarter of an hour beside the others, and the first and the last clock of all.
    ['Australia/Lord_Howe', '2026-04-05T13:29:59Z', '2026-04-05'],
    ['Australia/Lord_Howe', '2026-04-05T13:30:00Z', '2026-04-06'],
    ['Asia/Kathmandu', '2026-06-01T18:14:59Z', '2026-06-01'],
    ['Asia/Kathmandu', '2026-06-01T18:15:00Z', '2026-06-02'],
    ['Pacific/Kiritimati', '2026-06-01T09:59:59Z', '2026-06-01'],
    ['Pacific/Kiritimati', '2026-06-01T10:00:00Z', '2026-06-02'],
    ['Etc/GMT+12', '2026-06-02T11:59:59Z', '2026-06-01'],
    ['Etc/GMT+12', '2026-06-02T12:00:00Z', '2026-06-02'],
    // Midnight itself is left out when clocks go forward there.
    ['America/Asuncion', '2024-10-06T03:59:59Z', '2024-10-05'],
    ['America/Asuncion', '2024-10-06T04:00:00Z', '2024-10-06'],
    ['UTC', '2026-12-31T23:59:59.999Z', '2026-12-31'],
  ])('in %s at %s is %s', async (zone, moment, today) => {
    expect(dayOfIntl(zone, moment)).toBe(today)
    const unit = await insertZoneUnit('unit', null, zone)
    expect(await ask('unit_day($1, $2)::text', unit, moment)).toBe(today)
    const isOpen = (day: string | null): Promise<unknown> => ask('is_not_over($1, $2, $3)', day, unit, moment)
    expect([await isOpen(today), await isOpen(dayBefore(today)), await isOpen(null)]).toEqual([true, false, true])
  })

  it('is over at the same second as for Intl, in zones of every kind at any hour of a year', async () => {
    const zones = [
      'Europe/Berlin',
      'Africa/Nairobi',
      'America/St_Johns',
      'Pacific/Kiritimati',
      'Etc/GMT+12',
      'Asia/Kathmandu',
      'Pacific/Chatham',
    ]
    for (const [at, zone] of zones.entries()) {
      const unit = await insertZoneUnit(`u${at}`, null, zone)
      await database.pool.query('update unit set is_general = false where uuid = $1', [unit])
      const moments = Array.from({ length: 730 }, (_, i) =>
        new Date(Date.UTC(2026, 0, 1) + i * 12.37 * 3_600_000).toISOString(),
      )
      const { rows } = await database.pool.query<{ today: string; isOpen: boolean; isOver: boolean }>(
        `select unit_day($1, m)::text as today, is_not_over(unit_day($1, m), $1, m) as "isOpen", not is_not_over(unit_day($1, m) - 1, $1, m) as "isOver"
         from unnest($2::timestamptz[]) with ordinality as t (m, place) order by place`,
        [unit, moments],
      )
      expect(rows).toEqual(moments.map((moment) => ({ today: dayOfIntl(zone, moment), isOpen: true, isOver: true })))
    }
  })
})

it('whose last day is over is found by the index on these days', async () => {
  const client = await database.pool.connect()
  try {
    await client.query('begin; set local enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select uuid from person where deactivate_on < installation_day()`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
      /person_deactivate_index[^]*Index Cond: \(deactivate_on </,
    )
  } finally {
    await client.query('rollback')
    client.release()
  }
})

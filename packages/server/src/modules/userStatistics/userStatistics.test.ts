import type { StatisticsPage, StatisticsPerson, StatisticsTiles } from '@somo/graphql/schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import { publishTestMedium } from '../learning/testing/testMedia.ts'
import { maskedMean } from './statisticsDetail.ts'

const organisation = startTestOrganisation(
  testPeople,
  'assignment, assignment_recheck, notification, learning_event, enrolment, medium, replaced_value, module_preference',
)
const pool = () => organisation.server.database.pool

async function ask(kind: 'query' | 'mutation', field: string, who = 'above'): Promise<unknown> {
  const text = `${kind} { userStatistics { it: ${field} } }`
  return read(await organisation.server.call(text, {}, callerOf(who)), 'userStatistics', 'it')
}

const bulk = (name: string, args: string, who = 'above') =>
  ask('mutation', `${name}(${args}) { changed undo userErrors { code path } }`, who) as Promise<{
    changed: number
    undo: string | null
    userErrors: { code: string; path: string[] }[]
  }>

const filterOf = (filter: string): string => (filter === '' ? '' : `, filter: { ${filter} }`)

/** Name, item and state of each row, sorted as text. */
async function list(filter = '', who = 'above'): Promise<string[]> {
  const { items } = (await ask(
    'query',
    `rows(page: { first: 50 }${filterOf(filter)}) { items { person { name } mediumTitle state } }`,
    who,
  )) as StatisticsPage
  return items
    .map(({ person, mediumTitle, state }) => `${person.name.split(' ', 1)[0] ?? ''} ${mediumTitle} ${state}`)
    .sort()
}

const tiles = (filter = '', who = 'above') =>
  ask(
    'query',
    `tiles(cap: 1000${filterOf(filter)}) { compliant dueSoon overdue expired detail meanScore }`,
    who,
  ) as Promise<Omit<StatisticsTiles, 'moment'>>

let media: Readonly<Record<'fire' | 'load', string>>

/** Enrols a person; times are days from now. */
async function enrol(
  name: string,
  medium: keyof typeof media,
  {
    due = null,
    done = null,
    valid = null,
    created = -40,
    score = null,
    cycle = 1,
  }: Partial<Record<'due' | 'done' | 'valid' | 'score', number | null>> & {
    created?: number
    cycle?: number
  },
): Promise<string> {
  const { rows } = await pool().query<{ uuid: string }>(
    `insert into enrolment (uuid, person, medium, cycle, is_mandatory, created_at, due_at, completed_at, valid_until, progress_state, progress, score)
      values (gen_random_uuid(), $1, $2, $3, true, now() + $4 * interval '1 day', now() + $5 * interval '1 day', now() + $6 * interval '1 day',
        now() + $7 * interval '1 day', case when $6::int is null then 'NOT_STARTED' else 'COMPLETED' end, case when $6::int is null then 0 else 100 end, $8)
      returning uuid`,
    [organisation.uuidOf(name), media[medium], cycle, created, due, done, valid, score],
  )
  const uuid = rows[0]?.uuid ?? ''
  await pool().query(
    `insert into enrolment_source (uuid, enrolment, kind, due_at, since) select gen_random_uuid(), uuid, 'MANAGER', due_at, created_at from enrolment where uuid = $1`,
    [uuid],
  )
  return uuid
}

const day = async (days: number): Promise<string> =>
  (await pool().query<{ day: string }>(`select (installation_day() + $1::int)::text as day`, [days])).rows[0]?.day ?? ''

beforeEach(async () => {
  const unit = organisation.units.school
  media = {
    fire: (await publishTestMedium(pool(), { kind: 'PAGE', title: 'Fire safety', unit })).medium,
    load: (await publishTestMedium(pool(), { kind: 'QUIZ', title: 'Load securing', unit })).medium,
  }
})

describe('the list', () => {
  it('shows each person and item with its state, and managers only the people of their units', async () => {
    await enrol('pupil', 'fire', { due: -3 })
    await enrol('pupil', 'load', { done: -400, valid: -35 })
    await enrol('member', 'fire', { due: 5 })
    await enrol('seller', 'fire', { done: -3 })
    expect(await list()).toEqual([
      'Member Fire safety DUE_SOON',
      'Pupil Fire safety OVERDUE',
      'Pupil Load securing EXPIRED',
    ])
    expect(await list('', 'sister')).toEqual(['Seller Fire safety COMPLETED'])
    expect(await list('', 'expired')).toEqual([])
    expect((await list('', 'root')).length).toBe(4)
  })

  it('filters by unit with what lies below, item, state, due date and words of a person or item', async () => {
    await enrol('pupil', 'fire', { due: -3 })
    await enrol('pupil', 'load', {})
    await enrol('seller', 'fire', { due: 3 })
    const { school, general } = organisation.units
    expect((await list(`unit: "${school}"`, 'root')).length).toBe(2)
    expect(await list(`unit: "${school}", withSubunits: false`, 'root')).toEqual([])
    expect((await list(`unit: "${general}"`, 'root')).length).toBe(3)
    expect(await list(`medium: "${media.load}"`)).toEqual(['Pupil Load securing NOT_STARTED'])
    expect(await list('state: [OVERDUE, DUE_SOON]', 'root')).toEqual([
      'Pupil Fire safety OVERDUE',
      'Seller Fire safety DUE_SOON',
    ])
    expect(await list(`dueBefore: "${new Date().toISOString()}"`)).toEqual(['Pupil Fire safety OVERDUE'])
    expect(await list('search: "pupil load"')).toEqual(['Pupil Load securing NOT_STARTED'])
  })

  it('shows the latest cycle alone, and none that is closed', async () => {
    await enrol('pupil', 'fire', { done: -400, valid: -35, created: -500 })
    await enrol('pupil', 'fire', { cycle: 2, due: -2 })
    const closed = await enrol('pupil', 'load', {})
    await pool().query(`update enrolment set access = 'CLOSED' where uuid = $1`, [closed])
    expect(await list()).toEqual(['Pupil Fire safety OVERDUE'])
  })

  it('is sorted by due date, and goes on behind a cursor', async () => {
    await enrol('pupil', 'fire', { due: 9 })
    await enrol('pupil', 'load', {})
    await enrol('member', 'fire', { due: 2 })
    const page = async (after: string) =>
      (await ask(
        'query',
        `rows(page: { first: 2${after} }, sort: { field: DUE, direction: ASCENDING }) { items { dueAt } pageInfo { endCursor hasNext } }`,
      )) as StatisticsPage
    const first = await page('')
    expect(first.items.length).toBe(2)
    expect(first.pageInfo.hasNext).toBe(true)
    const second = await page(`, after: "${first.pageInfo.endCursor ?? ''}"`)
    expect(second.items).toEqual([{ dueAt: null }])
  })
})

describe('the tiles', () => {
  it('count what the filter chooses, whatever states it names', async () => {
    await enrol('pupil', 'fire', { due: -3 })
    await enrol('pupil', 'load', { done: -400, valid: -35 })
    await enrol('member', 'fire', { due: 5 })
    await enrol('member', 'load', { done: -3 })
    const all = { compliant: 1, dueSoon: 1, overdue: 1, expired: 1, detail: 'STATUS_ONLY', meanScore: null }
    expect(await tiles()).toEqual(all)
    expect(await tiles('state: [OVERDUE]')).toEqual(all)
    expect(await tiles(`medium: "${media.fire}"`)).toMatchObject({ compliant: 0, dueSoon: 1, overdue: 1, expired: 0 })
  })

  it('tell a mean score for five people and more, and only where scores are shown', async () => {
    for (const name of ['pupil', 'seller', 'member', 'manager']) await enrol(name, 'load', { done: -3, score: 80 })
    const mean = async () => (await tiles(`medium: "${media.load}"`, 'root')).meanScore
    await pool().query(
      `insert into module_preference (module_name, key, value) values ('STATISTICS', 'MANAGER_DETAIL', 'SCORES')`,
    )
    expect(await mean()).toBeNull()
    await enrol('above', 'load', { done: -3, score: 90 })
    expect(await mean()).toBe(82)
    await pool().query(`update module_preference set value = 'STATUS_ONLY' where key = 'MANAGER_DETAIL'`)
    expect(await mean()).toBeNull()
    expect([maskedMean(320, 4), maskedMean(400, 5)]).toEqual([null, 80])
  })
})

it('shows scores only where the installation shows them', async () => {
  await enrol('pupil', 'load', { done: -3, score: 80 })
  const score = async () =>
    ((await ask('query', 'rows(page: { first: 5 }) { items { score attempts } }')) as StatisticsPage).items[0]
  expect(await score()).toEqual({ score: null, attempts: null })
  await pool().query(
    `insert into module_preference (module_name, key, value) values ('STATISTICS', 'MANAGER_DETAIL', 'SCORES')`,
  )
  expect(await score()).toEqual({ score: 80, attempts: null })
  await pool().query(`update module_preference set value = 'FULL' where key = 'MANAGER_DETAIL'`)
  expect(await score()).toEqual({ score: 80, attempts: 0 })
})

describe('as of a past day', () => {
  it('takes the terms of that day and leaves out what came later', async () => {
    const moved = await enrol('pupil', 'fire', { due: -20 })
    await enrol('member', 'load', { done: -5 })
    await enrol('member', 'fire', { created: -2 })
    await pool().query(`update enrolment set due_at = now() + interval '30 days' where uuid = $1`, [moved])
    expect(await list()).toEqual([
      'Member Fire safety NOT_STARTED',
      'Member Load securing COMPLETED',
      'Pupil Fire safety NOT_STARTED',
    ])
    expect(await list(`asOf: "${await day(-10)}"`)).toEqual([
      'Member Load securing NOT_STARTED',
      'Pupil Fire safety OVERDUE',
    ])
    expect(await tiles(`asOf: "${await day(-10)}"`)).toMatchObject({ compliant: 0, overdue: 1 })
    expect((await list(`asOf: "${await day(0)}"`)).length).toBe(3)
  })
})

describe('one person', () => {
  it('has every cycle with its reasons, and is seen by their managers alone', async () => {
    await enrol('pupil', 'fire', { done: -400, valid: -35, created: -500 })
    await enrol('pupil', 'fire', { cycle: 2, due: -2 })
    const find = (who: string) =>
      ask(
        'query',
        `person(uuid: "${organisation.uuidOf('pupil')}") { name units { unit { key } } rows { cycle state sources { kind } } events { kind } }`,
        who,
      ) as Promise<StatisticsPerson | null>
    expect(await find('sister')).toBeNull()
    expect(await find('manager')).toMatchObject({
      units: [{ unit: { key: 'class5a' } }],
      rows: [
        { cycle: 2, state: 'OVERDUE', sources: [{ kind: 'MANAGER' }] },
        { cycle: 1, state: 'EXPIRED' },
      ],
    })
  })
})

it('has a matrix of mandatory items with the people overdue', async () => {
  await enrol('pupil', 'fire', { due: -3 })
  await enrol('pupil', 'load', { done: -3 })
  await enrol('member', 'load', { due: 3 })
  expect(await ask('query', 'items { title }')).toEqual([{ title: 'Fire safety' }, { title: 'Load securing' }])
  const both = `media: ["${media.fire}", "${media.load}"]`
  expect(await ask('query', `matrix(page: { first: 10 }, ${both}) { items { name cells { state } } }`)).toEqual({
    items: [
      { name: 'Member Test', cells: [{ state: 'DUE_SOON' }] },
      { name: 'Pupil Test', cells: expect.arrayContaining([{ state: 'OVERDUE' }, { state: 'COMPLETED' }]) as unknown },
    ],
  })
  expect(await ask('query', `itemCounts(${both}) { overdue }`)).toEqual([{ overdue: 1 }, { overdue: 0 }])
})

describe('acts', () => {
  it('do what they foretold, for people in the scope that they fit', async () => {
    const late = await enrol('pupil', 'fire', { due: -3 })
    const done = await enrol('pupil', 'load', { done: -3 })
    const other = await enrol('seller', 'fire', { due: -3 })
    const those = `enrolments: ["${late}", "${done}", "${other}"]`
    expect(await ask('query', `consequences(act: EXTEND, ${those}) { concerned refused { code count } }`)).toEqual({
      concerned: 1,
      refused: [
        { code: 'WRONG_STATE', count: 1 },
        { code: 'OUT_OF_SCOPE', count: 1 },
      ],
    })
    expect(await bulk('extend', `${those}, days: 30`)).toMatchObject({ changed: 1, userErrors: [] })
    expect(await list('', 'root')).toEqual([
      'Pupil Fire safety NOT_STARTED',
      'Pupil Load securing COMPLETED',
      'Seller Fire safety OVERDUE',
    ])
    expect((await bulk('extend', `${those}, days: 0`)).userErrors).toEqual([{ code: 'NOT_OFFERED', path: ['days'] }])
  })

  it('are taken back by their owner, once, unless somebody changed it since', async () => {
    const one = await enrol('pupil', 'fire', { due: -3 })
    const { undo } = await bulk('waive', `enrolments: ["${one}"], reason: "On leave"`)
    expect(await list()).toEqual(['Pupil Fire safety WAIVED'])
    expect((await bulk('undo', `act: "${undo ?? ''}"`, 'manager')).userErrors).toEqual([
      { code: 'UNKNOWN', path: ['act'] },
    ])
    expect(await bulk('undo', `act: "${undo ?? ''}"`)).toMatchObject({ changed: 1 })
    expect(await list()).toEqual(['Pupil Fire safety OVERDUE'])
    expect((await bulk('undo', `act: "${undo ?? ''}"`)).userErrors.length).toBe(1)
    const extended = await bulk('extend', `enrolments: ["${one}"], days: 10`)
    await bulk('extend', `enrolments: ["${one}"], days: 10`)
    expect(await bulk('undo', `act: "${extended.undo ?? ''}"`)).toMatchObject({ changed: 0 })
  })

  it('need a reason or evidence, and tell both in the history', async () => {
    const [fire, load] = [await enrol('pupil', 'fire', { due: -3 }), await enrol('pupil', 'load', {})]
    expect((await bulk('waive', `enrolments: ["${fire}"], reason: " "`)).userErrors).toEqual([
      { code: 'REQUIRED', path: ['reason'] },
    ])
    await bulk('waive', `enrolments: ["${fire}"], reason: "On leave"`)
    const done = (on: string) =>
      bulk('markDone', `enrolments: ["${load}"], completedOn: "${on}", evidence: "List of 3 May"`)
    for (const wrong of [await day(1), '0026-05-03'])
      expect((await done(wrong)).userErrors).toEqual([{ code: 'NOT_OFFERED', path: ['completedOn'] }])
    expect(await done(await day(-4))).toMatchObject({ changed: 1 })
    expect(await list()).toEqual(['Pupil Fire safety WAIVED', 'Pupil Load securing COMPLETED'])
    const { events } = (await ask(
      'query',
      `person(uuid: "${organisation.uuidOf('pupil')}") { events { kind text actor } }`,
    )) as StatisticsPerson
    expect(events).toEqual([
      { kind: 'COMPLETED', text: 'List of 3 May', actor: 'Above Test' },
      { kind: 'WAIVED', text: 'On leave', actor: 'Above Test' },
    ])
    const { rows } = await pool().query<{ action: string }>(
      `select action from audit_event where object = $1 and action like 'enrolment.%' order by action`,
      [organisation.uuidOf('pupil')],
    )
    expect(rows.map(({ action }) => action)).toEqual(['enrolment.complete', 'enrolment.waive'])
  })

  it('remind once a day, and open the next cycle of what is completed', async () => {
    const late = await enrol('pupil', 'fire', { due: -3 })
    const done = await enrol('pupil', 'load', { done: -3, valid: 200 })
    expect(await bulk('remind', `enrolments: ["${late}", "${done}"]`)).toMatchObject({ changed: 1 })
    expect(await bulk('remind', `enrolments: ["${late}"]`)).toMatchObject({ changed: 0 })
    expect(await bulk('openCycle', `enrolments: ["${late}", "${done}"]`)).toMatchObject({ changed: 1 })
    const { rows } = await pool().query<{ cycle: number; access: string }>(
      'select cycle, access from enrolment where medium = $1 order by cycle',
      [media.load],
    )
    expect(rows.at(-1)).toEqual({ cycle: 2, access: 'OPEN' })
  })
})

it('leaves out anonymised people, and forgets what managers wrote about them', async () => {
  const [fire, load] = [await enrol('pupil', 'fire', { due: -3 }), await enrol('pupil', 'load', {})]
  await bulk('waive', `enrolments: ["${fire}"], reason: "On leave"`)
  await bulk('markDone', `enrolments: ["${load}"], completedOn: "${await day(-1)}", evidence: "List of 3 May"`)
  await organisation.user(`anonymiseUsers(${organisation.those('pupil')}) { changed }`)
  expect(await list('', 'root')).toEqual([])
  const { rows } = await pool().query<{ texts: number }>(
    `select (select count(*)::int from enrolment where waived_reason is not null)
      + (select count(*)::int from learning_event where data ?| array['reason', 'evidence']) as texts`,
  )
  expect(rows).toEqual([{ texts: 0 }])
})

describe('files', () => {
  it('hold what the caller sees: the list as a table, and a training record as a PDF document', async () => {
    await enrol('pupil', 'fire', { due: -3 })
    await enrol('seller', 'fire', { due: -3 })
    const start = async (field: string, who = 'above') =>
      (await ask('mutation', `${field} { job { uuid } userErrors { code } }`, who)) as {
        job: { uuid: string } | null
        userErrors: { code: string }[]
      }
    const table = await start('exportRows(format: CSV)')
    const record = await start(`printRecord(person: "${organisation.uuidOf('pupil')}")`)
    expect((await start(`printRecord(person: "${organisation.uuidOf('pupil')}")`, 'sister')).userErrors).toEqual([
      { code: 'UNKNOWN' },
    ])
    const uuids = [table.job?.uuid, record.job?.uuid]
    await expect
      .poll(
        async () =>
          (
            await pool().query<{ state: string; done: number }>(
              'select state, done from job where uuid = any($1::uuid[])',
              [uuids],
            )
          ).rows,
        { timeout: 20_000 },
      )
      .toEqual([
        { state: 'DONE', done: 1 },
        { state: 'DONE', done: 1 },
      ])
  })
})

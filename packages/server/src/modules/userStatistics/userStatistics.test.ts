import type { StatisticsPage, StatisticsPerson } from '@somo/graphql/schema'
import { describe, expect, it } from 'vitest'
import { maskedMean } from './statisticsDetail.ts'
import { startStatisticsScenario } from './testing/statisticsScenario.ts'

const { organisation, pool, ask, bulk, extend, list, tiles, media, enrol, day } = startStatisticsScenario()

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
    await pool().query(
      `update enrolment set completed_at = now() - interval '5 days', progress_state = 'COMPLETED' where medium = $1`,
      [media.load],
    )
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const between = (from: number, before: number) =>
      list(`completedFrom: "${daysAgo(from)}", completedBefore: "${daysAgo(before)}"`)
    expect(await between(6, 4)).toEqual(['Pupil Load securing COMPLETED'])
    expect(await between(4, 0)).toEqual([])
    expect(await list('search: "pupil load"')).toEqual(['Pupil Load securing COMPLETED'])
  })

  it.each([
    ['NAME', ''],
    ['DUE', ''],
    ['NAME', ', asOf: DAY'],
  ])('by %s with a range of due dates%s finds and counts the same', async (field, asOf) => {
    await enrol('pupil', 'fire', { due: -3, created: -30 })
    await enrol('pupil', 'load', { created: -30 })
    const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const past = asOf.replace('DAY', `"${await day(-1)}"`)
    for (const [range, count] of [
      [`dueFrom: "${dayFrom(-5)}"`, 1],
      [`dueFrom: "${dayFrom(-1)}"`, 0],
      [`dueBefore: "${dayFrom(0)}"`, 1],
      [`dueFrom: "${dayFrom(-5)}", dueBefore: "${dayFrom(0)}"`, 1],
    ] as const) {
      const filter = `filter: { ${range}${past} }`
      const sort = `sort: { field: ${field}, direction: ASCENDING }`
      const page = (await ask(
        'query',
        `rows(page: { first: 5 }, ${filter}, ${sort}) { items { uuid } }`,
      )) as StatisticsPage
      expect([page.items.length, await ask('query', `count(${filter})`)]).toEqual([count, count])
    }
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
    const byDue = async (days: number) =>
      ask(
        'query',
        `rows(page: { first: 5 }, filter: { asOf: "${await day(days)}" }, sort: { field: DUE, direction: ASCENDING }) { items { uuid } }`,
      )
    await expect(byDue(-10)).rejects.toThrow()
    expect(await byDue(0)).toMatchObject({ items: { length: 3 } })
  })
})

describe('one person', () => {
  it('has the certificates issued here, and for managers the badges that the person shows', async () => {
    const done = await enrol('pupil', 'load', { done: -30, valid: 300 })
    await pool().query(
      `with t as (insert into certificate_template (uuid, name) values (gen_random_uuid(), 'Standard') returning uuid),
        v as (insert into certificate_version (uuid, template, number, main_locale, texts, issuer, colour)
          select gen_random_uuid(), uuid, 1, 'en', '{}', 'Test', '#123456' from t returning uuid)
      insert into issued_certificate (enrolment, person, medium, cycle, version, number, code, locale, holder_name, title, medium_kind,
        completed_on, valid_until, renewal_days)
      select e.uuid, e.person, e.medium, 1, v.uuid, '2026-000001', 'CODE', 'en', 'Pupil Test', 'Load securing', 'QUIZ', now(), now() + interval '300 days', 30
      from v, enrolment e where e.uuid = $1`,
      [done],
    )
    await pool().query(
      `with b as (insert into badge (uuid, kind) values (gen_random_uuid(), 'SYSTEM') returning uuid),
        v as (insert into badge_version (uuid, badge, number, published_at, names, image, rule)
          select gen_random_uuid(), uuid, n, now(), jsonb_build_object('en', 'Badge ' || n), '{"shape": "SHIELD", "colour": "SAGE", "icon": "truck"}', '{}'
          from b, generate_series(1, 2) n returning uuid, badge, number)
      insert into badge_award (badge, version, person, cycle, is_shown) select badge, uuid, $1, number, number = 1 from v`,
      [organisation.uuidOf('pupil')],
    )
    const find = (who: string) =>
      ask(
        'query',
        `person(uuid: "${organisation.uuidOf('pupil')}") { certificates { number state checkAddress } badges { name } }`,
        who,
      )
    const certificates = [
      { number: '2026-000001', state: 'VALID', checkAddress: expect.stringContaining('/verify/') as unknown },
    ]
    expect(await find('manager')).toEqual({ certificates, badges: [{ name: 'Badge 1' }] })
    expect(await find('root')).toMatchObject({
      badges: expect.arrayContaining([{ name: 'Badge 1' }, { name: 'Badge 2' }]) as unknown,
    })
    expect(await find('sister')).toBeNull()
  })

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
    expect(await extend(those, 30)).toMatchObject({ changed: 1, userErrors: [] })
    expect(await list('', 'root')).toEqual([
      'Pupil Fire safety NOT_STARTED',
      'Pupil Load securing COMPLETED',
      'Seller Fire safety OVERDUE',
    ])
    expect((await extend(those, 0)).userErrors).toEqual([{ code: 'NOT_OFFERED', path: ['days'] }])
  })

  it('move no date further than ten years away, however often they are repeated', async () => {
    const one = await enrol('pupil', 'fire', { due: 9 * 365 - 5 })
    const extendIt = async () => (await extend(`enrolments: ["${one}"]`, 365)).changed
    expect([await extendIt(), await extendIt()]).toEqual([1, 0])
  })

  it('move a date once, however many do it from the same preview at the same time', async () => {
    const one = await enrol('pupil', 'fire', { due: 3 })
    const those = `enrolments: ["${one}"]`
    const { digest } = (await ask('query', `consequences(act: EXTEND, ${those}) { digest }`)) as { digest: string }
    const args = `${those}, days: 10, digest: "${digest}"`
    const answers = await Promise.all(['above', 'root', 'above', 'root'].map((who) => bulk('extend', args, who)))
    expect(answers.reduce((sum, { changed }) => sum + changed, 0)).toBe(1)
    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual(
      Array.from({ length: 3 }, () => ({ code: 'CHANGED_MEANWHILE', path: [] })),
    )
    const { rows } = await pool().query<{ days: number }>(
      'select installation_day(due_at) - installation_day() as days from enrolment where uuid = $1',
      [one],
    )
    expect(rows).toEqual([{ days: 13 }])
    expect(await extend(those, 10)).toMatchObject({ changed: 1 })
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
    const extended = await extend(`enrolments: ["${one}"]`, 10)
    await extend(`enrolments: ["${one}"]`, 10)
    expect(await bulk('undo', `act: "${extended.undo ?? ''}"`)).toMatchObject({ changed: 0 })
  })

  it('need a reason or evidence, and tell both in the history', async () => {
    const [fire, load] = [await enrol('pupil', 'fire', { due: -3 }), await enrol('pupil', 'load', {})]
    expect((await bulk('waive', `enrolments: ["${fire}"], reason: " "`)).userErrors).toEqual([
      { code: 'REQUIRED', path: ['reason'] },
    ])
    const waiveUntil = async (until: string) =>
      (await bulk('waive', `enrolments: ["${fire}"], reason: "On leave", until: "${until}"`)).userErrors
    expect(await waiveUntil(await day(-1))).toEqual([{ code: 'IN_THE_PAST', path: ['until'] }])
    expect(await waiveUntil(await day(3660))).toEqual([{ code: 'TOO_LATE', path: ['until'] }])
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

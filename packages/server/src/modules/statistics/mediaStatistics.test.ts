import { describe, expect, it, vi } from 'vitest'
import type { MediaFigures, MediaStatisticsOverview, MediumStatistics } from '@somo/graphql/schema'
import { createUuid } from '../../database/uuid.ts'
import {
  callerOf,
  read,
  startTestOrganisation,
  testPeople,
  type PersonFixture,
  type UnitName,
} from '../../testing/testOrganisation.ts'
import { publishTestMedium } from '../learning/testing/testMedia.ts'

const crowd = (unit: UnitName, count: number): PersonFixture[] =>
  Array.from({ length: count }, (_, place) => ({ name: `${unit}${place}`, in: [{ unit }] }))
const people = [...testPeople, ...crowd('class5a', 7), ...crowd('school', 6), ...crowd('sales', 6)]
const organisation = startTestOrganisation(
  people,
  'learning_event, learning_day, learning_start, missed_search, enrolment, medium',
)
const pool = () => organisation.server.database.pool

interface Act {
  readonly person: string
  readonly medium: string
  readonly cycle?: number
  /** Days before today. */
  readonly started: number
  readonly finished?: number
  readonly score?: number
  readonly seconds?: number
}

/** Writes events as the learning module does, on the days that a test says. */
async function learn(acts: readonly Act[]): Promise<void> {
  for (const { person, medium, cycle = 1, started, finished, score, seconds } of acts) {
    const enrolment = createUuid()
    await pool().query(
      `insert into enrolment (uuid, person, medium, version, cycle, progress_state, started_at, completed_at)
        select $1, $2, m.uuid, m.current_version, $4, case when $5::int is null then 'IN_PROGRESS' else 'COMPLETED' end, now(),
          case when $5::int is not null then now() end from medium m where m.uuid = $3`,
      [enrolment, organisation.uuidOf(person), medium, cycle, finished ?? null],
    )
    await pool().query(
      `insert into learning_event (at, kind, person, enrolment, medium, version, cycle, units, score, seconds)
        select now() - n.days * interval '1 day', n.kind, e.person, e.uuid, e.medium, e.version, e.cycle,
          coalesce((select array_agg(distinct a.ancestor) from unit_membership m join unit_ancestor a on a.unit = m.unit where m.person = e.person), '{}'),
          case when n.kind = 'ATTEMPT_ENDED' then $4::numeric end, case when n.kind = 'ATTEMPT_ENDED' then $5::int end
        from enrolment e cross join (values (1, 'STARTED', $2::int), (2, 'ATTEMPT_ENDED', $3::int), (3, 'COMPLETED', $3::int)) n (place, kind, days)
        where e.uuid = $1 and n.days is not null order by n.place`,
      [enrolment, started, finished ?? null, score ?? null, seconds ?? null],
    )
  }
}

const publish = async (title: string, kind: 'LINK' | 'QUIZ' = 'LINK', unit: UnitName = 'school'): Promise<string> =>
  (await publishTestMedium(pool(), { kind, title, unit: organisation.units[unit] })).medium

const ask = async (field: string, who = 'root'): Promise<unknown> =>
  read(
    await organisation.server.call(`{ mediaStatistics { it: ${field} } }`, {}, callerOf(who, people)),
    'mediaStatistics',
    'it',
  )
const figures = '{ starts completions people completionRate meanScore meanSeconds }'
const overview = async (unit: UnitName | null, period = 'WEEKS_12', who = 'root') =>
  (await ask(
    `overview(unit: ${unit === null ? 'null' : `"${organisation.units[unit]}"`}, period: ${period}) {
      unit { key } from figures ${figures} weeks { week starts completions } }`,
    who,
  )) as MediaStatisticsOverview | null

interface Listed {
  readonly title: string
  readonly figures: MediaFigures | null
}
const list = async (unit: UnitName, more = '', who = 'root', period = 'WEEKS_12'): Promise<readonly Listed[]> =>
  (
    (await ask(
      `media(page: { first: 50 }, filter: { unit: "${organisation.units[unit]}", period: ${period} } ${more}) { items { title figures ${figures} } pageInfo { hasNext } }`,
      who,
    )) as { items: Listed[] }
  ).items
const shown = async (...asked: Parameters<typeof list>): Promise<Record<string, number | null>> =>
  Object.fromEntries((await list(...asked)).map((row) => [row.title, row.figures?.people ?? null]))

const each = (unit: UnitName, count: number, medium: string, rest: Partial<Act> = {}): Act[] =>
  Array.from({ length: count }, (_, place) => ({ person: `${unit}${place}`, medium, started: 10, ...rest }))

describe('sums', () => {
  it('equal a full scan of the events, for each unit and period', async () => {
    const media = [await publish('One'), await publish('Two', 'QUIZ'), await publish('Three')]
    await learn(
      people.slice(testPeople.length).flatMap(({ name }, place) =>
        media.flatMap((medium, turn): Act[] => [
          {
            ...{ person: name, medium, started: 20 + ((place * 37 + turn * 53) % 340), score: 60 + place },
            ...{ seconds: 100 * (place + 1) },
            ...((place + turn) % 3 === 0 ? {} : { finished: (place * 5 + turn) % 20 }),
          },
          // A renewal: the same person again.
          ...((place + turn) % 4 === 0 ? [{ person: name, medium, cycle: 2, started: place % 15 }] : []),
        ]),
      ),
    )
    for (const [period, weeks] of [
      ['WEEKS_4', 4],
      ['WEEKS_12', 12],
      ['WEEKS_26', 26],
      ['WEEKS_52', 52],
    ] as const)
      for (const unit of ['general', 'school', 'class5a', 'sales'] as const) {
        const { rows } = await pool().query<Record<string, number | null>>(
          `with e as (select e.* from learning_event e where $1 = any(e.units) and e.at >= week_of(now()) - $2::int * 7)
          select count(*) filter (where kind = 'STARTED')::int as starts, count(*) filter (where kind = 'COMPLETED')::int as completions,
            count(distinct person) filter (where kind = 'STARTED')::int as people,
            avg(score) filter (where kind = 'ATTEMPT_ENDED')::float8 as "meanScore",
            (count(*) filter (where kind = 'STARTED' and exists (select from learning_event c where c.enrolment = e.enrolment and c.kind = 'COMPLETED')))::float8
              / nullif(count(*) filter (where kind = 'STARTED'), 0) as "completionRate"
          from e`,
          [organisation.units[unit], weeks],
        )
        const found = (await overview(unit, period))?.figures
        // Hidden where the rest of a unit above is small.
        if (found === null || found === undefined) continue
        const { meanSeconds: _, ...sums } = found
        expect({ unit, period, ...sums }).toEqual({
          ...{ unit, period, ...rows[0] },
          meanScore: expect.closeTo(rows[0]?.['meanScore'] ?? 0, 6),
          completionRate: expect.closeTo(rows[0]?.['completionRate'] ?? 0, 9),
        })
      }
    expect((await overview('general', 'WEEKS_52'))?.figures).not.toBeNull()
  })

  it('of weeks are those of full weeks, without the running one', async () => {
    await learn(each('school', 6, await publish('One'), { started: 0 }))
    const found = await overview('general', 'WEEKS_4')
    expect(found?.figures).toMatchObject({ starts: 6, people: 6, completionRate: 0, meanScore: null })
    expect(found?.weeks.map(({ starts }) => starts)).toEqual([0, 0, 0, 0])
  })
})

describe('fewer than 5 people', () => {
  it('are never shown, also not by a difference of two units', async () => {
    const [one, two, three] = [await publish('One'), await publish('Two'), await publish('Three')]
    // One: 7 of the class and 2 of the school beside it. Two: 4 people. Three: 7 of the class and 6 beside it.
    await learn([...each('class5a', 7, one), ...each('school', 2, one), ...each('class5a', 4, two)])
    await learn([...each('class5a', 7, three), ...each('school', 6, three), ...each('sales', 6, three)])
    // Two alone would be told by the total: One, the smallest other one, is hidden with it.
    expect(await shown('school')).toEqual({ One: null, Two: null, Three: 13 })
    expect(await shown('class5a')).toEqual({ One: null, Two: null, Three: 7 })
    expect(await shown('sales')).toEqual({ Three: 6 })
    // The manager of the class cannot ask for the school: there is no difference to make.
    expect(await shown('class5a', '', 'manager')).toMatchObject({ Two: null })
  })

  it('leave no pair of nested units whose shown numbers differ by 1 to 4 people', async () => {
    const media = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((title) => publish(title)))
    await learn(
      media.flatMap((medium, place) => [
        ...each('class5a', (place * 3) % 8, medium),
        ...each('school', (place * 5 + 1) % 7, medium),
        ...each('sales', (place * 2 + 3) % 7, medium),
      ]),
    )
    const [general, school, class5a, sales] = await Promise.all([
      ...[shown('general'), shown('school'), shown('class5a'), shown('sales')],
    ])
    for (const [wide, narrow] of [
      [general, school],
      [general, sales],
      [school, class5a],
      [general, class5a],
    ])
      for (const [title, inside] of Object.entries(narrow ?? {})) {
        const whole = wide?.[title]
        if (inside === null || whole === null || whole === undefined) continue
        expect([1, 2, 3, 4], `${title}: ${whole} and ${inside}`).not.toContain(whole - inside)
        expect(inside).toBeGreaterThan(4)
      }
  })

  it('give no one hidden medium away by the total of all: a second one is hidden', async () => {
    const [one, two, three] = [await publish('One'), await publish('Two'), await publish('Three')]
    await learn([...each('school', 3, one), ...each('school', 5, two), ...each('school', 6, three)])
    expect(await shown('general')).toEqual({ One: null, Two: null, Three: 6 })
  })

  it('hide a mean score of fewer than five', async () => {
    const quiz = await publish('Quiz', 'QUIZ')
    await learn([...each('school', 4, quiz, { finished: 3, score: 80, seconds: 60 }), ...each('class5a', 6, quiz)])
    expect((await list('general'))[0]?.figures).toMatchObject({
      people: 10,
      completions: 4,
      meanScore: null,
      meanSeconds: null,
    })
  })
})

describe('the list', () => {
  it('is sorted by what is shown, hidden media last, and read in pages', async () => {
    const titles = ['One', 'Two', 'Three', 'Four']
    const media = await Promise.all(titles.map((title) => publish(title)))
    await learn(media.flatMap((medium, place) => each('class5a', 7 - place, medium)))
    const order = async (sort: string) => (await list('general', `, sort: { ${sort} }`)).map(({ title }) => title)
    const byPeople = await order('field: PEOPLE, direction: DESCENDING')
    expect(byPeople.slice(0, 2)).toEqual(['One', 'Two'])
    // Four has 4 people; the smallest other one is hidden with it.
    expect(await shown('general')).toEqual({ One: 7, Two: 6, Three: null, Four: null })
    const page = async (after: string | null) =>
      (await ask(
        `media(page: { first: 3, after: ${JSON.stringify(after)} }, filter: { period: WEEKS_12 }, sort: { field: TITLE, direction: ASCENDING }) {
          items { title } pageInfo { endCursor hasNext hasPrevious } }`,
      )) as { items: { title: string }[]; pageInfo: { endCursor: string; hasNext: boolean; hasPrevious: boolean } }
    const first = await page(null)
    expect(first).toMatchObject({
      items: [{ title: 'Four' }, { title: 'One' }, { title: 'Three' }],
      pageInfo: { hasNext: true },
    })
    expect(await page(first.pageInfo.endCursor)).toMatchObject({
      ...{ items: [{ title: 'Two' }], pageInfo: { hasNext: false, hasPrevious: true } },
    })
    expect(await ask('count(filter: { period: WEEKS_12, search: "tw" })')).toBe(1)
  })
})

describe('scope', () => {
  it('begins at the highest unit of a manager and goes no further', async () => {
    const one = await publish('One')
    await learn([...each('class5a', 7, one), ...each('sales', 6, one)])
    expect(await overview(null, 'WEEKS_12', 'above')).toMatchObject({ unit: { key: 'school' }, figures: { people: 7 } })
    expect(await overview('sales', 'WEEKS_12', 'above')).toBeNull()
    expect(await list('general', '', 'above')).toEqual([])
    expect(
      await ask(`medium(uuid: "${one}", unit: "${organisation.units.sales}", period: WEEKS_12) { title }`, 'above'),
    ).toBeNull()
    expect(await overview(null, 'WEEKS_12', 'member')).toBeNull()
  })
})

describe('one medium', () => {
  it('says where people of a course stop', async () => {
    const items = [await publish('First'), await publish('Second'), await publish('Third')]
    const { medium, items: parts } = await publishTestMedium(pool(), {
      ...{ kind: 'COURSE', title: 'Course', unit: organisation.units.school, items },
    })
    await learn([...each('class5a', 6, medium), ...each('school', 2, medium, { finished: 1 })])
    await pool().query(
      `insert into part_progress (enrolment, item) select e.uuid, i.item from enrolment e join person p on p.uuid = e.person
        join unnest($1::uuid[]) with ordinality i (item, place) on i.place <= case when e.completed_at is not null then 3 when p.subject < 'class5a4' then 2 else 1 end
        where e.medium = $2`,
      [parts, medium],
    )
    const found = (await ask(
      `medium(uuid: "${medium}", unit: "${organisation.units.general}", period: WEEKS_4) {
        title isManaged figures ${figures} parts { title reached stopped } versions { number } }`,
    )) as MediumStatistics
    expect(found).toMatchObject({ title: 'Course', isManaged: true, figures: { people: 8 }, versions: [{ number: 1 }] })
    expect(found.parts).toEqual([
      { title: 'First', reached: 8, stopped: 2 },
      { title: 'Second', reached: 6, stopped: 4 },
      { title: 'Third', reached: 2, stopped: 0 },
    ])
  })
})

describe('searches without a hit', () => {
  const search = (text: string) =>
    organisation.server.call(
      'query ($text: String!) { catalogue { media(page: { first: 5 }, locale: "de-DE", filter: { search: $text }) { items { uuid } } } }',
      { text },
      callerOf('pupil', people),
    )

  it('are counted folded, by language and day, from five on, and without those that may name a person', async () => {
    await publish('Fire safety')
    for (const text of ['Gabelstapler', ' gabelstapler', 'GABELSTAPLER', 'Gäbelstapler', 'gabelstapler'])
      await search(text)
    for (let time = 0; time < 6; time += 1) await search('ada@example.org')
    await search('Fire')
    await search('rarely')
    const { rows } = await pool().query('select locale, term, searches from missed_search order by term')
    expect(rows).toEqual([
      { locale: 'de', term: 'gabelstapler', searches: 5 },
      { locale: 'de', term: 'rarely', searches: 1 },
    ])
    expect(
      await ask('missedSearches(page: { first: 5 }, filter: { period: WEEKS_4 }) { items { term locale searches } }'),
    ).toEqual({
      items: [{ term: 'gabelstapler', locale: 'de', searches: 5 }],
    })
  })
})

describe('the export', () => {
  it('has what the list shows, and no number of what is hidden', async () => {
    const [one, two, three] = [await publish('One'), await publish('Two'), await publish('Three')]
    await learn([...each('class5a', 7, one), ...each('school', 3, two), ...each('school', 5, three)])
    const caller = callerOf('root', people)
    const started = read(
      await organisation.server.call(
        'mutation { mediaStatistics { exportMedia(filter: { period: WEEKS_12 }, sort: { field: TITLE, direction: ASCENDING }, format: CSV) { job { uuid } } } }',
        {},
        caller,
      ),
      ...['mediaStatistics', 'exportMedia', 'job', 'uuid'],
    ) as string
    const job = await vi.waitFor(async () => {
      const { data } = await organisation.server.call(
        `{ jobs { job(uuid: "${started}") { state fileUrl } } }`,
        {},
        caller,
      )
      expect(data).toMatchObject({ jobs: { job: { state: 'DONE' } } })
      return (data as { jobs: { job: { fileUrl: string } } }).jobs.job
    }, 10_000)
    const lines = (await (await fetch(organisation.server.url + job.fileUrl)).text()).split(/\r?\n/)
    expect(lines.find((line) => line.includes('One'))).toMatch(/One.Link.7.0.7.0/)
    for (const title of ['Two', 'Three']) expect(lines.find((line) => line.includes(title))).not.toMatch(/\d/)
  })
})

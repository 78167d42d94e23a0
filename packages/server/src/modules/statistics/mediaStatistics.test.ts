import { describe, expect, it } from 'vitest'
import type { MediumStatistics } from '@somo/graphql/schema'
import { startTestOrganisation } from '../../testing/testOrganisation.ts'
import { publishTestMedium } from '../learning/testing/testMedia.ts'
import {
  createStatisticsScenario,
  crowds,
  each,
  figures,
  statisticsPeople,
  statisticsTables,
  type Act,
} from './testing/statisticsScenario.ts'

const organisation = startTestOrganisation(statisticsPeople, statisticsTables)
const pool = () => organisation.server.database.pool
const { ask, learn, list, overview, publish, shown } = createStatisticsScenario(organisation)

describe('sums', () => {
  it('equal a full scan of the events, for each unit and period', async () => {
    const media = [await publish('One'), await publish('Two', 'QUIZ'), await publish('Three')]
    await learn(
      crowds.flatMap(({ name }, place) =>
        media.flatMap((medium, turn): Act[] => [
          {
            person: name,
            medium,
            started: 20 + ((place * 37 + turn * 53) % 340),
            score: 60 + place,
            seconds: 100 * (place + 1),
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
        const { meanSeconds: _, meanScore, completionRate, ...sums } = found
        const { meanScore: score, completionRate: rate, ...counts } = rows[0] ?? {}
        expect({ unit, period, ...sums }).toEqual({ unit, period, ...counts })
        // Hidden where fewer than 5 people are behind it, or behind its difference to another selection.
        if (typeof meanScore === 'number') expect(meanScore).toBeCloseTo(score ?? 0, 6)
        expect(completionRate).toBeCloseTo(rate ?? 0, 9)
      }
    expect((await overview('general', 'WEEKS_52'))?.figures?.meanScore).not.toBeNull()
  })

  it('have medians that equal a full scan of attempts, for a course of completions', async () => {
    const { medium: course } = await publishTestMedium(pool(), {
      kind: 'COURSE',
      title: 'Course',
      unit: organisation.units.school,
      items: [await publish('Part')],
    })
    const quiz = await publish('Quiz', 'QUIZ')
    await learn(
      crowds.flatMap(({ name }, place) =>
        [course, quiz].map((medium) => ({
          person: name,
          medium,
          started: 80,
          finished: (place * 13) % 70,
          score: (place * 17) % 100,
          seconds: 70 * (place + 1),
        })),
      ),
    )
    const middle = (value: string, kind: string) =>
      `percentile_cont(0.5) within group (order by round(${value})) filter (where kind = '${kind}')`
    for (const unit of ['general', 'school', 'sales'] as const)
      for (const [period, weeks] of [
        ['WEEKS_4', 4],
        ['WEEKS_12', 12],
      ] as const)
        for (const medium of [course, quiz]) {
          const { rows } = await pool().query<{ score: number | null; seconds: number | null }>(
            `select ${middle('score', 'ATTEMPT_ENDED')} as score,
              (60 * ${middle('(select sum(x.seconds) from learning_event x where x.enrolment = e.enrolment) / 60.0', medium === course ? 'COMPLETED' : 'ATTEMPT_ENDED')})::int as seconds
            from learning_event e where $1 = any(units) and medium = $2 and at >= week_of(now()) - $3::int * 7
            having count(*) filter (where kind = 'COMPLETED') >= 5`,
            [organisation.units[unit], medium, weeks],
          )
          const found = await ask(
            `medium(uuid: "${medium}", unit: "${organisation.units[unit]}", period: ${period}) { figures { people meanScore meanSeconds } medians { score seconds } }`,
          )
          const { figures: shownFigures, medians } = found as MediumStatistics
          // Hidden with the means, where fewer than 5 people are behind a difference.
          const isShown = typeof shownFigures?.meanSeconds === 'number'
          if (isShown) expect({ unit, period, medians }).toEqual({ unit, period, medians: rows[0] ?? null })
          else expect(medians?.score ?? medians?.seconds ?? null).toBeNull()
        }
  })

  it('of weeks are those of full weeks, without the running one', async () => {
    await learn(each('school', 6, await publish('One'), { started: 0 }))
    const found = await overview('general', 'WEEKS_4')
    expect(found?.figures).toMatchObject({ starts: 6, people: 6, completionRate: 0, meanScore: null })
    expect(found?.weeks.map(({ starts }) => starts)).toEqual([0, 0, 0, 0])
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
      items: [{ title: 'Two' }],
      pageInfo: { hasNext: false, hasPrevious: true },
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
      kind: 'COURSE',
      title: 'Course',
      unit: organisation.units.school,
      items,
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

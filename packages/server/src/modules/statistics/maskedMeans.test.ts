import { describe, expect, it } from 'vitest'
import { startTestOrganisation, type UnitName } from '../../testing/testOrganisation.ts'
import {
  createStatisticsScenario,
  each,
  statisticsPeople,
  statisticsTables,
  type Act,
} from './testing/statisticsScenario.ts'

const organisation = startTestOrganisation(statisticsPeople, statisticsTables)
const pool = () => organisation.server.database.pool
const { ask, learn, list, overview, publish } = createStatisticsScenario(organisation)

const periods = ['WEEKS_4', 'WEEKS_12', 'WEEKS_26', 'WEEKS_52'] as const
type Period = (typeof periods)[number]

/** The mean score and time of the first medium in the list; its medians are hidden with them. */
async function meansOf(unit: UnitName, period: Period) {
  const figures = (await list(unit, '', 'root', period))[0]?.figures
  const found = (await ask(
    `media(page: { first: 1 }, filter: { unit: "${organisation.units[unit]}", period: ${period} }) { items { medians { score seconds } } }`,
  )) as { items: { medians: { score: number | null; seconds: number | null } | null }[] }
  const medians = found.items[0]?.medians
  expect(typeof medians?.score === 'number').toBe(typeof figures?.meanScore === 'number')
  expect(typeof medians?.seconds === 'number').toBe(typeof figures?.meanSeconds === 'number')
  return { score: figures?.meanScore ?? null, seconds: figures?.meanSeconds ?? null }
}
const nothing = { score: null, seconds: null }
const scored = (score: number, finished = 10, started = finished + 1): Omit<Act, 'person' | 'medium'> => ({
  started,
  finished,
  score,
  seconds: score * 10,
})

describe('a mean of fewer than 5 people', () => {
  it('is hidden, however many attempts they made', async () => {
    const quiz = await publish('Quiz', 'QUIZ')
    await learn(each('school', 6, quiz))
    await learn(
      [1, 2, 3, 4, 5].map((cycle) => ({ person: 'class5a0', medium: quiz, cycle, ...scored(40), started: 11 })),
    )
    expect(await meansOf('general', 'WEEKS_12')).toEqual(nothing)
  })

  it('is not told by the difference of two periods', async () => {
    const quiz = await publish('Quiz', 'QUIZ')
    await learn([...each('class5a', 6, quiz, scored(80)), ...each('school', 2, quiz, scored(20, 100))])
    expect(await meansOf('general', 'WEEKS_12')).toEqual(nothing)
    expect(await meansOf('general', 'WEEKS_26')).toEqual({ score: 65, seconds: 650 })
    // The people of the class are the same in both periods, but the rest of the school in the longer one is small.
    expect(await meansOf('class5a', 'WEEKS_12')).toEqual(nothing)
  })

  it('is not told by the difference of two units in which more people began', async () => {
    const quiz = await publish('Quiz', 'QUIZ')
    await learn([
      ...each('class5a', 7, quiz, scored(90)),
      ...each('school', 5, quiz),
      ...each('sales', 6, quiz, scored(70)),
    ])
    await learn([{ person: 'school5', medium: quiz, ...scored(10) }])
    expect((await list('class5a'))[0]?.figures?.people).toBe(7)
    expect(await meansOf('class5a', 'WEEKS_12')).toEqual(nothing)
    expect(await meansOf('school', 'WEEKS_12')).toEqual({ score: 80, seconds: 800 })
    expect(await meansOf('sales', 'WEEKS_12')).toEqual({ score: 70, seconds: 700 })
  })

  it('is not told by the mean of all media, which has only those that are shown', async () => {
    const [quiz, other] = [await publish('Quiz', 'QUIZ'), await publish('Other', 'QUIZ')]
    await learn([...each('class5a', 6, quiz, scored(80)), ...each('school', 6, other)])
    await learn([{ person: 'sales0', medium: other, ...scored(10) }])
    expect((await overview('general'))?.figures).toMatchObject({ meanScore: 80, meanSeconds: 800 })
  })

  it('is no difference of any two selections that are shown', async () => {
    const quiz = await publish('Quiz', 'QUIZ')
    const people = [...each('class5a', 7, quiz), ...each('school', 6, quiz), ...each('sales', 6, quiz)]
    const days = [250, 120, 40, 9, 3]
    await learn(
      people.flatMap(({ person }, place) =>
        days.flatMap((day, turn): Act[] =>
          (place * 7 + turn * 3) % 10 < 7
            ? [{ person, medium: quiz, cycle: turn + 1, ...scored(place + 40, day) }]
            : [],
        ),
      ),
    )
    const selections: { unit: UnitName; weeks: number }[] = []
    for (const unit of ['general', 'school', 'class5a', 'sales'] as const)
      for (const period of periods)
        if ((await meansOf(unit, period)).score !== null) selections.push({ unit, weeks: Number(period.slice(6)) })
    expect(selections.length).toBeGreaterThan(3)
    for (const wide of selections)
      for (const narrow of selections) {
        const { rows } = await pool().query<{ people: number; isInside: boolean }>(
          `with e as (select person, $1 = any(units) and at >= week_of(now()) - $2::int * 7 as wide, $3 = any(units) and at >= week_of(now()) - $4::int * 7 as narrow
            from learning_event where kind = 'ATTEMPT_ENDED')
          select count(distinct person) filter (where wide and not narrow)::int as people, coalesce(bool_and(wide) filter (where narrow), true) as "isInside" from e`,
          [organisation.units[wide.unit], wide.weeks, organisation.units[narrow.unit], narrow.weeks],
        )
        if (rows[0]?.isInside) expect([1, 2, 3, 4], JSON.stringify({ wide, narrow })).not.toContain(rows[0].people)
      }
  })
})

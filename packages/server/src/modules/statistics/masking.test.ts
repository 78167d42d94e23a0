import { describe, expect, it, vi } from 'vitest'
import { callerOf, read, startTestOrganisation } from '../../testing/testOrganisation.ts'
import { createStatisticsScenario, each, statisticsPeople, statisticsTables } from './testing/statisticsScenario.ts'

const organisation = startTestOrganisation(statisticsPeople, statisticsTables)
const { learn, list, publish, shown } = createStatisticsScenario(organisation)

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
      shown('general'),
      shown('school'),
      shown('class5a'),
      shown('sales'),
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

describe('the export', () => {
  it('has what the list shows, and no number of what is hidden', async () => {
    const [one, two, three] = [await publish('One'), await publish('Two'), await publish('Three')]
    await learn([...each('class5a', 7, one), ...each('school', 3, two), ...each('school', 5, three)])
    const caller = callerOf('root', statisticsPeople)
    const started = read(
      await organisation.server.call(
        'mutation { mediaStatistics { exportMedia(filter: { period: WEEKS_12 }, sort: { field: TITLE, direction: ASCENDING }, format: CSV) { job { uuid } } } }',
        {},
        caller,
      ),
      'mediaStatistics',
      'exportMedia',
      'job',
      'uuid',
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

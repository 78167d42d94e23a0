import { describe, expect, it } from 'vitest'
import { callerOf, startTestOrganisation } from '../../../testing/testOrganisation.ts'
import { createStatisticsScenario, statisticsPeople, statisticsTables } from '../testing/statisticsScenario.ts'

const organisation = startTestOrganisation(statisticsPeople, statisticsTables)
const pool = () => organisation.server.database.pool
const { ask, publish } = createStatisticsScenario(organisation)

describe('searches without a hit', () => {
  const search = (text: string) =>
    organisation.server.call(
      'query ($text: String!) { catalogue { media(page: { first: 5 }, locale: "de-DE", filter: { search: $text }) { items { uuid } } } }',
      { text },
      callerOf('pupil', statisticsPeople),
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

import type { StatisticsPage } from '@somo/graphql/schema'
import { expect, it } from 'vitest'
import { startStatisticsScenario } from './testing/statisticsScenario.ts'

const { organisation, pool, ask, tiles, media, enrol, day } = startStatisticsScenario()

const names = ['pupil', 'seller', 'member', 'manager', 'above', 'root'] as const
const showScores = () =>
  pool().query(
    `insert into module_preference (module_name, key, value) values ('STATISTICS', 'MANAGER_DETAIL', 'SCORES')`,
  )

/** Filters whose means could be subtracted from that of all. */
async function narrowFilters(): Promise<string[]> {
  const medium = `medium: "${media.load}"`
  const moment = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  return [
    medium,
    `${medium}, state: [COMPLETED]`,
    `${medium}, unit: "${organisation.units.school}"`,
    `${medium}, completedBefore: "${moment(-3)}"`,
    `${medium}, completedBefore: "${moment(-2)}"`,
    `${medium}, asOf: "${await day(-3)}"`,
    `${medium}, asOf: "${await day(-2)}"`,
    `${medium}, search: "test"`,
  ]
}

it('no filter answers a score or a mean where scores are hidden', async () => {
  for (const [place, name] of names.entries()) await enrol(name, 'load', { done: -place - 1, score: 50 + place })
  for (const filter of await narrowFilters()) {
    expect((await tiles(filter, 'root')).meanScore, filter).toBeNull()
    const { items } = (await ask(
      'query',
      `rows(page: { first: 50 }, filter: { ${filter} }) { items { score } }`,
      'root',
    )) as StatisticsPage
    expect(
      items.filter(({ score }) => score !== null),
      filter,
    ).toEqual([])
  }
})

it('where scores are shown, the difference of two means tells what the list shows by name', async () => {
  await showScores()
  for (const [place, name] of names.entries()) await enrol(name, 'load', { done: -place - 1, score: 50 + place })
  const [all = '', , , narrow = ''] = await narrowFilters()
  expect((await tiles(all, 'root')).meanScore).toBe(52.5)
  // Three people of six: no mean of their own, and none by subtraction that the list does not have.
  expect((await tiles(narrow, 'root')).meanScore).toBeNull()
  const { items } = (await ask(
    'query',
    `rows(page: { first: 50 }, filter: { ${all} }) { items { score } }`,
    'root',
  )) as StatisticsPage
  expect(items.map(({ score }) => score).toSorted()).toEqual([50, 51, 52, 53, 54, 55])
})

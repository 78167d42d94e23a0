import {
  CountMediaStatisticsDocument,
  ExportMediaStatisticsDocument,
  MediaStatisticsDocument,
  MediaStatisticsOverviewDocument,
  MediumStatisticsDocument,
  MissedSearchesDocument,
} from '@somo/graphql/media-statistics'
import {
  CountMediumPeopleDocument,
  MediumCommentsDocument,
  MediumPeopleDocument,
  MediumRatingDistributionDocument,
} from '@somo/graphql/media-statistics-medium'
import { CategoryOptionsDocument } from '@somo/graphql/category-options'
import { QuizItemStatisticsDocument } from '@somo/graphql/quiz-statistics'
import { FindUnitsDocument } from '@somo/graphql/unit-finder'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { itemStatisticsFixture } from '../../domain/quiz/statistics/itemStatisticsFixture.ts'
import { browserDevice } from '../../platform/appearance/browserDevice.ts'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { preloadAll } from '../../testing/preloadAll.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { mediumChunk } from './MediaStatisticsScreen.tsx'
import {
  commentsFixture,
  mediaRowsFixture,
  mediumPeopleFixture,
  mediumStatisticsFixture,
  missedSearchesFixture,
  overviewFixture,
  statisticsId,
} from './statisticsFixture.ts'

beforeAll(() => preloadAll(mediumChunk))
beforeEach(() => browserDevice.change({ hasTables: false }))

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const sales = statisticsId(901)
const answers = [
  answer(MediaStatisticsOverviewDocument, { mediaStatistics: { overview: overviewFixture() } }),
  answer(MediaStatisticsDocument, { mediaStatistics: { media: { items: [...mediaRowsFixture], pageInfo } } }),
  answer(CountMediaStatisticsDocument, { mediaStatistics: { count: mediaRowsFixture.length } }),
  answer(MissedSearchesDocument, {
    mediaStatistics: { missedSearches: { items: [...missedSearchesFixture], pageInfo } },
  }),
  answer(MediumStatisticsDocument, { mediaStatistics: { medium: mediumStatisticsFixture() } }),
  answer(CategoryOptionsDocument, {
    categories: { tree: [{ uuid: statisticsId(801), parent: null, names: [{ locale: 'en', text: 'Safety' }] }] },
  }),
  answer(MediumPeopleDocument, {
    userStatistics: { detail: 'FULL', rows: { items: [...mediumPeopleFixture], pageInfo } },
  }),
  answer(CountMediumPeopleDocument, { userStatistics: { count: mediumPeopleFixture.length } }),
  answer(MediumRatingDistributionDocument, {
    ratings: { distribution: { average: 4.1, count: 20, stars: [1, 0, 3, 8, 8] } },
  }),
  answer(MediumCommentsDocument, ({ filter }) => ({
    ratings: {
      ofMedium: { items: commentsFixture.filter(({ stars }) => stars === (filter?.stars ?? stars)), pageInfo },
    },
  })),
  answer(FindUnitsDocument, {
    units: {
      tree: { nodes: [{ uuid: sales, parent: null, name: 'Sales', key: 'sales', displayedId: null }], hasMore: false },
    },
  }),
]
const button = (name: string | RegExp) => page.getByRole('button', { name })
const row = (name: RegExp) => page.getByRole('row', { name })

test('figures and media are those of the unit and period, and too few people have no number', async () => {
  await renderRoute('/media-statistics', { as: 'manager', answers })
  await expect.element(page.getByRole('term').filter({ hasText: 'Completion rate' })).toBeVisible()
  await expect.element(page.getByText('76%').first()).toBeVisible()
  await expect
    .element(row(/Load securing in road transport Course 412 313 398 76% 78% median 80% 1 h 24 min median 1 h 14 min/))
    .toBeVisible()
  const masked = row(/Working at heights/)
  await expect.element(masked.getByText('– too few').first()).toBeVisible()
  expect(masked.element().textContent).not.toMatch(/\d/)
})

test('period and unit stay in the address and apply to everything, the export included', async () => {
  const exported = answer(ExportMediaStatisticsDocument, {
    mediaStatistics: { exportMedia: { job: null, userErrors: [] } },
  })
  const { calls, router } = await renderRoute('/media-statistics', { as: 'manager', answers: [...answers, exported] })
  await button(/Last 12 weeks/).click()
  await page.getByRole('menuitemradio', { name: 'Last 26 weeks' }).click()
  await expect.poll(() => router.state.location.search).toBe('?weeks=26')
  await button(/Hamburg, with sub-units/).click()
  await page.getByRole('combobox', { name: 'Unit' }).fill('Sal')
  await page.getByRole('option', { name: /Sales/ }).click()
  await expect.poll(() => router.state.location.search).toBe(`?unit=${sales}&weeks=26`)
  await page.getByRole('columnheader', { name: 'People' }).getByRole('button').first().click()
  await expect.poll(() => router.state.location.search).toContain(`unit=${sales}&weeks=26`)
  const chosen = { unit: sales, period: 'WEEKS_26' }
  await expect.poll(() => calls(MediaStatisticsOverviewDocument).at(-1)).toEqual(chosen)
  await expect
    .poll(() => calls(MediaStatisticsDocument).at(-1))
    .toMatchObject({ filter: chosen, sort: { field: 'PEOPLE' } })
  await button(/Export/).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  await expect.poll(() => calls(ExportMediaStatisticsDocument)).toMatchObject([{ filter: chosen, format: 'CSV' }])
})

test('the list is narrowed to a category', async () => {
  const { calls } = await renderRoute(`/media-statistics?category=${statisticsId(801)}`, { as: 'manager', answers })
  await expect.element(button(/Category.*Safety/).first()).toBeVisible()
  expect(calls(MediaStatisticsDocument).at(-1)).toMatchObject({ filter: { category: statisticsId(801) } })
})

test('a medium lists its people of the unit, each with a link to the person', async () => {
  const { calls, router } = await renderRoute(`/media-statistics?medium=${statisticsId(1)}&weeks=4`, {
    as: 'manager',
    answers,
  })
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await expect.element(row(/Ada Adler 1042 Hamburg In progress 40% 71% 20\.11\.2026/)).toBeVisible()
  expect(calls(MediumPeopleDocument).at(-1)).toMatchObject({
    filter: { medium: statisticsId(1), unit: statisticsId(900) },
    sort: { field: 'NAME' },
  })
  await expect
    .element(page.getByRole('link', { name: /Ada Adler/ }))
    .toHaveAttribute('href', `/user-statistics?item=${statisticsId(1)}&open=${statisticsId(301)}`)
  await page.getByRole('columnheader', { name: 'Due' }).getByRole('button').first().click()
  await expect
    .poll(() => router.state.location.search)
    .toBe(`?medium=${statisticsId(1)}&weeks=4&tab=mediumPeople&sort=due`)
})

test('where managers see the status alone, the people have neither score nor last activity', async () => {
  const people = answer(MediumPeopleDocument, {
    userStatistics: { detail: 'STATUS_ONLY', rows: { items: [...mediumPeopleFixture], pageInfo } },
  })
  await renderRoute(`/media-statistics?medium=${statisticsId(1)}&tab=mediumPeople`, {
    as: 'manager',
    answers: [...answers, people],
    width: 360,
  })
  await expect.element(page.getByText(/Scores and times are not shown/)).toBeVisible()
  await expect.element(page.getByText('Last active')).not.toBeInTheDocument()
  expect(widerThanThePage()).toEqual([])
})

test('ratings are counted by stars, and a row shows its comments alone, without names', async () => {
  await renderRoute(`/media-statistics?medium=${statisticsId(1)}&tab=ratings`, { as: 'manager', answers })
  await expect.element(page.getByText('Too long for a short break.')).toBeVisible()
  await button('5 stars: 8 ratings, 40%').click()
  await expect.element(button('5 stars: 8 ratings, 40%')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('Too long for a short break.')).not.toBeInTheDocument()
  await expect.element(page.getByText('Clear pictures.')).toBeVisible()
  await button('Show all').click()
  await expect.element(page.getByText('Too long for a short break.')).toBeVisible()
})

test('the arrow keys go through the weeks, and a table takes the place of the chart', async () => {
  await renderRoute('/media-statistics', { as: 'manager', answers })
  const chart = page.getByRole('slider', { name: 'Starts and completions by week' })
  await expect.element(chart).toBeVisible()
  ;(chart.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(chart).toHaveAttribute('aria-valuetext', 'Week of 09.11.2026: 37 starts, 31 completions')
  await button('As table').click()
  await expect.element(row(/09\.11\.2026 37 31/)).toBeVisible()
  await expect.element(chart).not.toBeInTheDocument()
})

test('counting again keeps the old numbers until the new ones are there', async () => {
  const { calls } = await renderRoute('/media-statistics', { as: 'manager', answers })
  await expect.element(page.getByText('1,284').first()).toBeVisible()
  const before = calls(MediaStatisticsOverviewDocument).length
  await button(/As of/).click()
  await expect.poll(() => calls(MediaStatisticsOverviewDocument).length).toBe(before + 1)
  await expect.element(page.getByText('1,284').first()).toBeVisible()
})

test('a course says where people stop, and leads back with unit and period', async () => {
  await renderRoute(`/media-statistics?medium=${statisticsId(1)}&weeks=4`, { as: 'manager', answers })
  await expect.element(page.getByText(/76% of the people who started have finished/)).toBeVisible()
  await expect.element(row(/5\. Lashing with belts 382 45/)).toBeVisible()
  await expect
    .element(page.getByRole('navigation').getByRole('link', { name: 'Media statistics' }).first())
    .toHaveAttribute('href', expect.stringContaining('/media-statistics'))
  await expect.element(page.getByRole('link', { name: 'Edit medium' })).toBeVisible()
})

test('a quiz shows its questions, the hardest first', async () => {
  const quiz = answer(MediumStatisticsDocument, {
    mediaStatistics: { medium: mediumStatisticsFixture({ kind: 'QUIZ', title: 'Final quiz', parts: [] }) },
  })
  const items = answer(QuizItemStatisticsDocument, { quiz: { itemStatistics: [...itemStatisticsFixture] } })
  await renderRoute(`/media-statistics?medium=${statisticsId(1)}`, {
    as: 'manager',
    answers: [...answers, quiz, items],
  })
  await expect.element(row(/1\. What puts out burning petrol\? 42 71% 38%/)).toBeVisible()
  await expect.element(page.getByText(/These results cover everyone/)).toBeVisible()
})

test('without a network the page says so and asks again by itself, and nothing is wider than 360 pixels', async () => {
  const { answer: reply } = await renderRoute('/media-statistics?tab=searches', {
    as: 'manager',
    answers: [...answers, answer(MissedSearchesDocument, noNetwork)],
    width: 360,
  })
  await expect.element(button('Try again').first()).toBeVisible()
  reply(
    answer(MissedSearchesDocument, {
      mediaStatistics: { missedSearches: { items: [...missedSearchesFixture], pageInfo } },
    }),
  )
  await expect.element(page.getByText('forklift licence').first()).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})

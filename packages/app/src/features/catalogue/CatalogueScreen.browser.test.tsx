import {
  CatalogueDocument,
  CatalogueFacetsDocument,
  CatalogueMediumDocument,
  CountCatalogueDocument,
  DismissRecommendationDocument,
  EnrolDocument,
  RecommendationsDocument,
  WithdrawFromCatalogueDocument,
} from '@somo/graphql/catalogue'
import { MyMediumDocument } from '@somo/graphql/media'
import { PlayedMediumDocument } from '@somo/graphql/media-player'
import { UnreadNotificationsDocument } from '@somo/graphql/notification-count'
import { OfferedLearningPathsDocument } from '@somo/graphql/offered-paths'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { clearJournal } from '../../testing/clearJournal.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import {
  detailFixture,
  facetsFixture,
  offeredEnrolment,
  offeredMedia,
  offeredMedium,
  offeredPathsFixture,
  recommendationsFixture,
} from './catalogueFixture.ts'

beforeEach(clearJournal)

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const listed = (items = offeredMedia(), isNearest = false) =>
  answer(CatalogueDocument, { catalogue: { media: { items, pageInfo, isNearest } } })
const detail = (medium = offeredMedium(3)) =>
  answer(CatalogueMediumDocument, { catalogue: { medium: detailFixture({ medium }) } })
const answers = [
  listed(),
  answer(CountCatalogueDocument, { catalogue: { count: 7 } }),
  answer(CatalogueFacetsDocument, { catalogue: { facets: facetsFixture() } }),
  answer(RecommendationsDocument, { catalogue: { recommendations: recommendationsFixture() } }),
  answer(OfferedLearningPathsDocument, { learningPaths: { offered: [] } }),
]
const enrolled = (access: 'OPEN' | 'REQUESTED') =>
  answer(EnrolDocument, { learning: { enrol: { enrolment: { uuid: 'e', access }, userErrors: [] } } })

const open = (address = '/catalogue', parts: Parameters<typeof renderRoute>[1] = {}) =>
  renderRoute(address, { as: 'learner', answers, ...parts })
const list = () => page.getByRole('list', { name: 'Media in the catalogue' })
const card = (name: string) => list().getByRole('listitem').filter({ hasText: name })

test('the address says what is searched, filtered and in which order', async () => {
  const category = facetsFixture().categories[0]?.uuid ?? ''
  const { calls } = await open(
    `/catalogue?q=briefing&kind=COURSE&category=${category}&duration=SHORT&language=de&sort=title`,
  )
  await expect.element(page.getByRole('heading', { level: 2, name: '7 results for “briefing”' })).toBeVisible()
  const filter = { search: 'briefing', kind: ['COURSE'], category, duration: ['SHORT'], language: ['de'] }
  expect(calls(CatalogueDocument)[0]).toMatchObject({ filter, sort: { field: 'TITLE', direction: 'ASCENDING' } })
  expect(calls(CatalogueFacetsDocument)[0]).toMatchObject({ filter })
  expect(calls(RecommendationsDocument)).toEqual([])
})

test('a card says the mean rating, its page also how many there are', async () => {
  await open('/catalogue', { answers: [...answers, detail(offeredMedium(3, { rating: { average: 4.3, count: 23 } }))] })
  const lorries = card('Securing loads on lorries')
  await expect.element(lorries.getByRole('img', { name: '4.3 of 5 stars' })).toBeVisible()
  await expect.element(card('Site rules').getByRole('img', { name: /stars/ })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Data protection in customer calls' }).click()
  await expect.element(page.getByRole('img', { name: '4.3 of 5 stars' })).toBeVisible()
  await expect.element(page.getByText(/\(23 ratings\)/)).toBeVisible()
})

test('facets and categories narrow the list through the address', async () => {
  const { router, calls } = await open()
  await page.getByRole('checkbox', { name: 'Video' }).click()
  await expect.poll(() => router.state.location.search).toBe('?kind=VIDEO')
  await page.getByRole('treeitem', { name: /Occupational safety/ }).click()
  await expect.poll(() => router.state.location.search).toContain('category=')
  await expect.poll(() => calls(CatalogueDocument).at(-1)).toMatchObject({ filter: { kind: ['VIDEO'] } })
})

test('what is open is started, and leads into the player', async () => {
  const { router, calls } = await open('/catalogue', {
    answers: [...answers, enrolled('OPEN'), answer(PlayedMediumDocument, { learning: { ofMedium: null } })],
  })
  await card('Data protection in customer calls').getByRole('button', { name: 'Start' }).click()
  await expect
    .poll(() => `${router.state.location.pathname}${router.state.location.search}`)
    .toMatch(/^\/media\?.*view=play/)
  expect(calls(EnrolDocument)).toEqual([{ medium: offeredMedium(3).uuid, locale: 'en' }])
})

test('what needs approval is requested, and a refusal says why', async () => {
  const refusal = { enrol: { enrolment: null, userErrors: [{ code: 'WRONG_STATE' as const, path: ['medium'] }] } }
  const { answer: reply } = await open('/catalogue', {
    answers: [...answers, answer(EnrolDocument, { learning: refusal })],
  })
  const request = card('Leading a safety briefing').getByRole('button', { name: 'Request' })
  await request.click()
  await expect.element(page.getByText(/“Leading a safety briefing” was not changed/)).toBeVisible()
  reply(enrolled('REQUESTED'))
  await request.click()
  await expect.element(page.getByText(/You requested “Leading a safety briefing”/)).toBeVisible()
})

test('a card leads to the page of the medium and back to the same search', async () => {
  const { router } = await open('/catalogue?q=calls', { answers: [...answers, detail()] })
  await page.getByRole('link', { name: 'Data protection in customer calls' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Data protection in customer calls' })).toBeVisible()
  await expect.element(page.getByText('Contact: Rosa Lindacher')).toBeVisible()
  await page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'Catalogue' }).click()
  await expect.poll(() => router.state.location.search).toBe('?q=calls')
})

test('a request is withdrawn on its page by keyboard', async () => {
  const enrolment = offeredEnrolment({
    access: 'REQUESTED',
    state: 'NOT_STARTED',
    action: 'NONE',
    progress: 0,
    requestedAt: '2026-11-20T08:00:00.000Z',
  })
  const { calls } = await open(`/catalogue?medium=${offeredMedium(3).uuid}`, {
    answers: [
      detail(offeredMedium(3, { booking: 'REQUEST', enrolment })),
      answer(WithdrawFromCatalogueDocument, {
        learning: { withdraw: { enrolment: { uuid: enrolment.uuid, access: 'CLOSED' }, userErrors: [] } },
      }),
    ],
  })
  await expect.element(page.getByText(/You requested this on/)).toBeVisible()
  page.getByRole('button', { name: 'Withdraw request' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Your request for .* was withdrawn/)).toBeVisible()
  expect(calls(WithdrawFromCatalogueDocument)).toHaveLength(1)
})

test('a recommendation is dismissed', async () => {
  const { calls } = await open('/catalogue', {
    answers: [...answers, answer(DismissRecommendationDocument, { catalogue: { dismiss: { userErrors: [] } } })],
  })
  const recommended = page.getByRole('list', { name: 'Recommended for you' })
  await recommended.getByRole('button', { name: 'Not interested' }).first().click()
  await expect.element(page.getByText(/“Giving feedback” will not be recommended again/)).toBeVisible()
  expect(calls(DismissRecommendationDocument)).toHaveLength(1)
})

test('a search without a match shows the nearest titles', async () => {
  await open('/catalogue?q=breifing', { answers: [...answers, listed(offeredMedia().slice(0, 1), true)] })
  await expect.element(page.getByText('Nothing found for “breifing”. These titles are the closest.')).toBeVisible()
})

test('without a network the page says so and asks again', async () => {
  const { answer: reply } = await open('/catalogue', {
    answers: [
      answer(UnreadNotificationsDocument, noNetwork),
      answer(CatalogueDocument, noNetwork),
      answer(CountCatalogueDocument, noNetwork),
      answer(CatalogueFacetsDocument, noNetwork),
      answer(RecommendationsDocument, noNetwork),
      answer(OfferedLearningPathsDocument, noNetwork),
    ],
  })
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  reply(...answers)
  await retry.click()
  await expect.element(card('Forklift licence')).toBeVisible()
})

test('on a phone the filters are in a sheet, and nothing is wider than the page, in Swahili too', async () => {
  const { router } = await open('/catalogue', { width: 360, locale: 'sw' })
  await expect.element(page.getByRole('heading', { level: 3, name: 'Forklift licence' })).toBeVisible()
  expect(widerThanThePage()).toEqual([])
  await page.getByRole('button', { name: 'Chuja' }).click()
  await page.getByRole('checkbox', { name: 'Video' }).click()
  await expect.poll(() => router.state.location.search).toBe('?kind=VIDEO')
  expect(widerThanThePage()).toEqual([])
})

test('a learning path is begun from the catalogue', async () => {
  const { router } = await open('/catalogue', {
    answers: [
      ...answers,
      answer(OfferedLearningPathsDocument, { learningPaths: { offered: offeredPathsFixture() } }),
      enrolled('OPEN'),
      answer(MyMediumDocument, { learning: { ofMedium: null } }),
    ],
  })
  await expect.element(page.getByRole('link', { name: 'Forklift driver' })).toBeVisible()
  await page.getByRole('button', { name: 'Start Your first weeks' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/media')
})

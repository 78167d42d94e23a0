import { UnreadNotificationsDocument } from '@somo/graphql/notification-count'
import {
  DismissMediumDocument,
  OwnRatingsDocument,
  RateableMediumDocument,
  RateMediumDocument,
  RatingCountsDocument,
  UnratedMediaDocument,
  WithdrawRatingDocument,
} from '@somo/graphql/my-ratings'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { rateableFixture, ratingFixture, ratingsFixture, unratedFixture } from './ratingsFixture.ts'

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const answers = [
  answer(UnratedMediaDocument, { ratings: { unrated: { items: unratedFixture(), pageInfo } } }),
  answer(OwnRatingsDocument, { ratings: { mine: { items: ratingsFixture(), pageInfo } } }),
  answer(RatingCountsDocument, { ratings: { counts: { unrated: 2, given: 3 } } }),
  answer(RateableMediumDocument, { ratings: { rateable: rateableFixture() } }),
]
const rated = (userErrors: { code: 'CHANGED_MEANWHILE' | 'TOO_LONG'; path: string[] }[] = []) =>
  answer(RateMediumDocument, { rating: { rate: { rating: ratingFixture(1), userErrors } } })

const heading = (name: RegExp) => page.getByRole('heading', { level: 2, name })
const starsOf = (title: string) => page.getByRole('radiogroup', { name: `Rate “${title}”` })
const publish = page.getByRole('button', { name: 'Publish rating' })
const form = page.getByRole('radiogroup', { name: /How was it/ })
const medium = rateableFixture().medium.uuid

test('a star pressed in the list opens the form with it, and nothing is published before the button', async () => {
  const { calls, router } = await renderRoute('/my-ratings', { as: 'learner', answers: [...answers, rated()] })
  await starsOf('Making a case in writing').getByRole('radio', { name: '4 of 5 stars' }).click()
  await expect.element(publish).toBeVisible()
  expect(router.state.location.search).toBe(`?open=${medium}`)
  await expect.element(page.getByText('Rating in progress')).toBeVisible()
  await expect.element(form.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked()
  expect(calls(RateMediumDocument)).toEqual([])
  await page.getByRole('textbox', { name: /Comment/ }).fill('The peer feedback helped me most.')
  await page.getByRole('radio', { name: /Anonymously/ }).click()
  await publish.click()
  await expect.element(page.getByText(/Your rating of “Making a case in writing” was published/)).toBeVisible()
  expect(calls(RateMediumDocument)).toEqual([
    {
      medium,
      revision: null,
      locale: 'en',
      input: { stars: 4, comment: 'The peer feedback helped me most.', isAnonymous: true },
    },
  ])
  await expect.poll(() => router.state.location.search).toBe('')
})

test('by keyboard the form is filled in and sent; without stars it says what is missing', async () => {
  const { calls } = await renderRoute(`/my-ratings?open=${medium}`, { as: 'learner', answers: [...answers, rated()] })
  await expect.element(publish).toBeVisible()
  publish.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Choose 1 to 5 stars.').first()).toBeVisible()
  form.getByRole('radio', { name: '1 of 5 stars' }).element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(form.getByRole('radio', { name: '3 of 5 stars' })).toBeChecked()
  publish.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => calls(RateMediumDocument)).toHaveLength(1)
  expect(calls(RateMediumDocument)[0]).toMatchObject({ input: { stars: 3, comment: null, isAnonymous: false } })
})

test('a rating is edited with its revision; one changed elsewhere is not overwritten unasked', async () => {
  const rating = ratingFixture(11)
  const { answer: reply, calls } = await renderRoute('/my-ratings?tab=given', {
    as: 'learner',
    answers: [
      ...answers,
      answer(RateableMediumDocument, { ratings: { rateable: rateableFixture(rating) } }),
      rated([{ code: 'CHANGED_MEANWHILE', path: [] }]),
    ],
  })
  await page.getByRole('button', { name: 'Edit' }).first().click()
  const save = page.getByRole('button', { name: 'Save rating' })
  await expect.element(save).toBeVisible()
  reply(
    answer(RateableMediumDocument, { ratings: { rateable: rateableFixture({ ...rating, revision: 5, stars: 1 }) } }),
  )
  await save.click()
  await expect.element(page.getByText(/You changed this rating elsewhere/).first()).toBeVisible()
  reply(rated())
  await save.click()
  await expect.element(page.getByText(/Your rating of “Forces and friction” was saved/)).toBeVisible()
  expect(calls(RateMediumDocument).map(({ revision }) => revision)).toEqual([1, 5])
})

test('a rating is withdrawn; why not is told', async () => {
  const rating = ratingFixture(11)
  const withdrawn = (userErrors: { code: 'CHANGED_MEANWHILE'; path: string[] }[] = []) =>
    answer(WithdrawRatingDocument, { rating: { withdraw: { rating: { ...rating, state: 'WITHDRAWN' }, userErrors } } })
  const { answer: reply } = await renderRoute(`/my-ratings?tab=given&open=${rating.medium.uuid}`, {
    as: 'learner',
    answers: [
      ...answers,
      answer(RateableMediumDocument, { ratings: { rateable: rateableFixture(rating) } }),
      withdrawn([{ code: 'CHANGED_MEANWHILE', path: [] }]),
    ],
  })
  const withdraw = page.getByRole('button', { name: 'Withdraw rating' })
  await withdraw.click()
  await expect.element(page.getByText(/“Forces and friction” was not changed/)).toBeVisible()
  reply(withdrawn())
  await withdraw.click()
  await expect.element(page.getByText(/was withdrawn. It no longer counts/)).toBeVisible()
})

test('a medium is dismissed, and the lists are asked for again', async () => {
  const { calls } = await renderRoute('/my-ratings', {
    as: 'learner',
    answers: [...answers, answer(DismissMediumDocument, { rating: { dismiss: true } })],
  })
  await page.getByRole('button', { name: 'Don’t ask again' }).last().click()
  await expect.element(page.getByText(/You won’t be asked to rate “Linear functions” again/)).toBeVisible()
  expect(calls(DismissMediumDocument)).toEqual([{ medium: unratedFixture()[1]?.medium.uuid }])
  expect(calls(UnratedMediaDocument)).toHaveLength(2)
})

test('without a network the page says so and asks again', async () => {
  const { answer: reply } = await renderRoute('/my-ratings', {
    as: 'learner',
    answers: [
      answer(UnreadNotificationsDocument, noNetwork),
      answer(UnratedMediaDocument, noNetwork),
      answer(RatingCountsDocument, noNetwork),
    ],
  })
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  reply(...answers)
  await retry.click()
  await expect.element(heading(/Linear functions/)).toBeVisible()
})

test('a medium that was not completed says that there is nothing to rate', async () => {
  await renderRoute(`/my-ratings?open=${medium}`, {
    as: 'learner',
    answers: [...answers, answer(RateableMediumDocument, { ratings: { rateable: null } })],
  })
  await expect.element(page.getByRole('heading', { name: 'Rate', exact: true })).toBeVisible()
  await expect.element(publish).not.toBeInTheDocument()
})

test.each(['sw', 'de'] as const)('on a phone nothing is wider than the page, in %s', async (locale) => {
  await renderRoute('/my-ratings?tab=given', { as: 'learner', answers, width: 360, locale })
  await expect.element(heading(/Forces and friction/)).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})

import { BookEventDocument, EventOfferDocument, WithdrawFromEventDocument } from '@somo/graphql/event-offer'
import { PlayedMediumDocument, StartAttemptDocument } from '@somo/graphql/media-player'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, type Answer } from '../../../../testing/apiFixture.ts'
import { clearJournal } from '../../../../testing/clearJournal.ts'
import { widerThanThePage } from '../../../../testing/overflow.ts'
import { renderRoute } from '../../../../testing/renderRoute.tsx'
import { attemptFixture, contentFixture, courseUuid, enrolmentFixture, mediumFixture } from '../../playerFixture.ts'
import { offerFixture, sessionFixture, sessionUuid } from './eventFixture.ts'
import type { Offer } from './useEventOffer.ts'

const event = { ...enrolmentFixture().medium, kind: 'EVENT' as const, title: 'First aid course' }
const enrolment = enrolmentFixture({ medium: event, parts: null, completedParts: null })
const attempt = attemptFixture({ content: contentFixture({ kind: 'EVENT', url: null, completionRule: 'ATTENDED' }) })
const offered = (offer: Offer) => answer(EventOfferDocument, { events: { offer } })

const open = (offer: Offer, more: readonly Answer[] = [], width = 1280) =>
  renderRoute(`/media?medium=${courseUuid}&view=play`, {
    as: 'learner',
    width,
    answers: [
      answer(PlayedMediumDocument, { learning: { ofMedium: mediumFixture({ enrolment, outline: [] }) } }),
      answer(StartAttemptDocument, { learning: { start: { attempt, userErrors: [] } } }),
      offered(offer),
      ...more,
    ],
  })

const button = (name: string | RegExp) => page.getByRole('button', { name })

beforeEach(clearJournal)

test('a date is booked by keyboard, and its seat can be given up', async () => {
  const own = { ...offerFixture(), session: sessionUuid(1), state: 'REGISTERED' as const }
  const booked = { ...own, sessions: [sessionFixture(1, { joinUrl: 'https://meet.example/aid' })] }
  const { answer: reply, calls } = await open(offerFixture(), [
    answer(BookEventDocument, { event: { book: { offer: booked, userErrors: [] } } }),
    answer(WithdrawFromEventDocument, { event: { withdraw: { offer: offerFixture(), userErrors: [] } } }),
  ])
  const book = button('Book 01.12.2026')
  await expect.element(book).toBeVisible()
  reply(offered(booked))
  book.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/You have a seat/)).toBeVisible()
  expect(calls(BookEventDocument)).toMatchObject([{ session: sessionUuid(1) }])
  await expect
    .element(page.getByRole('link', { name: /Open the online meeting/ }))
    .toHaveAttribute('href', 'https://meet.example/aid')
  reply(offered(offerFixture({ session: sessionUuid(1), state: 'WITHDRAWN' })))
  await button('Unregister').click()
  expect(calls(WithdrawFromEventDocument)).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unregister' }).click()
  await expect.element(book).toBeVisible()
  expect(calls(WithdrawFromEventDocument)).toHaveLength(1)
})

test('a full date offers its waiting list, or says that it is full, on a phone too', async () => {
  await open(offerFixture(), [], 360)
  await expect.element(button('Join the waiting list of 02.12.2026')).toBeVisible()
  await expect.element(page.getByText('Fully booked')).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})

test('a seat that was taken meanwhile is told, with what to do', async () => {
  await open(offerFixture(), [
    answer(BookEventDocument, {
      event: { book: { offer: offerFixture(), userErrors: [{ code: 'LOCKED', path: ['session'] }] } },
    }),
  ])
  await button('Book 01.12.2026').click()
  await expect.element(page.getByText(/All seats have just been taken\. Choose another date\./)).toBeVisible()
})

test('a cancelled date tells its reason, and another one can be booked', async () => {
  const sessions = [sessionFixture(1, { cancelReason: 'The trainer is ill' }), sessionFixture(2)]
  await open(offerFixture({ sessions, session: sessionUuid(1), state: 'CANCELLED' }))
  await expect.element(page.getByText('Cancelled: The trainer is ill')).toBeVisible()
  await expect.element(button('Book 02.12.2026')).toBeVisible()
})

test('an event without dates says so', async () => {
  await open(offerFixture({ sessions: [] }))
  await expect.element(page.getByText('No dates yet')).toBeVisible()
})

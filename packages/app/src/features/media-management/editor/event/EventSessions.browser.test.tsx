import { CategoryOptionsDocument } from '@somo/graphql/category-options'
import {
  BookSessionForDocument,
  EventBookingsDocument,
  EventSessionsDocument,
  GiveSeatDocument,
  TakeOffSessionDocument,
} from '@somo/graphql/event-sessions'
import { MediumDocument } from '@somo/graphql/medium-editor'
import { MediumUploadLimitsDocument } from '@somo/graphql/medium-upload'
import { FindPeopleDocument } from '@somo/graphql/person-finder'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, type Answer } from '../../../../testing/apiFixture.ts'
import { widerThanThePage } from '../../../../testing/overflow.ts'
import { renderRoute } from '../../../../testing/renderRoute.tsx'
import { mediumFixture, mediumId } from '../../mediaManagementFixture.ts'
import type { EventBooking, EventSession } from './useEventSessions.ts'

const session: EventSession = {
  uuid: mediumId(60),
  startsAt: '2099-03-01T06:00:00.000Z',
  day: '2099-03-01',
  from: '09:00',
  to: '11:00',
  zone: 'Africa/Nairobi',
  place: 'Hall B',
  joinUrl: null,
  trainer: null,
  seats: 1,
  registered: 1,
  waiting: 1,
  hasWaitingList: true,
  cancelReason: null,
  revision: 1,
}
const booking = (number: number, name: string, state: EventBooking['state']): EventBooking => ({
  uuid: mediumId(number),
  name,
  state,
  bookedAt: '2099-01-01T06:00:00.000Z',
})
const amina = booking(71, 'Amina Juma', 'REGISTERED')
const ben = booking(72, 'Ben Krause', 'WAITING')
const done = (bookings: readonly EventBooking[]) => ({ bookings: [...bookings], userErrors: [] })
const refused = (code: 'LOCKED' | 'WRONG_STATE') => ({
  bookings: [amina, ben],
  userErrors: [{ code, path: ['booking'] }],
})

/** Opens the dialog of a session, with the people who booked it. */
async function openAttendance(bookings: readonly EventBooking[], answers: readonly Answer[], width?: number) {
  const rendered = await renderRoute(`/media-management?medium=${mediumId(1)}&tab=content`, {
    answers: [
      answer(MediumDocument, { media: { medium: mediumFixture({ kind: 'EVENT' }) } }),
      answer(CategoryOptionsDocument, { categories: { tree: [] } }),
      answer(MediumUploadLimitsDocument, {
        media: { uploadLimits: { scorm: 1, video: 1, audio: 1, pdf: 1, captions: 1 } },
      }),
      answer(EventSessionsDocument, { events: { sessions: [session] } }),
      answer(EventBookingsDocument, { events: { bookings: [...bookings] } }),
      ...answers,
    ],
    ...(width !== undefined && { width }),
  })
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Attendance' }).click()
  return { ...rendered, dialog: page.getByRole('dialog', { name: 'Attendance' }) }
}

test('a session is booked for another person with the keyboard, and a refusal stands at the field', async () => {
  const person = {
    uuid: mediumId(80),
    name: 'Carla Otieno',
    email: 'carla@example.org',
    username: null,
    displayedId: null,
  }
  const {
    answer: reply,
    calls,
    dialog,
  } = await openAttendance(
    [amina],
    [
      answer(FindPeopleDocument, { users: { users: { items: [person] } } }),
      answer(BookSessionForDocument, { event: { bookFor: refused('LOCKED') } }),
    ],
  )
  const field = dialog.getByRole('combobox', { name: /^Person/ })
  await field.fill('Carla')
  await expect.element(page.getByRole('option', { name: /^Carla Otieno/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await dialog.getByRole('button', { name: 'Book for this person' }).click()
  await expect.element(field).toHaveAccessibleDescription(/All seats are taken/)
  const booked = [amina, booking(73, 'Carla Otieno', 'REGISTERED')]
  reply(answer(BookSessionForDocument, { event: { bookFor: done(booked) } }))
  reply(answer(EventBookingsDocument, { events: { bookings: booked } }))
  await dialog.getByRole('button', { name: 'Book for this person' }).click()
  await expect.element(page.getByText(/Session booked for Carla Otieno/)).toBeVisible()
  await expect.element(dialog.getByRole('listitem').filter({ hasText: 'Carla Otieno' })).toBeVisible()
  expect(calls(BookSessionForDocument)).toEqual(
    Array.from({ length: 2 }, () => ({ session: session.uuid, person: person.uuid })),
  )
})

test('a seat is given to somebody who waits once one is free, also at 360 px', async () => {
  const {
    answer: reply,
    calls,
    dialog,
  } = await openAttendance(
    [amina, ben],
    [
      answer(GiveSeatDocument, { event: { giveSeat: refused('LOCKED') } }),
      answer(TakeOffSessionDocument, { event: { takeOff: done([ben]) } }),
    ],
    360,
  )
  const give = dialog.getByRole('button', { name: 'Give seat to Ben Krause' })
  await give.click()
  await expect.element(dialog.getByText(/All seats are taken/)).toBeVisible()
  expect(widerThanThePage()).toEqual([])

  await dialog.getByRole('button', { name: 'Remove Amina Juma' }).click()
  const question = page.getByRole('dialog', { name: 'Remove Amina Juma from this session?' })
  await question.getByRole('checkbox').click({ force: true })
  reply(answer(EventBookingsDocument, { events: { bookings: [ben] } }))
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(calls(TakeOffSessionDocument)).toEqual([{ session: session.uuid, booking: amina.uuid, isSeatPassedOn: false }])

  const seated = booking(72, 'Ben Krause', 'REGISTERED')
  reply(answer(GiveSeatDocument, { event: { giveSeat: done([seated]) } }))
  reply(answer(EventBookingsDocument, { events: { bookings: [seated] } }))
  await give.click()
  await expect.element(give).not.toBeInTheDocument()
  await expect.element(dialog.getByText('Registered')).toBeVisible()
})

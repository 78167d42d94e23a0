import { UnreadNotificationsDocument } from '@somo/graphql/notification-count'
import {
  MarkAllNotificationsReadDocument,
  NotificationsDocument,
  SetNotificationsReadDocument,
  UndoMarkAllNotificationsReadDocument,
} from '@somo/graphql/notifications'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notificationId, notificationsFixture } from '../domain/notification/notificationsFixture.ts'
import { answer, noNetwork } from '../testing/apiFixture.ts'
import { widerThanThePage } from '../testing/overflow.ts'
import { renderRoute } from '../testing/renderRoute.tsx'

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const listed = (items = notificationsFixture) =>
  answer(NotificationsDocument, { notifications: { list: { items: [...items], pageInfo } } })
const counted = (unreadCount: number) => answer(UnreadNotificationsDocument, { notifications: { unreadCount } })
const bell = (name: string | RegExp = /^Notifications/) => page.getByRole('button', { name })
const panel = page.getByRole('dialog', { name: 'Notifications' })
const entry = (name: string | RegExp) => panel.getByRole('link', { name })

test('the bell names how many are unread; opening it marks nothing and groups them by day', async () => {
  const { calls } = await renderRoute('/dashboard', { answers: [counted(3), listed()] })
  await bell('Notifications, 3 unread').click()
  await expect.element(entry('Fire safety is overdue')).toBeVisible()
  await expect.element(panel.getByText('09.12.2026', { exact: false })).toBeVisible()
  await expect.element(panel.getByRole('heading', { name: 'Earlier' })).toBeVisible()
  await expect.element(entry('You earned “Safe on the road”')).toBeVisible()
  expect(calls(SetNotificationsReadDocument)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(bell()).toHaveFocus()
})

test('J and K move, U changes whether one is read, and Enter opens it as read', async () => {
  const { calls, router } = await renderRoute('/dashboard', {
    answers: [
      counted(3),
      listed(),
      answer(SetNotificationsReadDocument, { notification: { setRead: { unreadCount: 2 } } }),
    ],
  })
  await bell().click()
  await expect.element(entry('Fire safety is overdue')).toBeVisible()
  await userEvent.keyboard('jj')
  await expect.element(entry('Fire safety is overdue')).toHaveFocus()
  await userEvent.keyboard('u')
  await expect.poll(() => calls(SetNotificationsReadDocument)).toEqual([{ uuids: [notificationId(3)], isRead: true }])
  await userEvent.keyboard('k')
  await expect.element(entry(/First aid: practice day/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.search).toBe('?seen=1')
  expect(calls(SetNotificationsReadDocument)[1]).toEqual({ uuids: [notificationId(4)], isRead: true })
})

test('all are marked as read, and that is undone', async () => {
  const readAt = '2026-11-24T07:00:00.123Z'
  const { calls } = await renderRoute('/dashboard', {
    answers: [
      counted(3),
      listed(),
      answer(MarkAllNotificationsReadDocument, { notification: { markAllRead: { readAt, unreadCount: 0 } } }),
      answer(UndoMarkAllNotificationsReadDocument, { notification: { undoMarkAllRead: { unreadCount: 3 } } }),
    ],
  })
  await bell().click()
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.element(page.getByText(/All notifications marked as read\./)).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => calls(UndoMarkAllNotificationsReadDocument)).toEqual([{ readAt }])
})

test('what arrives while it is open waits behind a button', async () => {
  const { answer: reply } = await renderRoute('/dashboard', {
    answers: [
      counted(1),
      listed(notificationsFixture.slice(1)),
      answer(SetNotificationsReadDocument, { notification: { setRead: { unreadCount: 1 } } }),
    ],
  })
  await bell().click()
  await expect.element(entry('Fire safety is overdue')).toBeVisible()
  reply(listed())
  // Any change asks for the list anew, as the clock does each minute.
  await userEvent.keyboard('ju')
  await panel.getByRole('button', { name: 'Show new notifications: 1' }).click()
  await expect.element(entry(/First aid: practice day/)).toBeVisible()
})

test('without anything, and without a network, it says so', async () => {
  const { answer: reply } = await renderRoute('/dashboard', { answers: [counted(0), listed([])] })
  await bell('Notifications').click()
  await expect.element(panel.getByRole('heading', { name: 'Nothing new' })).toBeVisible()
  await expect.element(entry('Notification settings')).toHaveAttribute('href', '/my-profile?tab=notifications')
  await userEvent.keyboard('{Escape}')
  reply(answer(NotificationsDocument, noNetwork))
  await bell('Notifications').click()
  await expect.element(panel.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('at 360 px it is a sheet over the page', async () => {
  await renderRoute('/dashboard', { answers: [counted(3), listed()], width: 360 })
  await bell().click()
  await expect.element(entry('Fire safety is overdue')).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'Close' })).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})

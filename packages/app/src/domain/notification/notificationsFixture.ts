import type { NotificationItem } from './notificationTexts.ts'

/** A uuid by its number. */
export const notificationId = (place: number): string =>
  `0199aa10-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`

const value = (name: string, change: Partial<NotificationItem['values'][number]>) => ({
  name,
  text: null,
  number: null,
  day: null,
  moment: null,
  ...change,
})

/** One notification; unread unless `readAt` is set. */
export const notificationFixture = (place: number, change: Partial<NotificationItem> = {}): NotificationItem => ({
  uuid: notificationId(place),
  event: 'ASSIGNED',
  values: [value('title', { text: 'Fire safety' }), value('due', { day: '2026-12-01' })],
  address: '/dashboard?seen=1',
  createdAt: '2026-11-24T06:30:00.000Z',
  readAt: null,
  ...change,
})

/** Three of a day, and one of the day before. */
export const notificationsFixture: readonly NotificationItem[] = [
  notificationFixture(4, {
    event: 'EVENT_SESSION_CHANGED',
    values: [
      value('title', { text: 'First aid: practice day' }),
      value('at', { moment: '2026-12-09T08:00:00.000Z' }),
      value('place', { text: 'Room 2.14' }),
    ],
    createdAt: '2026-11-24T06:20:00.000Z',
  }),
  notificationFixture(3, { event: 'OVERDUE', createdAt: '2026-11-24T06:10:00.000Z' }),
  notificationFixture(2, { createdAt: '2026-11-24T06:00:00.000Z', readAt: '2026-11-24T06:05:00.000Z' }),
  notificationFixture(1, {
    event: 'BADGE_EARNED',
    values: [value('badge', { text: 'Safe on the road' })],
    createdAt: '2026-11-23T08:00:00.000Z',
  }),
]

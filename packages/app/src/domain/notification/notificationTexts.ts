import type { NotificationEvent } from '@somo/graphql/schema'
import type { NotificationsQuery } from '@somo/graphql/notifications'
import {
  Award,
  BookOpen,
  CalendarClock,
  CalendarX2,
  ClipboardCheck,
  ClipboardList,
  Clock,
  FileBadge,
  Inbox,
  Mail,
  Megaphone,
  Receipt,
  TriangleAlert,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { IntlShape } from 'react-intl'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import { actionMessages, panelMessages } from './notificationMessages.ts'

export type NotificationItem = NotificationsQuery['notifications']['list']['items'][number]

interface Look {
  readonly glyph: LucideIcon
  readonly action: Message
}

/** Glyph and button of each event. */
export const notificationLooks: Readonly<Record<NotificationEvent, Look>> = {
  ASSIGNED: { glyph: BookOpen, action: actionMessages.start },
  DUE_REMINDER: { glyph: Clock, action: actionMessages.resume },
  OVERDUE: { glyph: TriangleAlert, action: actionMessages.resume },
  EXPIRING: { glyph: Clock, action: actionMessages.renew },
  REQUEST_DECIDED: { glyph: Inbox, action: actionMessages.open },
  EVENT_BOOKING_CANCELLED: { glyph: CalendarX2, action: actionMessages.session },
  EVENT_BOOKED: { glyph: CalendarClock, action: actionMessages.session },
  EVENT_SESSION_CHANGED: { glyph: CalendarClock, action: actionMessages.session },
  EVENT_SESSION_CANCELLED: { glyph: CalendarX2, action: actionMessages.session },
  SEAT_FROM_WAITING_LIST: { glyph: CalendarClock, action: actionMessages.session },
  ESSAY_REVIEWED: { glyph: ClipboardCheck, action: actionMessages.result },
  REQUEST_RECEIVED: { glyph: Inbox, action: actionMessages.decide },
  OVERDUE_LIST: { glyph: TriangleAlert, action: actionMessages.open },
  CERTIFICATE_ISSUED: { glyph: FileBadge, action: actionMessages.open },
  CERTIFICATE_EXPIRING: { glyph: FileBadge, action: actionMessages.renew },
  CERTIFICATE_EXPIRED: { glyph: FileBadge, action: actionMessages.renew },
  BADGE_EARNED: { glyph: Award, action: actionMessages.open },
  PATH_STAGE_OPENED: { glyph: BookOpen, action: actionMessages.open },
  TASK_SET: { glyph: ClipboardList, action: actionMessages.open },
  TASK_HANDED_IN: { glyph: Receipt, action: actionMessages.open },
  TASK_RETURNED: { glyph: Undo2, action: actionMessages.open },
  TASK_GRADED: { glyph: ClipboardCheck, action: actionMessages.result },
  TASK_REVIEW_WAITING: { glyph: Inbox, action: actionMessages.open },
  NEWS: { glyph: Megaphone, action: actionMessages.open },
  MESSAGE: { glyph: Mail, action: actionMessages.open },
}

/** The values of a notification as its message takes them; those that are missing are empty. */
export function valuesOf({ values }: Pick<NotificationItem, 'values'>, dates: Dates): Record<string, string | number> {
  const usual = {
    title: '',
    due: '',
    until: '',
    at: '',
    badge: '',
    stage: '',
    person: '',
    unit: '',
    decision: '',
    count: 0,
  }
  const given = values.map(({ name, text, number, day, moment }): [string, string | number] => {
    if (number !== null && number !== undefined) return [name, number]
    if (day !== null && day !== undefined) return [name, dates.day(day)]
    if (moment !== null && moment !== undefined) return [name, writeMoment(moment, dates)]
    return [name, text ?? '']
  })
  return { ...usual, ...Object.fromEntries(given) }
}

const writeMoment = (moment: string, { date, time }: Dates): string =>
  `${date(new Date(moment))}, ${time(new Date(moment))}`

type Values = Readonly<Record<string, string | number>>

const textOf = (values: Values, name: string): string => String(values[name] ?? '')

/** The second line of a notification: what its title leaves out; '' for nothing. */
export function detailOf(event: NotificationEvent, values: Values, { formatMessage }: IntlShape): string {
  const [due, until] = [textOf(values, 'due'), textOf(values, 'until')]
  if (event === 'ASSIGNED' || event === 'OVERDUE' || event === 'TASK_SET')
    return due === '' ? '' : formatMessage(panelMessages.due, { due })
  if (event === 'CERTIFICATE_ISSUED') return until === '' ? '' : formatMessage(panelMessages.validUntil, { until })
  const names: Partial<Record<NotificationEvent, readonly string[]>> = {
    REQUEST_DECIDED: ['reason'],
    EVENT_SESSION_CANCELLED: ['reason'],
    EVENT_SESSION_CHANGED: ['place'],
    SEAT_FROM_WAITING_LIST: ['at', 'place'],
    EVENT_BOOKED: ['at', 'place'],
    NEWS: ['summary'],
    MESSAGE: ['summary'],
    TASK_RETURNED: ['reason'],
    TASK_GRADED: ['reason'],
    TASK_HANDED_IN: ['at', 'receipt'],
  }
  return (names[event] ?? [])
    .map((name) => textOf(values, name))
    .filter((text) => text !== '')
    .join(' · ')
}

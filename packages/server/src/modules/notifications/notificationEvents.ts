/** What a person can be notified of. */
export type NotificationEvent =
  | 'ASSIGNED'
  | 'DUE_REMINDER'
  | 'OVERDUE'
  | 'EXPIRING'
  | 'REQUEST_DECIDED'
  | 'EVENT_BOOKED'
  | 'EVENT_BOOKING_CANCELLED'
  | 'EVENT_SESSION_CHANGED'
  | 'EVENT_SESSION_CANCELLED'
  | 'SEAT_FROM_WAITING_LIST'
  | 'ESSAY_REVIEWED'
  | 'REQUEST_RECEIVED'
  | 'OVERDUE_LIST'
  | 'CERTIFICATE_ISSUED'
  | 'CERTIFICATE_EXPIRING'
  | 'CERTIFICATE_EXPIRED'
  | 'BADGE_EARNED'
  | 'PATH_STAGE_OPENED'
  | 'TASK_SET'
  | 'TASK_HANDED_IN'
  | 'TASK_RETURNED'
  | 'TASK_GRADED'
  | 'TASK_REVIEW_WAITING'
  | 'NEWS'
  | 'MESSAGE'

/** Events for which people choose the channels together. */
export const notificationGroups = ['LEARNING', 'MANAGING', 'PROOFS', 'NEWS', 'MESSAGES'] as const
export type NotificationGroup = (typeof notificationGroups)[number]

export type EmailCadence = 'AT_ONCE' | 'DAILY' | 'WEEKLY' | 'OFF'

/** The channels of a group. */
export interface Channels {
  readonly inApp: boolean
  readonly email: EmailCadence
}

export interface NotificationEventRule {
  readonly group: NotificationGroup
  /** Always shown and always emailed at once; it does not count against the daily limit. */
  readonly isMandatory: boolean
  /** The values that an event brings, as texts may use them. */
  readonly placeholders: readonly string[]
  /** The screen its address belongs to. */
  readonly screen: string
}

const learning = { group: 'LEARNING', isMandatory: false, screen: '/media' } as const
const managing = { group: 'MANAGING', isMandatory: false, screen: '/assignments' } as const
const proofs = { group: 'PROOFS', isMandatory: false, screen: '/my-certificates' } as const

/** Every event: its group, whether it can be turned off, its placeholders and where it leads. */
export const notificationEvents: Readonly<Record<NotificationEvent, NotificationEventRule>> = {
  ASSIGNED: { ...learning, placeholders: ['title', 'due'] },
  DUE_REMINDER: { ...learning, placeholders: ['title', 'due', 'days'] },
  OVERDUE: { ...learning, placeholders: ['title', 'due', 'days'] },
  EXPIRING: { ...learning, placeholders: ['title', 'until', 'days'] },
  // `decision` is APPROVED or DECLINED.
  REQUEST_DECIDED: { ...learning, screen: '/catalogue', placeholders: ['title', 'decision', 'reason'] },
  // What a person has booked goes into their calendar, and stays right there.
  EVENT_BOOKED: { ...learning, isMandatory: true, placeholders: ['title', 'at', 'place'] },
  EVENT_BOOKING_CANCELLED: { ...learning, isMandatory: true, placeholders: ['title', 'at'] },
  EVENT_SESSION_CHANGED: { ...learning, isMandatory: true, placeholders: ['title', 'at', 'place'] },
  // People would travel in vain.
  EVENT_SESSION_CANCELLED: { ...learning, isMandatory: true, placeholders: ['title', 'at', 'reason'] },
  SEAT_FROM_WAITING_LIST: { ...learning, isMandatory: true, placeholders: ['title', 'at', 'place'] },
  ESSAY_REVIEWED: { ...learning, placeholders: ['title'] },
  REQUEST_RECEIVED: { ...managing, placeholders: ['title', 'person'] },
  OVERDUE_LIST: { ...managing, screen: '/user-statistics', placeholders: ['count', 'unit'] },
  CERTIFICATE_ISSUED: { ...proofs, placeholders: ['title', 'until'] },
  CERTIFICATE_EXPIRING: { ...proofs, placeholders: ['title', 'until', 'days'] },
  CERTIFICATE_EXPIRED: { ...proofs, placeholders: ['title', 'until'] },
  BADGE_EARNED: { ...proofs, screen: '/badges-collection', placeholders: ['badge'] },
  PATH_STAGE_OPENED: { ...learning, placeholders: ['title', 'stage'] },
  TASK_SET: { ...learning, placeholders: ['title', 'due'] },
  // The receipt.
  TASK_HANDED_IN: { ...learning, placeholders: ['title', 'at', 'receipt'] },
  TASK_RETURNED: { ...learning, placeholders: ['title', 'due', 'reason'] },
  // `decision` is PASSED or FAILED.
  TASK_GRADED: { ...learning, placeholders: ['title', 'decision', 'reason'] },
  TASK_REVIEW_WAITING: { ...managing, screen: '/task-management', placeholders: ['title', 'person'] },
  NEWS: { group: 'NEWS', isMandatory: false, screen: '/communication', placeholders: ['title', 'summary'] },
  MESSAGE: {
    group: 'MESSAGES',
    isMandatory: false,
    screen: '/communication',
    placeholders: ['title', 'person', 'summary'],
  },
}

/** The channels of a person who has not chosen. */
export const defaultChannels: Readonly<Record<NotificationGroup, Channels>> = {
  LEARNING: { inApp: true, email: 'AT_ONCE' },
  MANAGING: { inApp: true, email: 'DAILY' },
  PROOFS: { inApp: true, email: 'AT_ONCE' },
  NEWS: { inApp: true, email: 'DAILY' },
  MESSAGES: { inApp: true, email: 'AT_ONCE' },
}

/** True for the name of an event that exists. */
export const isNotificationEvent = (name: string): name is NotificationEvent => Object.hasOwn(notificationEvents, name)

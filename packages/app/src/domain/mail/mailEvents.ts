import { defineMessages, type Message } from '../../platform/locale/message.ts'

/** What a mail was about, by the server's name of the event. */
const eventMessages = defineMessages({
  INVITATION: { id: 'mail.event.invitation', defaultMessage: 'Invitation', description: 'What a mail was about.' },
  PASSWORD_RESET: {
    id: 'mail.event.passwordReset',
    defaultMessage: 'Link for a new password',
    description: 'What a mail was about.',
  },
  PASSWORD_CHANGED: {
    id: 'mail.event.passwordChanged',
    defaultMessage: 'Password changed',
    description: 'What a mail was about.',
  },
  EMAIL_CONFIRM: {
    id: 'mail.event.emailConfirm',
    defaultMessage: 'Confirm a new email address',
    description: 'What a mail was about.',
  },
  EMAIL_IN_USE: {
    id: 'mail.event.emailInUse',
    defaultMessage: 'Attempt to use an email address',
    description: 'What a mail was about.',
  },
  EMAIL_REQUESTED: {
    id: 'mail.event.emailRequested',
    defaultMessage: 'New email address requested',
    description: 'What a mail was about.',
  },
  EMAIL_CHANGED: {
    id: 'mail.event.emailChanged',
    defaultMessage: 'Email address changed',
    description: 'What a mail was about.',
  },
  SECOND_FACTOR: {
    id: 'mail.event.secondFactor',
    defaultMessage: 'Two-step sign-in changed',
    description: 'What a mail was about.',
  },
  IMPORT_ENDED: {
    id: 'mail.event.importEnded',
    defaultMessage: 'Import finished',
    description: 'What a mail was about.',
  },
  DELETION_REQUESTED: {
    id: 'mail.event.deletionRequested',
    defaultMessage: 'Data deletion requested',
    description: 'What a mail to an administrator was about.',
  },
  JOIN_REQUESTED: {
    id: 'mail.event.joinRequested',
    defaultMessage: 'Request to join a unit',
    description: 'What a mail to a manager was about.',
  },
  JOIN_APPROVED: {
    id: 'mail.event.joinApproved',
    defaultMessage: 'Request to join approved',
    description: 'What a mail was about.',
  },
  JOIN_DECLINED: {
    id: 'mail.event.joinDeclined',
    defaultMessage: 'Request to join declined',
    description: 'What a mail was about.',
  },
  CASES_WAITING: {
    id: 'mail.event.casesWaiting',
    defaultMessage: 'Open questions about people',
    description: 'What a mail to an administrator was about.',
  },
  RELATION_INVITED: {
    id: 'mail.event.relationInvited',
    defaultMessage: 'Invitation to accompany a learner',
    description: 'What a mail was about.',
  },
  ASSIGNED: {
    id: 'mail.event.assigned',
    defaultMessage: 'New assignment',
    description: 'What a mail was about.',
  },
  DUE_REMINDER: {
    id: 'mail.event.dueReminder',
    defaultMessage: 'Due soon',
    description: 'What a mail was about.',
  },
  OVERDUE: {
    id: 'mail.event.overdue',
    defaultMessage: 'Overdue',
    description: 'What a mail was about.',
  },
  EXPIRING: {
    id: 'mail.event.expiring',
    defaultMessage: 'Completion expires',
    description: 'What a mail was about.',
  },
  REQUEST_DECIDED: {
    id: 'mail.event.requestDecided',
    defaultMessage: 'Request decided',
    description: 'What a mail was about.',
  },
  EVENT_SESSION_CHANGED: {
    id: 'mail.event.eventSessionChanged',
    defaultMessage: 'Session changed',
    description: 'What a mail was about.',
  },
  EVENT_SESSION_CANCELLED: {
    id: 'mail.event.eventSessionCancelled',
    defaultMessage: 'Session cancelled',
    description: 'What a mail was about.',
  },
  EVENT_BOOKING_CANCELLED: {
    id: 'mail.event.bookingCancelled',
    defaultMessage: 'Booking cancelled',
    description: 'What a mail was about: somebody no longer has a seat in a session.',
  },
  EVENT_BOOKED: {
    id: 'mail.event.booked',
    defaultMessage: 'Session booked',
    description: 'What a mail was about.',
  },
  SEAT_FROM_WAITING_LIST: {
    id: 'mail.event.seatFromWaitingList',
    defaultMessage: 'Seat from the waiting list',
    description: 'What a mail was about.',
  },
  ESSAY_REVIEWED: {
    id: 'mail.event.essayReviewed',
    defaultMessage: 'Answers reviewed',
    description: 'What a mail was about.',
  },
  REQUEST_RECEIVED: {
    id: 'mail.event.requestReceived',
    defaultMessage: 'Request received',
    description: 'What a mail was about.',
  },
  OVERDUE_LIST: {
    id: 'mail.event.overdueList',
    defaultMessage: 'List of overdue items',
    description: 'What a mail was about.',
  },
  CERTIFICATE_ISSUED: {
    id: 'mail.event.certificateIssued',
    defaultMessage: 'Certificate issued',
    description: 'What a mail was about.',
  },
  CERTIFICATE_EXPIRING: {
    id: 'mail.event.certificateExpiring',
    defaultMessage: 'Certificate expires',
    description: 'What a mail was about.',
  },
  CERTIFICATE_EXPIRED: {
    id: 'mail.event.certificateExpired',
    defaultMessage: 'Certificate expired',
    description: 'What a mail was about.',
  },
  BADGE_EARNED: {
    id: 'mail.event.badgeEarned',
    defaultMessage: 'Badge earned',
    description: 'What a mail was about.',
  },
  PATH_STAGE_OPENED: {
    id: 'mail.event.pathStageOpened',
    defaultMessage: 'Path stage opened',
    description: 'What a mail was about.',
  },
  TASK_SET: {
    id: 'mail.event.taskSet',
    defaultMessage: 'New task',
    description: 'What a mail was about.',
  },
  TASK_HANDED_IN: {
    id: 'mail.event.taskHandedIn',
    defaultMessage: 'Receipt of a task',
    description: 'What a mail was about.',
  },
  TASK_RETURNED: {
    id: 'mail.event.taskReturned',
    defaultMessage: 'Task returned',
    description: 'What a mail was about.',
  },
  TASK_GRADED: {
    id: 'mail.event.taskGraded',
    defaultMessage: 'Task reviewed',
    description: 'What a mail was about.',
  },
  TASK_REVIEW_WAITING: {
    id: 'mail.event.taskReviewWaiting',
    defaultMessage: 'Review waiting',
    description: 'What a mail was about.',
  },
  NEWS: {
    id: 'mail.event.news',
    defaultMessage: 'News',
    description: 'What a mail was about.',
  },
  MESSAGE: {
    id: 'mail.event.message',
    defaultMessage: 'Message',
    description: 'What a mail was about.',
  },
  DIGEST: {
    id: 'mail.event.digest',
    defaultMessage: 'Summary',
    description: 'What a mail was about.',
  },
  TEST: { id: 'mail.event.test', defaultMessage: 'Test email', description: 'What a mail was about.' },
  other: {
    id: 'mail.event.other',
    defaultMessage: 'Other email',
    description: 'What a mail was about, where the page has no words for it.',
  },
})

/** What mails are about, for a filter. */
export const mailEvents: readonly string[] = Object.keys(eventMessages).filter((event) => event !== 'other')

const isKnown = (event: string): event is keyof typeof eventMessages => Object.hasOwn(eventMessages, event)

/** What a mail was about, by the server's name of the event. */
export const mailEventMessage = (event: string): Message => eventMessages[isKnown(event) ? event : 'other']

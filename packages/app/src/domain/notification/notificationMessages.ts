import type { NotificationEvent } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** What happened, as the title of a notification. Dates are texts in the person's format. */
export const eventMessages = defineMessages<NotificationEvent>({
  ASSIGNED: {
    id: 'notification.event.assigned',
    defaultMessage: 'New assignment: {title}',
    description: 'Title of a notification; {title} is the name of a medium.',
  },
  DUE_REMINDER: {
    id: 'notification.event.dueReminder',
    defaultMessage: '{title} is due on {due}',
    description: 'Title of a notification; {title} is the name of a medium, {due} a date.',
  },
  OVERDUE: {
    id: 'notification.event.overdue',
    defaultMessage: '{title} is overdue',
    description: 'Title of a notification; {title} is the name of a medium.',
  },
  EXPIRING: {
    id: 'notification.event.expiring',
    defaultMessage: '{title} expires on {until}',
    description: 'Title of a notification: a completion ends; {title} is the name of a medium, {until} a date.',
  },
  REQUEST_DECIDED: {
    id: 'notification.event.requestDecided',
    defaultMessage: '{decision, select, APPROVED {Request approved: {title}} other {Request declined: {title}}}',
    description: 'Title of a notification; {title} is the name of a medium that the person had asked for.',
  },
  EVENT_SESSION_CHANGED: {
    id: 'notification.event.sessionChanged',
    defaultMessage: '{title}: session changed, now {at}',
    description: 'Title of a notification; {title} is the name of an event, {at} a date with a time.',
  },
  EVENT_SESSION_CANCELLED: {
    id: 'notification.event.sessionCancelled',
    defaultMessage: '{title}: session on {at} cancelled',
    description: 'Title of a notification; {title} is the name of an event, {at} a date with a time.',
  },
  EVENT_BOOKING_CANCELLED: {
    id: 'notification.event.bookingCancelled',
    defaultMessage: '{title}: your booking for {at} is cancelled',
    description:
      'Title of a notification: the person no longer has a seat in a session; {title} is the name of an event, {at} a date with a time.',
  },
  EVENT_BOOKED: {
    id: 'notification.event.booked',
    defaultMessage: '{title}: you’re registered',
    description: 'Title of a notification: a session was booked; {title} is the name of an event.',
  },
  SEAT_FROM_WAITING_LIST: {
    id: 'notification.event.seat',
    defaultMessage: '{title}: you have a seat',
    description: 'Title of a notification: a seat became free; {title} is the name of an event.',
  },
  ESSAY_REVIEWED: {
    id: 'notification.event.essayReviewed',
    defaultMessage: '{title}: your answers were reviewed',
    description: 'Title of a notification; {title} is the name of a quiz.',
  },
  REQUEST_RECEIVED: {
    id: 'notification.event.requestReceived',
    defaultMessage: '{person} requests {title}',
    description: 'Title of a notification to a manager; {title} is the name of a medium.',
  },
  OVERDUE_LIST: {
    id: 'notification.event.overdueList',
    defaultMessage: 'Overdue in {unit}: {count, number}',
    description: 'Title of a notification to a manager; {unit} is the name of a unit.',
  },
  CERTIFICATE_ISSUED: {
    id: 'notification.event.certificateIssued',
    defaultMessage: 'New certificate: {title}',
    description: 'Title of a notification; {title} is the name of a medium.',
  },
  CERTIFICATE_EXPIRING: {
    id: 'notification.event.certificateExpiring',
    defaultMessage: 'Certificate {title} expires on {until}',
    description: 'Title of a notification; {title} is the name of a medium, {until} a date.',
  },
  CERTIFICATE_EXPIRED: {
    id: 'notification.event.certificateExpired',
    defaultMessage: 'Certificate {title} expired on {until}',
    description: 'Title of a notification; {title} is the name of a medium, {until} a date in the past.',
  },
  BADGE_EARNED: {
    id: 'notification.event.badgeEarned',
    defaultMessage: 'You earned “{badge}”',
    description: 'Title of a notification; {badge} is the name of a badge.',
  },
  PATH_STAGE_OPENED: {
    id: 'notification.event.pathStageOpened',
    defaultMessage: '{title}: “{stage}” is open',
    description: 'Title of a notification; {title} is the name of a learning path, {stage} that of a stage.',
  },
  TASK_SET: {
    id: 'notification.event.taskSet',
    defaultMessage: 'New task: {title}',
    description: 'Title of a notification; {title} is the name of a task.',
  },
  TASK_HANDED_IN: {
    id: 'notification.event.taskHandedIn',
    defaultMessage: '{title}: handed in',
    description: 'Title of a notification, the receipt; {title} is the name of a task.',
  },
  TASK_RETURNED: {
    id: 'notification.event.taskReturned',
    defaultMessage: '{title}: please revise',
    description: 'Title of a notification: an answer was returned; {title} is the name of a task.',
  },
  TASK_GRADED: {
    id: 'notification.event.taskGraded',
    defaultMessage: '{decision, select, PASSED {{title}: passed} other {{title}: not passed}}',
    description: 'Title of a notification; {title} is the name of a task.',
  },
  TASK_REVIEW_WAITING: {
    id: 'notification.event.taskReviewWaiting',
    defaultMessage: '{person} handed in {title}',
    description: 'Title of a notification to a reviewer; {title} is the name of a task.',
  },
  NEWS: {
    id: 'notification.event.news',
    defaultMessage: '{title}',
    description: 'Title of a notification: the title of the news itself.',
  },
  MESSAGE: {
    id: 'notification.event.message',
    defaultMessage: '{person}: {title}',
    description: 'Title of a notification: who sent a message, and its subject.',
  },
})

/** The one thing to do about it. */
export const actionMessages = defineMessages({
  open: { id: 'notification.action.open', defaultMessage: 'Open', description: 'Button of a notification.' },
  start: { id: 'notification.action.start', defaultMessage: 'Start', description: 'Button of a notification.' },
  resume: {
    id: 'notification.action.resume',
    defaultMessage: 'Continue',
    description: 'Button of a notification: goes on learning.',
  },
  renew: { id: 'notification.action.renew', defaultMessage: 'Renew', description: 'Button of a notification.' },
  session: {
    id: 'notification.action.session',
    defaultMessage: 'View session',
    description: 'Button of a notification about a session of an event.',
  },
  result: { id: 'notification.action.result', defaultMessage: 'See result', description: 'Button of a notification.' },
  decide: { id: 'notification.action.decide', defaultMessage: 'Decide', description: 'Button of a notification.' },
})

/** The panel around them. */
export const panelMessages = defineMessages({
  title: { id: 'notification.panel.title', defaultMessage: 'Notifications', description: 'Heading of the panel.' },
  views: {
    id: 'notification.panel.views',
    defaultMessage: 'Which notifications',
    description: 'Names the row of tabs for screen readers.',
  },
  all: { id: 'notification.panel.all', defaultMessage: 'All', description: 'Tab: every notification.' },
  unread: { id: 'notification.panel.unread', defaultMessage: 'Unread', description: 'Tab; also read before each one.' },
  today: { id: 'notification.panel.today', defaultMessage: 'Today', description: 'Heading of a group.' },
  earlier: { id: 'notification.panel.earlier', defaultMessage: 'Earlier', description: 'Heading of a group.' },
  markAll: { id: 'notification.panel.markAll', defaultMessage: 'Mark all as read', description: 'Button.' },
  markedAll: {
    id: 'notification.panel.markedAll',
    defaultMessage: 'All notifications marked as read.',
    description: 'Short message with undo.',
  },
  undo: { id: 'notification.panel.undo', defaultMessage: 'Undo', description: 'Button of a short message.' },
  fresh: {
    id: 'notification.panel.fresh',
    defaultMessage: 'Show new notifications: {count}',
    description: 'Button above the list; {count} arrived while it was open.',
  },
  more: { id: 'notification.panel.more', defaultMessage: 'Show more', description: 'Button below the list.' },
  preferences: {
    id: 'notification.panel.preferences',
    defaultMessage: 'Notification settings',
    description: 'Link to the part of “My profile” where one chooses what is sent.',
  },
  keys: {
    id: 'notification.panel.keys',
    defaultMessage: 'J and K move, Enter opens, U marks as unread or read.',
    description: 'Read aloud: the keys of the list.',
  },
  none: { id: 'notification.panel.none', defaultMessage: 'Nothing new', description: 'In place of the list.' },
  noneHint: {
    id: 'notification.panel.noneHint',
    defaultMessage: 'Assignments, sessions, certificates and news will appear here.',
    description: 'Below “Nothing new”.',
  },
  due: {
    id: 'notification.panel.due',
    defaultMessage: 'Due on {due}',
    description: 'Second line of a notification; {due} is a date.',
  },
  validUntil: {
    id: 'notification.panel.validUntil',
    defaultMessage: 'Valid until {until}',
    description: 'Second line of a notification about a certificate; {until} is a date.',
  },
  failed: {
    id: 'notification.panel.failed',
    defaultMessage: 'That didn’t work. {reason}',
    description: 'A short message; {reason} is a sentence.',
  },
})

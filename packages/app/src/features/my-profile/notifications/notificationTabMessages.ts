import type { EmailCadence, NotificationGroup } from '@somo/graphql/schema'
import { defineMessages } from '../../../platform/locale/message.ts'

export const groupMessages = defineMessages<NotificationGroup>({
  LEARNING: { id: 'myProfile.notify.learning', defaultMessage: 'Learning', description: 'A group of notifications.' },
  MANAGING: {
    id: 'myProfile.notify.managing',
    defaultMessage: 'People you manage',
    description: 'A group of notifications for managers.',
  },
  PROOFS: {
    id: 'myProfile.notify.proofs',
    defaultMessage: 'Certificates and badges',
    description: 'A group of notifications.',
  },
  NEWS: { id: 'myProfile.notify.news', defaultMessage: 'News', description: 'A group of notifications.' },
  MESSAGES: { id: 'myProfile.notify.messages', defaultMessage: 'Messages', description: 'A group of notifications.' },
})

export const groupHints = defineMessages<NotificationGroup>({
  LEARNING: {
    id: 'myProfile.notify.learningHint',
    defaultMessage: 'Assignments, due dates, sessions and reviews. You are always told when a session is cancelled.',
    description: 'What a group of notifications contains.',
  },
  MANAGING: {
    id: 'myProfile.notify.managingHint',
    defaultMessage: 'Requests waiting for your decision and overdue items in your units.',
    description: 'What a group of notifications contains.',
  },
  PROOFS: {
    id: 'myProfile.notify.proofsHint',
    defaultMessage: 'New certificates and badges, and certificates that expire.',
    description: 'What a group of notifications contains.',
  },
  NEWS: {
    id: 'myProfile.notify.newsHint',
    defaultMessage: 'News from your organisation.',
    description: 'What a group of notifications contains.',
  },
  MESSAGES: {
    id: 'myProfile.notify.messagesHint',
    defaultMessage: 'Messages that managers and administrators write to you.',
    description: 'What a group of notifications contains.',
  },
})

export const cadenceMessages = defineMessages<EmailCadence>({
  AT_ONCE: { id: 'myProfile.notify.atOnce', defaultMessage: 'At once', description: 'How often emails are sent.' },
  DAILY: { id: 'myProfile.notify.daily', defaultMessage: 'Daily summary', description: 'How often emails are sent.' },
  WEEKLY: {
    id: 'myProfile.notify.weekly',
    defaultMessage: 'Weekly summary',
    description: 'How often emails are sent.',
  },
  OFF: { id: 'myProfile.notify.off', defaultMessage: 'Off', description: 'No emails are sent.' },
})

export const notifyMessages = defineMessages({
  title: {
    id: 'myProfile.notify.title',
    defaultMessage: 'What you are notified about',
    description: 'Heading of the choices for notifications.',
  },
  hint: {
    id: 'myProfile.notify.hint',
    defaultMessage: 'You get at most three of these emails a day. Any others go into the next summary.',
    description: 'Below the heading of the choices for notifications.',
  },
  inApp: {
    id: 'myProfile.notify.inApp',
    defaultMessage: 'In the app',
    description: 'A switch: notifications are shown behind the bell.',
  },
  email: { id: 'myProfile.notify.email', defaultMessage: 'By email', description: 'Label of a choice.' },
  account: {
    id: 'myProfile.notify.account',
    defaultMessage: 'Account and security',
    description: 'A group of emails that cannot be turned off.',
  },
  accountHint: {
    id: 'myProfile.notify.accountHint',
    defaultMessage: 'Invitations, password and sign-in changes.',
    description: 'What a group of emails contains.',
  },
  accountReason: {
    id: 'myProfile.notify.accountReason',
    defaultMessage: 'Always sent at once, because they protect your account.',
    description: 'Why a choice is locked.',
  },
  saved: { id: 'myProfile.notify.saved', defaultMessage: 'Saved', description: 'Short message.' },
  failed: {
    id: 'myProfile.notify.failed',
    defaultMessage: 'Not saved. {reason}',
    description: 'Short message; {reason} is a sentence.',
  },
  calendar: {
    id: 'myProfile.notify.calendar',
    defaultMessage: 'Calendar',
    description: 'Heading: the address of the person’s calendar.',
  },
  calendarHint: {
    id: 'myProfile.notify.calendarHint',
    defaultMessage: 'Your due dates and booked sessions. Add this address to your calendar app as a subscription.',
    description: 'Below the heading “Calendar”.',
  },
  address: {
    id: 'myProfile.notify.address',
    defaultMessage: 'Secret address',
    description: 'Label of a field with the address of a calendar.',
  },
  addressHint: {
    id: 'myProfile.notify.addressHint',
    defaultMessage: 'Anyone with this address can see your calendar.',
    description: 'Below the field with the address of a calendar.',
  },
  copy: { id: 'myProfile.notify.copy', defaultMessage: 'Copy address', description: 'Button.' },
  copied: { id: 'myProfile.notify.copied', defaultMessage: 'Address copied.', description: 'Short message.' },
  renew: { id: 'myProfile.notify.renew', defaultMessage: 'Create new address', description: 'Button.' },
  renewTitle: {
    id: 'myProfile.notify.renewTitle',
    defaultMessage: 'Create a new address?',
    description: 'Question of a dialog.',
  },
  renewHint: {
    id: 'myProfile.notify.renewHint',
    defaultMessage: 'The current address stops working at once. Calendars that use it no longer update.',
    description: 'In the dialog before a new calendar address is made.',
  },
  renewed: {
    id: 'myProfile.notify.renewed',
    defaultMessage: 'New address created.',
    description: 'Short message.',
  },
})

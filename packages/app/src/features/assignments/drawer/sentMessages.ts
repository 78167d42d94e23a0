import { defineMessages } from '../../../platform/locale/message.ts'

/** The tab of what was sent. */
export const sentMessages = defineMessages({
  list: {
    id: 'assignments.sent.list',
    defaultMessage: 'Messages that were sent',
    description: 'Names the list.',
  },
  assigned: {
    id: 'assignments.sent.assigned',
    defaultMessage: 'New assignment',
    description: 'A message.',
  },
  reminder: {
    id: 'assignments.sent.reminder',
    defaultMessage: 'Reminder',
    description: 'A message.',
  },
  overdue: {
    id: 'assignments.sent.overdue',
    defaultMessage: 'Overdue',
    description: 'A message.',
  },
  other: {
    id: 'assignments.sent.other',
    defaultMessage: 'Message',
    description: 'A message of another kind.',
  },
  people: {
    id: 'assignments.sent.people',
    defaultMessage:
      '{people, plural, one {To # person} other {To # people}}, {emailed, plural, =0 {none by email} other {# by email}}{waiting, plural, =0 {} one {, # email not sent yet} other {, # emails not sent yet}}',
    description: 'How many people were told in the application, how many of them by email, and how many emails wait.',
  },
  empty: {
    id: 'assignments.sent.empty',
    defaultMessage: 'No messages yet',
    description: 'Nothing was sent.',
  },
  emptyText: {
    id: 'assignments.sent.emptyText',
    defaultMessage: 'Messages and reminders appear here once they are sent.',
    description: 'Nothing was sent.',
  },
})

import { defineMessages } from '../../../platform/locale/message.ts'

/** Reminders in the drawer. */
export const remindMessages = defineMessages({
  remind: {
    id: 'assignments.reminders.remind',
    defaultMessage: 'Remind {count, number}',
    description: 'Button: reminds so many people now who are overdue or due soon.',
  },
  sent: {
    id: 'assignments.reminders.sent',
    defaultMessage: '{count, plural, =0 {No reminder sent} one {# reminder sent} other {# reminders sent}}',
    description: 'After the button was pressed.',
  },
  next: {
    id: 'assignments.reminders.next',
    defaultMessage: 'Next email',
    description: 'Fact: when the next reminder is sent.',
  },
  nextAt: {
    id: 'assignments.reminders.nextAt',
    defaultMessage: '{date}, {time}, to {count, plural, one {# person} other {# people}}',
    description: 'When the next reminder is sent, and to how many people.',
  },
  none: {
    id: 'assignments.reminders.none',
    defaultMessage: 'None planned',
    description: 'No reminder is planned.',
  },
})

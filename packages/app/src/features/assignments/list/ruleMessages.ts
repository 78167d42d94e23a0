import { defineMessages } from '../../../platform/locale/message.ts'

/** Due rules in words. */
export const dueMessages = defineMessages({
  NONE: {
    id: 'assignments.due.none',
    defaultMessage: 'No due date',
    description: 'Due rule.',
  },
  AFTER_JOINING: {
    id: 'assignments.due.afterJoining',
    defaultMessage: '{days, plural, one {# day after joining} other {# days after joining}}',
    description: 'Due rule: counted from joining a unit.',
  },
  AFTER_ASSIGNED: {
    id: 'assignments.due.afterAssigned',
    defaultMessage: '{days, plural, one {# day after assignment} other {# days after assignment}}',
    description: 'Due rule: counted from getting the assignment.',
  },
  AFTER_ACTIVATION: {
    id: 'assignments.due.afterActivation',
    defaultMessage: '{days, plural, one {# day after activation} other {# days after activation}}',
    description: 'Due rule: counted from the activation.',
  },
})

/** How often. */
export const renewalMessages = defineMessages({
  once: {
    id: 'assignments.renewal.once',
    defaultMessage: 'Once',
    description: 'No renewal.',
  },
  every: {
    id: 'assignments.renewal.every',
    defaultMessage: '{months, plural, one {Every month} other {Every # months}}',
    description: 'Interval of the renewal.',
  },
})

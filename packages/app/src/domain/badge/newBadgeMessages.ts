import { defineMessages } from '../../platform/locale/message.ts'

/** What is said once of badges that are new. */
export const newBadgeMessages = defineMessages({
  isNew: {
    id: 'badge.toast.new',
    defaultMessage: 'New badge: {name}',
    description: 'Told once on the page after a badge was earned.',
  },
  several: {
    id: 'badge.toast.several',
    defaultMessage: '{count, plural, one {# new badge} other {# new badges}}',
    description: 'Told once on the page after several badges were earned.',
  },
})

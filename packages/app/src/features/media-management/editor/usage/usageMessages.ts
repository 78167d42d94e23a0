import { defineMessages } from '../../../../platform/locale/message.ts'

/** The texts of the use of a medium. */
export const usageMessages = defineMessages({
  learning: {
    id: 'mediaManagement.usage.learning',
    defaultMessage: 'Learning now',
    description: 'A fact: how many people learn a medium.',
  },
  completed: {
    id: 'mediaManagement.usage.completed',
    defaultMessage: 'Completed',
    description: 'A fact: how many people completed a medium.',
  },
  courses: {
    id: 'mediaManagement.usage.courses',
    defaultMessage: 'Courses',
    description: 'Heading: the courses that contain a medium.',
  },
  none: {
    id: 'mediaManagement.usage.none',
    defaultMessage: 'No course of yours contains it.',
    description: 'Where none of the courses one manages contains a medium.',
  },
  draftOnly: {
    id: 'mediaManagement.usage.draftOnly',
    defaultMessage: 'In the draft',
    description: 'Beside a course whose published version does not contain the medium.',
  },
  others: {
    id: 'mediaManagement.usage.others',
    defaultMessage:
      '{count, plural, one {# course of another unit contains it.} other {# courses of other units contain it.}}',
    description: 'Below the courses.',
  },
})

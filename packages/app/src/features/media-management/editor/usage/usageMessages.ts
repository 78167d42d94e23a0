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
  ratings: {
    id: 'mediaManagement.usage.ratings',
    defaultMessage: 'Ratings',
    description: 'Heading: what learners say of a medium.',
  },
  noRatings: {
    id: 'mediaManagement.usage.noRatings',
    defaultMessage: 'No ratings yet. Learners can rate the medium after completing it.',
    description: 'Where nobody has rated a medium.',
  },
  anonymous: {
    id: 'mediaManagement.usage.anonymous',
    defaultMessage: 'Anonymous',
    description: 'In the place of the name of a person who rated a medium.',
  },
  tooFew: {
    id: 'mediaManagement.usage.tooFewRatings',
    defaultMessage: 'The average is shown from 5 ratings on.',
    description: 'In the place of the mean of the ratings.',
  },
  shown: {
    id: 'mediaManagement.usage.shownRatings',
    defaultMessage: '{count, plural, one {# rating} other {# ratings}} on this page',
    description: 'Beside the buttons for pages of ratings.',
  },
  others: {
    id: 'mediaManagement.usage.others',
    defaultMessage:
      '{count, plural, one {# course of another unit contains it.} other {# courses of other units contain it.}}',
    description: 'Below the courses.',
  },
})

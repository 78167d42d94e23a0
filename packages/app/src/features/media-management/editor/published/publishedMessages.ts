import { defineMessages } from '../../../../platform/locale/message.ts'

/** The texts of published content. */
export const publishedMessages = defineMessages({
  optional: {
    id: 'mediaManagement.published.optional',
    defaultMessage: 'Optional',
    description: 'At an item of a course that need not be completed.',
  },
  drawn: {
    id: 'mediaManagement.published.drawn',
    defaultMessage: '{drawn, number} of {count, number} are drawn',
    description: 'At a section of a quiz: how many of its questions a learner gets.',
  },
})

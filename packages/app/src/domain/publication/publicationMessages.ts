import { defineMessages } from '../../platform/locale/message.ts'

/** The dialog that publishes a version. */
export const publicationMessages = defineMessages({
  heading: {
    id: 'publication.heading',
    defaultMessage: 'Publish version {number, number}',
    description: 'Title of the dialog.',
  },
  missing: {
    id: 'publication.missing',
    defaultMessage: 'Before you publish:',
    description: 'Above the list of what is missing.',
  },
  countChanged: {
    id: 'publication.countChanged',
    defaultMessage: 'The numbers have changed. Check them and publish again.',
    description: 'Error: other people are concerned than the dialog said.',
  },
})

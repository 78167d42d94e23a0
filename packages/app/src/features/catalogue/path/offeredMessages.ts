import { defineMessages } from '../../../platform/locale/message.ts'

/** Learning paths in the catalogue. */
export const offeredMessages = defineMessages({
  heading: {
    id: 'catalogue.paths.heading',
    defaultMessage: 'Learning paths',
    description: 'Title.',
  },
  size: {
    id: 'catalogue.paths.size',
    defaultMessage: '{stages, plural, one {# stage} other {# stages}}, {items, plural, one {# item} other {# items}}',
    description: 'Below the title of a path.',
  },
  start: {
    id: 'catalogue.paths.start',
    defaultMessage: 'Start {title}',
    description: 'Button.',
  },
  resume: {
    id: 'catalogue.paths.resume',
    defaultMessage: 'Resume {title}',
    description: 'Button.',
  },
})

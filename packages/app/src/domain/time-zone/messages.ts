import { defineMessages } from '../../platform/locale/message.ts'

/** The texts of choosing a time zone. */
export const messages = defineMessages({
  none: {
    id: 'timeZone.picker.none',
    defaultMessage: 'No time zone matches “{query}”',
    description: 'In the open list, when nothing was found.',
  },
})

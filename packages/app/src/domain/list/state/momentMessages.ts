import { defineMessages } from '../../../platform/locale/message.ts'

/** Days near today. */
export const momentMessages = defineMessages({
  today: {
    id: 'list.moment.today',
    defaultMessage: 'today, {time}',
    description: 'When something happened; {time} such as 08:12.',
  },
  yesterday: {
    id: 'list.moment.yesterday',
    defaultMessage: 'yesterday, {time}',
    description: 'When something happened; {time} such as 08:12.',
  },
})

import { defineMessages } from '../../platform/locale/message.ts'

export const viewAsMessages = defineMessages({
  seen: {
    id: 'shell.viewAs.seen',
    defaultMessage: 'Seen as {name}, for {minutes, plural, one {# more minute} other {# more minutes}}. Nothing can be changed.',
    description: 'Stays above every page while an administrator looks at the pages as somebody else.',
  },
  over: {
    id: 'shell.viewAs.over',
    defaultMessage: 'The view as {name} has ended. What stands here is what was seen until then.',
    description: 'Above every page once the time of a view as somebody else is over.',
  },
  end: { id: 'shell.viewAs.end', defaultMessage: 'End', description: 'Button: ends the view as somebody else.' },
  back: { id: 'shell.viewAs.back', defaultMessage: 'Back to your own pages', description: 'Button: leaves a view as somebody else that has ended.' },
})

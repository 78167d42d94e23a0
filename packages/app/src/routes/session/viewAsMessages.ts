import { defineMessages } from '../../platform/locale/message.ts'

export const viewAsMessages = defineMessages({
  seen: {
    id: 'shell.viewAs.seen',
    defaultMessage:
      'Viewing as {name} for {minutes, plural, one {# more minute} other {# more minutes}}. You can’t change anything.',
    description: 'Stays above every page while an administrator looks at the pages as somebody else.',
  },
  over: {
    id: 'shell.viewAs.over',
    defaultMessage: 'You’re no longer viewing as {name}. This page shows what you saw until then.',
    description: 'Above every page once the time of a view as somebody else is over.',
  },
  end: { id: 'shell.viewAs.end', defaultMessage: 'End', description: 'Button: ends the view as somebody else.' },
  back: {
    id: 'shell.viewAs.back',
    defaultMessage: 'Back to your own pages',
    description: 'Button: leaves a view as somebody else that has ended.',
  },
})

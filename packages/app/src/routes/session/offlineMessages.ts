import { defineMessages } from '../../platform/locale/message.ts'

/** Texts of the offline notice. */
export const offlineMessages = defineMessages({
  offline: {
    id: 'frame.connection.offline',
    defaultMessage: 'You’re offline. What you typed stays on this page. {product} continues when you’re back online.',
    description:
      'Notice above the page while the device has no network; it goes by itself. {product} is the name of the product.',
  },
  unanswered: {
    id: 'frame.connection.unanswered',
    defaultMessage: '{product}’s server isn’t answering. What you typed stays on this page. {product} keeps trying.',
    description:
      'Notice above the page while calls get no answer although the device has a network; it goes by itself. {product} is the name of the product.',
  },
})

import { defineMessages } from '../../platform/locale/message.ts'

/** What the frame says while the page reaches nobody. */
export const offlineMessages = defineMessages({
  offline: { id: 'frame.connection.offline', defaultMessage: 'You are offline. What you typed stays on this page, and Somo goes on as soon as the connection is back.', description: 'Notice above the page while the device has no network; it goes by itself.' },
  unanswered: { id: 'frame.connection.unanswered', defaultMessage: 'Somo’s server is not answering. What you typed stays on this page; Somo keeps asking and goes on by itself.', description: 'Notice above the page while calls get no answer although the device has a network; it goes by itself.' },
})

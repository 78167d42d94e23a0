import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts around the history of a person. */
export const historyMessages = defineMessages({
  older: { id: 'userManagement.history.older', defaultMessage: 'Older', description: 'Button.' },
  newer: { id: 'userManagement.history.newer', defaultMessage: 'Newer', description: 'Button.' },
})

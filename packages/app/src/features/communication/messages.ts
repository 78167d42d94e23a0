import { defineMessages } from '../../platform/locale/message.ts'

export const messages = defineMessages({
  signedOut: {
    id: 'communication.signedOut.sentence',
    defaultMessage: 'Sign in to see your news and messages.',
    description: 'On /communication for people who are not signed in.',
  },
})

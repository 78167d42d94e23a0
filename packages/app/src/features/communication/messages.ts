import { defineMessages } from '../../platform/locale/message.ts'

export const messages = defineMessages({
  signedOut: {
    id: 'communication.signedOut.sentence',
    defaultMessage: 'News and messages for you stand here as soon as you are signed in.',
    description: 'On /communication for people who are not signed in.',
  },
})

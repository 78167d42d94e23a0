import { defineMessages } from '../../platform/locale/message.ts'

export const messages = defineMessages({
  signedOut: {
    id: 'relatives.signedOut.sentence',
    defaultMessage: 'Sign in to see who can follow your learning and whose learning you follow.',
    description: 'On /relatives for people who are not signed in.',
  },
})

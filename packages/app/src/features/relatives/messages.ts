import { defineMessages } from '../../platform/locale/message.ts'

export const messages = defineMessages({
  signedOut: {
    id: 'relatives.signedOut.sentence',
    defaultMessage: 'Sign in to see who accompanies your learning, and whom you accompany.',
    description: 'On /relatives for people who are not signed in.',
  },
})

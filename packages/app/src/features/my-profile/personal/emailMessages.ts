import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts about one's own email address. */
export const emailMessages = defineMessages({
  title: {
    id: 'myProfile.email.title',
    defaultMessage: 'Email',
    description: 'Heading above one’s own email address.',
  },
  present: {
    id: 'myProfile.email.present',
    defaultMessage: 'Email address',
    description: 'Label of the present address, which can only be read.',
  },
  next: { id: 'myProfile.email.next', defaultMessage: 'New email address', description: 'Label.' },
  nextHint: {
    id: 'myProfile.email.nextHint',
    defaultMessage: 'We’ll send a link to the new address. The change takes effect when you open it.',
    description: 'Below the field for a new address.',
  },
  password: {
    id: 'myProfile.email.password',
    defaultMessage: 'Your current password',
    description: 'Label; a new email address is asked for with it.',
  },
  passwordHint: {
    id: 'myProfile.email.passwordHint',
    defaultMessage: 'Not needed within 10 minutes of signing in.',
    description: 'Below the field for the password.',
  },
  request: { id: 'myProfile.email.request', defaultMessage: 'Change email address', description: 'Button.' },
  pending: {
    id: 'myProfile.email.pending',
    defaultMessage: 'Waiting for confirmation: {email}',
    description: 'A new address was asked for; its link was not opened yet.',
  },
  resend: {
    id: 'myProfile.email.resend',
    defaultMessage: 'Resend link',
    description: 'Button: sends the confirmation link again.',
  },
  cancel: {
    id: 'myProfile.email.cancel',
    defaultMessage: 'Cancel change',
    description: 'Button: the new address is given up.',
  },
  sent: {
    id: 'myProfile.email.sent',
    defaultMessage: 'Check your inbox: a link is on its way to {email}.',
    description: 'Said after a new address was asked for.',
  },
  cancelled: {
    id: 'myProfile.email.cancelled',
    defaultMessage: 'Change cancelled. Your email address stays the same.',
    description: 'Said after the new address was given up.',
  },
  failed: {
    id: 'myProfile.email.failed',
    defaultMessage: 'That didn’t work. {reason}',
    description: 'Sending the link again, or giving up, failed; {reason} is one of the sentences for problems.',
  },
})

import type { UserSource } from '@somo/graphql/schema'
import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of how somebody comes in. */
export const accessMessages = defineMessages({
  lastDay: {
    id: 'userManagement.access.lastDay',
    defaultMessage: 'Access until',
    description: 'Label of a fact about a person.',
  },
  outside: {
    id: 'userManagement.access.outside',
    defaultMessage:
      'Roles and passwords are managed by the external sign-in service. Suspending and ending sessions here only affects this product.',
    description: 'Above the facts.',
  },
  noMailServer: {
    id: 'userManagement.access.noMailServer',
    defaultMessage: 'There is no mail server, so invitations and links are not sent. You find them in the outbox.',
    description: 'Above the facts.',
  },
  loginCount: {
    id: 'userManagement.access.loginCount',
    defaultMessage: 'Sign-ins',
    description: 'Fact: how many there were.',
  },
  createdBy: {
    id: 'userManagement.access.createdBy',
    defaultMessage: '{day}, {source}',
    description: 'Fact: when somebody was added, and how.',
  },
  passwordLink: {
    id: 'userManagement.access.passwordLink',
    defaultMessage: 'Send password link',
    description: 'Button.',
  },
  resetFactor: {
    id: 'userManagement.access.resetFactor',
    defaultMessage: 'Reset two-step sign-in',
    description: 'Button.',
  },
  resetFactorTitle: {
    id: 'userManagement.access.resetFactorTitle',
    defaultMessage: 'Reset two-step sign-in for {name}?',
    description: 'Question.',
  },
  resetFactorSentence: {
    id: 'userManagement.access.resetFactorSentence',
    defaultMessage:
      'Their authenticator app, passkeys and recovery codes are removed, they are signed out everywhere and get an email. Make sure the request really comes from them.',
    description: 'What follows.',
  },
  outsideFactor: {
    id: 'userManagement.access.outsideFactor',
    defaultMessage: 'The external sign-in service has its own second factor. Reset it there.',
    description: 'In place of the button.',
  },
  noFactor: {
    id: 'userManagement.access.noFactor',
    defaultMessage: 'This person has no second factor set up.',
    description: 'Why nothing was reset.',
  },
  ownFactor: {
    id: 'userManagement.access.ownFactor',
    defaultMessage: 'You can’t reset your own. Remove your methods in your profile, or ask another administrator.',
    description: 'Why nothing was reset.',
  },
})

/** How somebody came to be here. */
export const sourceMessages = defineMessages<UserSource>({
  SIGN_IN: { id: 'userManagement.source.signIn', defaultMessage: 'by signing in', description: 'Behind a date.' },
  MANUAL: { id: 'userManagement.source.manual', defaultMessage: 'by hand', description: 'Behind a date.' },
  IMPORT: { id: 'userManagement.source.import', defaultMessage: 'by import', description: 'Behind a date.' },
  SEED: { id: 'userManagement.source.seed', defaultMessage: 'demo data', description: 'Behind a date.' },
})

import type { ConsentStanding } from '@somo/graphql/schema'
import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of what happened with a person: sign-ins, mails, consents. */
export const recordMessages = defineMessages({
  signIns: {
    id: 'userManagement.record.signIns',
    defaultMessage: 'Sign-ins of the last 90 days',
    description: 'Heading of a list.',
  },
  noSignIns: {
    id: 'userManagement.record.noSignIns',
    defaultMessage: 'No sign-ins in the last 90 days.',
    description: 'In the place of that list.',
  },
  device: {
    id: 'userManagement.record.device',
    defaultMessage: '{browser} on {system}',
    description: 'A browser and an operating system: Firefox on Windows.',
  },
  mails: {
    id: 'userManagement.record.mails',
    defaultMessage: 'Emails of the last 90 days',
    description: 'Heading of a list: the mails to a person.',
  },
  noMails: {
    id: 'userManagement.record.noMails',
    defaultMessage: 'No emails in the last 90 days.',
    description: 'In the place of that list.',
  },
  mailActions: {
    id: 'userManagement.record.mailActions',
    defaultMessage: 'Actions for the email “{subject}”',
    description: 'Names a button with a menu.',
  },
  consents: {
    id: 'userManagement.record.consents',
    defaultMessage: 'Consents',
    description: 'Heading of a list: what a person answered to documents.',
  },
  noConsents: {
    id: 'userManagement.record.noConsents',
    defaultMessage: 'No consents yet.',
    description: 'In the place of that list.',
  },
  version: {
    id: 'userManagement.record.version',
    defaultMessage: 'Version {number}',
    description: 'Below the title of a document.',
  },
  when: {
    id: 'userManagement.record.when',
    defaultMessage: '{moment}, in {language}',
    description: 'When somebody answered, and in which language they read the document.',
  },
  onBehalfOf: {
    id: 'userManagement.record.onBehalfOf',
    defaultMessage: 'On behalf of {name}',
    description: 'Below an answer: for whom it was given.',
  },
  givenBy: {
    id: 'userManagement.record.givenBy',
    defaultMessage: 'Given by {name}',
    description: 'Below an answer: who gave it in the place of the person.',
  },
})

/** What became of an answer that is no longer the latest to the version in force. */
export const standingMessages = defineMessages<Exclude<ConsentStanding, 'CURRENT'>>({
  EARLIER_VERSION: {
    id: 'userManagement.standing.earlierVersion',
    defaultMessage: 'Earlier version',
    description: 'Below the title of a document: the answer was to an earlier version.',
  },
  REPLACED: {
    id: 'userManagement.standing.replaced',
    defaultMessage: 'Replaced by a later answer',
    description: 'Below the title of a document.',
  },
})

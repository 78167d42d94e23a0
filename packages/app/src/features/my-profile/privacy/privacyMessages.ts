import type { ConsentDecision } from '@somo/graphql/schema'
import { defineMessages } from '../../../platform/locale/message.ts'

/** The tab "Privacy". */
export const privacyMessages = defineMessages({
  relations: {
    id: 'myProfile.privacy.relations',
    defaultMessage: 'People linked to you',
    description: 'Heading: guardians, mentors and line managers who see what the person learns.',
  },
  relationsHint: {
    id: 'myProfile.privacy.relationsHint',
    defaultMessage: 'Guardians, mentors and line managers. What is not ticked here, they cannot see.',
    description: 'Below a heading.',
  },
  consents: {
    id: 'myProfile.privacy.consents',
    defaultMessage: 'Your consents',
    description: 'Heading above the list of one’s own consents.',
  },
  consentsHint: {
    id: 'myProfile.privacy.consentsHint',
    defaultMessage: 'Each text as it was when you responded.',
    description: 'Below the heading.',
  },
  noConsents: {
    id: 'myProfile.privacy.noConsents',
    defaultMessage: 'You haven’t been asked for consent yet.',
    description: 'Where there are no consents.',
  },
  current: {
    id: 'myProfile.privacy.current',
    defaultMessage: 'Version {number, number}, in force. Your answer: {date}, {time}.',
    description: 'About one consent.',
  },
  earlier: {
    id: 'myProfile.privacy.earlier',
    defaultMessage: 'Version {number, number}, no longer the latest. Your answer: {date}, {time}.',
    description: 'About one consent to an earlier version.',
  },
  takeBack: {
    id: 'myProfile.privacy.takeBack',
    defaultMessage: 'Withdraw',
    description: 'Button: takes back a consent.',
  },
  takeBackTitle: {
    id: 'myProfile.privacy.takeBackTitle',
    defaultMessage: 'Withdraw consent to “{title}”?',
    description: 'Question.',
  },
  takeBackSentence: {
    id: 'myProfile.privacy.takeBackSentence',
    defaultMessage:
      'You can’t use {product} until you agree again. Your account and learning progress are kept. Administrators see the withdrawal.',
    description: 'Below the question.',
  },
  managers: {
    id: 'myProfile.privacy.managers',
    defaultMessage: 'Who can see your learning',
    description: 'Heading above a list of people.',
  },
  managersHint: {
    id: 'myProfile.privacy.managersHint',
    defaultMessage: 'Managers of your units and their parent units, their deputies, and administrators.',
    description: 'Below the heading.',
  },
  noManagers: {
    id: 'myProfile.privacy.noManagers',
    defaultMessage: 'Administrators only.',
    description: 'Where no manager sees the person.',
  },
  manager: {
    id: 'myProfile.privacy.manager',
    defaultMessage: 'Manager',
    description: 'Said of a person in the list.',
  },
  deputy: {
    id: 'myProfile.privacy.deputy',
    defaultMessage: 'Deputy',
    description: 'Said of a person in the list who stands in for a manager.',
  },
  download: { id: 'myProfile.privacy.download', defaultMessage: 'Your data', description: 'Heading.' },
  downloadHint: {
    id: 'myProfile.privacy.downloadHint',
    defaultMessage:
      'Everything {product} stores about you in one file: profile, units, consents, sign-ins and your changes.',
    description: 'Below the heading.',
  },
  fileFormat: {
    id: 'myProfile.privacy.fileFormat',
    defaultMessage: 'File type',
    description: 'Above the choice of how the file with one’s own data is made.',
  },
  filePdf: {
    id: 'myProfile.privacy.filePdf',
    defaultMessage: 'Readable (PDF)',
    description: 'A kind of file: pages to read and print.',
  },
  filePdfHint: {
    id: 'myProfile.privacy.filePdfHint',
    defaultMessage: 'In your language; the latest 500 entries of each part.',
    description: 'Below “File for reading”.',
  },
  fileJson: {
    id: 'myProfile.privacy.fileJson',
    defaultMessage: 'Machine-readable (JSON)',
    description: 'A kind of file: for other programs.',
  },
  fileJsonHint: {
    id: 'myProfile.privacy.fileJsonHint',
    defaultMessage: 'Complete, as stored.',
    description: 'Below “File for machines”.',
  },
  downloadAction: {
    id: 'myProfile.privacy.downloadAction',
    defaultMessage: 'Prepare file',
    description: 'Button: has the file with one’s own data made.',
  },
  deletion: { id: 'myProfile.privacy.deletion', defaultMessage: 'Deletion', description: 'Heading.' },
  deletionHint: {
    id: 'myProfile.privacy.deletionHint',
    defaultMessage: 'An administrator decides, because some records may have to be kept.',
    description: 'Below the heading.',
  },
  deletionAction: {
    id: 'myProfile.privacy.deletionAction',
    defaultMessage: 'Request deletion',
    description: 'Button: leads to a question.',
  },
  deletionTitle: {
    id: 'myProfile.privacy.deletionTitle',
    defaultMessage: 'Request deletion of your data?',
    description: 'Question.',
  },
  deletionSentence: {
    id: 'myProfile.privacy.deletionSentence',
    defaultMessage:
      'Nothing is deleted yet. Once an administrator approves, your name and addresses are deleted permanently. Records that must be kept stay without them.',
    description: 'Below the question.',
  },
  deletionConfirm: {
    id: 'myProfile.privacy.deletionConfirm',
    defaultMessage: 'Request',
    description: 'Button that sends the request.',
  },
  deletionWord: {
    id: 'myProfile.privacy.deletionWord',
    defaultMessage: 'delete',
    description: 'The word that has to be typed to confirm; one short word.',
  },
  deletionWaits: {
    id: 'myProfile.privacy.deletionWaits',
    defaultMessage: 'Requested on {day}. The administrators have been notified and will decide.',
    description: 'Notice while a request for deletion waits; day is a date.',
  },
  withdrawAction: {
    id: 'myProfile.privacy.withdrawAction',
    defaultMessage: 'Withdraw request',
    description: 'Button: a request for deletion is taken back; also in the question before.',
  },
  withdrawTitle: {
    id: 'myProfile.privacy.withdrawTitle',
    defaultMessage: 'Withdraw the deletion request?',
    description: 'Question.',
  },
  withdrawSentence: {
    id: 'myProfile.privacy.withdrawSentence',
    defaultMessage: 'Your account and data are kept. You can request deletion again at any time.',
    description: 'Below that question.',
  },
  failed: {
    id: 'myProfile.privacy.failed',
    defaultMessage: 'That didn’t work. {reason}',
    description: 'Notice; reason is one of the sentences for problems.',
  },
})

export const answerMessages = defineMessages<ConsentDecision>({
  ACCEPTED: { id: 'myProfile.answer.accepted', defaultMessage: 'Agreed', description: 'One’s own answer to a text.' },
  DECLINED: { id: 'myProfile.answer.declined', defaultMessage: 'Declined', description: 'One’s own answer to a text.' },
  WITHDRAWN: {
    id: 'myProfile.answer.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'One’s own answer to a text: it was taken back.',
  },
})

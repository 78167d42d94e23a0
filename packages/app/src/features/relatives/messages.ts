import { defineMessages } from '../../platform/locale/message.ts'
import type { RelativesTab } from './relativesAddress.ts'

export const messages = defineMessages({
  signedOut: {
    id: 'relatives.signedOut.sentence',
    defaultMessage: 'Sign in to see who can follow your learning and whose learning you follow.',
    description: 'On /relatives for people who are not signed in.',
  },
  invitedSignedOut: {
    id: 'relatives.signedOut.invited',
    defaultMessage:
      'You’ve been invited to accompany someone’s learning. Sign in to see who it is, and accept or decline.',
    description: 'On /relatives for people who open an invitation and are not signed in.',
  },
  learnerTitle: {
    id: 'relatives.page.learnerTitle',
    defaultMessage: 'Who may see my learning',
    description: 'Title of the page for people who do not administer.',
  },
  tabs: { id: 'relatives.page.tabs', defaultMessage: 'Relatives', description: 'Names the tabs of the page.' },
  invite: {
    id: 'relatives.page.invite',
    defaultMessage: 'Invite',
    description: 'Button: invites a relative of a learner.',
  },
  enterCode: {
    id: 'relatives.code.enter',
    defaultMessage: 'Enter a code',
    description: 'Button and title of a dialog.',
  },
  openCode: { id: 'relatives.code.open', defaultMessage: 'Continue', description: 'Button of a dialog.' },
  code: { id: 'relatives.code.label', defaultMessage: 'Code', description: 'Label of a field.' },
  codeHint: {
    id: 'relatives.code.hint',
    defaultMessage: 'Eight letters and digits, as in 7KQ4-M2XD.',
    description: 'Below a field for a code.',
  },
})

export const tabMessages = defineMessages<RelativesTab>({
  register: { id: 'relatives.tab.register', defaultMessage: 'All relations', description: 'A tab for administrators.' },
  mine: { id: 'relatives.tab.mine', defaultMessage: 'My people', description: 'A tab: who sees my learning.' },
  accompanied: {
    id: 'relatives.tab.accompanied',
    defaultMessage: 'People I accompany',
    description: 'A tab: whose learning I see.',
  },
})

export const leadMessages = defineMessages<RelativesTab>({
  register: {
    id: 'relatives.lead.register',
    defaultMessage: 'People who may see a learner’s progress. The learner always knows, and sees the same list.',
    description: 'Below the title of the page.',
  },
  mine: {
    id: 'relatives.lead.mine',
    defaultMessage: 'What is not ticked here, they cannot see.',
    description: 'Below the title of the page.',
  },
  accompanied: {
    id: 'relatives.lead.accompanied',
    defaultMessage: 'You can see their progress, but not change anything.',
    description: 'Below the title of the page.',
  },
})

export const invitationMessages = defineMessages({
  title: { id: 'relatives.invitation.title', defaultMessage: 'Invitation', description: 'Title of a page.' },
  sentence: {
    id: 'relatives.invitation.sentence',
    defaultMessage: 'You’re invited to accompany {name}. Your role: {type}.',
    description: '{name} is a learner, {type} such as "Mentor".',
  },
  sees: {
    id: 'relatives.invitation.sees',
    defaultMessage: 'This is what you would see:',
    description: 'Before a list of what is seen.',
  },
  incomplete: {
    id: 'relatives.invitation.incomplete',
    defaultMessage:
      'The link of your invitation is incomplete. Open the link in your email again, or enter the code of eight letters and digits under “People I accompany”.',
    description: 'On the page of an invitation whose link has no code, or a part of one.',
  },
  unknown: {
    id: 'relatives.invitation.unknown',
    defaultMessage:
      'This invitation doesn’t work. It was used, it ran out after 14 days, or the code is wrong. Ask for a new one.',
    description: 'On the page of an invitation.',
  },
  done: {
    id: 'relatives.invitation.done',
    defaultMessage: 'You now accompany {name}.',
    description: 'A short message.',
  },
  mentor: {
    id: 'relatives.invitation.mentor',
    defaultMessage: 'Accepted. You’ll see the learning of {name} once {name} accepts too.',
    description: 'A short message.',
  },
  self: {
    id: 'relatives.invitation.self',
    defaultMessage: 'This invitation is about you. Someone else has to accept it.',
    description: 'Why an invitation was not taken.',
  },
  taken: {
    id: 'relatives.invitation.taken',
    defaultMessage: 'You already accompany this person in this role.',
    description: 'Why an invitation was not taken.',
  },
})

export const accompaniedMessages = defineMessages({
  emptyTitle: {
    id: 'relatives.accompanied.emptyTitle',
    defaultMessage: 'You don’t accompany anyone',
    description: 'Title of an empty list.',
  },
  emptyText: {
    id: 'relatives.accompanied.emptyText',
    defaultMessage: 'If you were given a code, enter it to accept the invitation.',
    description: 'In an empty list.',
  },
  progress: {
    id: 'relatives.accompanied.progress',
    defaultMessage: '{all, plural, =0 {Nothing to learn yet.} other {{done} of {all} done}}',
    description: 'How many items a learner has completed.',
  },
  certificates: {
    id: 'relatives.accompanied.certificates',
    defaultMessage: 'Certificates',
    description: 'Heading.',
  },
  validUntil: {
    id: 'relatives.accompanied.validUntil',
    defaultMessage: 'Valid until {date}',
    description: 'Of a certificate.',
  },
  doneOn: { id: 'relatives.accompanied.doneOn', defaultMessage: 'Completed {date}', description: 'Of an item.' },
  dueOn: { id: 'relatives.accompanied.dueOn', defaultMessage: 'Due {date}', description: 'Of an item.' },
  score: {
    id: 'relatives.accompanied.score',
    defaultMessage: 'Result {score}',
    description: '{score} is a percentage.',
  },
  done: { id: 'relatives.accompanied.done', defaultMessage: 'Done', description: 'State of an item.' },
  notDone: { id: 'relatives.accompanied.notDone', defaultMessage: 'Not done', description: 'State of an item.' },
  endText: {
    id: 'relatives.accompanied.endText',
    defaultMessage: 'You won’t see the learning of {name} any more.',
    description: 'In a dialog.',
  },
})

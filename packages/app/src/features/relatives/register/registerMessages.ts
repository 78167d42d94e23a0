import type { RelationParty, RelationState } from '@somo/graphql/schema'
import { defineMessages } from '../../../platform/locale/message.ts'

export const relationStateMessages = defineMessages<RelationState>({
  INVITED: { id: 'relatives.state.invited', defaultMessage: 'Invited', description: 'State of a relation.' },
  ACTIVE: { id: 'relatives.state.active', defaultMessage: 'Active', description: 'State of a relation.' },
  ENDED: { id: 'relatives.state.ended', defaultMessage: 'Ended', description: 'State of a relation.' },
  DECLINED: { id: 'relatives.state.declined', defaultMessage: 'Declined', description: 'State of a relation.' },
  EXPIRED: {
    id: 'relatives.state.expired',
    defaultMessage: 'Code expired',
    description: 'State of a relation: nobody took the invitation in time.',
  },
})

export const partyMessages = defineMessages<RelationParty>({
  ADMINISTRATOR: {
    id: 'relatives.party.administrator',
    defaultMessage: 'by an administrator',
    description: 'Who ended a relation.',
  },
  LEARNER: { id: 'relatives.party.learner', defaultMessage: 'by the learner', description: 'Who ended a relation.' },
  RELATIVE: { id: 'relatives.party.relative', defaultMessage: 'by the relative', description: 'Who ended a relation.' },
})

export const registerMessages = defineMessages({
  search: {
    id: 'relatives.register.search',
    defaultMessage: 'Learner, relative or email',
    description: 'Names a search field.',
  },
  list: { id: 'relatives.register.list', defaultMessage: 'Relations', description: 'Names a table.' },
  pages: { id: 'relatives.register.pages', defaultMessage: 'Pages of relations', description: 'Names buttons.' },
  learner: {
    id: 'relatives.register.learner',
    defaultMessage: 'Learner',
    description: 'Title of a column and a field.',
  },
  relative: { id: 'relatives.register.relative', defaultMessage: 'May be seen by', description: 'Title of a column.' },
  type: {
    id: 'relatives.register.type',
    defaultMessage: 'As',
    description: 'Title of a column and a filter: guardian, mentor …',
  },
  sees: { id: 'relatives.register.sees', defaultMessage: 'Sees', description: 'Title of a column.' },
  state: { id: 'relatives.register.state', defaultMessage: 'Status', description: 'Title of a column and a filter.' },
  created: { id: 'relatives.register.created', defaultMessage: 'From', description: 'Title of a column: since when.' },
  until: { id: 'relatives.register.until', defaultMessage: 'Until', description: 'Title of a column and a field.' },
  rowLabel: { id: 'relatives.register.rowLabel', defaultMessage: '{learner}, {relative}', description: 'Names a row.' },
  byCode: {
    id: 'relatives.register.byCode',
    defaultMessage: 'By code, not used yet',
    description: 'In place of the name of a relative.',
  },
  byEmail: {
    id: 'relatives.register.byEmail',
    defaultMessage: 'Invited by email',
    description: 'In place of the name of a relative.',
  },
  waitsForLearner: {
    id: 'relatives.register.waitsForLearner',
    defaultMessage: 'waits for the learner',
    description: 'Below a state: a mentor has accepted, the learner has not yet.',
  },
  codeUntil: { id: 'relatives.register.codeUntil', defaultMessage: 'code until {date}', description: 'Below a date.' },
  emptyTitle: {
    id: 'relatives.register.emptyTitle',
    defaultMessage: 'No relations yet',
    description: 'Title of an empty list.',
  },
  emptyText: {
    id: 'relatives.register.emptyText',
    defaultMessage: 'Invite guardians, mentors or line managers to accompany a learner.',
    description: 'In an empty list.',
  },
  renew: {
    id: 'relatives.register.renew',
    defaultMessage: 'New invitation',
    description: 'Entry of a menu: a new code or email.',
  },
  end: { id: 'relatives.register.end', defaultMessage: 'End relation', description: 'Entry of a menu.' },
  endTitle: {
    id: 'relatives.register.endTitle',
    defaultMessage: 'End this relation?',
    description: 'Title of a dialog.',
  },
  endText: {
    id: 'relatives.register.endText',
    defaultMessage: '{relative} won’t see the learning of {learner} any more.',
    description: 'In a dialog.',
  },
  mailSent: {
    id: 'relatives.register.mailSent',
    defaultMessage: 'Invitation sent to {email}.',
    description: 'A short message.',
  },
})

export const inviteMessages = defineMessages({
  title: { id: 'relatives.invite.title', defaultMessage: 'Invite a relative', description: 'Title of a dialog.' },
  verb: { id: 'relatives.invite.verb', defaultMessage: 'Invite', description: 'Button of a dialog.' },
  sees: { id: 'relatives.invite.sees', defaultMessage: 'May also see', description: 'Label of checkboxes.' },
  seesHint: {
    id: 'relatives.invite.seesHint',
    defaultMessage: 'Whether something is done is always shown.',
    description: 'Below checkboxes.',
  },
  type: { id: 'relatives.invite.type', defaultMessage: 'Relation', description: 'Label of a choice.' },
  mentorHint: {
    id: 'relatives.invite.mentorHint',
    defaultMessage: 'A mentor begins once the learner has accepted.',
    description: 'Below a choice.',
  },
  untilHint: {
    id: 'relatives.invite.untilHint',
    defaultMessage: 'Empty: no end date.',
    description: 'Below a date field.',
  },
  email: { id: 'relatives.invite.email', defaultMessage: 'Email', description: 'Label of a field.' },
  emailHint: {
    id: 'relatives.invite.emailHint',
    defaultMessage: 'Without an address you get a code to hand over.',
    description: 'Below a field.',
  },
  self: {
    id: 'relatives.invite.self',
    defaultMessage: 'This is the learner’s own address. Enter the address of the relative.',
    description: 'What is wrong with an address.',
  },
  tooMany: {
    id: 'relatives.invite.tooMany',
    defaultMessage: 'This learner already has 10 relatives. End one of these relations first.',
    description: 'Why an invitation was not made.',
  },
  codeTitle: {
    id: 'relatives.invite.codeTitle',
    defaultMessage: 'Code to hand over',
    description: 'Title of a dialog.',
  },
  codeText: {
    id: 'relatives.invite.codeText',
    defaultMessage:
      'It works once within 14 days and is shown only now. The relative signs in, opens “Relatives” and enters it.',
    description: 'In a dialog.',
  },
  copy: {
    id: 'relatives.invite.copy',
    defaultMessage: 'Copy link',
    description: 'Button: copies the address with the code.',
  },
  copied: { id: 'relatives.invite.copied', defaultMessage: 'Link copied.', description: 'A short message.' },
  close: { id: 'relatives.invite.close', defaultMessage: 'Done', description: 'Button of a dialog.' },
})

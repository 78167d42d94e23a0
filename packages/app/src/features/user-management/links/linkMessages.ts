import type { LinkReason } from '@somo/graphql/schema'
import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of sign-ins that match nobody for certain. */
export const linkMessages = defineMessages({
  lead: {
    id: 'userManagement.links.lead',
    defaultMessage: 'These questions need an administrator: whose sign-in it is, or whether someone joins a unit.',
    description: 'Above the list.',
  },
  none: { id: 'userManagement.links.none', defaultMessage: 'No open questions.', description: 'In place of the list.' },
  more: { id: 'userManagement.links.more', defaultMessage: 'Further questions', description: 'Button.' },
  signedIn: {
    id: 'userManagement.links.signedIn',
    defaultMessage: 'Signed in {when}.',
    description: 'When somebody tried to sign in; {when} such as "today, 08:12".',
  },
  isPerson: {
    id: 'userManagement.links.isPerson',
    defaultMessage: 'Existing person: {name} ({detail})',
    description: 'Button: the sign-in belongs to this person; {detail} is a number or address.',
  },
  asksToAdd: {
    id: 'userManagement.links.asksToAdd',
    defaultMessage: '{by} wants to add {name} to {unit}.',
    description: 'Sentence; {by} is a manager, {name} what they typed: a name, username or address.',
  },
  asksToChange: {
    id: 'userManagement.links.asksToChange',
    defaultMessage: '{by} wants to change {name}.',
    description: 'Sentence; {by} is a manager, {name} a person of their units.',
  },
  somebody: {
    id: 'userManagement.links.somebody',
    defaultMessage: 'Someone',
    description: 'In place of the name of a manager who is gone; begins a sentence.',
  },
  asked: {
    id: 'userManagement.links.asked',
    defaultMessage: 'Requested {when}.',
    description: 'When a manager asked; {when} such as "today, 08:12".',
  },
  typed: {
    id: 'userManagement.links.typed',
    defaultMessage: 'Entered: {values}',
    description: 'What a manager typed; {values} are an address, a username, numbers.',
  },
  collides: {
    id: 'userManagement.links.collides',
    defaultMessage: 'Some of these values already belong to {name} ({detail}).',
    description: 'Sentence; {name} is somebody whom the manager does not see, {detail} a number or address.',
  },
  addPerson: {
    id: 'userManagement.links.addPerson',
    defaultMessage: 'Add {name} ({detail})',
    description: 'Button: adds the person who is there already to the unit of the manager.',
  },
  decline: {
    id: 'userManagement.links.decline',
    defaultMessage: 'Decline',
    description: 'Button: nobody is added, the question is closed.',
  },
  close: { id: 'userManagement.links.close', defaultMessage: 'Done', description: 'Button: the question is closed.' },
  isNew: {
    id: 'userManagement.links.isNew',
    defaultMessage: 'New person',
    description: 'Button: a new person is made of the sign-in.',
  },
})

/** Why a sign-in waits. */
export const linkReasons = defineMessages<LinkReason>({
  UNVERIFIED_EMAIL: {
    id: 'userManagement.linkReason.unverifiedEmail',
    defaultMessage: 'The address is not confirmed.',
    description: 'Sentence.',
  },
  SEVERAL_CANDIDATES: {
    id: 'userManagement.linkReason.severalCandidates',
    defaultMessage: 'Several people match.',
    description: 'Sentence.',
  },
  ADDRESS_REUSED: {
    id: 'userManagement.linkReason.addressReused',
    defaultMessage: 'The address belonged to someone else before.',
    description: 'Sentence.',
  },
  ASKED_TO_ADD: {
    id: 'userManagement.linkReason.askedToAdd',
    defaultMessage: 'The manager can’t see the other person and was not told about them.',
    description: 'Sentence.',
  },
  ASKED_TO_CHANGE: {
    id: 'userManagement.linkReason.askedToChange',
    defaultMessage: 'The manager can’t see the other person and was not told about them. Nothing was changed.',
    description: 'Sentence.',
  },
  NO_CANDIDATE: {
    id: 'userManagement.linkReason.noCandidate',
    defaultMessage: 'No one matches.',
    description: 'Sentence.',
  },
})

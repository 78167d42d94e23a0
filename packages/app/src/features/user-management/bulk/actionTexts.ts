import { defineMessages } from '../../../platform/locale/message.ts'
import type { PersonAction } from './personActions.ts'

/** The question before each action. */
export const questionMessages = defineMessages<PersonAction>({
  INVITE: {
    id: 'userManagement.question.invite',
    defaultMessage: 'Invite {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}?',
    description: 'Question before an action on people; {name} is one person’s.',
  },
  SUSPEND: {
    id: 'userManagement.question.suspend',
    defaultMessage: 'Suspend {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}?',
    description: 'Question before an action on people; {name} is one person’s.',
  },
  DEACTIVATE_ON: {
    id: 'userManagement.question.deactivateOn',
    defaultMessage:
      'Set last day for {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}?',
    description: 'Question before an action on people; {name} is one person’s.',
  },
  REACTIVATE: {
    id: 'userManagement.question.reactivate',
    defaultMessage:
      'Reactivate {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}?',
    description: 'Question before an action on people; {name} is one person’s.',
  },
  ANONYMISE: {
    id: 'userManagement.question.anonymise',
    defaultMessage: 'Anonymise {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}?',
    description: 'Question before an action on people; {name} is one person’s.',
  },
  ADD_TO_UNIT: {
    id: 'userManagement.question.addToUnit',
    defaultMessage:
      'Add {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}} to a unit?',
    description: 'Question before an action on people; {name} is one person’s.',
  },
  REMOVE_FROM_UNIT: {
    id: 'userManagement.question.removeFromUnit',
    defaultMessage:
      'Remove {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}} from a unit?',
    description: 'Question before an action on people; {name} is one person’s.',
  },
  SET_ROLES: {
    id: 'userManagement.question.setRoles',
    defaultMessage:
      'Set the roles of {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}?',
    description: 'Question before an action on people; {name} is one person’s.',
  },
  END_SESSIONS: {
    id: 'userManagement.question.endSessions',
    defaultMessage:
      'End the sessions of {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}?',
    description: 'Question before an action on people; {name} is one person’s.',
  },
  LETTERS: {
    id: 'userManagement.question.letters',
    defaultMessage:
      'Print letters for {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}?',
    description: 'Question before an action on people; {name} is one person’s.',
  },
})

/** What each action means. */
export const sentenceMessages = defineMessages<PersonAction>({
  INVITE: {
    id: 'userManagement.sentence.invite',
    defaultMessage: 'Each person gets an email with a link to choose a password. Earlier links stop working.',
    description: 'What an action means for the people concerned, below its question.',
  },
  ADD_TO_UNIT: {
    id: 'userManagement.sentence.addToUnit',
    defaultMessage: 'They join {unit} and get its assignments.',
    description: 'What an action means for the people concerned, below its question.',
  },
  SUSPEND: {
    id: 'userManagement.sentence.suspend',
    defaultMessage: 'Suspended people can’t sign in. Learning progress is kept, and you can undo this.',
    description: 'What an action means for the people concerned, below its question.',
  },
  REMOVE_FROM_UNIT: {
    id: 'userManagement.sentence.removeFromUnit',
    defaultMessage: 'They leave {unit}. Learning progress is kept.',
    description: 'What an action means for the people concerned, below its question.',
  },
  SET_ROLES: {
    id: 'userManagement.sentence.setRoles',
    defaultMessage: 'The new roles replace the current ones at the next sign-in.',
    description: 'What an action means for the people concerned, below its question.',
  },
  DEACTIVATE_ON: {
    id: 'userManagement.sentence.deactivateOn',
    defaultMessage: 'Access ends after {day}. This replaces any earlier last day. Learning progress is kept.',
    description: 'What an action means for the people concerned, below its question; {day} is a date.',
  },
  REACTIVATE: {
    id: 'userManagement.sentence.reactivate',
    defaultMessage: 'They can sign in again. Everything is as before.',
    description: 'What an action means for the people concerned, below its question.',
  },
  END_SESSIONS: {
    id: 'userManagement.sentence.endSessions',
    defaultMessage: 'They are signed out everywhere and can sign in again immediately.',
    description: 'What an action means for the people concerned, below its question.',
  },
  LETTERS: {
    id: 'userManagement.sentence.letters',
    defaultMessage: 'One page each, with a code for the first sign-in. Earlier codes stop working.',
    description: 'What an action means for the people concerned, below its question.',
  },
  ANONYMISE: {
    id: 'userManagement.sentence.anonymise',
    defaultMessage:
      'Names, addresses and numbers are deleted permanently. Records that must be kept get a pseudonym. You can’t undo this.',
    description: 'What an action means for the people concerned, below its question.',
  },
})

/** What happens to how many. */
export const effectMessages = defineMessages<PersonAction>({
  INVITE: {
    id: 'userManagement.concerned.invite',
    defaultMessage:
      '{count, plural, one {# person} other {# people}} {count, plural, one {gets} other {get}} an invitation.',
    description: 'Line of what an action would do.',
  },
  ADD_TO_UNIT: {
    id: 'userManagement.concerned.addToUnit',
    defaultMessage:
      '{count, plural, one {# person} other {# people}} {count, plural, one {joins} other {join}} {unit}.',
    description: 'Line of what an action would do.',
  },
  SUSPEND: {
    id: 'userManagement.concerned.suspend',
    defaultMessage: '{count, plural, one {# person} other {# people}} can no longer sign in.',
    description: 'Line of what an action would do.',
  },
  REMOVE_FROM_UNIT: {
    id: 'userManagement.concerned.removeFromUnit',
    defaultMessage:
      '{count, plural, one {# person} other {# people}} {count, plural, one {leaves} other {leave}} {unit}.',
    description: 'Line of what an action would do.',
  },
  SET_ROLES: {
    id: 'userManagement.concerned.setRoles',
    defaultMessage:
      '{count, plural, one {# person} other {# people}} {count, plural, one {gets} other {get}} new roles.',
    description: 'Line of what an action would do.',
  },
  DEACTIVATE_ON: {
    id: 'userManagement.concerned.deactivateOn',
    defaultMessage: '{count, plural, one {# person} other {# people}} can sign in until {day}.',
    description: 'Line of what an action would do; {day} is a date.',
  },
  REACTIVATE: {
    id: 'userManagement.concerned.reactivate',
    defaultMessage: '{count, plural, one {# person} other {# people}} can sign in again.',
    description: 'Line of what an action would do.',
  },
  END_SESSIONS: {
    id: 'userManagement.concerned.endSessions',
    defaultMessage:
      '{count, plural, one {# person} other {# people}} {count, plural, one {is} other {are}} signed out everywhere.',
    description: 'Line of what an action would do.',
  },
  LETTERS: {
    id: 'userManagement.concerned.letters',
    defaultMessage: '{count, plural, one {# letter is} other {# letters are}} created.',
    description: 'Line of what an action would do.',
  },
  ANONYMISE: {
    id: 'userManagement.concerned.anonymise',
    defaultMessage: '{count, plural, one {# person} other {# people}} can no longer be identified.',
    description: 'Line of what an action would do.',
  },
})

/** What is said afterwards. */
export const doneMessages = defineMessages<PersonAction>({
  INVITE: {
    id: 'userManagement.done.invite',
    defaultMessage: 'Invited: {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}.',
    description: 'Message after an action on people.',
  },
  ADD_TO_UNIT: {
    id: 'userManagement.done.addToUnit',
    defaultMessage:
      'Added to the unit: {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}.',
    description: 'Message after an action on people.',
  },
  SUSPEND: {
    id: 'userManagement.done.suspend',
    defaultMessage:
      'Suspended: {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}.',
    description: 'Message after an action on people.',
  },
  REMOVE_FROM_UNIT: {
    id: 'userManagement.done.removeFromUnit',
    defaultMessage:
      'Removed from the unit: {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}.',
    description: 'Message after an action on people.',
  },
  SET_ROLES: {
    id: 'userManagement.done.setRoles',
    defaultMessage:
      'Roles set: {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}.',
    description: 'Message after an action on people.',
  },
  DEACTIVATE_ON: {
    id: 'userManagement.done.deactivateOn',
    defaultMessage:
      'Last day set: {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}.',
    description: 'Message after an action on people.',
  },
  REACTIVATE: {
    id: 'userManagement.done.reactivate',
    defaultMessage:
      'Reactivated: {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}.',
    description: 'Message after an action on people.',
  },
  END_SESSIONS: {
    id: 'userManagement.done.endSessions',
    defaultMessage:
      'Signed out everywhere: {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}.',
    description: 'Message after an action on people.',
  },
  LETTERS: {
    id: 'userManagement.done.letters',
    defaultMessage:
      'Letters created: {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}.',
    description: 'Message after an action on people.',
  },
  ANONYMISE: {
    id: 'userManagement.done.anonymise',
    defaultMessage:
      'Anonymised: {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}.',
    description: 'Message after an action on people.',
  },
})

/** In place of the words for adding to a unit, where people come on a later day. */
export const planMessages = defineMessages({
  sentence: {
    id: 'userManagement.plan.sentence',
    defaultMessage: 'They join {unit} on {date} and get its assignments. Until then nothing changes.',
    description: 'What an action means for the people concerned, below its question.',
  },
  concerned: {
    id: 'userManagement.plan.concerned',
    defaultMessage: '{count, plural, one {# person joins} other {# people join}} {unit} on {date}.',
    description: 'Line of what an action would do.',
  },
  done: {
    id: 'userManagement.plan.done',
    defaultMessage:
      'Joins {unit} on {date}: {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}}.',
    description: 'Message after an action on people.',
  },
})

import type { MergeField } from '@somo/graphql/schema'
import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of people who may be there twice. */
export const duplicateMessages = defineMessages({
  lead: {
    id: 'userManagement.duplicates.lead',
    defaultMessage:
      'These may be the same person: they share a name, a number or the part of an email address before the @. Different personnel numbers suggest different people.',
    description: 'Above the list of possible duplicates; explains the rule.',
  },
  none: {
    id: 'userManagement.duplicates.none',
    defaultMessage: 'No duplicates found.',
    description: 'In place of the list of possible duplicates.',
  },
  merge: {
    id: 'userManagement.duplicates.merge',
    defaultMessage: 'Merge',
    description: 'Button: two people become one.',
  },
  mergeWith: {
    id: 'userManagement.duplicates.mergeWith',
    defaultMessage: 'Merge with {name}',
    description: 'Names that button.',
  },
  apart: {
    id: 'userManagement.duplicates.apart',
    defaultMessage: 'Not the same person',
    description: 'Button: the two are not the same person.',
  },
  apartFrom: {
    id: 'userManagement.duplicates.apartFrom',
    defaultMessage: 'Not the same person: {name}',
    description: 'Names that button.',
  },
  other: {
    id: 'userManagement.duplicates.other',
    defaultMessage: 'Another person',
    description: 'Label of a search for a person.',
  },
  otherHint: {
    id: 'userManagement.duplicates.otherHint',
    defaultMessage: 'If the person is not in the list above.',
    description: 'Hint at that search.',
  },
  notFound: {
    id: 'userManagement.duplicates.notFound',
    defaultMessage: 'The search failed. Try again.',
    description: 'In place of the answers of a search that failed.',
  },
  notice: {
    id: 'userManagement.duplicates.notice',
    defaultMessage: '{loser} is merged into {winner}, with units, consents, saved views and history.',
    description: 'Above the choices; both are names with a number.',
  },
  choose: {
    id: 'userManagement.duplicates.choose',
    defaultMessage: 'If both have a value, choose one. Values that only one of them has are kept.',
    description: 'Below that sentence.',
  },
  detailed: {
    id: 'userManagement.duplicates.detailed',
    defaultMessage: '{name} ({detail})',
    description: 'A name with what tells two of the same name apart: a number, an email address or a username.',
  },
  goOn: {
    id: 'userManagement.duplicates.goOn',
    defaultMessage: 'Continue',
    description: 'Button: the consequences are shown next.',
  },
  goOnHint: {
    id: 'userManagement.duplicates.goOnHint',
    defaultMessage: 'Make a choice for every field first.',
    description: 'Why that button waits.',
  },
  back: { id: 'userManagement.duplicates.back', defaultMessage: 'Back', description: 'Button: leaves the choices.' },
  question: {
    id: 'userManagement.duplicates.question',
    defaultMessage: 'Merge {loser} into {winner}?',
    description: 'Question before two people become one.',
  },
  sentence: {
    id: 'userManagement.duplicates.sentence',
    defaultMessage:
      'You can’t undo this: afterwards, no one can tell what belonged to whom. Learning progress and consents are kept.',
    description: 'Below that question.',
  },
  ends: {
    id: 'userManagement.duplicates.ends',
    defaultMessage: '{loser} disappears from all lists. Old links open {winner}.',
    description: 'Line of what merging does.',
  },
  signInEnds: {
    id: 'userManagement.duplicates.signInEnds',
    defaultMessage: 'One of the two sign-ins is removed, with its password and sessions.',
    description: 'Line of what merging does.',
  },
  lost: {
    id: 'userManagement.duplicates.lost',
    defaultMessage:
      'Values you don’t choose are lost ({fields}). An import or sign-in that uses them creates a new person.',
    description: 'Line of what merging does; {fields} is a list such as "username and e-mail".',
  },
  along: {
    id: 'userManagement.duplicates.along',
    defaultMessage:
      'Also merged: {units, plural, one {# unit} other {# units}}, {consents, plural, one {# consent} other {# consents}}, {views, plural, one {# saved view} other {# saved views}}.',
    description: 'Line of what merging does.',
  },
  imports: {
    id: 'userManagement.duplicates.imports',
    defaultMessage:
      'Undoing {count, plural, one {the import} other {the # imports}} that changed {loser} doesn’t affect {winner}.',
    description: 'Line of what merging does.',
  },
  done: {
    id: 'userManagement.duplicates.done',
    defaultMessage: '{loser} merged into {winner}.',
    description: 'Message after merging.',
  },
  never: {
    id: 'userManagement.duplicates.never',
    defaultMessage: 'never signed in',
    description: 'Of a sign-in, in place of when it was last used.',
  },
  used: {
    id: 'userManagement.duplicates.used',
    defaultMessage: 'last used {when}',
    description: 'Of a sign-in; {when} such as "today, 08:12".',
  },
})

/** What is chosen, by its name. */
export const mergeFieldMessages = defineMessages<MergeField>({
  SIGN_IN: {
    id: 'userManagement.mergeField.signIn',
    defaultMessage: 'Sign-in',
    description: 'Label: the account with its password.',
  },
  GIVEN_NAME: { id: 'userManagement.mergeField.givenName', defaultMessage: 'Given name', description: 'Label.' },
  FAMILY_NAME: { id: 'userManagement.mergeField.familyName', defaultMessage: 'Family name', description: 'Label.' },
  USERNAME: { id: 'userManagement.mergeField.username', defaultMessage: 'Username', description: 'Label.' },
  EMAIL: { id: 'userManagement.mergeField.email', defaultMessage: 'Email', description: 'Label.' },
  DISPLAYED_ID: {
    id: 'userManagement.mergeField.displayedId',
    defaultMessage: 'Number',
    description: 'Label: a number shown beside the name.',
  },
  EXTERNAL_ID: {
    id: 'userManagement.mergeField.externalId',
    defaultMessage: 'Personnel number',
    description: 'Label.',
  },
  ROLES: { id: 'userManagement.mergeField.roles', defaultMessage: 'Roles', description: 'Label.' },
  LOCALE: { id: 'userManagement.mergeField.locale', defaultMessage: 'Language', description: 'Label.' },
  TIME_ZONE: { id: 'userManagement.mergeField.timeZone', defaultMessage: 'Time zone', description: 'Label.' },
  BIRTH_YEAR: { id: 'userManagement.mergeField.birthYear', defaultMessage: 'Year of birth', description: 'Label.' },
  STARTS_ON: {
    id: 'userManagement.mergeField.startsOn',
    defaultMessage: 'First day',
    description: 'Label: the first day somebody may sign in.',
  },
  DEACTIVATE_ON: {
    id: 'userManagement.mergeField.deactivateOn',
    defaultMessage: 'Last day',
    description: 'Label: the last day somebody may sign in.',
  },
})

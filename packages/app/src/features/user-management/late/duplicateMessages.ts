import type { MergeField } from '@somo/graphql/schema'
import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of people who may be there twice. */
export const duplicateMessages = defineMessages({
  lead: { id: 'userManagement.duplicates.lead', defaultMessage: 'These may be the same person: they share a name, an address before the @, or a number, however it is written. Two different personnel numbers speak against it.', description: 'Above the list of possible duplicates; explains the rule.' },
  none: { id: 'userManagement.duplicates.none', defaultMessage: 'Nobody here looks like the same person.', description: 'In place of the list of possible duplicates.' },
  merge: { id: 'userManagement.duplicates.merge', defaultMessage: 'Merge', description: 'Button: two people become one.' },
  mergeWith: { id: 'userManagement.duplicates.mergeWith', defaultMessage: 'Merge with {name}', description: 'Names that button.' },
  apart: { id: 'userManagement.duplicates.apart', defaultMessage: 'Two people', description: 'Button: the two are not the same person.' },
  apartFrom: { id: 'userManagement.duplicates.apartFrom', defaultMessage: 'Two people: {name} is somebody else', description: 'Names that button.' },
  other: { id: 'userManagement.duplicates.other', defaultMessage: 'Somebody else to merge with', description: 'Label of a search for a person.' },
  otherHint: { id: 'userManagement.duplicates.otherHint', defaultMessage: 'For somebody who is not in the list above.', description: 'Hint at that search.' },
  notFound: { id: 'userManagement.duplicates.notFound', defaultMessage: 'The people could not be searched.', description: 'In place of the answers of a search that failed.' },
  notice: { id: 'userManagement.duplicates.notice', defaultMessage: '{winner} stays. {loser} goes into it: units, agreements, saved views and history come along.', description: 'Above the choices; both are names with a number.' },
  choose: { id: 'userManagement.duplicates.choose', defaultMessage: 'Where both have a value, one is chosen. A value that only one of them has stays.', description: 'Below that sentence.' },
  detailed: { id: 'userManagement.duplicates.detailed', defaultMessage: '{name} ({detail})', description: 'A name with what tells two of the same name apart: a number, an email address or a username.' },
  goOn: { id: 'userManagement.duplicates.goOn', defaultMessage: 'Go on to merge', description: 'Button: the consequences are shown next.' },
  goOnHint: { id: 'userManagement.duplicates.goOnHint', defaultMessage: 'It goes on as soon as each field has a choice.', description: 'Why that button waits.' },
  back: { id: 'userManagement.duplicates.back', defaultMessage: 'Back', description: 'Button: leaves the choices.' },
  question: { id: 'userManagement.duplicates.question', defaultMessage: 'Merge {loser} into {winner}?', description: 'Question before two people become one.' },
  sentence: { id: 'userManagement.duplicates.sentence', defaultMessage: 'It cannot be undone: nobody can tell afterwards what belonged to whom. Everything learned and agreed to stays.', description: 'Below that question.' },
  ends: { id: 'userManagement.duplicates.ends', defaultMessage: '{loser} is in no list any more. Old links lead to {winner}.', description: 'Line of what merging does.' },
  signInEnds: { id: 'userManagement.duplicates.signInEnds', defaultMessage: 'One of the two sign-ins ends, with its password and sessions.', description: 'Line of what merging does.' },
  lost: { id: 'userManagement.duplicates.lost', defaultMessage: 'What is not chosen is known no longer ({fields}): an import or sign-in with it makes a new person.', description: 'Line of what merging does; {fields} is a list such as "username and e-mail".' },
  along: { id: 'userManagement.duplicates.along', defaultMessage: 'Along come: {units, plural, one {# unit} other {# units}}, {consents, plural, one {# agreement} other {# agreements}}, {views, plural, one {# saved view} other {# saved views}}.', description: 'Line of what merging does.' },
  imports: { id: 'userManagement.duplicates.imports', defaultMessage: 'Undoing {count, plural, one {the import} other {the # imports}} that wrote {loser} leaves {winner} alone.', description: 'Line of what merging does.' },
  done: { id: 'userManagement.duplicates.done', defaultMessage: '{loser} is part of {winner} now.', description: 'Message after merging.' },
  never: { id: 'userManagement.duplicates.never', defaultMessage: 'never used', description: 'Of a sign-in, in place of when it was last used.' },
  used: { id: 'userManagement.duplicates.used', defaultMessage: 'last used {when}', description: 'Of a sign-in; {when} such as "today, 08:12".' },
})

/** What is chosen, by its name. */
export const mergeFieldMessages = defineMessages<MergeField>({
  SIGN_IN: { id: 'userManagement.mergeField.signIn', defaultMessage: 'Sign-in', description: 'Label: the account with its password.' },
  GIVEN_NAME: { id: 'userManagement.mergeField.givenName', defaultMessage: 'Given name', description: 'Label.' },
  FAMILY_NAME: { id: 'userManagement.mergeField.familyName', defaultMessage: 'Family name', description: 'Label.' },
  USERNAME: { id: 'userManagement.mergeField.username', defaultMessage: 'Username', description: 'Label.' },
  EMAIL: { id: 'userManagement.mergeField.email', defaultMessage: 'E-mail', description: 'Label.' },
  DISPLAYED_ID: { id: 'userManagement.mergeField.displayedId', defaultMessage: 'Number', description: 'Label: a number shown beside the name.' },
  EXTERNAL_ID: { id: 'userManagement.mergeField.externalId', defaultMessage: 'Personnel number', description: 'Label.' },
  ROLES: { id: 'userManagement.mergeField.roles', defaultMessage: 'Roles', description: 'Label.' },
  LOCALE: { id: 'userManagement.mergeField.locale', defaultMessage: 'Language', description: 'Label.' },
  TIME_ZONE: { id: 'userManagement.mergeField.timeZone', defaultMessage: 'Time zone', description: 'Label.' },
  BIRTH_YEAR: { id: 'userManagement.mergeField.birthYear', defaultMessage: 'Year of birth', description: 'Label.' },
  STARTS_ON: { id: 'userManagement.mergeField.startsOn', defaultMessage: 'From', description: 'Label: the first day somebody may sign in.' },
  DEACTIVATE_ON: { id: 'userManagement.mergeField.deactivateOn', defaultMessage: 'Until', description: 'Label: the last day somebody may sign in.' },
})

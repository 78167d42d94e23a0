import type { Message } from '../../../platform/locale/message.ts'
import { defineMessages } from '../../../platform/locale/message.ts'
import type { PersonField } from './personForm.ts'

/** The texts of the forms for a person. */
export const fieldMessages = defineMessages({
  person: { id: 'userManagement.field.person', defaultMessage: 'Person', description: 'Title of a part of a form.' },
  accessSection: {
    id: 'userManagement.field.accessSection',
    defaultMessage: 'Access',
    description: 'Title of a part of a form.',
  },
  givenName: { id: 'userManagement.field.givenName', defaultMessage: 'Given name', description: 'Label.' },
  familyName: { id: 'userManagement.field.familyName', defaultMessage: 'Family name', description: 'Label.' },
  email: { id: 'userManagement.field.email', defaultMessage: 'Email', description: 'Label.' },
  givenNameHint: {
    id: 'userManagement.field.givenNameHint',
    defaultMessage: 'Required unless there is a family name.',
    description: 'Hint at the given name of a new person: one of both names is needed.',
  },
  familyNameHint: {
    id: 'userManagement.field.familyNameHint',
    defaultMessage: 'Required unless there is a given name.',
    description: 'Hint at the family name of a new person: one of both names is needed.',
  },
  nameMissing: {
    id: 'userManagement.field.nameMissing',
    defaultMessage: 'Enter a given name or a family name.',
    description: 'At the field for the family name of a new person, while both names are empty.',
  },
  emailHint: {
    id: 'userManagement.field.emailHint',
    defaultMessage: 'Required unless there is a username.',
    description: 'Hint at the email field: one of email and username is needed.',
  },
  username: { id: 'userManagement.field.username', defaultMessage: 'Username', description: 'Label.' },
  usernameHint: {
    id: 'userManagement.field.usernameHint',
    defaultMessage: 'Required unless there is an email address.',
    description: 'Hint at the username: one of email and username is needed.',
  },
  displayedId: {
    id: 'userManagement.field.displayedId',
    defaultMessage: 'Number',
    description: 'Label: a number shown beside the name.',
  },
  externalId: { id: 'userManagement.field.externalId', defaultMessage: 'Personnel number', description: 'Label.' },
  externalIdHint: {
    id: 'userManagement.field.externalIdHint',
    defaultMessage: 'Identifies the person in imports.',
    description: 'Hint.',
  },
  roles: { id: 'userManagement.field.roles', defaultMessage: 'Roles', description: 'Label.' },
  rolesHint: {
    id: 'userManagement.field.rolesHint',
    defaultMessage: 'People can have several roles. Only learners can take courses.',
    description: 'Hint.',
  },
  ownRoles: {
    id: 'userManagement.field.ownRoles',
    defaultMessage: 'You can’t change your own roles. Ask another administrator.',
    description: 'Why the roles cannot be changed in one’s own record.',
  },
  rolesKept: {
    id: 'userManagement.field.rolesKept',
    defaultMessage: 'Managed by the external sign-in service.',
    description: 'Why roles cannot be changed.',
  },
  roleNotYours: {
    id: 'userManagement.field.roleNotYours',
    defaultMessage: 'Only administrators can assign this role.',
    description: 'Why a role cannot be chosen.',
  },
  locale: { id: 'userManagement.field.locale', defaultMessage: 'Language', description: 'Label.' },
  usualLanguage: {
    id: 'userManagement.field.usualLanguage',
    defaultMessage: 'Organisation default',
    description: 'Choice: no language of one’s own.',
  },
  timeZone: { id: 'userManagement.field.timeZone', defaultMessage: 'Time zone', description: 'Label.' },
  timeZoneHint: {
    id: 'userManagement.field.timeZoneHint',
    defaultMessage: 'Search by city, time zone or UTC offset. Leave empty to use the time zone of the person’s device.',
    description: 'Below the field.',
  },
  birthYear: { id: 'userManagement.field.birthYear', defaultMessage: 'Year of birth', description: 'Label.' },
  birthYearHint: {
    id: 'userManagement.field.birthYearHint',
    defaultMessage: 'Optional. Only for minors.',
    description: 'Hint.',
  },
  startsOn: {
    id: 'userManagement.field.startsOn',
    defaultMessage: 'First day',
    description: 'Label: the first day somebody may sign in.',
  },
  deactivateOn: {
    id: 'userManagement.field.deactivateOn',
    defaultMessage: 'Last day',
    description: 'Label: the last day somebody may sign in.',
  },
  deactivateHint: {
    id: 'userManagement.field.deactivateHint',
    defaultMessage: 'Suspended automatically after this day. Learning progress is kept.',
    description: 'Hint.',
  },
  kept: {
    id: 'userManagement.field.kept',
    defaultMessage: 'Managed by the external sign-in service.',
    description: 'Hint at a field that can only be read.',
  },
  outside: {
    id: 'userManagement.field.outside',
    defaultMessage: 'Some details are managed by the external sign-in service and can’t be changed here.',
    description: 'Above the form.',
  },
  moreRights: {
    id: 'userManagement.field.moreRights',
    defaultMessage: 'Only an administrator can change people with more rights.',
    description: 'Notice above a person who can only be read: they manage the product, the reader does not.',
  },
  unit: { id: 'userManagement.field.unit', defaultMessage: 'Unit', description: 'Label.' },
  unitHint: {
    id: 'userManagement.field.unitHint',
    defaultMessage: 'Leave empty to use the unit for new people.',
    description: 'Hint.',
  },
  invite: { id: 'userManagement.field.invite', defaultMessage: 'Send an invitation now', description: 'Checkbox.' },
  inviteHint: {
    id: 'userManagement.field.inviteHint',
    defaultMessage: 'An email with a link to choose a password. Without an email address, print a letter later.',
    description: 'Hint.',
  },
  inviteWaits: {
    id: 'userManagement.field.inviteWaits',
    defaultMessage: 'There is no mail server, so the invitation is not sent. You find it in the outbox.',
    description: 'Hint.',
  },
  created: { id: 'userManagement.field.created', defaultMessage: '{name} added.', description: 'Message.' },
  createdInvited: {
    id: 'userManagement.field.createdInvited',
    defaultMessage: '{name} added and invited.',
    description: 'Message.',
  },
  cancel: { id: 'userManagement.field.cancel', defaultMessage: 'Cancel', description: 'Button: closes the form.' },
  goOn: {
    id: 'userManagement.field.goOn',
    defaultMessage: 'Continue',
    description: 'Button: the consequences are shown next.',
  },
  setRolesHint: {
    id: 'userManagement.field.setRolesHint',
    defaultMessage: 'Replaces all current roles of these people.',
    description: 'Hint below the choice of roles for many.',
  },
  conflict: {
    id: 'userManagement.field.conflict',
    defaultMessage: 'This person was changed by someone else. Choose which values to keep.',
    description: 'Above two values of each field.',
  },
  theirs: {
    id: 'userManagement.field.theirs',
    defaultMessage: 'Saved by someone else',
    description: 'Head of the other person’s values.',
  },
  empty: {
    id: 'userManagement.field.empty',
    defaultMessage: 'empty',
    description: 'In place of a value that is not set.',
  },
})

/** What each field is called, above it and in a conflict. */
export const fieldLabels: Readonly<Record<PersonField, Message>> = {
  givenName: fieldMessages.givenName,
  familyName: fieldMessages.familyName,
  email: fieldMessages.email,
  username: fieldMessages.username,
  displayedId: fieldMessages.displayedId,
  externalId: fieldMessages.externalId,
  roles: fieldMessages.roles,
  locale: fieldMessages.locale,
  timeZone: fieldMessages.timeZone,
  birthYear: fieldMessages.birthYear,
  startsOn: fieldMessages.startsOn,
  deactivateOn: fieldMessages.deactivateOn,
}

import type { Message } from '../../../platform/locale/message.ts'
import { defineMessages } from '../../../platform/locale/message.ts'
import type { PersonField } from './personForm.ts'

/** The texts of the forms for a person. */
export const fieldMessages = defineMessages({
  person: { id: 'userManagement.field.person', defaultMessage: 'Person', description: 'Title of a part of a form.' },
  accessSection: { id: 'userManagement.field.accessSection', defaultMessage: 'Access', description: 'Title of a part of a form.' },
  givenName: { id: 'userManagement.field.givenName', defaultMessage: 'Given name', description: 'Label.' },
  familyName: { id: 'userManagement.field.familyName', defaultMessage: 'Family name', description: 'Label.' },
  email: { id: 'userManagement.field.email', defaultMessage: 'E-mail', description: 'Label.' },
  emailHint: { id: 'userManagement.field.emailHint', defaultMessage: 'May stay empty where there is a username.', description: 'Hint.' },
  username: { id: 'userManagement.field.username', defaultMessage: 'Username', description: 'Label.' },
  usernameHint: { id: 'userManagement.field.usernameHint', defaultMessage: 'For signing in without an e-mail address.', description: 'Hint.' },
  displayedId: { id: 'userManagement.field.displayedId', defaultMessage: 'Number', description: 'Label: a number shown beside the name.' },
  externalId: { id: 'userManagement.field.externalId', defaultMessage: 'Personnel number', description: 'Label.' },
  externalIdHint: { id: 'userManagement.field.externalIdHint', defaultMessage: 'The key that imports use.', description: 'Hint.' },
  roles: { id: 'userManagement.field.roles', defaultMessage: 'Roles', description: 'Label.' },
  rolesHint: { id: 'userManagement.field.rolesHint', defaultMessage: 'Roles add up. Courses are open to learners alone.', description: 'Hint.' },
  rolesKept: { id: 'userManagement.field.rolesKept', defaultMessage: 'Managed in the outside sign-in service.', description: 'Why roles cannot be changed.' },
  roleNotYours: { id: 'userManagement.field.roleNotYours', defaultMessage: 'Only administrators give this role.', description: 'Why a role cannot be chosen.' },
  locale: { id: 'userManagement.field.locale', defaultMessage: 'Language', description: 'Label.' },
  usualLanguage: { id: 'userManagement.field.usualLanguage', defaultMessage: 'As the installation has it', description: 'Choice: no language of one’s own.' },
  timeZone: { id: 'userManagement.field.timeZone', defaultMessage: 'Time zone', description: 'Label.' },
  timeZoneHint: { id: 'userManagement.field.timeZoneHint', defaultMessage: 'Found by city, name of the zone or offset. Empty: that of the person’s device.', description: 'Below the field.' },
  startsOn: { id: 'userManagement.field.startsOn', defaultMessage: 'From', description: 'Label: the first day somebody may sign in.' },
  deactivateOn: { id: 'userManagement.field.deactivateOn', defaultMessage: 'Until', description: 'Label: the last day somebody may sign in.' },
  deactivateHint: { id: 'userManagement.field.deactivateHint', defaultMessage: 'Suspended by itself after this day, by the clocks of this installation. Everything learned stays.', description: 'Hint.' },
  kept: { id: 'userManagement.field.kept', defaultMessage: 'Managed in the outside sign-in service.', description: 'Hint at a field that can only be read.' },
  outside: { id: 'userManagement.field.outside', defaultMessage: 'Some of this is managed in the outside sign-in service and can only be read here.', description: 'Above the form.' },
  unit: { id: 'userManagement.field.unit', defaultMessage: 'Unit', description: 'Label.' },
  unitHint: { id: 'userManagement.field.unitHint', defaultMessage: 'Empty: the unit that new people come into.', description: 'Hint.' },
  invite: { id: 'userManagement.field.invite', defaultMessage: 'Send an invitation at once', description: 'Checkbox.' },
  inviteHint: { id: 'userManagement.field.inviteHint', defaultMessage: 'A mail with a link to choose a password. Without an address, a letter does it later.', description: 'Hint.' },
  inviteWaits: { id: 'userManagement.field.inviteWaits', defaultMessage: 'There is no mail server: the invitation waits in the outbox.', description: 'Hint.' },
  created: { id: 'userManagement.field.created', defaultMessage: '{name} was added.', description: 'Message.' },
  createdInvited: { id: 'userManagement.field.createdInvited', defaultMessage: '{name} was added and gets an invitation.', description: 'Message.' },
  cancel: { id: 'userManagement.field.cancel', defaultMessage: 'Cancel', description: 'Button: closes the form.' },
  goOn: { id: 'userManagement.field.goOn', defaultMessage: 'Go on', description: 'Button: the consequences are shown next.' },
  setRolesHint: { id: 'userManagement.field.setRolesHint', defaultMessage: 'They take the place of all roles these people have now.', description: 'Hint below the choice of roles for many.' },
  conflict: { id: 'userManagement.field.conflict', defaultMessage: 'Somebody else saved this person while you were editing. Choose one value for each field.', description: 'Above two values of each field.' },
  theirs: { id: 'userManagement.field.theirs', defaultMessage: 'Saved meanwhile', description: 'Head of the other person’s values.' },
  empty: { id: 'userManagement.field.empty', defaultMessage: 'empty', description: 'In place of a value that is not set.' },
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
  startsOn: fieldMessages.startsOn,
  deactivateOn: fieldMessages.deactivateOn,
}

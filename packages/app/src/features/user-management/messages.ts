import type { DuplicateReason, UserStatus } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'
import type { PersonAction } from './bulk/personActions.ts'
import type { PersonTab } from './list/peopleList.ts'

/** The texts of the list itself. */
export const messages = defineMessages({
  lead: {
    id: 'userManagement.list.lead',
    defaultMessage: 'Manage accounts, roles and access.',
    description: 'Sentence below the title.',
  },
  people: { id: 'userManagement.list.people', defaultMessage: 'People', description: 'Names the table.' },
  missing: {
    id: 'userManagement.list.missing',
    defaultMessage: 'Person not found',
    description:
      'Title of a drawer where the address names somebody who does not exist or is not in the manager’s units.',
  },
  missingSentence: {
    id: 'userManagement.list.missingSentence',
    defaultMessage: 'This person doesn’t exist, or you don’t have access to them.',
    description: 'Below that title.',
  },
  toList: {
    id: 'userManagement.list.toList',
    defaultMessage: 'Back to the list',
    description: 'Button: closes the drawer beside the list.',
  },
  person: {
    id: 'userManagement.list.person',
    defaultMessage: 'Person',
    description: 'Title of a drawer while the name is not known.',
  },
  search: { id: 'userManagement.list.search', defaultMessage: 'Search people', description: 'Names the search field.' },
  searchHint: {
    id: 'userManagement.list.searchHint',
    defaultMessage: 'Name, email or number',
    description: 'In the empty search field.',
  },
  add: { id: 'userManagement.list.add', defaultMessage: 'Add person', description: 'Button.' },
  addTitle: {
    id: 'userManagement.list.addTitle',
    defaultMessage: 'Add person',
    description: 'Title of the form for a new person.',
  },
  export: {
    id: 'userManagement.list.export',
    defaultMessage: 'Export',
    description: 'Button: writes the list into a file.',
  },
  exportList: {
    id: 'userManagement.list.exportList',
    defaultMessage: 'Export this list',
    description: 'Names the menu with the kinds of file.',
  },
  csvHint: {
    id: 'userManagement.list.csvHint',
    defaultMessage: 'Opens in any spreadsheet',
    description: 'Second line below "CSV file".',
  },
  csvCustom: {
    id: 'userManagement.list.csvCustom',
    defaultMessage: 'CSV file with further details',
    description: 'An entry of a menu: a file that also holds the fields that the installation has added.',
  },
  xlsxCustom: {
    id: 'userManagement.list.xlsxCustom',
    defaultMessage: 'Excel file with further details',
    description: 'An entry of a menu: a file that also holds the fields that the installation has added.',
  },
  pages: {
    id: 'userManagement.list.pages',
    defaultMessage: 'Pages of people',
    description: 'Names the buttons that turn the pages.',
  },
  nobodyTitle: {
    id: 'userManagement.list.nobodyTitle',
    defaultMessage: 'No people yet',
    description: 'Title in place of the rows of an empty list.',
  },
  nobodySentence: {
    id: 'userManagement.list.nobodySentence',
    defaultMessage: 'Add the first person or import a list.',
    description: 'Below that title.',
  },
  noUnitTitle: {
    id: 'userManagement.list.noUnitTitle',
    defaultMessage: 'You don’t manage a unit yet',
    description: 'Title in place of the rows, for a manager who manages no unit.',
  },
  noUnitSentence: {
    id: 'userManagement.list.noUnitSentence',
    defaultMessage:
      'You will see the people in the units you manage. Ask an administrator to make you manager of a unit.',
    description: 'Below that title.',
  },
  importList: {
    id: 'userManagement.list.importList',
    defaultMessage: 'Import a list',
    description: 'Link to the imports.',
  },
  notDone: {
    id: 'userManagement.list.notDone',
    defaultMessage: 'That didn’t work. {reason}',
    description: 'Message after a step that failed; {reason} is a whole sentence.',
  },
  missingCount: {
    id: 'userManagement.list.missingCount',
    defaultMessage: 'the number of people',
    description: 'Part of the sentence "Not everything could be loaded".',
  },
  missingViewCounts: {
    id: 'userManagement.list.missingViewCounts',
    defaultMessage: 'the counts of the views',
    description: 'Part of the sentence "Not everything could be loaded".',
  },
  missingPermissions: {
    id: 'userManagement.list.missingPermissions',
    defaultMessage: 'the available actions',
    description: 'Part of the sentence "Not everything could be loaded".',
  },
  waitingLinks: {
    id: 'userManagement.list.waitingLinks',
    defaultMessage:
      '{count, plural, one {# question about a person needs} other {# questions about people need}} an administrator’s decision.',
    description: 'Above the list, for administrators.',
  },
  decideLinks: {
    id: 'userManagement.list.decideLinks',
    defaultMessage: 'Decide',
    description: 'Link behind that sentence.',
  },
  linksTitle: {
    id: 'userManagement.list.linksTitle',
    defaultMessage: 'Waiting for a decision',
    description: 'Title of the list of sign-ins that match nobody, and of what managers ask.',
  },
  number: {
    id: 'userManagement.list.number',
    defaultMessage: 'Number {number}',
    description: 'Above the name of a person, as the field “Number” names it; {number} is only read.',
  },
  actions: { id: 'userManagement.list.actions', defaultMessage: 'Actions', description: 'Button that opens a menu.' },
  personActions: {
    id: 'userManagement.list.personActions',
    defaultMessage: 'Actions for {name}',
    description: 'Names that menu.',
  },
  partsOf: {
    id: 'userManagement.list.partsOf',
    defaultMessage: 'Details of {name}',
    description: 'Names the row of tabs of a person.',
  },
})

/** The parts of an open person. */
export const tabMessages = defineMessages<PersonTab>({
  profile: { id: 'userManagement.tab.profile', defaultMessage: 'Profile', description: 'Tab.' },
  units: { id: 'userManagement.tab.units', defaultMessage: 'Units', description: 'Tab.' },
  access: { id: 'userManagement.tab.access', defaultMessage: 'Access', description: 'Tab.' },
  messages: {
    id: 'userManagement.tab.messages',
    defaultMessage: 'Email and consents',
    description: 'Tab: the mails to a person, and what they answered to documents.',
  },
  duplicates: {
    id: 'userManagement.tab.duplicates',
    defaultMessage: 'Duplicates',
    description: 'Tab: who may be the same person.',
  },
  history: { id: 'userManagement.tab.history', defaultMessage: 'History', description: 'Tab.' },
})

/** The views every installation has. */
export const viewMessages = defineMessages({
  label: { id: 'userManagement.view.label', defaultMessage: 'Views of people', description: 'Names the row of views.' },
  all: { id: 'userManagement.view.all', defaultMessage: 'All', description: 'View of a list of people.' },
  never: {
    id: 'userManagement.view.never',
    defaultMessage: 'Never signed in',
    description: 'View of a list of people.',
  },
  recent: {
    id: 'userManagement.view.recent',
    defaultMessage: 'New in 30 days',
    description: 'View of a list of people: added in the last 30 days.',
  },
  suspended: {
    id: 'userManagement.view.suspended',
    defaultMessage: 'Suspended',
    description: 'View of a list of people.',
  },
})

/** Heads of the columns, and what their cells say. */
export const columnMessages = defineMessages({
  name: { id: 'userManagement.column.name', defaultMessage: 'Name', description: 'Column.' },
  unit: {
    id: 'userManagement.column.unit',
    defaultMessage: 'Unit',
    description: 'Column and filter: the unit somebody belongs to first of all.',
  },
  roles: { id: 'userManagement.column.roles', defaultMessage: 'Roles', description: 'Column.' },
  lastSignIn: {
    id: 'userManagement.column.lastSignIn',
    defaultMessage: 'Last active',
    description: 'Column: the last sign-in.',
  },
  status: { id: 'userManagement.column.status', defaultMessage: 'Status', description: 'Column and filter.' },
  username: { id: 'userManagement.column.username', defaultMessage: 'Username', description: 'Column.' },
  displayedId: {
    id: 'userManagement.column.displayedId',
    defaultMessage: 'Number',
    description: 'Column: a number shown beside the name, such as one on a badge.',
  },
  externalId: { id: 'userManagement.column.externalId', defaultMessage: 'Personnel number', description: 'Column.' },
  units: { id: 'userManagement.column.units', defaultMessage: 'Further units', description: 'Column.' },
  created: {
    id: 'userManagement.column.created',
    defaultMessage: 'Added',
    description: 'Column: the day somebody was added.',
  },
  invited: {
    id: 'userManagement.column.invited',
    defaultMessage: 'Invited',
    description: 'Column: the day of the last invitation.',
  },
  locale: { id: 'userManagement.column.locale', defaultMessage: 'Language', description: 'Column and filter.' },
  birthYear: { id: 'userManagement.column.birthYear', defaultMessage: 'Year of birth', description: 'Column.' },
  never: { id: 'userManagement.column.never', defaultMessage: 'never', description: 'In the column "Last here".' },
  noEmail: { id: 'userManagement.column.noEmail', defaultMessage: 'no email', description: 'Below a name.' },
  noEmailBut: {
    id: 'userManagement.column.noEmailBut',
    defaultMessage: 'no email, {name}',
    description: 'Below a name; {name} is a username or number.',
  },
  moreUnits: {
    id: 'userManagement.column.moreUnits',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'At the end of a list of units.',
  },
})

/** How somebody stands; who has never signed in was invited, or not yet. */
export const statusMessages = defineMessages<UserStatus | 'NOT_INVITED'>({
  ACTIVE: { id: 'userManagement.status.active', defaultMessage: 'Active', description: 'Status of a person.' },
  INVITED: {
    id: 'userManagement.status.invited',
    defaultMessage: 'Invited',
    description: 'Status of a person who has never signed in: an invitation went out to them.',
  },
  NOT_INVITED: {
    id: 'userManagement.status.notInvited',
    defaultMessage: 'Not yet invited',
    description: 'Status of a person who has never signed in: no invitation went out to them.',
  },
  SUSPENDED: { id: 'userManagement.status.suspended', defaultMessage: 'Suspended', description: 'Status of a person.' },
  ANONYMISED: {
    id: 'userManagement.status.anonymised',
    defaultMessage: 'Anonymised',
    description: 'Status of a person.',
  },
})

/** Languages of the product, in the language at hand. */
export const languageMessages = defineMessages({
  en: { id: 'userManagement.language.en', defaultMessage: 'English', description: 'A language.' },
  de: { id: 'userManagement.language.de', defaultMessage: 'German', description: 'A language.' },
  sw: { id: 'userManagement.language.sw', defaultMessage: 'Swahili', description: 'A language.' },
})

/** What two people share who may be one. */
export const reasonMessages = defineMessages<DuplicateReason>({
  NAME: {
    id: 'userManagement.reason.name',
    defaultMessage: 'same name',
    description: 'Why two people may be one; in a list of such reasons.',
  },
  ADDRESS: {
    id: 'userManagement.reason.address',
    defaultMessage: 'same part of the email address before the @',
    description: 'Why two people may be one; in a list of such reasons.',
  },
  NUMBER: {
    id: 'userManagement.reason.number',
    defaultMessage: 'same number',
    description: 'Why two people may be one; in a list of such reasons.',
  },
})

/** What people can be filtered by. */
export const filterMessages = defineMessages({
  awaited: {
    id: 'userManagement.filter.awaited',
    defaultMessage: 'Invited or not yet invited',
    description: 'Option of the filter by status: both words of that column for people who have never signed in.',
  },
  role: { id: 'userManagement.filter.role', defaultMessage: 'Role', description: 'Filter.' },
  withBelow: {
    id: 'userManagement.filter.withBelow',
    defaultMessage: 'Include sub-units',
    description: 'Checkbox in the filter for a unit.',
  },
  below: {
    id: 'userManagement.filter.below',
    defaultMessage: 'with sub-units',
    description: 'In the chip of a filter, after the name of a unit.',
  },
  never: { id: 'userManagement.filter.never', defaultMessage: 'Never signed in', description: 'Filter: yes or no.' },
  inactive: {
    id: 'userManagement.filter.inactive',
    defaultMessage: 'Inactive for',
    description: 'Filter: at least so many days without a sign-in.',
  },
  recent: {
    id: 'userManagement.filter.recent',
    defaultMessage: 'Added',
    description: 'Filter: at most so many days ago.',
  },
  noUnit: { id: 'userManagement.filter.noUnit', defaultMessage: 'Without a unit', description: 'Filter: yes or no.' },
  duplicate: {
    id: 'userManagement.filter.duplicate',
    defaultMessage: 'Possible duplicate',
    description: 'Filter: yes or no; people who may be there twice.',
  },
  days: { id: 'userManagement.filter.days', defaultMessage: 'days', description: 'Behind a number.' },
})

/** What can be done with people. */
export const actionMessages = defineMessages<PersonAction>({
  INVITE: {
    id: 'userManagement.action.invite',
    defaultMessage: 'Invite',
    description: 'Button or menu entry: an action on people.',
  },
  ADD_TO_UNIT: {
    id: 'userManagement.action.addToUnit',
    defaultMessage: 'Add to unit',
    description: 'Button or menu entry: an action on people.',
  },
  SUSPEND: {
    id: 'userManagement.action.suspend',
    defaultMessage: 'Suspend',
    description: 'Button or menu entry: an action on people.',
  },
  REMOVE_FROM_UNIT: {
    id: 'userManagement.action.removeFromUnit',
    defaultMessage: 'Remove from unit',
    description: 'Button or menu entry: an action on people.',
  },
  SET_ROLES: {
    id: 'userManagement.action.setRoles',
    defaultMessage: 'Set roles',
    description: 'Button or menu entry: an action on people.',
  },
  DEACTIVATE_ON: {
    id: 'userManagement.action.deactivateOn',
    defaultMessage: 'Set last day',
    description: 'Button or menu entry: an action on people, who can no longer sign in after that day.',
  },
  REACTIVATE: {
    id: 'userManagement.action.reactivate',
    defaultMessage: 'Reactivate',
    description: 'Button or menu entry: an action on people.',
  },
  END_SESSIONS: {
    id: 'userManagement.action.endSessions',
    defaultMessage: 'End sessions',
    description: 'Button or menu entry: an action on people.',
  },
  LETTERS: {
    id: 'userManagement.action.letters',
    defaultMessage: 'Print letters',
    description: 'Button or menu entry: an action on people.',
  },
  ANONYMISE: {
    id: 'userManagement.action.anonymise',
    defaultMessage: 'Anonymise',
    description: 'Button or menu entry: an action on people.',
  },
})

import { defineMessages } from '../../../platform/locale/message.ts'

/** The list of those who come into a unit on a later day. */
export const comingListMessages = defineMessages({
  notice: {
    id: 'unitManagement.coming.notice',
    defaultMessage: '{count, plural, one {# person is scheduled to join.} other {# people are scheduled to join.}}',
    description: 'Above the members of a unit.',
  },
  look: {
    id: 'unitManagement.coming.look',
    defaultMessage: 'View',
    description: 'Button in that notice: opens the list of those who come.',
  },
  title: {
    id: 'unitManagement.coming.title',
    defaultMessage: 'Scheduled to join {unit}',
    description: 'Title of the panel.',
  },
  search: {
    id: 'unitManagement.coming.search',
    defaultMessage: 'Name or number',
    description: 'Label of the search above the list.',
  },
  noMatch: {
    id: 'unitManagement.coming.noMatch',
    defaultMessage: 'No scheduled member matches “{search}”.',
    description: 'In place of the list after a search without a result.',
  },
  pages: {
    id: 'unitManagement.coming.pages',
    defaultMessage: 'Pages of scheduled members',
    description: 'Read aloud: name of the pagination.',
  },
  export: {
    id: 'unitManagement.coming.export',
    defaultMessage: 'Export list',
    description: 'Button: makes a file of the list.',
  },
  empty: {
    id: 'unitManagement.coming.empty',
    defaultMessage: 'No one is scheduled',
    description: 'Title in place of the list.',
  },
  emptySentence: {
    id: 'unitManagement.coming.emptySentence',
    defaultMessage: 'People you add with a later first day are listed here.',
    description: 'Below that title.',
  },
})

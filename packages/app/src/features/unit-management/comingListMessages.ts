import { defineMessages } from '../../platform/locale/message.ts'

/** The list of those who come into a unit on a later day. */
export const comingListMessages = defineMessages({
  notice: { id: 'unitManagement.coming.notice', defaultMessage: '{count, plural, one {# person comes} other {# people come}} in on a later day.', description: 'Above the members of a unit.' },
  look: { id: 'unitManagement.coming.look', defaultMessage: 'Look', description: 'Button in that notice: opens the list of those who come.' },
  title: { id: 'unitManagement.coming.title', defaultMessage: 'Coming into {unit}', description: 'Title of the panel.' },
  search: { id: 'unitManagement.coming.search', defaultMessage: 'Name or number', description: 'Label of the search above the list.' },
  noMatch: { id: 'unitManagement.coming.noMatch', defaultMessage: 'Nobody with “{search}” is coming.', description: 'In place of the list after a search without a result.' },
  pages: { id: 'unitManagement.coming.pages', defaultMessage: 'Pages of those who are coming', description: 'Read aloud: name of the pagination.' },
  export: { id: 'unitManagement.coming.export', defaultMessage: 'Export list', description: 'Button: makes a file of the list.' },
  empty: { id: 'unitManagement.coming.empty', defaultMessage: 'Nobody is coming', description: 'Title in place of the list.' },
  emptySentence: { id: 'unitManagement.coming.emptySentence', defaultMessage: 'Whoever is added with a first day stands here until then.', description: 'Below that title.' },
})

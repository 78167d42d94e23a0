import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of the synonyms. */
export const synonymMessages = defineMessages({
  title: {
    id: 'system.synonyms.title',
    defaultMessage: 'Synonyms',
    description: 'Heading of the terms that mean the same in the search.',
  },
  lead: {
    id: 'system.synonyms.lead',
    defaultMessage:
      'The catalogue search treats these terms as the same, in every language. Changes apply to the next search.',
    description: 'Below the heading.',
  },
  add: {
    id: 'system.synonyms.add',
    defaultMessage: 'Add synonyms',
    description: 'Button: opens a dialog.',
  },
  search: {
    id: 'system.synonyms.search',
    defaultMessage: 'Search synonyms',
    description: 'Names the field above the list.',
  },
  none: {
    id: 'system.synonyms.none',
    defaultMessage: 'No synonyms found',
    description: 'In place of the list.',
  },
  noneHint: {
    id: 'system.synonyms.noneHint',
    defaultMessage: 'Change the search, or add synonyms.',
    description: 'Below the title in place of the list.',
  },
  seeded: {
    id: 'system.synonyms.seeded',
    defaultMessage: 'Included with the product',
    description: 'Below terms that were there from the beginning.',
  },
  actions: {
    id: 'system.synonyms.actions',
    defaultMessage: 'Actions for {term}',
    description: 'Names the menu of a group by its first term.',
  },
  edit: {
    id: 'system.synonyms.edit',
    defaultMessage: 'Edit',
    description: 'In the menu of a group.',
  },
  remove: {
    id: 'system.synonyms.remove',
    defaultMessage: 'Delete',
    description: 'In the menu of a group, and button of the question.',
  },
  removeTitle: {
    id: 'system.synonyms.removeTitle',
    defaultMessage: 'Delete these synonyms?',
    description: 'Title of a question.',
  },
  removeSentence: {
    id: 'system.synonyms.removeSentence',
    defaultMessage: 'The search will no longer treat these terms as the same: {terms}.',
    description: 'The question; {terms} is a list of words.',
  },
  removed: {
    id: 'system.synonyms.removed',
    defaultMessage: 'Synonyms deleted.',
    description: 'Message after a group was deleted.',
  },
  addTitle: {
    id: 'system.synonyms.addTitle',
    defaultMessage: 'Add synonyms',
    description: 'Title of the dialog.',
  },
  editTitle: {
    id: 'system.synonyms.editTitle',
    defaultMessage: 'Edit synonyms',
    description: 'Title of the dialog.',
  },
  terms: {
    id: 'system.synonyms.terms',
    defaultMessage: 'Terms with the same meaning',
    description: 'Field of the dialog.',
  },
  termsHint: {
    id: 'system.synonyms.termsHint',
    defaultMessage: 'One term per line, at least two.',
    description: 'Below the field.',
  },
  save: {
    id: 'system.synonyms.save',
    defaultMessage: 'Save',
    description: 'Button of the dialog.',
  },
  saved: {
    id: 'system.synonyms.saved',
    defaultMessage: 'Synonyms saved.',
    description: 'Message after saving.',
  },
})

import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of changes of many media. */
export const bulkMessages = defineMessages({
  goOn: {
    id: 'mediaManagement.bulk.goOn',
    defaultMessage: 'Continue',
    description: 'Button: goes on to the question whether to change them.',
  },
  noUndo: {
    id: 'mediaManagement.bulk.noUndo',
    defaultMessage: 'You can change them back one by one.',
    description: 'Above what happens to the selected media.',
  },
  done: {
    id: 'mediaManagement.bulk.done',
    defaultMessage:
      '{count, plural, =0 {No media changed. They had this value already.} one {# medium changed.} other {# media changed.}}',
    description: 'After many media were changed.',
  },
})

/** What is chosen for them. */
export const bulkVerbs = defineMessages({
  OWNER: {
    id: 'mediaManagement.bulk.owner',
    defaultMessage: 'Change owner',
    description: 'Button, and the label of the field for the unit.',
  },
  RESPONSIBLE: {
    id: 'mediaManagement.bulk.responsible',
    defaultMessage: 'Change responsible person',
    description: 'Button, and the label of the field for the person.',
  },
  CATEGORY: {
    id: 'mediaManagement.bulk.category',
    defaultMessage: 'Add to category',
    description: 'Button, and the label of the field for the category.',
  },
})

/** Titles of the dialog. */
export const bulkTitles = defineMessages({
  OWNER: {
    id: 'mediaManagement.bulk.ownerTitle',
    defaultMessage: 'Change the owner of {count, plural, one {# medium} other {# media}}',
    description: 'Title of a dialog.',
  },
  RESPONSIBLE: {
    id: 'mediaManagement.bulk.responsibleTitle',
    defaultMessage: 'Change the responsible person of {count, plural, one {# medium} other {# media}}',
    description: 'Title of a dialog.',
  },
  CATEGORY: {
    id: 'mediaManagement.bulk.categoryTitle',
    defaultMessage: 'Add {count, plural, one {# medium} other {# media}} to a category',
    description: 'Title of a dialog.',
  },
})

/** What happens. */
export const bulkSentences = defineMessages({
  OWNER: {
    id: 'mediaManagement.bulk.ownerSentence',
    defaultMessage: '{count, plural, one {# medium then belongs} other {# media then belong}} to {name}.',
    description: 'What happens; name is a unit.',
  },
  RESPONSIBLE: {
    id: 'mediaManagement.bulk.responsibleSentence',
    defaultMessage: '{name} will be responsible for {count, plural, one {# medium} other {# media}}.',
    description: 'What happens; name is a person.',
  },
  CATEGORY: {
    id: 'mediaManagement.bulk.categorySentence',
    defaultMessage:
      '{count, plural, one {# medium will be added to {name} and stays in its other categories.} other {# media will be added to {name} and stay in their other categories.}}',
    description: 'What happens; name is a category.',
  },
})

import { defineMessages } from '../../platform/locale/message.ts'

/** The list of learning paths. */
export const messages = defineMessages({
  lead: {
    id: 'paths.list.lead',
    defaultMessage: 'Build journeys of several media, stage by stage.',
    description: 'Below the title.',
  },
  list: {
    id: 'paths.list.list',
    defaultMessage: 'Learning paths',
    description: 'Names the table.',
  },
  pages: {
    id: 'paths.list.pages',
    defaultMessage: 'Pages of learning paths',
    description: 'Names the buttons for pages.',
  },
  search: {
    id: 'paths.list.search',
    defaultMessage: 'Search learning paths',
    description: 'Names the search field.',
  },
  searchHint: {
    id: 'paths.list.searchHint',
    defaultMessage: 'Title',
    description: 'Example in the search field.',
  },
  views: {
    id: 'paths.list.views',
    defaultMessage: 'Views of the learning paths',
    description: 'Names the row of views.',
  },
  missingCount: {
    id: 'paths.list.missingCount',
    defaultMessage: 'the number of learning paths',
    description: 'Follows "Missing:".',
  },
  viewAll: {
    id: 'paths.list.viewAll',
    defaultMessage: 'All',
    description: 'A view of the list.',
  },
  viewPublished: {
    id: 'paths.list.viewPublished',
    defaultMessage: 'Published',
    description: 'A view of the list.',
  },
  viewDrafts: {
    id: 'paths.list.viewDrafts',
    defaultMessage: 'Drafts',
    description: 'A view of the list.',
  },
  viewBehind: {
    id: 'paths.list.viewBehind',
    defaultMessage: 'With overdue people',
    description: 'A view of the list.',
  },
  viewArchived: {
    id: 'paths.list.viewArchived',
    defaultMessage: 'Archived',
    description: 'A view of the list.',
  },
  add: {
    id: 'paths.list.add',
    defaultMessage: 'New learning path',
    description: 'Button.',
  },
  newTitle: {
    id: 'paths.list.newTitle',
    defaultMessage: 'No learning paths yet',
    description: 'Where there is nothing at all.',
  },
  newText: {
    id: 'paths.list.newText',
    defaultMessage: 'Put media in an order, in stages that open one after the other.',
    description: 'Where there is nothing at all.',
  },
})

/** The columns and filters of the list. */
export const columnMessages = defineMessages({
  title: {
    id: 'paths.column.title',
    defaultMessage: 'Learning path',
    description: 'Column.',
  },
  state: {
    id: 'paths.column.state',
    defaultMessage: 'State',
    description: 'Column and filter.',
  },
  stages: {
    id: 'paths.column.stages',
    defaultMessage: 'Stages',
    description: 'Column.',
  },
  people: {
    id: 'paths.column.people',
    defaultMessage: 'People',
    description: 'Column.',
  },
  done: {
    id: 'paths.column.done',
    defaultMessage: 'Done',
    description: 'Column: how many people have completed it.',
  },
  overdue: {
    id: 'paths.column.overdue',
    defaultMessage: 'Overdue',
    description: 'Column and filter.',
  },
  unit: {
    id: 'paths.column.unit',
    defaultMessage: 'Owner unit',
    description: 'Column and filter.',
  },
  version: {
    id: 'paths.column.version',
    defaultMessage: 'Version',
    description: 'Column.',
  },
  updated: {
    id: 'paths.column.updated',
    defaultMessage: 'Changed',
    description: 'Column.',
  },
  doneOf: {
    id: 'paths.column.doneOf',
    defaultMessage: '{done, number} of {total, number}',
    description: 'How many people have completed it.',
  },
  stageCount: {
    id: 'paths.column.stageCount',
    defaultMessage: '{stages, plural, one {# stage} other {# stages}}',
    description: 'Number of stages of a path.',
  },
  itemCount: {
    id: 'paths.column.itemCount',
    defaultMessage: '{items, plural, one {# item} other {# items}}',
    description: 'Number of media of a path or stage.',
  },
  changes: {
    id: 'paths.column.changes',
    defaultMessage: 'Changes not published',
    description: 'In the list, beside the state.',
  },
})

/** States of a learning path. */
export const pathStateMessages = defineMessages({
  DRAFT: {
    id: 'paths.state.draft',
    defaultMessage: 'Draft',
    description: 'State of a learning path.',
  },
  PUBLISHED: {
    id: 'paths.state.published',
    defaultMessage: 'Published',
    description: 'State of a learning path.',
  },
  ARCHIVED: {
    id: 'paths.state.archived',
    defaultMessage: 'Archived',
    description: 'State of a learning path.',
  },
})

/** The dialog of a new learning path. */
export const createMessages = defineMessages({
  heading: {
    id: 'paths.create.heading',
    defaultMessage: 'New learning path',
    description: 'Title of the dialog.',
  },
  save: {
    id: 'paths.create.save',
    defaultMessage: 'Create learning path',
    description: 'Button.',
  },
  name: {
    id: 'paths.create.name',
    defaultMessage: 'Title',
    description: 'Field.',
  },
  locale: {
    id: 'paths.create.locale',
    defaultMessage: 'Main language',
    description: 'Field.',
  },
  ownerUnit: {
    id: 'paths.create.ownerUnit',
    defaultMessage: 'Owner unit',
    description: 'Field.',
  },
  missingUnit: {
    id: 'paths.create.missingUnit',
    defaultMessage: 'Choose a unit.',
    description: 'Error.',
  },
})

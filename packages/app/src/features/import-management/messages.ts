import { defineMessages } from '../../platform/locale/message.ts'

/** The texts of the list of imports. */
export const messages = defineMessages({
  lead: {
    id: 'importManagement.list.lead',
    defaultMessage:
      'Add people, units or memberships from a file. You check every change first and can undo it for seven days.',
    description: 'Below the title of the list.',
  },
  add: { id: 'importManagement.list.add', defaultMessage: 'New import', description: 'Button above the list.' },
  templates: {
    id: 'importManagement.list.templates',
    defaultMessage: 'Templates',
    description: 'Button: files with the right column heads to be filled in.',
  },
  templatesMenu: {
    id: 'importManagement.list.templatesMenu',
    defaultMessage: 'Download one',
    description: 'Read after the word "Templates" on a button, and names its menu.',
  },
  template: {
    id: 'importManagement.list.template',
    defaultMessage: '{kind}, {format}',
    description: 'Entry of a menu: the file to fill in, such as "People, CSV".',
  },
  list: { id: 'importManagement.list.list', defaultMessage: 'Imports', description: 'Names the table.' },
  pages: {
    id: 'importManagement.list.pages',
    defaultMessage: 'Pages of imports',
    description: 'Names the way through the list.',
  },
  filterKind: {
    id: 'importManagement.list.filterKind',
    defaultMessage: 'Content',
    description: 'A filter: what a file brings.',
  },
  filterState: {
    id: 'importManagement.list.filterState',
    defaultMessage: 'Status',
    description: 'A filter: how an import stands.',
  },
  filterUndo: {
    id: 'importManagement.list.filterUndo',
    defaultMessage: 'Undo',
    description: 'A filter: whether an import can still be undone.',
  },
  undoYes: {
    id: 'importManagement.list.undoYes',
    defaultMessage: 'still possible',
    description: 'An answer of that filter.',
  },
  undoNo: {
    id: 'importManagement.list.undoNo',
    defaultMessage: 'not possible',
    description: 'An answer of that filter.',
  },
  filterErrors: {
    id: 'importManagement.list.filterErrors',
    defaultMessage: 'Rows with errors',
    description: 'A filter, answered by yes or no.',
  },
  filterOwn: {
    id: 'importManagement.list.filterOwn',
    defaultMessage: 'My imports',
    description: 'A filter, answered by yes or no.',
  },
  search: {
    id: 'importManagement.list.search',
    defaultMessage: 'Search imports',
    description: 'Names the search field.',
  },
  searchHint: {
    id: 'importManagement.list.searchHint',
    defaultMessage: 'File name',
    description: 'In the empty search field.',
  },
  export: {
    id: 'importManagement.list.export',
    defaultMessage: 'Export',
    description: 'Button: writes the list into a file.',
  },
  views: {
    id: 'importManagement.list.views',
    defaultMessage: 'Views of imports',
    description: 'Names the choice between views of the list.',
  },
  viewAll: { id: 'importManagement.list.viewAll', defaultMessage: 'All', description: 'A view of the list.' },
  viewOpen: {
    id: 'importManagement.list.viewOpen',
    defaultMessage: 'To do',
    description: 'A view of the list: imports that wait for somebody.',
  },
  viewErroneous: {
    id: 'importManagement.list.viewErrory',
    defaultMessage: 'With errors',
    description: 'A view of the list: imports with rows that failed.',
  },
  viewUndoable: {
    id: 'importManagement.list.viewUndoable',
    defaultMessage: 'Can be undone',
    description: 'A view of the list.',
  },
  missingCount: {
    id: 'importManagement.list.missingCount',
    defaultMessage: 'the number of imports',
    description: 'Part of the sentence "Not everything could be loaded".',
  },
  newTitle: {
    id: 'importManagement.list.newTitle',
    defaultMessage: 'No imports yet',
    description: 'Title in place of the rows.',
  },
  newText: {
    id: 'importManagement.list.newText',
    defaultMessage: 'Import a file from your HR or school system. A template shows the possible columns.',
    description: 'Below that title.',
  },
  noFile: {
    id: 'importManagement.list.noFile',
    defaultMessage: 'The file could not be created. {reason}',
    description: 'Message; {reason} is a whole sentence.',
  },
})

/** Heads of its columns. */
export const columnMessages = defineMessages({
  file: { id: 'importManagement.column.file', defaultMessage: 'File', description: 'Head of a column.' },
  kind: {
    id: 'importManagement.column.kind',
    defaultMessage: 'Content',
    description: 'Head of a column: people, units or memberships.',
  },
  state: { id: 'importManagement.column.state', defaultMessage: 'Status', description: 'Head of a column.' },
  rows: {
    id: 'importManagement.column.rows',
    defaultMessage: 'Rows',
    description: 'Head of a column: how many rows the file has.',
  },
  created: {
    id: 'importManagement.column.created',
    defaultMessage: 'Created',
    description: 'Head of a column: how many were made.',
  },
  updated: {
    id: 'importManagement.column.updated',
    defaultMessage: 'Changed',
    description: 'Head of a column: how many were changed.',
  },
  unchanged: {
    id: 'importManagement.column.unchanged',
    defaultMessage: 'Unchanged',
    description: 'Head of a column: how many stay as they are.',
  },
  deactivated: {
    id: 'importManagement.column.deactivated',
    defaultMessage: 'Deactivated',
    description: 'Head of a column: how many were deactivated.',
  },
  failed: {
    id: 'importManagement.column.failed',
    defaultMessage: 'Errors',
    description: 'Head of a column: how many rows have errors.',
  },
  mode: {
    id: 'importManagement.column.mode',
    defaultMessage: 'Action',
    description: 'Head of a column: what an import may do, such as "creates and changes".',
  },
  started: {
    id: 'importManagement.column.started',
    defaultMessage: 'Started',
    description: 'Head of a column: when the run began.',
  },
  duration: {
    id: 'importManagement.column.duration',
    defaultMessage: 'Duration',
    description: 'Head of a column: how long the run took.',
  },
  by: {
    id: 'importManagement.column.by',
    defaultMessage: 'Started by',
    description: 'Head of a column, and a filter: whose import it is.',
  },
  when: {
    id: 'importManagement.column.when',
    defaultMessage: 'Uploaded',
    description: 'Head of a column: when the file came.',
  },
})

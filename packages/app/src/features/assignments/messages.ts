import { defineMessages } from '../../platform/locale/message.ts'

/** The texts of the list and of the page. */
export const messages = defineMessages({
  lead: {
    id: 'assignments.list.lead',
    defaultMessage: 'Decide who has to learn what, until when and how often.',
    description: 'Below the title.',
  },
  tabs: {
    id: 'assignments.list.tabs',
    defaultMessage: 'Parts of the page',
    description: 'Names the tabs.',
  },
  tabAssignments: {
    id: 'assignments.list.tabAssignments',
    defaultMessage: 'Assignments',
    description: 'Tab.',
  },
  tabRequests: {
    id: 'assignments.list.tabRequests',
    defaultMessage: 'Requests',
    description: 'Tab: people who ask for a medium.',
  },
  list: {
    id: 'assignments.list.list',
    defaultMessage: 'List of assignments',
    description: 'Names the table.',
  },
  pages: {
    id: 'assignments.list.pages',
    defaultMessage: 'Pages of assignments',
    description: 'Names the buttons for pages.',
  },
  search: {
    id: 'assignments.list.search',
    defaultMessage: 'Search assignments',
    description: 'Names the search field.',
  },
  searchHint: {
    id: 'assignments.list.searchHint',
    defaultMessage: 'Assignment or medium',
    description: 'Example in the search field.',
  },
  views: {
    id: 'assignments.list.views',
    defaultMessage: 'Views of the assignments',
    description: 'Names the row of views.',
  },
  missingCount: {
    id: 'assignments.list.missingCount',
    defaultMessage: 'the number of assignments',
    description: 'Follows "Missing:".',
  },
  viewAll: {
    id: 'assignments.list.viewAll',
    defaultMessage: 'All',
    description: 'A view of the list.',
  },
  viewActive: {
    id: 'assignments.list.viewActive',
    defaultMessage: 'Active',
    description: 'A view of the list.',
  },
  viewBehind: {
    id: 'assignments.list.viewBehind',
    defaultMessage: 'Behind',
    description: 'A view of the list: active assignments with people who are overdue.',
  },
  viewDrafts: {
    id: 'assignments.list.viewDrafts',
    defaultMessage: 'Drafts',
    description: 'A view of the list.',
  },
  viewPaused: {
    id: 'assignments.list.viewPaused',
    defaultMessage: 'Paused',
    description: 'A view of the list.',
  },
  viewEnded: {
    id: 'assignments.list.viewEnded',
    defaultMessage: 'Ended',
    description: 'A view of the list.',
  },
  export: {
    id: 'assignments.list.export',
    defaultMessage: 'Export',
    description: 'Button: the list, or the people of an assignment, as a file.',
  },
  add: {
    id: 'assignments.list.add',
    defaultMessage: 'New assignment',
    description: 'Button.',
  },
  newTitle: {
    id: 'assignments.list.newTitle',
    defaultMessage: 'No assignments yet',
    description: 'While there is nothing at all.',
  },
  newText: {
    id: 'assignments.list.newText',
    defaultMessage: 'Set who must learn what by when, once or regularly.',
    description: 'While there is nothing at all.',
  },
})

/** Heads of the columns, names of the filters, and words in cells. */
export const columnMessages = defineMessages({
  title: {
    id: 'assignments.column.title',
    defaultMessage: 'Assignment',
    description: 'Column.',
  },
  audience: {
    id: 'assignments.column.audience',
    defaultMessage: 'For whom',
    description: 'Column: units and people.',
  },
  due: {
    id: 'assignments.column.due',
    defaultMessage: 'Due',
    description: 'Column.',
  },
  renewal: {
    id: 'assignments.column.renewal',
    defaultMessage: 'How often',
    description: 'Column.',
  },
  progress: {
    id: 'assignments.column.progress',
    defaultMessage: 'People done',
    description: 'Column: how many people are done.',
  },
  updated: {
    id: 'assignments.column.updated',
    defaultMessage: 'Updated',
    description: 'Column.',
  },
  state: {
    id: 'assignments.column.state',
    defaultMessage: 'Status',
    description: 'Filter.',
  },
  unit: {
    id: 'assignments.column.unit',
    defaultMessage: 'Unit',
    description: 'Filter.',
  },
  kind: {
    id: 'assignments.column.kind',
    defaultMessage: 'Type',
    description: 'Filter: kind of medium.',
  },
  overdue: {
    id: 'assignments.column.overdue',
    defaultMessage: 'Has overdue people',
    description: 'Filter, answered with yes or no.',
  },
  isMandatory: {
    id: 'assignments.column.isMandatory',
    defaultMessage: 'Mandatory',
    description: 'Filter, answered with yes or no.',
  },
  mandatory: {
    id: 'assignments.column.mandatory',
    defaultMessage: 'mandatory',
    description: 'After the kind: "Course, mandatory".',
  },
  withSubUnits: {
    id: 'assignments.column.withSubUnits',
    defaultMessage: '{unit} with sub-units',
    description: 'A unit and all below it.',
  },
  moreUnits: {
    id: 'assignments.column.moreUnits',
    defaultMessage: '{count, plural, one {# more unit} other {# more units}}',
    description: 'After the names of units.',
  },
  byName: {
    id: 'assignments.column.byName',
    defaultMessage: '{count, plural, one {# person by name} other {# people by name}}',
    description: 'People that an assignment names.',
  },
  doneOf: {
    id: 'assignments.column.doneOf',
    defaultMessage: '{done, number} of {total, number}',
    description: 'How many people are done.',
  },
  overdueCount: {
    id: 'assignments.column.overdueCount',
    defaultMessage: '{count, number} overdue',
    description: 'Below the progress.',
  },
})

/** The states of an assignment. */
export const stateMessages = defineMessages({
  DRAFT: {
    id: 'assignments.state.draft',
    defaultMessage: 'Draft',
    description: 'State of an assignment.',
  },
  ACTIVE: {
    id: 'assignments.state.active',
    defaultMessage: 'Active',
    description: 'State of an assignment.',
  },
  PAUSED: {
    id: 'assignments.state.paused',
    defaultMessage: 'Paused',
    description: 'State of an assignment.',
  },
  ENDED: {
    id: 'assignments.state.ended',
    defaultMessage: 'Ended',
    description: 'State of an assignment.',
  },
})

import { defineMessages } from '../../../platform/locale/message.ts'

/** The people of one assignment. */
export const peopleMessages = defineMessages({
  back: {
    id: 'assignments.people.back',
    defaultMessage: 'Assignment',
    description: 'Link back to the assignment.',
  },
  statistics: {
    id: 'assignments.people.statistics',
    defaultMessage: 'Open in user statistics',
    description: 'Link.',
  },
  list: {
    id: 'assignments.people.list',
    defaultMessage: 'People of the assignment',
    description: 'Names the table.',
  },
  pages: {
    id: 'assignments.people.pages',
    defaultMessage: 'Pages of people',
    description: 'Names the buttons for pages.',
  },
  search: {
    id: 'assignments.people.search',
    defaultMessage: 'Search people',
    description: 'Names the search field.',
  },
  searchHint: {
    id: 'assignments.people.searchHint',
    defaultMessage: 'Name',
    description: 'Example in the search field.',
  },
  views: {
    id: 'assignments.people.views',
    defaultMessage: 'Views of the people',
    description: 'Names the row of views.',
  },
  missingCount: {
    id: 'assignments.people.missingCount',
    defaultMessage: 'the number of people',
    description: 'Follows "Missing:".',
  },
  person: {
    id: 'assignments.people.person',
    defaultMessage: 'Person',
    description: 'Column.',
  },
  state: {
    id: 'assignments.people.state',
    defaultMessage: 'Status',
    description: 'Column and filter.',
  },
  due: {
    id: 'assignments.people.due',
    defaultMessage: 'Due',
    description: 'Column and filter.',
  },
  unit: {
    id: 'assignments.people.unit',
    defaultMessage: 'Unit',
    description: 'Filter.',
  },
  progress: {
    id: 'assignments.people.progress',
    defaultMessage: 'Progress',
    description: 'Column.',
  },
  note: {
    id: 'assignments.people.note',
    defaultMessage: 'Details',
    description: 'Column: completed, exempt, other assignments.',
  },
  ownDate: {
    id: 'assignments.people.ownDate',
    defaultMessage: 'Own date',
    description: 'Below a due date that was set for one person.',
  },
  completed: {
    id: 'assignments.people.completed',
    defaultMessage: 'Completed {date}',
    description: 'A detail.',
  },
  valid: {
    id: 'assignments.people.valid',
    defaultMessage: 'valid until {date}',
    description: 'A detail.',
  },
  exempt: {
    id: 'assignments.people.exempt',
    defaultMessage: 'Exempt: {reason}',
    description: 'A detail.',
  },
  exemptUntil: {
    id: 'assignments.people.exemptUntil',
    defaultMessage: 'Exempt until {date}: {reason}',
    description: 'A detail.',
  },
  alsoIn: {
    id: 'assignments.people.alsoIn',
    defaultMessage: 'also in “{title}”',
    description: 'A detail: another assignment.',
  },
  newTitle: {
    id: 'assignments.people.newTitle',
    defaultMessage: 'Nobody has it yet',
    description: 'While there is nobody.',
  },
  newText: {
    id: 'assignments.people.newText',
    defaultMessage: 'People appear here once the assignment has reached them.',
    description: 'While there is nobody.',
  },
})

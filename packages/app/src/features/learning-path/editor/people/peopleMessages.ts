import { defineMessages } from '../../../../platform/locale/message.ts'

/** The people of a path. */
export const peopleMessages = defineMessages({
  list: {
    id: 'paths.people.list',
    defaultMessage: 'People of the learning path',
    description: 'Names the table.',
  },
  pages: {
    id: 'paths.people.pages',
    defaultMessage: 'Pages of people',
    description: 'Names the buttons for pages.',
  },
  search: {
    id: 'paths.people.search',
    defaultMessage: 'Search people',
    description: 'Names the search field.',
  },
  searchHint: {
    id: 'paths.people.searchHint',
    defaultMessage: 'Name',
    description: 'Example in the search field.',
  },
  views: {
    id: 'paths.people.views',
    defaultMessage: 'Views of the people',
    description: 'Names the row of views.',
  },
  missingCount: {
    id: 'paths.people.missingCount',
    defaultMessage: 'the number of people',
    description: 'Follows "Missing:".',
  },
  person: {
    id: 'paths.people.person',
    defaultMessage: 'Person',
    description: 'Column.',
  },
  state: {
    id: 'paths.people.state',
    defaultMessage: 'State',
    description: 'Column and filter.',
  },
  stage: {
    id: 'paths.people.stage',
    defaultMessage: 'Stage',
    description: 'Column: the first that is not done.',
  },
  stageOf: {
    id: 'paths.people.stageOf',
    defaultMessage: '{number, number} {title}',
    description: 'The stage a person is in.',
  },
  progress: {
    id: 'paths.people.progress',
    defaultMessage: 'Progress',
    description: 'Column.',
  },
  due: {
    id: 'paths.people.due',
    defaultMessage: 'Due',
    description: 'Column.',
  },
  version: {
    id: 'paths.people.version',
    defaultMessage: 'Version',
    description: 'Column.',
  },
  percent: {
    id: 'paths.people.percent',
    defaultMessage: '{percent, number}%',
    description: 'Progress.',
  },
  newTitle: {
    id: 'paths.people.newTitle',
    defaultMessage: 'Nobody is in this path yet',
    description: 'Where there is nobody.',
  },
  newText: {
    id: 'paths.people.newText',
    defaultMessage: 'Assign it, or let people begin it from the catalogue.',
    description: 'Where there is nobody.',
  },
})

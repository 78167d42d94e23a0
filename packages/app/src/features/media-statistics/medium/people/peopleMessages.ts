import { defineMessages } from '../../../../platform/locale/message.ts'

/** The texts of the people who have a medium. */
export const peopleMessages = defineMessages({
  lead: {
    id: 'mediaStatistics.people.lead',
    defaultMessage: 'People of {unit} and its sub-units who have this medium now. The period does not apply.',
    description: 'Above the table.',
  },
  statusOnly: {
    id: 'mediaStatistics.people.statusOnly',
    defaultMessage: 'Scores and times are not shown to managers in this organisation.',
    description: 'Above the table, where the setting shows the status alone.',
  },
  scores: {
    id: 'mediaStatistics.people.scores',
    defaultMessage: 'Times of activity are not shown to managers in this organisation.',
    description: 'Above the table, where the setting shows scores and no times.',
  },
  table: { id: 'mediaStatistics.people.table', defaultMessage: 'People', description: 'Tab, and name of the table.' },
  search: { id: 'mediaStatistics.people.search', defaultMessage: 'Search people', description: 'Names the field.' },
  pages: {
    id: 'mediaStatistics.people.pages',
    defaultMessage: 'Pages of people',
    description: 'Names the buttons for pages.',
  },
  name: { id: 'mediaStatistics.people.name', defaultMessage: 'Person', description: 'Column.' },
  unit: { id: 'mediaStatistics.people.unit', defaultMessage: 'Unit', description: 'Column.' },
  state: { id: 'mediaStatistics.people.state', defaultMessage: 'Status', description: 'Column and filter.' },
  progress: { id: 'mediaStatistics.people.progress', defaultMessage: 'Progress', description: 'Column.' },
  score: { id: 'mediaStatistics.people.score', defaultMessage: 'Score', description: 'Column.' },
  lastActive: { id: 'mediaStatistics.people.lastActive', defaultMessage: 'Last active', description: 'Column: a day.' },
  due: { id: 'mediaStatistics.people.due', defaultMessage: 'Due', description: 'Column: a day.' },
  emptyTitle: {
    id: 'mediaStatistics.people.emptyTitle',
    defaultMessage: 'Nobody has this medium',
    description: 'Title of the empty list.',
  },
  empty: {
    id: 'mediaStatistics.people.empty',
    defaultMessage: 'People of this unit will appear here once they are enrolled.',
    description: 'Below the title of the empty list.',
  },
})

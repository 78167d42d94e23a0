import { defineMessages } from '../../platform/locale/message.ts'

/** The texts of the page. */
export const messages = defineMessages({
  lead: {
    id: 'mediaStatistics.page.lead',
    defaultMessage: 'See which media people start and finish, and what they look for.',
    description: 'Below the title.',
  },
  export: { id: 'mediaStatistics.page.export', defaultMessage: 'Export', description: 'Button.' },
  tabs: {
    id: 'mediaStatistics.page.tabs',
    defaultMessage: 'Parts of media statistics',
    description: 'Names the row of tabs.',
  },
  media: { id: 'mediaStatistics.page.media', defaultMessage: 'Media', description: 'Tab and name of the table.' },
  searches: {
    id: 'mediaStatistics.page.searches',
    defaultMessage: 'Searches without results',
    description: 'Tab and name of the table.',
  },
  search: { id: 'mediaStatistics.list.search', defaultMessage: 'Search media', description: 'Names the search field.' },
  pages: {
    id: 'mediaStatistics.list.pages',
    defaultMessage: 'Pages of media',
    description: 'Names the buttons for pages.',
  },
  medium: { id: 'mediaStatistics.list.medium', defaultMessage: 'Medium', description: 'Column.' },
  kind: { id: 'mediaStatistics.list.kind', defaultMessage: 'Type', description: 'Filter.' },
  category: { id: 'mediaStatistics.list.category', defaultMessage: 'Category', description: 'Filter.' },
  emptyTitle: {
    id: 'mediaStatistics.list.emptyTitle',
    defaultMessage: 'No activity in this period',
    description: 'Where nobody has started or completed anything.',
  },
  empty: {
    id: 'mediaStatistics.list.empty',
    defaultMessage: 'Media that people start or complete will appear here. Try a longer period or another unit.',
    description: 'Below the title of the empty list.',
  },
  maskedRows: {
    id: 'mediaStatistics.list.maskedRows',
    defaultMessage: 'Media with fewer than 5 people are counted in the totals but not shown on their own.',
    description: 'Below the table.',
  },
})

/** The texts of what everything on the page is chosen by. */
export const selectionMessages = defineMessages({
  asOf: {
    id: 'mediaStatistics.selection.asOf',
    defaultMessage: 'As of {time}',
    description: 'Button that counts again; says when it was counted.',
  },
  counting: {
    id: 'mediaStatistics.selection.counting',
    defaultMessage: 'Counting…',
    description: 'On the button while the figures are counted again.',
  },
  unit: { id: 'mediaStatistics.selection.unit', defaultMessage: 'Unit', description: 'Names the choice of a unit.' },
  unitHint: {
    id: 'mediaStatistics.selection.unitHint',
    defaultMessage: 'Sub-units are included.',
    description: 'Below the field.',
  },
  unitOf: {
    id: 'mediaStatistics.selection.unitOf',
    defaultMessage: '{unit}, with sub-units',
    description: 'Button that chooses another unit.',
  },
  period: {
    id: 'mediaStatistics.selection.period',
    defaultMessage: 'Period',
    description: 'Names the choice of a period.',
  },
  weeks: {
    id: 'mediaStatistics.selection.weeks',
    defaultMessage: 'Last {weeks, number} weeks',
    description: 'A period.',
  },
})

/** The texts of the searches without results. */
export const searchMessages = defineMessages({
  lead: {
    id: 'mediaStatistics.searches.lead',
    defaultMessage:
      'What people searched for in the catalogue without an exact match, at least 5 times. Searches are counted for the whole organisation, without names.',
    description: 'Above the table.',
  },
  search: { id: 'mediaStatistics.searches.search', defaultMessage: 'Find a search', description: 'Names the field.' },
  pages: {
    id: 'mediaStatistics.searches.pages',
    defaultMessage: 'Pages of searches',
    description: 'Names the buttons for pages.',
  },
  term: { id: 'mediaStatistics.searches.term', defaultMessage: 'Searched for', description: 'Column.' },
  locale: { id: 'mediaStatistics.searches.locale', defaultMessage: 'Language', description: 'Column.' },
  count: { id: 'mediaStatistics.searches.count', defaultMessage: 'Searches', description: 'Column: how many.' },
  lastOn: { id: 'mediaStatistics.searches.lastOn', defaultMessage: 'Last searched', description: 'Column: a day.' },
  emptyTitle: {
    id: 'mediaStatistics.searches.emptyTitle',
    defaultMessage: 'No searches without results',
    description: 'Title of the empty list.',
  },
  empty: {
    id: 'mediaStatistics.searches.empty',
    defaultMessage: 'Searches that find nothing will appear here once they come up 5 times.',
    description: 'Below the title of the empty list.',
  },
})

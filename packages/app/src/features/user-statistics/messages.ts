import type { EnrolmentSourceKind } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'
import type { StatisticsTab, Tile } from './statisticsList.ts'

/** The page. */
export const messages = defineMessages({
  lead: {
    id: 'userStatistics.page.lead',
    defaultMessage: 'See who has done what, who is overdue and how things stood on any day.',
    description: 'Sentence below the title.',
  },
  tabs: {
    id: 'userStatistics.page.tabs',
    defaultMessage: 'Views of the statistics',
    description: 'Names the row of tabs.',
  },
  asOf: {
    id: 'userStatistics.page.asOf',
    defaultMessage: 'As of the end of',
    description: 'Label of a date field; the page then shows how it was at the end of that day.',
  },
  asOfNow: {
    id: 'userStatistics.page.asOfNow',
    defaultMessage: 'As of now',
    description: 'Button: opens the question for another day.',
  },
  asOfDay: {
    id: 'userStatistics.page.asOfDay',
    defaultMessage: 'As of {date}',
    description: 'Button: opens the question for another day.',
  },
  asOfTitle: {
    id: 'userStatistics.page.asOfTitle',
    defaultMessage: 'Show a past day',
    description: 'Title of a dialog.',
  },
  asOfShow: {
    id: 'userStatistics.page.asOfShow',
    defaultMessage: 'Show',
    description: 'Button of a dialog.',
  },
  isPast: {
    id: 'userStatistics.page.isPast',
    defaultMessage: 'You are looking at the end of {date}. Later changes are left out.',
    description: 'Notice above the list.',
  },
  showNow: {
    id: 'userStatistics.page.showNow',
    defaultMessage: 'Show now',
    description: 'Button of a notice: ends looking at a past day.',
  },
  export: {
    id: 'userStatistics.page.export',
    defaultMessage: 'Export',
    description: 'Button: writes the list into a file.',
  },
  tiles: {
    id: 'userStatistics.page.tiles',
    defaultMessage: 'Status overview',
    description: 'Names the row of figures.',
  },
  notCounted: {
    id: 'userStatistics.page.notCounted',
    defaultMessage: 'Figures are shown only when the filter has no search words, dates or assignment.',
    description: 'Below figures that are not counted for the filter.',
  },
  notCountedPast: {
    id: 'userStatistics.page.notCountedPast',
    defaultMessage: 'For a past day, figures are available for units with up to 300 people.',
    description: 'Below figures that are not counted for a past day.',
  },
  atLeast: {
    id: 'userStatistics.page.atLeast',
    defaultMessage: '{count, number}+',
    description: 'A figure that was counted no further.',
  },
  mean: {
    id: 'userStatistics.page.mean',
    defaultMessage: 'Mean score of this item: {score}%',
    description: 'Above the list of one item.',
  },
  meanMasked: {
    id: 'userStatistics.page.meanMasked',
    defaultMessage: 'Too few people have a score for a mean.',
    description: 'Above the list of one item: fewer than five people.',
  },
  list: {
    id: 'userStatistics.list.label',
    defaultMessage: 'People and items',
    description: 'Names the table.',
  },
  pages: {
    id: 'userStatistics.list.pages',
    defaultMessage: 'Pages of the statistics',
    description: 'Names the buttons for pages.',
  },
  search: {
    id: 'userStatistics.list.search',
    defaultMessage: 'Search by person or item',
    description: 'Names the search field.',
  },
  searchHint: {
    id: 'userStatistics.list.searchHint',
    defaultMessage: 'Name, number or item',
    description: 'Example in the search field.',
  },
  views: {
    id: 'userStatistics.list.views',
    defaultMessage: 'Views of the list',
    description: 'Names the row of views.',
  },
  missingCount: {
    id: 'userStatistics.list.missingCount',
    defaultMessage: 'the number of rows',
    description: 'Follows “Missing:”.',
  },
  emptyTitle: {
    id: 'userStatistics.list.emptyTitle',
    defaultMessage: 'No one has an item yet',
    description: 'Title where there is nothing at all.',
  },
  emptyText: {
    id: 'userStatistics.list.emptyText',
    defaultMessage: 'Once your people are assigned something or start something, it appears here.',
    description: 'Sentence where there is nothing at all.',
  },
  person: {
    id: 'userStatistics.person.title',
    defaultMessage: 'Person',
    description: 'Title of the drawer while the person is on the way.',
  },
  itemsFailed: {
    id: 'userStatistics.filter.itemsFailed',
    defaultMessage: 'The items couldn’t be loaded. Try again.',
    description: 'In the filter by item.',
  },
  includeSubunits: {
    id: 'userStatistics.filter.includeSubunits',
    defaultMessage: 'Include sub-units',
    description: 'Checkbox in the filter for a unit.',
  },
  withSubunits: {
    id: 'userStatistics.filter.withSubunits',
    defaultMessage: 'with sub-units',
    description: 'In the chip of a filter, after the name of a unit.',
  },
  mandatoryYes: {
    id: 'userStatistics.filter.mandatoryYes',
    defaultMessage: 'mandatory',
    description: 'Option of a filter.',
  },
  mandatoryNo: {
    id: 'userStatistics.filter.mandatoryNo',
    defaultMessage: 'voluntary',
    description: 'Option of a filter.',
  },
})

/** The parts of the page. */
export const tabMessages = defineMessages<StatisticsTab>({
  list: {
    id: 'userStatistics.tab.list',
    defaultMessage: 'List',
    description: 'A tab of the page.',
  },
  matrix: {
    id: 'userStatistics.tab.matrix',
    defaultMessage: 'Matrix',
    description: 'A tab of the page: people and mandatory items.',
  },
})

/** The figures. */
export const tileMessages = defineMessages<Tile>({
  overdue: {
    id: 'userStatistics.tile.overdue',
    defaultMessage: 'Overdue',
    description: 'Below a figure.',
  },
  dueSoon: {
    id: 'userStatistics.tile.dueSoon',
    defaultMessage: 'Due soon',
    description: 'Below a figure.',
  },
  expired: {
    id: 'userStatistics.tile.expired',
    defaultMessage: 'Expired',
    description: 'Below a figure.',
  },
  compliant: {
    id: 'userStatistics.tile.compliant',
    defaultMessage: 'Up to date',
    description: 'Below a figure: completed and valid.',
  },
})

/** The built-in views. */
export const viewMessages = defineMessages({
  all: {
    id: 'userStatistics.view.all',
    defaultMessage: 'All',
    description: 'A view of the list.',
  },
})

/** Columns and filters. */
export const columnMessages = defineMessages({
  name: {
    id: 'userStatistics.column.name',
    defaultMessage: 'Person',
    description: 'Column.',
  },
  number: {
    id: 'userStatistics.column.number',
    defaultMessage: 'Number',
    description: 'Column: the number of the person.',
  },
  item: {
    id: 'userStatistics.column.item',
    defaultMessage: 'Item',
    description: 'Column and filter: what is learned.',
  },
  kind: {
    id: 'userStatistics.column.kind',
    defaultMessage: 'Type',
    description: 'Column and filter: course, video, learning path and so on.',
  },
  progress: {
    id: 'userStatistics.column.progress',
    defaultMessage: 'Progress (%)',
    description: 'Column.',
  },
  state: {
    id: 'userStatistics.column.state',
    defaultMessage: 'Status',
    description: 'Column and filter.',
  },
  due: {
    id: 'userStatistics.column.due',
    defaultMessage: 'Due',
    description: 'Column and filter.',
  },
  completed: {
    id: 'userStatistics.column.completed',
    defaultMessage: 'Completed',
    description: 'Column: a date.',
  },
  validUntil: {
    id: 'userStatistics.column.validUntil',
    defaultMessage: 'Valid until',
    description: 'Column: a date.',
  },
  unit: {
    id: 'userStatistics.column.unit',
    defaultMessage: 'Unit',
    description: 'Column and filter.',
  },
  score: {
    id: 'userStatistics.column.score',
    defaultMessage: 'Score (%)',
    description: 'Column.',
  },
  why: {
    id: 'userStatistics.column.why',
    defaultMessage: 'Why',
    description: 'Column: what the person has the item through.',
  },
  mandatory: {
    id: 'userStatistics.column.mandatory',
    defaultMessage: 'Mandatory',
    description: 'Filter.',
  },
})

/** Why somebody has an item, in a word. */
export const sourceMessages = defineMessages<EnrolmentSourceKind>({
  ASSIGNMENT: {
    id: 'userStatistics.source.assignment',
    defaultMessage: 'Assignment',
    description: 'Why somebody has an item.',
  },
  SELF: {
    id: 'userStatistics.source.self',
    defaultMessage: 'Self-enrolled',
    description: 'Why somebody has an item.',
  },
  MANAGER: {
    id: 'userStatistics.source.manager',
    defaultMessage: 'Added by a manager',
    description: 'Why somebody has an item.',
  },
  PATH: {
    id: 'userStatistics.source.path',
    defaultMessage: 'Learning path',
    description: 'Why somebody has an item.',
  },
  IMPORT: {
    id: 'userStatistics.source.import',
    defaultMessage: 'Import',
    description: 'Why somebody has an item.',
  },
})

/** A status with its days. */
export const chipMessages = defineMessages({
  overdue: {
    id: 'userStatistics.chip.overdue',
    defaultMessage: '{days, plural, one {# day overdue} other {# days overdue}}',
    description: 'Status of an item.',
  },
  dueIn: {
    id: 'userStatistics.chip.dueIn',
    defaultMessage: '{days, plural, =0 {Due today} one {Due in # day} other {Due in # days}}',
    description: 'Status of an item.',
  },
})

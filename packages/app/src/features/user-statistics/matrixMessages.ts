import type { StatisticsMatrixField } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** The matrix. */
export const matrixMessages = defineMessages({
  label: {
    id: 'userStatistics.matrix.label',
    defaultMessage: 'People and mandatory items',
    description: 'Names the grid.',
  },
  select: {
    id: 'userStatistics.matrix.select',
    defaultMessage: 'Select {name}',
    description: 'Checkbox beside the name of a person.',
  },
  selectPage: {
    id: 'userStatistics.matrix.selectPage',
    defaultMessage: 'Select all on this page',
    description: 'Checkbox in the head of the first column.',
  },
  remind: {
    id: 'userStatistics.matrix.remind',
    defaultMessage: 'Remind {count}',
    description: 'Button: reminds the selected people of what is overdue or due soon; count is how many people.',
  },
  notFound: {
    id: 'userStatistics.matrix.notFound',
    defaultMessage: 'The server did not answer. Try again.',
    description: 'A toast: it is not known what people can be reminded of.',
  },
  overdue: {
    id: 'userStatistics.matrix.overdue',
    defaultMessage: '{count, plural, =0 {none overdue} other {# overdue}}',
    description: 'Below the title of an item.',
  },
  empty: {
    id: 'userStatistics.matrix.empty',
    defaultMessage: 'Once your people have mandatory items, they appear here.',
    description: 'Where there is nothing at all.',
  },
  items: {
    id: 'userStatistics.matrix.items',
    defaultMessage: 'Items {first} to {last} of {count}',
    description: 'Between two buttons.',
  },
  previousItems: {
    id: 'userStatistics.matrix.previousItems',
    defaultMessage: 'Previous items',
    description: 'Button.',
  },
  nextItems: {
    id: 'userStatistics.matrix.nextItems',
    defaultMessage: 'Next items',
    description: 'Button.',
  },
  legend: {
    id: 'userStatistics.matrix.legend',
    defaultMessage:
      'A done item shows until when it is valid. Arrow keys move, Enter opens, X selects. A dash means not assigned; open it to see why.',
    description: 'Below the grid.',
  },
})

/** The head of the first column, which says how people are sorted. */
export const orderMessages = defineMessages<StatisticsMatrixField>({
  NAME: {
    id: 'userStatistics.matrix.byName',
    defaultMessage: 'Person, by name',
    description: 'Head of the first column, which says how people are sorted.',
  },
  OVERDUE: {
    id: 'userStatistics.matrix.byOverdue',
    defaultMessage: 'Person, most overdue first',
    description: 'Head of the first column, which says how people are sorted.',
  },
  ITEM: {
    id: 'userStatistics.matrix.byItem',
    defaultMessage: 'Person, sorted by an item',
    description: 'Head of the first column: people are sorted by when an item is due or expires.',
  },
})

/** The cells of the matrix: short words, and whole sentences for assistive technology. */
export const cellMessages = defineMessages({
  days: {
    id: 'userStatistics.cell.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'A cell: so many days overdue; very short.',
  },
  inDays: {
    id: 'userStatistics.cell.inDays',
    defaultMessage: '{days, plural, =0 {today} other {in # d}}',
    description: 'A cell: due in so many days; very short.',
  },
  done: {
    id: 'userStatistics.cell.done',
    defaultMessage: 'done',
    description: 'A cell; very short.',
  },
  expired: {
    id: 'userStatistics.cell.expired',
    defaultMessage: 'expired',
    description: 'A cell; very short.',
  },
  exempt: {
    id: 'userStatistics.cell.exempt',
    defaultMessage: 'exempt',
    description: 'A cell; very short.',
  },
  failed: {
    id: 'userStatistics.cell.failed',
    defaultMessage: 'failed',
    description: 'A cell; very short.',
  },
  progress: {
    id: 'userStatistics.cell.progress',
    defaultMessage: '{progress}%',
    description: 'A cell: so far somebody has come.',
  },
  open: {
    id: 'userStatistics.cell.open',
    defaultMessage: 'open',
    description: 'A cell: not started; very short.',
  },
  plain: {
    id: 'userStatistics.cell.plain',
    defaultMessage: '{title}, {state}',
    description: 'Accessible name of a cell.',
  },
  notAssigned: {
    id: 'userStatistics.cell.notAssigned',
    defaultMessage: '{title}, not assigned',
    description: 'Accessible name of a cell.',
  },
  overdue: {
    id: 'userStatistics.cell.overdue',
    defaultMessage: '{title}, {days, plural, one {# day} other {# days}} overdue since {date}',
    description: 'Accessible name of a cell.',
  },
  dueSoon: {
    id: 'userStatistics.cell.dueSoon',
    defaultMessage: '{title}, due in {days, plural, one {# day} other {# days}}, on {date}',
    description: 'Accessible name of a cell.',
  },
  doneUntil: {
    id: 'userStatistics.cell.doneUntil',
    defaultMessage: '{title}, {state}, valid until {date}',
    description: 'Accessible name of a cell.',
  },
})

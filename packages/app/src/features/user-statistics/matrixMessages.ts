import { defineMessages } from '../../platform/locale/message.ts'

/** The matrix. */
export const matrixMessages = defineMessages({
  label: {
    id: 'userStatistics.matrix.label',
    defaultMessage: 'People and mandatory items',
    description: 'Names the grid.',
  },
  person: {
    id: 'userStatistics.matrix.person',
    defaultMessage: 'Person',
    description: 'Head of the first column.',
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
      'A done item shows until when it is valid. Arrow keys move, Enter opens. A dash means not assigned.',
    description: 'Below the grid.',
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

import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of the chart of weeks and of what stands as a table. */
export const chartMessages = defineMessages({
  weeks: {
    id: 'mediaStatistics.chart.weeks',
    defaultMessage: 'Starts and completions by week',
    description: 'Heading of the chart.',
  },
  hint: {
    id: 'mediaStatistics.chart.hint',
    defaultMessage: 'Full weeks only. Use the arrow keys to move through the weeks.',
    description: 'Below the chart.',
  },
  asTable: { id: 'mediaStatistics.chart.asTable', defaultMessage: 'As table', description: 'Button beside a chart.' },
  asChart: { id: 'mediaStatistics.chart.asChart', defaultMessage: 'As chart', description: 'Button beside a table.' },
  week: {
    id: 'mediaStatistics.chart.week',
    defaultMessage: 'W{number, number}',
    description: 'A week below the chart.',
  },
  point: {
    id: 'mediaStatistics.chart.point',
    defaultMessage:
      'Week of {date}: {starts, plural, one {# start} other {# starts}}, {completions, plural, one {# completion} other {# completions}}',
    description: 'The values of a week.',
  },
  starts: {
    id: 'mediaStatistics.chart.starts',
    defaultMessage: '{count, plural, one {# start} other {# starts}}',
    description: 'At the end of a line; as short as can be.',
  },
  completions: {
    id: 'mediaStatistics.chart.completions',
    defaultMessage: '{count, plural, one {# completion} other {# completions}}',
    description: 'At the end of a line; as short as can be.',
  },
  version: {
    id: 'mediaStatistics.chart.version',
    defaultMessage: 'Version {number, number}, {date}',
    description: 'At a dotted line in the chart: when a version was published.',
  },
  weekOf: { id: 'mediaStatistics.chart.weekOf', defaultMessage: 'Week of', description: 'Column with the Monday.' },
  startsColumn: { id: 'mediaStatistics.chart.startsColumn', defaultMessage: 'Starts', description: 'Column.' },
  completionsColumn: {
    id: 'mediaStatistics.chart.completionsColumn',
    defaultMessage: 'Completions',
    description: 'Column.',
  },
})

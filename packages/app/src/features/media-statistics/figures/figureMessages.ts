import { defineMessages } from '../../../platform/locale/message.ts'

/** What figures are called, and how they are written. */
export const figureMessages = defineMessages({
  starts: { id: 'mediaStatistics.figure.starts', defaultMessage: 'Starts', description: 'Figure and column.' },
  completions: {
    id: 'mediaStatistics.figure.completions',
    defaultMessage: 'Completions',
    description: 'Figure and column.',
  },
  people: {
    id: 'mediaStatistics.figure.people',
    defaultMessage: 'People',
    description: 'Figure and column: how many different people started.',
  },
  rate: {
    id: 'mediaStatistics.figure.rate',
    defaultMessage: 'Completion rate',
    description: 'Figure and column: the share of starts that were completed.',
  },
  score: {
    id: 'mediaStatistics.figure.score',
    defaultMessage: 'Average score',
    description: 'Figure and column.',
  },
  time: {
    id: 'mediaStatistics.figure.time',
    defaultMessage: 'Average time',
    description: 'Figure and column: how long an attempt takes.',
  },
  median: {
    id: 'mediaStatistics.figure.median',
    defaultMessage: 'median {value}',
    description: 'Beside an average: the middle value.',
  },
  tooFew: {
    id: 'mediaStatistics.figure.tooFew',
    defaultMessage: 'too few',
    description: 'Behind a dash, where fewer than 5 people are behind a number.',
  },
  none: {
    id: 'mediaStatistics.figure.none',
    defaultMessage: 'none',
    description: 'Behind a dash, where there is nothing to average.',
  },
  underMinute: {
    id: 'mediaStatistics.figure.underMinute',
    defaultMessage: 'under 1 min',
    description: 'A time.',
  },
  minutes: { id: 'mediaStatistics.figure.minutes', defaultMessage: '{minutes, number} min', description: 'A time.' },
  hours: {
    id: 'mediaStatistics.figure.hours',
    defaultMessage: '{hours, number} h {minutes, number} min',
    description: 'A time.',
  },
  masked: {
    id: 'mediaStatistics.figure.masked',
    defaultMessage:
      'Numbers are shown from 5 people on. They are also left out where they would tell something about fewer than 5 people of another unit.',
    description: 'Where no figures are shown.',
  },
  label: {
    id: 'mediaStatistics.figure.label',
    defaultMessage: 'Key figures',
    description: 'Names the row of figures.',
  },
})

import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of the page of one medium. */
export const mediumMessages = defineMessages({
  path: { id: 'mediaStatistics.medium.path', defaultMessage: 'Path', description: 'Names the way back to the list.' },
  tabs: {
    id: 'mediaStatistics.medium.tabs',
    defaultMessage: 'Parts of the statistics of this medium',
    description: 'Names the row of tabs.',
  },
  figures: { id: 'mediaStatistics.medium.figures', defaultMessage: 'Figures', description: 'Tab.' },
  edit: { id: 'mediaStatistics.medium.edit', defaultMessage: 'Edit medium', description: 'Link to the editor.' },
  unknownTitle: {
    id: 'mediaStatistics.medium.unknownTitle',
    defaultMessage: 'No statistics for this medium',
    description: 'Where the medium of the address is not there.',
  },
  unknown: {
    id: 'mediaStatistics.medium.unknown',
    defaultMessage: 'Nobody in this unit used it in this period, or you do not manage the unit.',
    description: 'Below the title.',
  },
  toList: { id: 'mediaStatistics.medium.toList', defaultMessage: 'All media', description: 'Link to the list.' },
  everyone: {
    id: 'mediaStatistics.medium.everyone',
    defaultMessage: 'These results cover everyone and all time. Unit and period do not apply.',
    description: 'Below the statistics of questions, and below the answers of a survey.',
  },
  finished: {
    id: 'mediaStatistics.medium.finished',
    defaultMessage: '{share} of the people who started have finished.',
    description: 'Below the title.',
  },
  finishedAndStopped: {
    id: 'mediaStatistics.medium.finishedAndStopped',
    defaultMessage: '{share} of the people who started have finished. Most people who stop do so in “{part}”.',
    description: 'Below the title of a course.',
  },
  parts: {
    id: 'mediaStatistics.parts.title',
    defaultMessage: 'Where people stop',
    description: 'Heading of the parts of a course.',
  },
  partsHint: {
    id: 'mediaStatistics.parts.hint',
    defaultMessage:
      'People who have not finished, by the last part they opened. People who are still learning are included.',
    description: 'Below the heading.',
  },
  part: { id: 'mediaStatistics.parts.part', defaultMessage: 'Part', description: 'Column.' },
  reached: { id: 'mediaStatistics.parts.reached', defaultMessage: 'Got this far', description: 'Column.' },
  stopped: { id: 'mediaStatistics.parts.stopped', defaultMessage: 'Stopped here', description: 'Column.' },
})

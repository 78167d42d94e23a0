import { defineMessages } from '../../platform/locale/message.ts'

/** What people answered to a survey. */
export const surveyResultMessages = defineMessages({
  title: { id: 'surveyResult.title', defaultMessage: 'Answers', description: 'Heading of the result of a survey.' },
  notPublished: {
    id: 'surveyResult.notPublished',
    defaultMessage: 'Answers appear here once the survey is published.',
    description: 'In place of the result.',
  },
  responses: {
    id: 'surveyResult.responses',
    defaultMessage:
      '{count, plural, one {# person has answered} other {# people have answered}} the published version.',
    description: 'Above the result.',
  },
  masked: {
    id: 'surveyResult.masked',
    defaultMessage: 'Results are shown from 5 answers on, so that nobody can be recognised.',
    description: 'In place of the result while too few people have answered.',
  },
  answered: {
    id: 'surveyResult.answered',
    defaultMessage: '{count, plural, =0 {No answers} one {# answer} other {# answers}}',
    description: 'Below a question.',
  },
  mean: { id: 'surveyResult.mean', defaultMessage: 'Average {mean}', description: 'Of the answers on a scale.' },
  count: {
    id: 'surveyResult.count',
    defaultMessage: '{count, number} ({share})',
    description: 'How many people chose an option, and their share in percent.',
  },
  mostTexts: {
    id: 'surveyResult.mostTexts',
    defaultMessage: '200 of {count, number} texts are shown.',
    description: 'Below the texts of a question.',
  },
})

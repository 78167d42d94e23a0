import { defineMessages } from '../../../../platform/locale/message.ts'

/** The review of essays. */
export const essayMessages = defineMessages({
  title: {
    id: 'quizEditor.essay.title',
    defaultMessage: '{count, plural, one {# answer to review} other {# answers to review}}',
    description: 'Title of a section below the questions of a quiz.',
  },
  by: {
    id: 'quizEditor.essay.by',
    defaultMessage: '{name}, submitted on {date}',
    description: 'Above an answer.',
  },
  guide: { id: 'quizEditor.essay.guide', defaultMessage: 'Notes: {guide}', description: 'Notes for reviewers.' },
  noAnswer: { id: 'quizEditor.essay.noAnswer', defaultMessage: 'No answer', description: 'In place of an answer.' },
  percent: {
    id: 'quizEditor.essay.percent',
    defaultMessage: 'Share of the points',
    description: 'Label of a number in percent.',
  },
  percentError: {
    id: 'quizEditor.essay.percentError',
    defaultMessage: 'Enter a number from 0 to 100.',
    description: 'Error at the share of the points.',
  },
  comment: { id: 'quizEditor.essay.comment', defaultMessage: 'Comment', description: 'Label of a field.' },
  commentHint: {
    id: 'quizEditor.essay.commentHint',
    defaultMessage: 'The learner sees it with the result.',
    description: 'Below the comment.',
  },
  save: { id: 'quizEditor.essay.save', defaultMessage: 'Save review', description: 'Button.' },
  failed: {
    id: 'quizEditor.essay.failed',
    defaultMessage: 'The review wasn’t saved. Someone else may have reviewed this answer; try again.',
    description: 'After a press on Save review.',
  },
})

import { defineMessages } from '../../platform/locale/message.ts'

/** The result of a quiz. */
export const resultMessages = defineMessages({
  PASSED: {
    id: 'quiz.result.passed',
    defaultMessage: 'Passed, {correct, number} of {scored, number} correct',
    description: 'Title of a result: how many questions were answered correctly, of all that are right or wrong.',
  },
  FAILED: {
    id: 'quiz.result.failed',
    defaultMessage: 'Not passed yet, {correct, number} of {scored, number} correct',
    description: 'Title of a result: how many questions were answered correctly, of all that are right or wrong.',
  },
  TO_REVIEW: {
    id: 'quiz.result.toReview',
    defaultMessage: 'Submitted, waiting for review',
    description: 'Title of a result while answers wait for a person to review them.',
  },
  score: { id: 'quiz.result.score', defaultMessage: 'Score', description: 'Name of the scale of a result.' },
  passMark: {
    id: 'quiz.result.passMark',
    defaultMessage: 'Pass mark {mark}',
    description: 'At the scale of a result; {mark} is such as 80%.',
  },
  again: {
    id: 'quiz.result.again',
    defaultMessage: '{count, plural, one {# answer to look at again} other {# answers to look at again}}',
    description: 'Heading over the answers that were not completely right.',
  },
  yours: { id: 'quiz.result.yours', defaultMessage: 'Your answer', description: 'Before the answer of the learner.' },
  right: { id: 'quiz.result.right', defaultMessage: 'Correct answer', description: 'Before the right answer.' },
  none: { id: 'quiz.result.none', defaultMessage: 'No answer', description: 'In place of an answer.' },
})

import { defineMessages } from '../../../../platform/locale/message.ts'

/** What stands around the result of a quiz in the player. */
export const quizOutcomeMessages = defineMessages({
  attempt: {
    id: 'quiz.outcome.attempt',
    defaultMessage: 'Attempt {number, number}',
    description: 'Below the title of a result.',
  },
  attemptOf: {
    id: 'quiz.outcome.attemptOf',
    defaultMessage: 'Attempt {number, number} of {limit, number}',
    description: 'Below the title of a result.',
  },
  submitted: {
    id: 'quiz.outcome.submitted',
    defaultMessage: 'Submitted on {date} at {time}',
    description: 'Below the title of a result.',
  },
  timedOut: {
    id: 'quiz.outcome.timedOut',
    defaultMessage: 'Submitted when the time ran out, on {date} at {time}',
    description: 'Below the title of a result.',
  },
  left: {
    id: 'quiz.outcome.left',
    defaultMessage: '{left, plural, =0 {No attempts left} one {# attempt left} other {# attempts left}}',
    description: 'Below the title of a result that was not passed.',
  },
  toReview: {
    id: 'quiz.outcome.toReview',
    defaultMessage: 'Your result appears here when your answers have been reviewed.',
    description: 'Below the title of a result while answers wait for a review.',
  },
  tryAgain: {
    id: 'quiz.outcome.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button: starts the next attempt.',
  },
})

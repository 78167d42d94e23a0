import { defineMessages } from '../../../../platform/locale/message.ts'

/** While a survey is answered. */
export const surveyPlayerMessages = defineMessages({
  anonymous: {
    id: 'survey.taking.anonymous',
    defaultMessage: 'Your answers are anonymous: they are stored without your name and without a time.',
    description: 'Above the questions of a survey.',
  },
  named: {
    id: 'survey.taking.named',
    defaultMessage: 'Your answers are stored with your name.',
    description: 'Above the questions of a survey that is not anonymous.',
  },
  questionOf: {
    id: 'survey.taking.questionOf',
    defaultMessage: 'Question {number, number} of {count, number}',
    description: 'Above a question.',
  },
  required: {
    id: 'survey.taking.required',
    defaultMessage: 'Answer required',
    description: 'Beside the number of a question.',
  },
  optional: {
    id: 'survey.taking.optional',
    defaultMessage: 'Optional',
    description: 'Beside the number of a question.',
  },
  keys: {
    id: 'survey.taking.keys',
    defaultMessage: 'Keys: letters choose, Enter goes on.',
    description: 'Below the buttons of a question.',
  },
  kept: {
    id: 'survey.taking.kept',
    defaultMessage: 'Your answers are kept on this device until you send them.',
    description: 'Below the questions.',
  },
  clear: { id: 'survey.taking.clear', defaultMessage: 'Clear answer', description: 'Button at an optional question.' },
  missing: {
    id: 'survey.review.missing',
    defaultMessage: '{count, plural, one {# required answer is missing} other {# required answers are missing}}',
    description: 'Title of the page on which a survey is sent.',
  },
  missingHint: {
    id: 'survey.review.missingHint',
    defaultMessage: 'Answer these questions, then send the survey.',
    description: 'Below that title.',
  },
  ready: {
    id: 'survey.review.ready',
    defaultMessage: 'Ready to send',
    description: 'Title of the page on which a survey is sent.',
  },
  readyHint: {
    id: 'survey.review.readyHint',
    defaultMessage: 'You can still change your answers. After sending you can’t.',
    description: 'Below that title.',
  },
  answerMissing: {
    id: 'survey.review.answerMissing',
    defaultMessage: 'Answer question {number, number}',
    description: 'Button: goes to the first required question without an answer.',
  },
  send: { id: 'survey.review.send', defaultMessage: 'Send answers', description: 'Button.' },
  refused: {
    id: 'survey.review.refused',
    defaultMessage: 'Your answers couldn’t be sent. They are kept on this device. Check them and send them again.',
    description: 'The server did not take the answers.',
  },
  sending: { id: 'survey.sent.sending', defaultMessage: 'Sending your answers', description: 'Title.' },
  queued: { id: 'survey.sent.queued', defaultMessage: 'Waiting for a connection', description: 'Title.' },
  queuedHint: {
    id: 'survey.sent.queuedHint',
    defaultMessage: 'Your answers are kept on this device and sent when you’re back online.',
    description: 'Below that title.',
  },
  thanks: { id: 'survey.sent.thanks', defaultMessage: 'Thank you', description: 'Title after a survey was sent.' },
  thanksHint: {
    id: 'survey.sent.thanksHint',
    defaultMessage: 'Your answers have arrived. They can’t be changed any more.',
    description: 'Below that title.',
  },
})

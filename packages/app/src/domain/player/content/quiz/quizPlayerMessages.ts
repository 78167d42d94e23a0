import { defineMessages } from '../../../../platform/locale/message.ts'

/** The page before a quiz begins. */
export const quizStartMessages = defineMessages({
  facts: { id: 'quiz.start.facts', defaultMessage: 'About this quiz', description: 'Names the list of facts.' },
  questions: { id: 'quiz.start.questions', defaultMessage: 'Questions', description: 'Before their number.' },
  time: { id: 'quiz.start.time', defaultMessage: 'Time', description: 'Before the minutes a quiz may take.' },
  minutes: {
    id: 'quiz.start.minutes',
    defaultMessage: '{minutes, plural, one {# minute} other {# minutes}}',
    description: 'How long a quiz may take.',
  },
  noLimit: { id: 'quiz.start.noLimit', defaultMessage: 'No time limit', description: 'In place of the minutes.' },
  moreTime: {
    id: 'quiz.start.moreTime',
    defaultMessage: 'Includes your extra time.',
    description: 'The person has an accommodation.',
  },
  attempt: { id: 'quiz.start.attempt', defaultMessage: 'Attempt', description: 'Before the number of the attempt.' },
  attemptOf: {
    id: 'quiz.start.attemptOf',
    defaultMessage: '{number, number} of {limit, number}',
    description: 'The number of the attempt, and how many there are.',
  },
  BEST: {
    id: 'quiz.start.best',
    defaultMessage: 'Your best attempt counts.',
    description: 'Which of several attempts counts.',
  },
  FIRST: {
    id: 'quiz.start.first',
    defaultMessage: 'Your first attempt counts.',
    description: 'Which of several attempts counts.',
  },
  LAST: {
    id: 'quiz.start.last',
    defaultMessage: 'Your last attempt counts.',
    description: 'Which of several attempts counts.',
  },
  passMark: { id: 'quiz.start.passMark', defaultMessage: 'To pass', description: 'Before the pass mark in percent.' },
  noPassMark: {
    id: 'quiz.start.noPassMark',
    defaultMessage: 'No minimum score',
    description: 'In place of the pass mark.',
  },
  clockHint: {
    id: 'quiz.start.clockHint',
    defaultMessage:
      'The time starts when you begin and keeps running if you leave. You can answer without a connection.',
    description: 'Above the button that begins a quiz with a time limit.',
  },
  hint: {
    id: 'quiz.start.hint',
    defaultMessage: 'Every answer is saved at once. You can leave and continue later, also on another device.',
    description: 'Above the button that begins a quiz without a time limit.',
  },
  begin: { id: 'quiz.start.begin', defaultMessage: 'Start quiz', description: 'Button: the time begins.' },
  failed: {
    id: 'quiz.start.failed',
    defaultMessage: 'The questions couldn’t be loaded. Check your connection and try again.',
    description: 'After a press on Start quiz.',
  },
  previous: {
    id: 'quiz.start.previous',
    defaultMessage: 'View your last result',
    description: 'Button: the result of the attempt before.',
  },
})

/** While a quiz is answered. */
export const quizTakingMessages = defineMessages({
  questionOf: {
    id: 'quiz.taking.questionOf',
    defaultMessage: 'Question {number, number} of {count, number}, {points, plural, one {# point} other {# points}}',
    description: 'Above a question.',
  },
  question: {
    id: 'quiz.taking.question',
    defaultMessage: 'Question {number, number}',
    description: 'A question without a title in the outline.',
  },
  outline: { id: 'quiz.taking.outline', defaultMessage: 'Questions', description: 'Names the list of questions.' },
  closeOutline: {
    id: 'quiz.taking.closeOutline',
    defaultMessage: 'Close list of questions',
    description: 'Button of the sheet on phones.',
  },
  answered: {
    id: 'quiz.taking.answered',
    defaultMessage: '{answered, number} of {count, number} answered',
    description: 'How many questions have an answer.',
  },
  answeredMarked: {
    id: 'quiz.taking.answeredMarked',
    defaultMessage: '{answered, number} of {count, number} answered, {marked, number} marked for later',
    description: 'How many questions have an answer, and how many are marked.',
  },
  progress: {
    id: 'quiz.taking.progress',
    defaultMessage: 'Answered',
    description: 'Names the line above the outline.',
  },
  ANSWERED: { id: 'quiz.state.answered', defaultMessage: 'Answered', description: 'State of a question.' },
  MARKED: { id: 'quiz.state.marked', defaultMessage: 'Marked for later', description: 'State of a question.' },
  OPEN: { id: 'quiz.state.open', defaultMessage: 'Not answered', description: 'State of a question.' },
  back: { id: 'quiz.taking.back', defaultMessage: 'Back', description: 'Button: the question before.' },
  next: { id: 'quiz.taking.next', defaultMessage: 'Next', description: 'Button: the next question.' },
  mark: { id: 'quiz.taking.mark', defaultMessage: 'Mark for later', description: 'Button at a question.' },
  unmark: { id: 'quiz.taking.unmark', defaultMessage: 'Remove mark', description: 'Button at a marked question.' },
  review: {
    id: 'quiz.taking.review',
    defaultMessage: 'Review and submit',
    description: 'Button: the page on which a quiz is handed in.',
  },
  keys: {
    id: 'quiz.taking.keys',
    defaultMessage: 'Keys: letters choose, Enter goes on, M marks.',
    description: 'Below the buttons of a question.',
  },
  ready: {
    id: 'quiz.review.ready',
    defaultMessage: 'All questions are answered',
    description: 'Title of the page on which a quiz is handed in.',
  },
  open: {
    id: 'quiz.review.open',
    defaultMessage: '{count, plural, one {# question is not answered} other {# questions are not answered}}',
    description: 'Title of the page on which a quiz is handed in.',
  },
  openHint: {
    id: 'quiz.review.openHint',
    defaultMessage: 'Questions without an answer score no points. Go back to answer them, or submit now.',
    description: 'Below that title.',
  },
  readyHint: {
    id: 'quiz.review.readyHint',
    defaultMessage: 'You can still change every answer. After submitting you can’t.',
    description: 'Below that title.',
  },
  submit: { id: 'quiz.review.submit', defaultMessage: 'Submit', description: 'Button: hands in a quiz.' },
  submitOpen: {
    id: 'quiz.review.submitOpen',
    defaultMessage: 'Submit with open questions',
    description: 'Button: hands in a quiz that is not answered completely.',
  },
  backToQuestions: {
    id: 'quiz.review.back',
    defaultMessage: 'Back to the questions',
    description: 'Button on that page.',
  },
  submitting: {
    id: 'quiz.submitted.sending',
    defaultMessage: 'Submitting your answers',
    description: 'Title while the hand-in is on its way.',
  },
  queued: {
    id: 'quiz.submitted.queued',
    defaultMessage: 'Submitted on this device',
    description: 'Title where there is no connection.',
  },
  queuedHint: {
    id: 'quiz.submitted.queuedHint',
    defaultMessage:
      'There is no connection. Your answers are kept on this device and sent when you’re back online. The time you submitted counts.',
    description: 'Below that title.',
  },
  timeOver: {
    id: 'quiz.submitted.timeOver',
    defaultMessage: 'Time’s up. Your answers are being submitted.',
    description: 'When the time of a quiz is over.',
  },
})

/** The time that is left. */
export const quizTimeMessages = defineMessages({
  minutes: {
    id: 'quiz.time.minutes',
    defaultMessage: '{minutes, number} min left',
    description: 'The time that is left.',
  },
  seconds: {
    id: 'quiz.time.seconds',
    defaultMessage: '{seconds, number} s left',
    description: 'The time that is left, in the last minute.',
  },
  endsAt: {
    id: 'quiz.time.endsAt',
    defaultMessage: 'Ends at {time}. If time runs out, your answers are submitted as they are.',
    description: 'Beside the questions.',
  },
  announced: {
    id: 'quiz.time.announced',
    defaultMessage: '{minutes, plural, one {# minute left} other {# minutes left}}',
    description: 'Read out at 5, 2 and 1 minutes.',
  },
})

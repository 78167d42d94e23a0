import { defineMessages } from '../../../../../platform/locale/message.ts'

/** The texts of the results of a quiz. */
export const quizResultMessages = defineMessages({
  questions: {
    id: 'mediaManagement.quizResults.questions',
    defaultMessage: 'Question statistics',
    description: 'Heading of the table of the questions of a quiz.',
  },
  noAnswers: {
    id: 'mediaManagement.quizResults.noAnswers',
    defaultMessage: 'No results yet. They appear when learners have handed in the quiz.',
    description: 'Where nobody has taken a quiz.',
  },
  hint: {
    id: 'mediaManagement.quizResults.hint',
    defaultMessage:
      'First attempts only. Facility: average score. Discrimination: how well the question separates strong from weak results; below 20% it should be reviewed.',
    description: 'Above the table.',
  },
  question: {
    id: 'mediaManagement.quizResults.question',
    defaultMessage: 'Question',
    description: 'Column.',
  },
  people: {
    id: 'mediaManagement.quizResults.people',
    defaultMessage: 'People',
    description: 'Column: how many people had the question.',
  },
  facility: {
    id: 'mediaManagement.quizResults.facility',
    defaultMessage: 'Facility',
    description: 'Column: the mean share of the points.',
  },
  discrimination: {
    id: 'mediaManagement.quizResults.discrimination',
    defaultMessage: 'Discrimination',
    description: 'Column: the correlation with the rest of the quiz.',
  },
  efficiency: {
    id: 'mediaManagement.quizResults.efficiency',
    defaultMessage: 'Efficiency',
    description: 'Column: the discrimination as a share of the possible one.',
  },
  wrongAnswer: {
    id: 'mediaManagement.quizResults.wrongAnswer',
    defaultMessage: 'Most common wrong answer',
    description: 'Column.',
  },
  wrong: {
    id: 'mediaManagement.quizResults.wrong',
    defaultMessage: '{text} ({count, number})',
    description: 'A wrong answer and how many people gave it.',
  },
  tooFew: {
    id: 'mediaManagement.quizResults.tooFew',
    defaultMessage: 'Too few results (at least 5 people)',
    description: 'In the place of the statistics of a question.',
  },
  weak: {
    id: 'mediaManagement.quizResults.weak',
    defaultMessage: 'Review',
    description: 'Below a low discrimination.',
  },
  regrade: {
    id: 'mediaManagement.quizResults.regrade',
    defaultMessage: 'Regrade',
    description: 'Heading: scoring attempts anew.',
  },
  regradeHint: {
    id: 'mediaManagement.quizResults.regradeHint',
    defaultMessage: 'Corrected a question? Score past attempts with the latest version of each question.',
    description: 'Below the heading.',
  },
  mayLower: {
    id: 'mediaManagement.quizResults.mayLower',
    defaultMessage: 'Allow lower scores',
    description: 'Switch.',
  },
  mayLowerHint: {
    id: 'mediaManagement.quizResults.mayLowerHint',
    defaultMessage: 'Without this, scores can only rise. Completions are never taken back.',
    description: 'Below the switch.',
  },
  check: {
    id: 'mediaManagement.quizResults.check',
    defaultMessage: 'Preview changes',
    description: 'Button.',
  },
  nothing: {
    id: 'mediaManagement.quizResults.nothing',
    defaultMessage: 'No question has changed since it was answered.',
    description: 'Where there is nothing to regrade.',
  },
  changes: {
    id: 'mediaManagement.quizResults.changes',
    defaultMessage:
      '{count, plural, =0 {No score changes.} one {# attempt gets a new score.} other {# attempts get a new score.}}',
    description: 'First sentence of the preview.',
  },
  turns: {
    id: 'mediaManagement.quizResults.turns',
    defaultMessage: 'Newly passed: {passed, number}. No longer passed: {failed, number}.',
    description: 'Second sentence of the preview.',
  },
  ofQuestion: {
    id: 'mediaManagement.quizResults.ofQuestion',
    defaultMessage:
      '{answers, plural, one {# answer} other {# answers}}, {changed, number} scored differently{kept, plural, =0 {} one {, # cannot be compared and keeps its score} other {, # cannot be compared and keep their score}}',
    description: 'Below a question that was corrected.',
  },
  sample: {
    id: 'mediaManagement.quizResults.sample',
    defaultMessage: 'Examples',
    description: 'Names the table of attempts.',
  },
  person: {
    id: 'mediaManagement.quizResults.person',
    defaultMessage: 'Person',
    description: 'Column.',
  },
  before: {
    id: 'mediaManagement.quizResults.before',
    defaultMessage: 'Before',
    description: 'Column.',
  },
  after: {
    id: 'mediaManagement.quizResults.after',
    defaultMessage: 'After',
    description: 'Column.',
  },
  outcome: {
    id: 'mediaManagement.quizResults.outcome',
    defaultMessage: 'Outcome',
    description: 'Column.',
  },
  attempt: {
    id: 'mediaManagement.quizResults.attempt',
    defaultMessage: '{name}, attempt {number, number}',
    description: 'Names an attempt.',
  },
  passesNow: {
    id: 'mediaManagement.quizResults.passesNow',
    defaultMessage: 'Newly passed',
    description: 'Outcome of an attempt.',
  },
  failsNow: {
    id: 'mediaManagement.quizResults.failsNow',
    defaultMessage: 'No longer passed',
    description: 'Outcome of an attempt.',
  },
  apply: {
    id: 'mediaManagement.quizResults.apply',
    defaultMessage: 'Apply new scores',
    description: 'Button.',
  },
  applied: {
    id: 'mediaManagement.quizResults.applied',
    defaultMessage: '{count, plural, one {# attempt} other {# attempts}} regraded.',
    description: 'Message.',
  },
  changedMeanwhile: {
    id: 'mediaManagement.quizResults.changedMeanwhile',
    defaultMessage: 'The results have changed. Check the new numbers and apply again.',
    description: 'Where the preview is out of date.',
  },
})

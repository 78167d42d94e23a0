import { defineMessages } from '../../../../../platform/locale/message.ts'

/** The texts of the results of a quiz. */
export const quizResultMessages = defineMessages({
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

import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of the statistics of the questions of a quiz. */
export const itemStatisticsMessages = defineMessages({
  questions: {
    id: 'quiz.statistics.questions',
    defaultMessage: 'Question statistics',
    description: 'Heading of the table of the questions of a quiz.',
  },
  noAnswers: {
    id: 'quiz.statistics.noAnswers',
    defaultMessage: 'No results yet. They appear when learners have handed in the quiz.',
    description: 'Where nobody has taken a quiz.',
  },
  hint: {
    id: 'quiz.statistics.hint',
    defaultMessage:
      'First attempts only. Facility: average score. Discrimination: how well the question separates strong from weak results; below 20% it should be reviewed.',
    description: 'Above the table.',
  },
  question: {
    id: 'quiz.statistics.question',
    defaultMessage: 'Question',
    description: 'Column.',
  },
  people: {
    id: 'quiz.statistics.people',
    defaultMessage: 'People',
    description: 'Column: how many people had the question.',
  },
  facility: {
    id: 'quiz.statistics.facility',
    defaultMessage: 'Facility',
    description: 'Column: the mean share of the points.',
  },
  discrimination: {
    id: 'quiz.statistics.discrimination',
    defaultMessage: 'Discrimination',
    description: 'Column: the correlation with the rest of the quiz.',
  },
  efficiency: {
    id: 'quiz.statistics.efficiency',
    defaultMessage: 'Efficiency',
    description: 'Column: the discrimination as a share of the possible one.',
  },
  wrongAnswer: {
    id: 'quiz.statistics.wrongAnswer',
    defaultMessage: 'Most common wrong answer',
    description: 'Column.',
  },
  wrong: {
    id: 'quiz.statistics.wrong',
    defaultMessage: '{text} ({count, number})',
    description: 'A wrong answer and how many people gave it.',
  },
  tooFew: {
    id: 'quiz.statistics.tooFew',
    defaultMessage: 'Too few results (at least 5 people)',
    description: 'In the place of the statistics of a question.',
  },
  negative: {
    id: 'quiz.statistics.negative',
    defaultMessage: 'High scorers miss it. Check the answer key.',
    description: 'Below a question that the strong get wrong more often than the weak.',
  },
  weak: {
    id: 'quiz.statistics.weak',
    defaultMessage: 'Below 20%: says little about who knows it.',
    description: 'Below a question with a low discrimination.',
  },
  easy: {
    id: 'quiz.statistics.easy',
    defaultMessage: 'Almost everyone gets it right: fine as a warm-up, no help in a test.',
    description: 'Below a question that more than 95 percent get right.',
  },
})

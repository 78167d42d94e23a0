import { defineMessages } from '../../platform/locale/message.ts'

/** What stands around the questions of a quiz. */
export const quizMessages = defineMessages({
  right: { id: 'quiz.answer.true', defaultMessage: 'True', description: 'Answer to a true-or-false question.' },
  wrong: { id: 'quiz.answer.false', defaultMessage: 'False', description: 'Answer to a true-or-false question.' },
  severalHint: {
    id: 'quiz.answer.several',
    defaultMessage: 'Select all that apply.',
    description: 'Hint at a question with several right answers.',
  },
  matchHint: {
    id: 'quiz.answer.match',
    defaultMessage: 'Choose the match for each entry.',
    description: 'Hint at a matching question.',
  },
  orderHint: {
    id: 'quiz.answer.order',
    defaultMessage: 'Put the entries in the right order.',
    description: 'Hint at an ordering question.',
  },
  keepOrder: {
    id: 'quiz.answer.keepOrder',
    defaultMessage: 'The order is right as it is',
    description: 'Button: answers an ordering question without moving anything.',
  },
  items: {
    id: 'quiz.answer.items',
    defaultMessage: 'Entries',
    description: 'Name of the list of an ordering question.',
  },
  gap: {
    id: 'quiz.answer.gap',
    defaultMessage: 'Gap {number}',
    description: 'Name of a field in a text with gaps.',
  },
  choose: {
    id: 'quiz.answer.choose',
    defaultMessage: 'Choose',
    description: 'First entry of a list of answers in a text with gaps.',
  },
  text: { id: 'quiz.answer.text', defaultMessage: 'Your answer', description: 'Label of a field for an answer.' },
  words: {
    id: 'quiz.answer.words',
    defaultMessage: '{used, number} of {limit, number} words',
    description: 'Below an essay: how many words it has and may have.',
  },
})

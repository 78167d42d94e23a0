import type { ErrorTexts } from '../../../../../platform/form/validation/fieldError.ts'
import { defineMessages } from '../../../../../platform/locale/message.ts'

/** The form of a question. */
export const questionFormMessages = defineMessages({
  save: { id: 'quizEditor.question.save', defaultMessage: 'Save question', description: 'Button of the dialog.' },
  stem: { id: 'quizEditor.question.stem', defaultMessage: 'Question', description: 'Label of a field.' },
  points: { id: 'quizEditor.question.points', defaultMessage: 'Points', description: 'Label of a field.' },
  feedback: { id: 'quizEditor.question.feedback', defaultMessage: 'Explanation', description: 'Label of a field.' },
  feedbackHint: {
    id: 'quizEditor.question.feedbackHint',
    defaultMessage: 'Shown with the results, whatever the answer.',
    description: 'Below the field for the explanation.',
  },
  title: { id: 'quizEditor.question.title', defaultMessage: 'Short title', description: 'Label of a field.' },
  titleHint: {
    id: 'quizEditor.question.titleHint',
    defaultMessage: 'A few words for the list of questions. It must not give away the answer.',
    description: 'Below the field for the short title.',
  },
  tags: { id: 'quizEditor.question.tags', defaultMessage: 'Tags', description: 'Label of a field.' },
  tagsHint: {
    id: 'quizEditor.question.tagsHint',
    defaultMessage: 'Separate them with commas.',
    description: 'Below the field for tags.',
  },
  options: { id: 'quizEditor.question.options', defaultMessage: 'Answers', description: 'Heading over the answers.' },
  option: {
    id: 'quizEditor.question.option',
    defaultMessage: 'Answer {letter}',
    description: 'Label of a field; {letter} is A, B and so on.',
  },
  optionsHint: {
    id: 'quizEditor.question.optionsHint',
    defaultMessage: 'Mark the correct answers. Feedback is shown with the results.',
    description: 'Below the heading.',
  },
  isRightNamed: {
    id: 'quizEditor.question.isRightNamed',
    defaultMessage: '{name} is correct',
    description: 'Checkbox at an answer; name is "Answer A".',
  },
  addFeedback: {
    id: 'quizEditor.question.addFeedback',
    defaultMessage: 'Add feedback on {name}',
    description: 'Button; name is "Answer A".',
  },
  optionRemoved: {
    id: 'quizEditor.question.optionRemoved',
    defaultMessage: 'The answer was removed.',
    description: 'Toast.',
  },
  optionFeedback: {
    id: 'quizEditor.question.optionFeedback',
    defaultMessage: 'Feedback on {name}',
    description: 'Label of a field; {name} is such as "Answer A".',
  },
  addOption: { id: 'quizEditor.question.addOption', defaultMessage: 'Add answer', description: 'Button.' },
  isTrue: { id: 'quizEditor.question.isTrue', defaultMessage: 'The statement is', description: 'Label of a choice.' },
  true: { id: 'quizEditor.question.true', defaultMessage: 'True', description: 'Choice.' },
  false: { id: 'quizEditor.question.false', defaultMessage: 'False', description: 'Choice.' },
  pairs: { id: 'quizEditor.question.pairs', defaultMessage: 'Pairs', description: 'Heading over entries and matches.' },
  items: {
    id: 'quizEditor.question.items',
    defaultMessage: 'Entries in the right order',
    description: 'Heading over the entries of an ordering question.',
  },
  entry: {
    id: 'quizEditor.question.entry',
    defaultMessage: 'Entry {number, number}',
    description: 'Label of a field.',
  },
  match: {
    id: 'quizEditor.question.match',
    defaultMessage: 'Match of {name}',
    description: 'Label of a field; {name} is such as "Entry 1".',
  },
  addEntry: { id: 'quizEditor.question.addEntry', defaultMessage: 'Add entry', description: 'Button.' },
  isAllOrNothing: {
    id: 'quizEditor.question.isAllOrNothing',
    defaultMessage: 'Points only for a completely correct answer',
    description: 'Switch.',
  },
  cloze: { id: 'quizEditor.question.cloze', defaultMessage: 'Text with gaps', description: 'Label of a field.' },
  clozeHint: {
    id: 'quizEditor.question.clozeHint',
    defaultMessage:
      'Write gaps in square brackets: [red|crimson] to type, [=red|green|blue] to choose, = before the correct one.',
    description: 'Below the field for a text with gaps. Keep the examples in brackets as they are in form.',
  },
  accepts: {
    id: 'quizEditor.question.accepts',
    defaultMessage: 'Accepted answers',
    description: 'Label of a field.',
  },
  acceptsHint: {
    id: 'quizEditor.question.acceptsHint',
    defaultMessage: 'One per line. * matches any characters; %50% before an answer gives half the points.',
    description: 'Below the field for accepted answers.',
  },
  isCaseSensitive: {
    id: 'quizEditor.question.isCaseSensitive',
    defaultMessage: 'Upper and lower case must match',
    description: 'Switch.',
  },
  from: { id: 'quizEditor.question.from', defaultMessage: 'Correct number', description: 'Label of a field.' },
  fromHint: {
    id: 'quizEditor.question.fromHint',
    defaultMessage: 'The smallest one, where a range is correct.',
    description: 'Below the field for the correct number.',
  },
  to: { id: 'quizEditor.question.to', defaultMessage: 'Largest correct number', description: 'Label of a field.' },
  unit: { id: 'quizEditor.question.unit', defaultMessage: 'Unit, such as kg', description: 'Label of a field.' },
  maxWords: { id: 'quizEditor.question.maxWords', defaultMessage: 'Maximum words', description: 'Label of a field.' },
  guide: { id: 'quizEditor.question.guide', defaultMessage: 'Notes for reviewers', description: 'Label of a field.' },
  guideHint: {
    id: 'quizEditor.question.guideHint',
    defaultMessage: 'Learners don’t see them.',
    description: 'Below the field for notes for reviewers.',
  },
  steps: { id: 'quizEditor.question.steps', defaultMessage: 'Steps of the scale', description: 'Label of a field.' },
  lowLabel: { id: 'quizEditor.question.lowLabel', defaultMessage: 'Label of 1', description: 'Label of a field.' },
  highLabel: {
    id: 'quizEditor.question.highLabel',
    defaultMessage: 'Label of the highest step',
    description: 'Label of a field.',
  },
  twoAnswers: {
    id: 'quizEditor.error.twoAnswers',
    defaultMessage: 'Enter at least two answers.',
    description: 'Error at a field.',
  },
  noRightAnswer: {
    id: 'quizEditor.error.noRightAnswer',
    defaultMessage: 'Mark the correct answer.',
    description: 'Error at the answers.',
  },
  twoEntries: {
    id: 'quizEditor.error.twoEntries',
    defaultMessage: 'Enter at least two entries.',
    description: 'Error at the entries.',
  },
  noMatch: {
    id: 'quizEditor.error.noMatch',
    defaultMessage: 'Enter a match for each entry.',
    description: 'Error at the pairs.',
  },
  noGap: {
    id: 'quizEditor.error.noGap',
    defaultMessage: 'Write at least one gap in square brackets.',
    description: 'Error at a text with gaps.',
  },
  wrongOrder: {
    id: 'quizEditor.error.wrongOrder',
    defaultMessage: 'Enter a number that is not below the smallest one.',
    description: 'Error at the largest correct number.',
  },
  unreadable: {
    id: 'quizEditor.error.unreadable',
    defaultMessage: 'This can’t be saved. Shorten your texts and leave no answer empty.',
    description: 'Error of the form.',
  },
})

/** What can be wrong with a question, by its code. */
export const questionErrorTexts: ErrorTexts = {
  TWO_ANSWERS: questionFormMessages.twoAnswers,
  NO_RIGHT_ANSWER: questionFormMessages.noRightAnswer,
  TWO_ENTRIES: questionFormMessages.twoEntries,
  NO_MATCH: questionFormMessages.noMatch,
  NO_GAP: questionFormMessages.noGap,
  WRONG_ORDER: questionFormMessages.wrongOrder,
  UNREADABLE: questionFormMessages.unreadable,
}

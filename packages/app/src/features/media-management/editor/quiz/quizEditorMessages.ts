import { defineMessages } from '../../../../platform/locale/message.ts'

/** The list of questions in the editor of a quiz. */
export const quizEditorMessages = defineMessages({
  questions: { id: 'quizEditor.list.questions', defaultMessage: 'Questions', description: 'Title of the list.' },
  summary: {
    id: 'quizEditor.list.size',
    defaultMessage: '{count, plural, one {# question} other {# questions}}, each learner gets {drawn, number}',
    description: 'Above the list.',
  },
  section: {
    id: 'quizEditor.list.section',
    defaultMessage: 'Section {number, number}',
    description: 'A section without a title.',
  },
  sectionTitle: { id: 'quizEditor.list.sectionTitle', defaultMessage: 'Title of the section', description: 'Label.' },
  pick: { id: 'quizEditor.list.pick', defaultMessage: 'Questions to draw', description: 'Label of a number.' },
  draw: {
    id: 'quizEditor.list.draw',
    defaultMessage: 'draw {pick, number} of {count, number}',
    description: 'Beside the title of a section.',
  },
  editSection: {
    id: 'quizEditor.list.editSection',
    defaultMessage: 'Edit section',
    description: 'Menu entry and title.',
  },
  removeSection: {
    id: 'quizEditor.list.removeSection',
    defaultMessage: 'Remove section and its questions',
    description: 'Menu entry.',
  },
  removed: {
    id: 'quizEditor.list.removed',
    defaultMessage: '“{title}” was removed from the quiz.',
    description: 'Toast.',
  },
  undo: { id: 'quizEditor.list.undo', defaultMessage: 'Undo', description: 'Button of a toast.' },
  saveSection: { id: 'quizEditor.list.saveSection', defaultMessage: 'Save', description: 'Button of the dialog.' },
  emptySection: {
    id: 'quizEditor.list.emptySection',
    defaultMessage: 'Add a question. Empty sections are not saved.',
    description: 'Below the title of a section without questions.',
  },
  empty: {
    id: 'quizEditor.list.empty',
    defaultMessage: 'The quiz has no questions yet.',
    description: 'While a quiz has no question.',
  },
  more: { id: 'quizEditor.list.more', defaultMessage: 'More ways to add questions', description: 'Name of a menu.' },
  pointsShort: {
    id: 'quizEditor.list.pointsShort',
    defaultMessage: '{points, number} pt',
    description: 'Points of a question at the end of its row.',
  },
  newQuestion: { id: 'quizEditor.list.newQuestion', defaultMessage: 'New question', description: 'Above the form.' },
  place: {
    id: 'quizEditor.list.place',
    defaultMessage: 'Question {number, number} of {count, number}',
    description: 'Above the form of a question.',
  },
  previous: { id: 'quizEditor.list.previous', defaultMessage: 'Previous question', description: 'Button.' },
  next: { id: 'quizEditor.list.next', defaultMessage: 'Next question', description: 'Button.' },
  pickHint: {
    id: 'quizEditor.list.pickHint',
    defaultMessage: 'Leave it empty to ask all {count, number}.',
    description: 'Below the number of questions to draw.',
  },
  points: {
    id: 'quizEditor.list.points',
    defaultMessage: '{points, plural, one {# point} other {# points}}',
    description: 'At a question.',
  },
  newerVersion: {
    id: 'quizEditor.list.newerVersion',
    defaultMessage: 'changed in the bank; edit and save to use the new version',
    description: 'At a question of which the bank has a newer version.',
  },
  unknownQuestion: {
    id: 'quizEditor.list.unknownQuestion',
    defaultMessage: 'Question of another unit',
    description: 'In place of a question that the author may not see.',
  },
  addQuestion: { id: 'quizEditor.list.addQuestion', defaultMessage: 'Add question', description: 'Menu of types.' },
  fromBank: { id: 'quizEditor.list.fromBank', defaultMessage: 'Add from bank', description: 'Button.' },
  addSection: { id: 'quizEditor.list.addSection', defaultMessage: 'Add section', description: 'Button.' },
  importFile: { id: 'quizEditor.list.importFile', defaultMessage: 'Import', description: 'Button: GIFT or Aiken.' },
  exportGift: { id: 'quizEditor.list.exportGift', defaultMessage: 'Export as GIFT', description: 'Button.' },
  leftOut: {
    id: 'quizEditor.list.leftOut',
    defaultMessage:
      '{count, plural, one {# question is left out: GIFT doesn’t have its type.} other {# questions are left out: GIFT doesn’t have their type.}}',
    description: 'After the export.',
  },
  exportFailed: {
    id: 'quizEditor.list.exportFailed',
    defaultMessage: 'The questions couldn’t be exported. Try again.',
    description: 'After a press on Export.',
  },
  actions: {
    id: 'quizEditor.list.actions',
    defaultMessage: 'Actions for {name}',
    description: 'Names the menu of a row.',
  },
  edit: { id: 'quizEditor.list.edit', defaultMessage: 'Edit', description: 'Menu of a question.' },
  remove: { id: 'quizEditor.list.remove', defaultMessage: 'Remove', description: 'Menu of a row.' },
  noQuestions: {
    id: 'quizEditor.error.noQuestions',
    defaultMessage: 'Add at least one question.',
    description: 'Error of the list.',
  },
  notOffered: {
    id: 'quizEditor.error.notOffered',
    defaultMessage: 'One of the questions belongs to a unit that you don’t manage. Remove it.',
    description: 'Error at the list.',
  },
})

/** What stands beside the form of a question. */
export const quizNoteMessages = defineMessages({
  inUse: {
    id: 'quizEditor.note.inUse',
    defaultMessage: 'Editing a question in use',
    description: 'Heading of a note.',
  },
  inUseText: {
    id: 'quizEditor.note.inUseText',
    defaultMessage: 'Saving creates a new version of the question. Earlier results don’t change.',
    description: 'Below the heading.',
  },
  results: { id: 'quizEditor.note.results', defaultMessage: 'Answers so far', description: 'Heading of a note.' },
  resultsText: {
    id: 'quizEditor.note.resultsText',
    defaultMessage:
      '{people, plural, one {# learner} other {# learners}}, {facility, number}% of the points on average.',
    description: 'First attempts at a question.',
  },
  wrongAnswer: {
    id: 'quizEditor.note.wrongAnswer',
    defaultMessage: 'Most frequent wrong answer: {answer}',
    description: 'First attempts at a question.',
  },
  marks: { id: 'quizEditor.note.marks', defaultMessage: 'Time and points', description: 'Heading of a note.' },
  marksText: {
    id: 'quizEditor.note.marksText',
    defaultMessage:
      '{questions, plural, one {# question} other {# questions}}, {points, plural, one {# point} other {# points}}, {minutes, plural, =0 {no time limit} one {# minute} other {# minutes}}.',
    description: 'What a learner gets.',
  },
  passMark: {
    id: 'quizEditor.note.passMark',
    defaultMessage: 'Pass mark {passMark, number}%.',
    description: 'After the time and points.',
  },
  change: { id: 'quizEditor.note.change', defaultMessage: 'Change settings', description: 'Button.' },
  completion: {
    id: 'quizEditor.note.completion',
    defaultMessage: 'Pass mark and attempts',
    description: 'Link to the tab Completion.',
  },
})

/** Settings of a quiz. */
export const quizSettingMessages = defineMessages({
  title: { id: 'quizEditor.setting.title', defaultMessage: 'Settings', description: 'Title of a section.' },
  timeLimit: { id: 'quizEditor.setting.timeLimit', defaultMessage: 'Time limit', description: 'Label of a number.' },
  timeLimitHint: {
    id: 'quizEditor.setting.timeLimitHint',
    defaultMessage: 'Leave it empty for no limit. People with extra time get more.',
    description: 'Below the time limit.',
  },
  minutes: { id: 'quizEditor.setting.minutes', defaultMessage: 'min', description: 'Unit after a number.' },
  paging: { id: 'quizEditor.setting.paging', defaultMessage: 'Pages', description: 'Label of a choice.' },
  ONE: { id: 'quizEditor.setting.one', defaultMessage: 'One question per page', description: 'Choice.' },
  ALL: { id: 'quizEditor.setting.all', defaultMessage: 'All questions on one page', description: 'Choice.' },
  order: { id: 'quizEditor.setting.order', defaultMessage: 'Order of questions', description: 'Label of a choice.' },
  FIXED: { id: 'quizEditor.setting.fixed', defaultMessage: 'As listed', description: 'Choice.' },
  SHUFFLED: {
    id: 'quizEditor.setting.shuffled',
    defaultMessage: 'Random within each section',
    description: 'Choice.',
  },
  shuffleOptions: {
    id: 'quizEditor.setting.shuffleOptions',
    defaultMessage: 'Shuffle answers for each learner',
    description: 'Switch.',
  },
  showResults: {
    id: 'quizEditor.setting.showResults',
    defaultMessage: 'Correct answers and feedback',
    description: 'Label of a choice.',
  },
  showResultsHint: {
    id: 'quizEditor.setting.showResultsHint',
    defaultMessage: 'The score is always shown.',
    description: 'Below that choice.',
  },
  NEVER: { id: 'quizEditor.setting.never', defaultMessage: 'Never shown', description: 'Choice.' },
  AFTER: { id: 'quizEditor.setting.after', defaultMessage: 'Shown after submitting', description: 'Choice.' },
  AFTER_PASSING: {
    id: 'quizEditor.setting.afterPassing',
    defaultMessage: 'Shown after passing',
    description: 'Choice.',
  },
})

/** The dialog that adds questions of the bank. */
export const quizBankMessages = defineMessages({
  title: { id: 'quizEditor.bank.title', defaultMessage: 'Question bank', description: 'Title of a dialog.' },
  search: { id: 'quizEditor.bank.search', defaultMessage: 'Search questions', description: 'Label of a field.' },
  tag: { id: 'quizEditor.bank.tag', defaultMessage: 'Tag', description: 'Label of a filter.' },
  anyTag: { id: 'quizEditor.bank.anyTag', defaultMessage: 'Any tag', description: 'No filter by tag.' },
  type: { id: 'quizEditor.bank.type', defaultMessage: 'Type', description: 'Label of a filter.' },
  anyType: { id: 'quizEditor.bank.anyType', defaultMessage: 'Any type', description: 'No filter by type.' },
  none: {
    id: 'quizEditor.bank.none',
    defaultMessage: 'No questions found. Change the search, or create or import questions.',
    description: 'In place of the list.',
  },
  isIn: {
    id: 'quizEditor.bank.isIn',
    defaultMessage: 'This question is already in the quiz.',
    description: 'Why a question cannot be added.',
  },
  more: {
    id: 'quizEditor.bank.more',
    defaultMessage: 'There are more. Narrow the search.',
    description: 'Below the first 50 questions.',
  },
  add: {
    id: 'quizEditor.bank.add',
    defaultMessage: 'Add {count, plural, one {# question} other {# questions}}',
    description: 'Button of the dialog.',
  },
})

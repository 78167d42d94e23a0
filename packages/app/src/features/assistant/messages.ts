import { defineMessages } from '../../platform/locale/message.ts'

/** The texts of the page around questions and answers. */
export const messages = defineMessages({
  lead: {
    id: 'assistant.page.lead',
    defaultMessage: 'Ask about your learning. Answers use only what you can see, with their sources.',
    description: 'Below the title of the assistant.',
  },
  question: { id: 'assistant.ask.label', defaultMessage: 'Your question', description: 'Label of the field.' },
  placeholder: {
    id: 'assistant.ask.placeholder',
    defaultMessage: 'Ask about people, courses, dates or how {product} works',
    description: 'In the empty field of the assistant.',
  },
  ask: { id: 'assistant.ask.button', defaultMessage: 'Ask', description: 'Button: sends the question.' },
  keys: {
    id: 'assistant.ask.keys',
    defaultMessage: 'Enter sends, Shift + Enter starts a new line.',
    description: 'Below the field of the assistant.',
  },
  tooLong: {
    id: 'assistant.ask.toolong',
    defaultMessage: 'Ask in at most 500 characters.',
    description: 'The question is too long.',
  },
  tooMany: {
    id: 'assistant.ask.toomany',
    defaultMessage:
      'You’ve asked {limit, plural, one {# question} other {# questions}} today. You can ask again tomorrow.',
    description: 'The questions of the day are used up.',
  },
  failed: {
    id: 'assistant.ask.failed',
    defaultMessage: 'The question couldn’t be answered. {reason}',
    description: 'Below a question that failed; reason is a sentence.',
  },
  again: {
    id: 'assistant.ask.again',
    defaultMessage: 'Ask again',
    description: 'Button below a question that failed.',
  },
  thinking: {
    id: 'assistant.ask.waiting',
    defaultMessage: 'Looking it up …',
    description: 'While an answer is on its way.',
  },
  answers: {
    id: 'assistant.answer.list',
    defaultMessage: 'Questions and answers',
    description: 'Names the list of questions and answers.',
  },
  suggestions: {
    id: 'assistant.suggestion.title',
    defaultMessage: 'You could ask',
    description: 'Above questions that can be asked with one press.',
  },
  earlier: { id: 'assistant.history.title', defaultMessage: 'Earlier', description: 'Above earlier questions.' },
  earlierNone: {
    id: 'assistant.history.none',
    defaultMessage: 'Your questions will appear here.',
    description: 'Where nothing has been asked yet.',
  },
  kept: {
    id: 'assistant.history.kept',
    defaultMessage: 'Kept for 30 days. Only you can see them.',
    description: 'Below the earlier questions.',
  },
  deleteAll: {
    id: 'assistant.history.delete',
    defaultMessage: 'Delete history',
    description: 'Button: deletes the earlier questions.',
  },
  deleteTitle: {
    id: 'assistant.history.deletetitle',
    defaultMessage: 'Delete all your questions?',
    description: 'Title of the dialog.',
  },
  deleteText: {
    id: 'assistant.history.deletetext',
    defaultMessage: 'They can’t be restored. Today’s questions still count towards your daily limit.',
    description: 'What follows from deleting.',
  },
  today: {
    id: 'assistant.limit.today',
    defaultMessage: '{asked, number} of {limit, number} questions today',
    description: 'How many questions of a day are used up.',
  },
  offTitle: {
    id: 'assistant.off.title',
    defaultMessage: 'The assistant is switched off',
    description: 'Title where the installation does not offer the assistant.',
  },
  off: {
    id: 'assistant.off.text',
    defaultMessage: 'Administrators can switch it on in the settings.',
    description: 'Where the installation does not offer the assistant.',
  },
})

/** Questions that can be asked with one press. */
export const suggestionMessages = defineMessages({
  due: { id: 'assistant.suggestion.due', defaultMessage: 'What is due this week?', description: 'A question.' },
  continue: { id: 'assistant.suggestion.continue', defaultMessage: 'Where do I continue?', description: 'A question.' },
  certificates: {
    id: 'assistant.suggestion.certificates',
    defaultMessage: 'Show my certificates',
    description: 'A question.',
  },
  contact: {
    id: 'assistant.suggestion.contact',
    defaultMessage: 'Who is responsible for my unit?',
    description: 'A question.',
  },
  overdue: { id: 'assistant.suggestion.overdue', defaultMessage: 'Who is overdue?', description: 'A question.' },
  expiring: {
    id: 'assistant.suggestion.expiring',
    defaultMessage: 'Whose certificates expire soon?',
    description: 'A question.',
  },
  import: {
    id: 'assistant.suggestion.import',
    defaultMessage: 'How do I import people?',
    description: 'A question.',
  },
  menu: { id: 'assistant.suggestion.menu', defaultMessage: 'How do I change the menu?', description: 'A question.' },
})

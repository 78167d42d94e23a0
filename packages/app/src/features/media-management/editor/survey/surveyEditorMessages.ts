import { defineMessages } from '../../../../platform/locale/message.ts'

/** The editor of a survey. */
export const surveyEditorMessages = defineMessages({
  summary: {
    id: 'surveyEditor.list.summary',
    defaultMessage:
      '{count, plural, =0 {No questions yet. Add the first one.} one {# question, {required, number} required} other {# questions, {required, number} required}}',
    description: 'Above the list of questions.',
  },
  required: { id: 'surveyEditor.list.required', defaultMessage: 'Required', description: 'At a question.' },
  removed: {
    id: 'surveyEditor.list.removed',
    defaultMessage: 'Removed: {question}',
    description: 'Toast with a button to undo.',
  },
  settings: { id: 'surveyEditor.settings.title', defaultMessage: 'Answers', description: 'Heading of a section.' },
  isAnonymous: {
    id: 'surveyEditor.settings.isAnonymous',
    defaultMessage: 'Anonymous answers',
    description: 'Switch.',
  },
  anonymous: {
    id: 'surveyEditor.settings.anonymous',
    defaultMessage:
      'You see who has taken part, but not who gave which answer. Answers are stored without names and times.',
    description: 'Below the switch, while it is on.',
  },
  named: {
    id: 'surveyEditor.settings.named',
    defaultMessage: 'Each answer is stored with the name of the person. Participants are told so before they answer.',
    description: 'Below the switch, while it is off.',
  },
  isRequired: {
    id: 'surveyEditor.question.isRequired',
    defaultMessage: 'Answer required',
    description: 'Switch of a question.',
  },
  stepsHint: {
    id: 'surveyEditor.question.stepsHint',
    defaultMessage: 'From 2 to 10.',
    description: 'Below the number of steps of a scale.',
  },
  unreadable: {
    id: 'surveyEditor.error.unreadable',
    defaultMessage: 'This survey can’t be saved. Shorten its texts, then try again.',
    description: 'Error of the form.',
  },
})

import { defineMessages } from '../../../../platform/locale/message.ts'

/** What stands beside the settings of a part. */
export const courseNoteMessages = defineMessages({
  learnersSee: {
    id: 'mediaManagement.course.note.learnersSee',
    defaultMessage: 'What learners see',
    description: 'Heading of a note.',
  },
  counts: {
    id: 'mediaManagement.course.note.counts',
    defaultMessage: 'Counts towards progress.',
    description: 'What learners see of a required part.',
  },
  optional: {
    id: 'mediaManagement.course.note.optional',
    defaultMessage: 'Optional.',
    description: 'What learners see of an optional part.',
  },
  opensAfter: {
    id: 'mediaManagement.course.note.opensAfter',
    defaultMessage: 'Opens after {title}.',
    description: 'What learners see of a part that opens after another one.',
  },
  onPublish: {
    id: 'mediaManagement.course.note.onPublish',
    defaultMessage: 'When you publish',
    description: 'Heading of a note.',
  },
  learning: {
    id: 'mediaManagement.course.note.learning',
    defaultMessage:
      '{count, plural, one {# learner is} other {# learners are}} taking version {number, number}. You choose whether they move to the new one.',
    description: 'What publishing does. number is that of the published version.',
  },
  completed: {
    id: 'mediaManagement.course.note.completed',
    defaultMessage: '{count, plural, one {# completion stays valid} other {# completions stay valid}}',
    description: 'What publishing does.',
  },
  newLearners: {
    id: 'mediaManagement.course.note.newLearners',
    defaultMessage: 'New learners start version {number, number}',
    description: 'What publishing does.',
  },
  toDo: {
    id: 'mediaManagement.course.note.toDo',
    defaultMessage: '{count, plural, one {# thing to check} other {# things to check}}',
    description: 'Heading of a note.',
  },
  openCheck: {
    id: 'mediaManagement.course.note.openCheck',
    defaultMessage: 'Open the check',
    description: 'Link to the tab Check.',
  },
})

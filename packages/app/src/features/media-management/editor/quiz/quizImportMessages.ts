import type { QuestionImportReason } from '@somo/graphql/schema'
import { defineMessages } from '../../../../platform/locale/message.ts'

/** Why lines of a file are not taken. */
export const importReasonMessages = defineMessages<QuestionImportReason>({
  SYNTAX: {
    id: 'quizEditor.importReason.syntax',
    defaultMessage: 'not written in this format',
    description: 'Why a question of a file is not taken, after its line.',
  },
  DESCRIPTION: {
    id: 'quizEditor.importReason.description',
    defaultMessage: 'text without an answer',
    description: 'Why a question of a file is not taken, after its line.',
  },
  NO_RIGHT_ANSWER: {
    id: 'quizEditor.importReason.noRightAnswer',
    defaultMessage: 'no correct answer',
    description: 'Why a question of a file is not taken, after its line.',
  },
  NOT_SUPPORTED: {
    id: 'quizEditor.importReason.notSupported',
    defaultMessage: 'not possible here, such as a text that is too long',
    description: 'Why a question of a file is not taken, after its line.',
  },
})

/** The dialog that takes questions of a file. */
export const quizImportMessages = defineMessages({
  title: { id: 'quizEditor.import.title', defaultMessage: 'Import questions', description: 'Title of a dialog.' },
  format: { id: 'quizEditor.import.format', defaultMessage: 'Format', description: 'Label: GIFT or Aiken.' },
  file: { id: 'quizEditor.import.file', defaultMessage: 'Text file', description: 'Label of a file to choose.' },
  tags: {
    id: 'quizEditor.import.tags',
    defaultMessage: 'Tags for these questions',
    description: 'Label of a field with words between commas.',
  },
  check: { id: 'quizEditor.import.check', defaultMessage: 'Check file', description: 'Button: reads the file.' },
  run: {
    id: 'quizEditor.import.run',
    defaultMessage: 'Import {count, plural, one {# question} other {# questions}}',
    description: 'Button after the check.',
  },
  close: { id: 'quizEditor.import.close', defaultMessage: 'Done', description: 'Button after the import.' },
  preview: {
    id: 'quizEditor.import.preview',
    defaultMessage: '{count, plural, one {# question can be imported} other {# questions can be imported}}',
    description: 'Report of the check.',
  },
  done: {
    id: 'quizEditor.import.done',
    defaultMessage:
      '{count, plural, one {# question imported. Find it in the bank.} other {# questions imported. Find them in the bank.}}',
    description: 'Report of the import.',
  },
  problems: {
    id: 'quizEditor.import.problems',
    defaultMessage: '{count, plural, one {# question is left out:} other {# questions are left out:}}',
    description: 'Above the list of what cannot be imported.',
  },
  problem: {
    id: 'quizEditor.import.problem',
    defaultMessage: 'Line {line, number}: {reason} ({excerpt})',
    description: 'One question of a file that is left out.',
  },
  failed: {
    id: 'quizEditor.import.failed',
    defaultMessage: 'The file couldn’t be imported. Check that it is smaller than 2 MB and try again.',
    description: 'After a press on Check file or Import.',
  },
})

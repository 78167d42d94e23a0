import { defineMessages } from '../../../platform/locale/message.ts'

/** The question before an import is undone. */
export const undoMessages = defineMessages({
  undo: { id: 'importManagement.run.undo', defaultMessage: 'Undo import', description: 'Button.' },
  close: {
    id: 'importManagement.undo.close',
    defaultMessage: 'Close',
    description: 'Button, where nothing can be undone.',
  },
  title: {
    id: 'importManagement.undo.title',
    defaultMessage: 'Undo {count, plural, one {# change} other {# changes}}?',
    description: 'Title of a question.',
  },
  nothingTitle: {
    id: 'importManagement.undo.nothingTitle',
    defaultMessage: 'Nothing can be undone yet',
    description: 'Title, where every row stays as it is; the reasons follow.',
  },
  text: {
    id: 'importManagement.undo.text',
    defaultMessage: 'Everything goes back to how it was before the import.',
    description: 'Below that title.',
  },
  textStays: {
    id: 'importManagement.undo.textStays',
    defaultMessage:
      '{count, plural, one {# row stays as it is. You can undo it later, once the reason is gone.} other {# rows stay as they are. You can undo them later, once the reason is gone.}}',
    description: 'Below that title, where some rows cannot be undone.',
  },
  back: {
    id: 'importManagement.undo.back',
    defaultMessage:
      '{count, plural, one {# row goes back to how it was} other {# rows go back to how they were}} before.',
    description: 'Line of a question.',
  },
  LATER_IMPORT: {
    id: 'importManagement.undo.laterImport',
    defaultMessage:
      '{count, plural, one {# row stays} other {# rows stay}}: changed by a later import. {isKnown, select, yes {Undo {file} first.} other {Ask an administrator to undo that import first.}}',
    description: 'Line of a question: why rows stay; {file} is the name of a file.',
  },
  CHANGED: {
    id: 'importManagement.undo.changed',
    defaultMessage: '{count, plural, one {# row stays} other {# rows stay}}: edited after the import.',
    description: 'Line of a question: why rows stay.',
  },
  SIGNED_IN: {
    id: 'importManagement.undo.signedIn',
    defaultMessage:
      '{count, plural, one {# person stays: they have} other {# people stay: they have}} signed in since.',
    description: 'Line of a question: why rows stay.',
  },
  OTHER_MEMBERSHIPS: {
    id: 'importManagement.undo.otherMemberships',
    defaultMessage:
      '{count, plural, one {# person stays: they were} other {# people stay: they were}} added to other units.',
    description: 'Line of a question: why rows stay.',
  },
  IN_USE: {
    id: 'importManagement.undo.inUse',
    defaultMessage:
      '{count, plural, one {# row stays: something else depends on it.} other {# rows stay: something else depends on them.}}',
    description: 'Line of a question: why rows stay.',
  },
  GONE: {
    id: 'importManagement.undo.gone',
    defaultMessage: '{count, plural, one {# row is} other {# rows are}} left out: no longer in the system.',
    description: 'Line of a question: why rows stay.',
  },
  withNames: {
    id: 'importManagement.undo.withNames',
    defaultMessage: '{text} ({names})',
    description: '{text} is a whole sentence, {names} a list of people or units.',
  },
  more: {
    id: 'importManagement.undo.more',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'At the end of a list of names.',
  },
  failed: {
    id: 'importManagement.undo.failed',
    defaultMessage: 'Could not check what can be undone. Try again.',
    description: 'Message beside the button.',
  },
})

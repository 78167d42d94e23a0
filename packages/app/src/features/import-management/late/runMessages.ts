import { defineMessages } from '../../../platform/locale/message.ts'

/** Approval, run, result. */
export const runMessages = defineMessages({
  title: { id: 'importManagement.run.title', defaultMessage: 'Approve the changes', description: 'Title of a step.' },
  nothing: {
    id: 'importManagement.run.nothing',
    defaultMessage: 'This file changes nothing. Every row is as it is here already, or has an error.',
    description: 'Notice.',
  },
  lineCreated: { id: 'importManagement.run.lineCreated', defaultMessage: '{count, plural, one {# is} other {# are}} created.', description: 'Line of what follows.' },
  lineInvited: { id: 'importManagement.run.lineInvited', defaultMessage: 'Invitations go out to who is created.', description: 'Line of what follows.' },
  lineUpdated: { id: 'importManagement.run.lineUpdated', defaultMessage: '{count, plural, one {# is} other {# are}} changed.', description: 'Line of what follows.' },
  lineRestored: { id: 'importManagement.run.lineRestored', defaultMessage: '{count, plural, one {# comes} other {# come}} back.', description: 'Line of what follows.' },
  lineDeactivated: {
    id: 'importManagement.run.lineDeactivated',
    defaultMessage: '{count, plural, one {# loses} other {# lose}} access.',
    description: 'Line of what follows.',
  },
  lineFailed: {
    id: 'importManagement.run.lineFailed',
    defaultMessage: '{count, plural, one {# row with errors is} other {# rows with errors are}} left out.',
    description: 'Line of what follows.',
  },
  lineUndo: { id: 'importManagement.run.lineUndo', defaultMessage: 'All of it can be undone for seven days.', description: 'Line of what follows.' },
  confirm: {
    id: 'importManagement.run.confirm',
    defaultMessage: 'To go on, the number of deactivations: {number}',
    description: 'Label of a field; {number} has to be typed.',
  },
  notConfirmed: { id: 'importManagement.run.notConfirmed', defaultMessage: 'This is not {number}.', description: 'At that field.' },
  apply: { id: 'importManagement.run.apply', defaultMessage: 'Apply {count, plural, one {# change} other {# changes}}', description: 'Button.' },
  braked: { id: 'importManagement.run.braked', defaultMessage: 'The brake is on. The dry run says why.', description: 'Why the button cannot be used.' },
  doneTitle: { id: 'importManagement.run.doneTitle', defaultMessage: 'The import is finished', description: 'Title of a step.' },
  partlyTitle: { id: 'importManagement.run.partlyTitle', defaultMessage: 'The import is finished, some rows were left out', description: 'Title of a step.' },
  failedTitle: { id: 'importManagement.run.failedTitle', defaultMessage: 'The import stopped early', description: 'Title of a step.' },
  cancelledTitle: { id: 'importManagement.run.cancelledTitle', defaultMessage: 'The import was cancelled', description: 'Title of a step.' },
  undoneTitle: { id: 'importManagement.run.undoneTitle', defaultMessage: 'The import is undone', description: 'Title of a step.' },
  runningTitle: { id: 'importManagement.run.runningTitle', defaultMessage: 'The import is running', description: 'Title of a step.' },
  stays: { id: 'importManagement.run.stays', defaultMessage: 'What was done so far stays done, and can be undone.', description: 'Below the title.' },
  resume: { id: 'importManagement.run.resume', defaultMessage: 'Go on with the rest', description: 'Button: a run that was stopped goes on.' },
  undoText: {
    id: 'importManagement.run.undoText',
    defaultMessage: 'You can undo the import until {day}. Later edits are kept.',
    description: 'Beside a button.',
  },
  undonePartly: { id: 'importManagement.run.undonePartly', defaultMessage: 'Some changes could not be undone yet.', description: 'Below the title: an undo left rows as they are.' },
  undoneOn: { id: 'importManagement.run.undoneOn', defaultMessage: 'Undone {when}.', description: 'Below the title.' },
  kept: { id: 'importManagement.run.kept', defaultMessage: 'Not undone', description: 'Names a list.' },
  keptCount: {
    id: 'importManagement.run.keptCount',
    defaultMessage: '{count, plural, one {# row was not undone.} other {# rows were not undone.}}',
    description: 'Below a title: what undoing an import left alone.',
  },
  keptFirst: {
    id: 'importManagement.run.keptFirst',
    defaultMessage: '{count, plural, one {Only the first row is listed here.} other {Only the first # rows are listed here.}}',
    description: 'Below a list that goes on.',
  },
  keptGone: {
    id: 'importManagement.run.keptGone',
    defaultMessage: 'These rows can no longer be listed: the rows of an import are kept for 90 days.',
    description: 'In the place of a list.',
  },
  keptFind: { id: 'importManagement.run.keptFind', defaultMessage: 'Show rows that were not undone', description: 'Button.' },
  keptNone: { id: 'importManagement.run.keptNone', defaultMessage: 'Everything was undone.', description: 'Below a title.' },
  keptFailed: { id: 'importManagement.run.keptFailed', defaultMessage: 'Could not load the rows. Try again.', description: 'Message.' },
  again: { id: 'importManagement.run.again', defaultMessage: 'New import', description: 'Link.' },
})

import { defineMessages } from '../../../platform/locale/message.ts'

/** Approval, run, result. */
export const runMessages = defineMessages({
  title: { id: 'importManagement.run.title', defaultMessage: 'Approve the changes', description: 'Title of a step.' },
  nothing: {
    id: 'importManagement.run.nothing',
    defaultMessage: 'This file changes nothing: every row is already up to date or has an error.',
    description: 'Notice.',
  },
  lineCreated: {
    id: 'importManagement.run.lineCreated',
    defaultMessage: '{count, plural, one {# entry will be created.} other {# entries will be created.}}',
    description: 'Line of what follows.',
  },
  lineInvited: {
    id: 'importManagement.run.lineInvited',
    defaultMessage: 'New people get an invitation.',
    description: 'Line of what follows.',
  },
  lineUpdated: {
    id: 'importManagement.run.lineUpdated',
    defaultMessage: '{count, plural, one {# entry will be changed.} other {# entries will be changed.}}',
    description: 'Line of what follows.',
  },
  lineRestored: {
    id: 'importManagement.run.lineRestored',
    defaultMessage: '{count, plural, one {# entry will be restored.} other {# entries will be restored.}}',
    description: 'Line of what follows.',
  },
  lineDeactivated: {
    id: 'importManagement.run.lineDeactivated',
    defaultMessage: '{count, plural, one {# person loses access.} other {# people lose access.}}',
    description: 'Line of what follows.',
  },
  lineFailed: {
    id: 'importManagement.run.lineFailed',
    defaultMessage: '{count, plural, one {# row with errors is skipped.} other {# rows with errors are skipped.}}',
    description: 'Line of what follows.',
  },
  lineUndo: {
    id: 'importManagement.run.lineUndo',
    defaultMessage: 'You can undo everything for seven days.',
    description: 'Line of what follows.',
  },
  confirm: {
    id: 'importManagement.run.confirm',
    defaultMessage: 'To continue, enter the number of deactivations: {number}',
    description: 'Label of a field; {number} has to be typed.',
  },
  notConfirmed: {
    id: 'importManagement.run.notConfirmed',
    defaultMessage: 'Enter {number} to confirm.',
    description: 'At that field.',
  },
  apply: {
    id: 'importManagement.run.apply',
    defaultMessage: 'Apply {count, plural, one {# change} other {# changes}}',
    description: 'Button.',
  },
  braked: {
    id: 'importManagement.run.braked',
    defaultMessage: 'The brake is on. See the dry run for the reason.',
    description: 'Why the button cannot be used.',
  },
  doneTitle: {
    id: 'importManagement.run.doneTitle',
    defaultMessage: 'Import finished',
    description: 'Title of a step.',
  },
  partlyTitle: {
    id: 'importManagement.run.partlyTitle',
    defaultMessage: 'Import finished, some rows skipped',
    description: 'Title of a step.',
  },
  failedTitle: {
    id: 'importManagement.run.failedTitle',
    defaultMessage: 'The import stopped early',
    description: 'Title of a step.',
  },
  cancelledTitle: {
    id: 'importManagement.run.cancelledTitle',
    defaultMessage: 'Import cancelled',
    description: 'Title of a step.',
  },
  undoneTitle: {
    id: 'importManagement.run.undoneTitle',
    defaultMessage: 'Import undone',
    description: 'Title of a step.',
  },
  runningTitle: {
    id: 'importManagement.run.runningTitle',
    defaultMessage: 'The import is running',
    description: 'Title of a step.',
  },
  stays: {
    id: 'importManagement.run.stays',
    defaultMessage: 'Changes made so far are kept and can be undone.',
    description: 'Below the title.',
  },
  resume: {
    id: 'importManagement.run.resume',
    defaultMessage: 'Continue',
    description: 'Button: a run that was stopped goes on.',
  },
  undoText: {
    id: 'importManagement.run.undoText',
    defaultMessage: 'You can undo the import until {day}. Later edits are kept.',
    description: 'Beside a button.',
  },
  undonePartly: {
    id: 'importManagement.run.undonePartly',
    defaultMessage: 'Some changes could not be undone yet.',
    description: 'Below the title: an undo left rows as they are.',
  },
  undoneOn: { id: 'importManagement.run.undoneOn', defaultMessage: 'Undone {when}.', description: 'Below the title.' },
  kept: { id: 'importManagement.run.kept', defaultMessage: 'Not undone', description: 'Names a list.' },
  keptCount: {
    id: 'importManagement.run.keptCount',
    defaultMessage: '{count, plural, one {# row was not undone.} other {# rows were not undone.}}',
    description: 'Below a title: what undoing an import left alone.',
  },
  keptFirst: {
    id: 'importManagement.run.keptFirst',
    defaultMessage:
      '{count, plural, one {Only the first row is listed here.} other {Only the first # rows are listed here.}}',
    description: 'Below a list that goes on.',
  },
  keptGone: {
    id: 'importManagement.run.keptGone',
    defaultMessage: 'These rows can no longer be listed: the rows of an import are kept for 90 days.',
    description: 'In the place of a list.',
  },
  keptFind: {
    id: 'importManagement.run.keptFind',
    defaultMessage: 'Show rows that were not undone',
    description: 'Button.',
  },
  keptNone: {
    id: 'importManagement.run.keptNone',
    defaultMessage: 'Everything was undone.',
    description: 'Below a title.',
  },
  keptFailed: {
    id: 'importManagement.run.keptFailed',
    defaultMessage: 'Could not load the rows. Try again.',
    description: 'Message.',
  },
  again: { id: 'importManagement.run.again', defaultMessage: 'New import', description: 'Link.' },
})

import { defineMessages } from '../../../platform/locale/message.ts'

/** The dry run. */
export const checkMessages = defineMessages({
  yes: { id: 'importManagement.check.yes', defaultMessage: 'yes', description: 'A value of a change.' },
  no: { id: 'importManagement.check.no', defaultMessage: 'no', description: 'A value of a change.' },
  created: { id: 'importManagement.check.created', defaultMessage: 'created', description: 'Below a figure.' },
  updated: { id: 'importManagement.check.updated', defaultMessage: 'changed', description: 'Below a figure.' },
  restored: { id: 'importManagement.check.restored', defaultMessage: 'restored', description: 'Below a figure.' },
  deactivated: {
    id: 'importManagement.check.deactivated',
    defaultMessage: 'deactivated',
    description: 'Below a figure.',
  },
  unchanged: { id: 'importManagement.check.unchanged', defaultMessage: 'unchanged', description: 'Below a figure.' },
  errors: { id: 'importManagement.check.errors', defaultMessage: 'rows with errors', description: 'Below a figure.' },
  figures: {
    id: 'importManagement.check.figures',
    defaultMessage: 'Summary of the file',
    description: 'Names the row of figures.',
  },
  title: {
    id: 'importManagement.check.title',
    defaultMessage: 'What would change',
    description: 'Title above the changes.',
  },
  titleDone: {
    id: 'importManagement.check.titleDone',
    defaultMessage: 'What was changed',
    description: 'Title above the changes.',
  },
  tabs: { id: 'importManagement.check.tabs', defaultMessage: 'Kinds of changes', description: 'Names a row of tabs.' },
  tabAll: { id: 'importManagement.check.tabAll', defaultMessage: 'All', description: 'A tab.' },
  tabCreated: { id: 'importManagement.check.tabCreated', defaultMessage: 'Created', description: 'A tab.' },
  tabChanged: { id: 'importManagement.check.tabChanged', defaultMessage: 'Changed', description: 'A tab.' },
  tabRestored: { id: 'importManagement.check.tabRestored', defaultMessage: 'Restored', description: 'A tab.' },
  tabDeactivated: { id: 'importManagement.check.tabDeactivated', defaultMessage: 'Deactivated', description: 'A tab.' },
  tabUnchanged: { id: 'importManagement.check.tabUnchanged', defaultMessage: 'Unchanged', description: 'A tab.' },
  tabWarned: {
    id: 'importManagement.check.tabWarned',
    defaultMessage: 'With notes',
    description: 'A tab: rows with warnings.',
  },
  who: { id: 'importManagement.check.who', defaultMessage: 'Person', description: 'Head of a column.' },
  what: { id: 'importManagement.check.what', defaultMessage: 'Unit', description: 'Head of a column.' },
  field: { id: 'importManagement.check.field', defaultMessage: 'Field', description: 'Head of a column.' },
  before: { id: 'importManagement.check.before', defaultMessage: 'Old value', description: 'Head of a column.' },
  after: { id: 'importManagement.check.after', defaultMessage: 'New value', description: 'Head of a column.' },
  none: {
    id: 'importManagement.check.none',
    defaultMessage: 'none',
    description: 'In place of a value where there was none.',
  },
  nameless: {
    id: 'importManagement.check.nameless',
    defaultMessage: 'Row {number, number}',
    description: 'In place of a name.',
  },
  CREATE: { id: 'importManagement.action.create', defaultMessage: 'Created', description: 'What happens to somebody.' },
  UPDATE: { id: 'importManagement.action.update', defaultMessage: 'Changed', description: 'What happens to somebody.' },
  RESTORE: {
    id: 'importManagement.action.restore',
    defaultMessage: 'Restored',
    description: 'What happens to somebody.',
  },
  DEACTIVATE: {
    id: 'importManagement.action.deactivate',
    defaultMessage: 'Deactivated',
    description: 'What happens to somebody.',
  },
  UNCHANGED: {
    id: 'importManagement.action.unchanged',
    defaultMessage: 'Unchanged',
    description: 'What happens to somebody.',
  },
  ERROR: { id: 'importManagement.action.error', defaultMessage: 'Skipped', description: 'What happens to a row.' },
  notInFile: {
    id: 'importManagement.check.notInFile',
    defaultMessage: 'not in the file',
    description: 'Beside somebody who is deactivated.',
  },
  activeValue: { id: 'importManagement.check.activeValue', defaultMessage: 'Active', description: 'A value.' },
  suspendedValue: {
    id: 'importManagement.check.suspendedValue',
    defaultMessage: 'Deactivated',
    description: 'A value.',
  },
  nothing: { id: 'importManagement.check.nothing', defaultMessage: 'No rows', description: 'In place of rows.' },
  nothingText: {
    id: 'importManagement.check.nothingText',
    defaultMessage: 'The file has no rows of this kind.',
    description: 'Below that title.',
  },
  suspectNames: {
    id: 'importManagement.check.suspectNames',
    defaultMessage:
      '{count, plural, one {# existing name} other {# existing names}} would be replaced by text that looks wrong. The file was probably read in the wrong encoding. Go back to Match columns and choose another one.',
    description: 'Warning above the changes of a dry run; "Match columns" is the name of a step.',
  },
  otherRow: {
    id: 'importManagement.check.otherRow',
    defaultMessage: 'See row {row, number}.',
    description: 'Behind an error or note: which other row of the file it is about.',
  },
  sameAsNext: {
    id: 'importManagement.check.sameAsNext',
    defaultMessage: 'Row {row, number} is identical and is skipped.',
    description: 'Note at a row that is imported: a later one is equal.',
  },
  note: {
    id: 'importManagement.check.note',
    defaultMessage: '{column}: {reason}',
    description: 'A warning at a row; {reason} is a whole sentence.',
  },
  search: {
    id: 'importManagement.check.search',
    defaultMessage: 'Find rows by name or value',
    description: 'Label of a search field.',
  },
  nothingFound: {
    id: 'importManagement.check.nothingFound',
    defaultMessage: 'No row matches “{search}”.',
    description: 'Below a title, in place of rows.',
  },
  pagesRows: {
    id: 'importManagement.check.pagesRows',
    defaultMessage: 'Pages of changes',
    description: 'Names the way through the rows.',
  },
  pagesErrors: {
    id: 'importManagement.check.pagesErrors',
    defaultMessage: 'Pages of rows with errors',
    description: 'Names the way through the rows.',
  },
  shownRows: {
    id: 'importManagement.check.shownRows',
    defaultMessage: '{shown, number} of {total, number}',
    description: 'At the foot of a list.',
  },
  shownFound: {
    id: 'importManagement.check.shownFound',
    defaultMessage: '{shown, number} found on this page',
    description: 'At the foot of a list that is searched.',
  },
  brakeTitle: {
    id: 'importManagement.check.brakeTitle',
    defaultMessage: 'The brake is on: {people, plural, one {# person} other {# people}} would be deactivated',
    description: 'Title of a block.',
  },
  brakeText: {
    id: 'importManagement.check.brakeText',
    defaultMessage:
      'That is more than {limit} of all active people, so the file may be incomplete. No one is deactivated until the brake is released.',
    description: 'Below that title.',
  },
  brakeManager: {
    id: 'importManagement.check.brakeManager',
    defaultMessage: 'An administrator can release it.',
    description: 'Below that title, for managers.',
  },
  brakeOff: {
    id: 'importManagement.check.brakeOff',
    defaultMessage: 'The brake is released: {people, plural, one {# person} other {# people}} will be deactivated',
    description: 'Title of a block.',
  },
  brakeOffText: {
    id: 'importManagement.check.brakeOffText',
    defaultMessage: 'Someone confirmed that the file is complete.',
    description: 'Below that title.',
  },
  brakeSee: {
    id: 'importManagement.check.brakeSee',
    defaultMessage: 'See {people, plural, one {the person} other {the # people}}',
    description: 'Button.',
  },
  brakeRelease: {
    id: 'importManagement.check.brakeRelease',
    defaultMessage: 'Release the brake',
    description: 'Button.',
  },
  brakeReleaseTitle: {
    id: 'importManagement.check.brakeReleaseTitle',
    defaultMessage: 'Release the brake for {people, plural, one {# person} other {# people}}?',
    description: 'Title of a question.',
  },
  brakeReleaseText: {
    id: 'importManagement.check.brakeReleaseText',
    defaultMessage: 'They lose access when the import runs. You can undo it within seven days.',
    description: 'Below that title.',
  },
  brakeMeter: {
    id: 'importManagement.check.brakeMeter',
    defaultMessage: 'Deactivated of active people',
    description: 'Names a scale.',
  },
  brakeLimit: {
    id: 'importManagement.check.brakeLimit',
    defaultMessage: 'Limit {limit}, {people, plural, one {# person} other {# people}}',
    description: 'Below a scale, where its limit is marked.',
  },
  brakeOf: {
    id: 'importManagement.check.brakeOf',
    defaultMessage: 'Of {people, plural, one {# active person} other {# active people}}',
    description: 'Below a scale.',
  },
  brakeSafe: {
    id: 'importManagement.check.brakeSafe',
    defaultMessage: 'Check again without deactivating',
    description: 'The safe button while the brake is on.',
  },
  onward: { id: 'importManagement.check.onward', defaultMessage: 'Continue to approval', description: 'Button.' },
  errorsTitle: {
    id: 'importManagement.check.errorsTitle',
    defaultMessage: '{count, plural, =0 {No rows with errors} one {# row with errors} other {# rows with errors}}',
    description: 'Title.',
  },
  errorsPast: {
    id: 'importManagement.check.errorsPast',
    defaultMessage: 'These rows were skipped.',
    description: 'Below that title, once the import has run or was discarded.',
  },
  errorsText: {
    id: 'importManagement.check.errorsText',
    defaultMessage: 'These rows are skipped. All other rows can be imported.',
    description: 'Below that title.',
  },
  errorsNone: {
    id: 'importManagement.check.errorsNone',
    defaultMessage: 'No row has errors.',
    description: 'Below that title.',
  },
  errorPlace: {
    id: 'importManagement.check.errorPlace',
    defaultMessage: 'Row {number, number}, {column}',
    description: 'Title of an error; {column} is the head of a column.',
  },
  errorRow: {
    id: 'importManagement.check.errorRow',
    defaultMessage: 'Row {number, number}',
    description: 'Title of an error about a whole row.',
  },
  errorValue: {
    id: 'importManagement.check.errorValue',
    defaultMessage: '“{value}”',
    description: 'What stands in the cell.',
  },
  errorHint: {
    id: 'importManagement.check.errorHint',
    defaultMessage: 'Did you mean {hint}?',
    description: 'A value that would do.',
  },
  useHint: {
    id: 'importManagement.check.useHint',
    defaultMessage: 'Use {hint}',
    description: 'Button: takes the value.',
  },
  useAll: {
    id: 'importManagement.check.useAll',
    defaultMessage: 'Use all {count, number} suggestions on this page',
    description: 'Button.',
  },
  byHand: { id: 'importManagement.check.byHand', defaultMessage: 'Edit', description: 'Button: opens the cell.' },
  cell: {
    id: 'importManagement.check.cell',
    defaultMessage: '{header}, row {number, number}',
    description: 'Label of a field; {header} is the head of a column.',
  },
  checkRow: { id: 'importManagement.check.checkRow', defaultMessage: 'Check the row again', description: 'Button.' },
  stillWrong: {
    id: 'importManagement.check.stillWrong',
    defaultMessage: 'Checked again; the row still has an error.',
    description: 'Message.',
  },
  corrected: {
    id: 'importManagement.check.corrected',
    defaultMessage: '{count, plural, one {# row corrected.} other {# rows corrected.}}',
    description: 'Message.',
  },
  exportRows: {
    id: 'importManagement.check.exportRows',
    defaultMessage: 'All rows as a file',
    description: 'Button: a file of every row with its old and new values.',
  },
  downloadErrors: {
    id: 'importManagement.check.downloadErrors',
    defaultMessage: 'Download rows to correct',
    description: 'Button: a file of only the failed rows.',
  },
})

import { defineMessages } from '../../../platform/locale/message.ts'

/** The second step: columns, profiles, rules. */
export const columnsMessages = defineMessages({
  title: { id: 'importManagement.columns.title', defaultMessage: 'Match columns', description: 'Title of a step.' },
  reading: { id: 'importManagement.columns.reading', defaultMessage: 'File format', description: 'Title of a part.' },
  sheet: {
    id: 'importManagement.columns.sheet',
    defaultMessage: 'Sheet',
    description: 'Label of a choice: which sheet of a workbook is read.',
  },
  hiddenSheet: {
    id: 'importManagement.columns.hiddenSheet',
    defaultMessage: '{name} (hidden)',
    description: 'A sheet of a workbook that is hidden there.',
  },
  headerRow: {
    id: 'importManagement.columns.headerRow',
    defaultMessage: 'Column names',
    description: 'Label of a choice: which line of the file names the columns.',
  },
  headerLine: {
    id: 'importManagement.columns.headerLine',
    defaultMessage: 'In row {line, number}',
    description: 'An option of that choice.',
  },
  hiddenRows: {
    id: 'importManagement.columns.hiddenRows',
    defaultMessage:
      '{count, plural, one {# row is} other {# rows are}} hidden in the spreadsheet. Hidden rows are imported too. To leave them out, delete them from the file.',
    description: 'Notice below how the file is read.',
  },
  hiddenColumns: {
    id: 'importManagement.columns.hiddenColumns',
    defaultMessage:
      '{count, plural, one {This column is hidden in the spreadsheet and is imported too: {names}.} other {These columns are hidden in the spreadsheet and are imported too: {names}.}}',
    description: 'Notice below how the file is read; {names} lists the columns.',
  },
  encoding: { id: 'importManagement.columns.encoding', defaultMessage: 'Encoding', description: 'Label of a choice.' },
  delimiter: {
    id: 'importManagement.columns.delimiter',
    defaultMessage: 'Separator',
    description: 'Label of a choice: the character between cells.',
  },
  dateFormat: {
    id: 'importManagement.columns.dateFormat',
    defaultMessage: 'Dates',
    description: 'Label of a choice: how dates are written in the file.',
  },
  torn: {
    id: 'importManagement.columns.torn',
    defaultMessage:
      '{count, plural, one {# row can’t be read: row {lines}.} other {# rows can’t be read: {lines}.}} Usually a closing quotation mark is missing, or a cell is missing or extra. You can correct these rows after the dry run.',
    description: 'Notice below how a file is read; {lines} is a list of row numbers, which may end with "and more".',
  },
  tornMore: {
    id: 'importManagement.columns.tornMore',
    defaultMessage: 'and more',
    description: 'The end of a list of row numbers that is cut.',
  },
  readAgain: {
    id: 'importManagement.columns.readAgain',
    defaultMessage: 'Read again',
    description: 'Button: reads the file otherwise.',
  },
  semicolon: {
    id: 'importManagement.columns.semicolon',
    defaultMessage: 'Semicolon ;',
    description: 'A character between cells.',
  },
  comma: { id: 'importManagement.columns.comma', defaultMessage: 'Comma ,', description: 'A character between cells.' },
  tab: { id: 'importManagement.columns.tab', defaultMessage: 'Tab', description: 'A character between cells.' },
  pipe: { id: 'importManagement.columns.pipe', defaultMessage: 'Bar |', description: 'A character between cells.' },
  table: {
    id: 'importManagement.columns.table',
    defaultMessage: 'Columns of the file',
    description: 'Names the list of columns.',
  },
  samples: {
    id: 'importManagement.columns.samples',
    defaultMessage: 'for example {samples}',
    description: 'Below the head of a column; {samples} is a list of values.',
  },
  noSamples: {
    id: 'importManagement.columns.noSamples',
    defaultMessage: 'all cells are empty',
    description: 'Below the head of a column.',
  },
  means: {
    id: 'importManagement.columns.means',
    defaultMessage: 'Field for “{header}”',
    description: 'Label of a choice; {header} is the head of a column.',
  },
  leftOut: {
    id: 'importManagement.columns.leftOut',
    defaultMessage: 'Skip',
    description: 'A choice: the column is not used.',
  },
  needed: {
    id: 'importManagement.columns.needed',
    defaultMessage: '{field} (required)',
    description: 'A choice; {field} such as "E-mail".',
  },
  alike: {
    id: 'importManagement.columns.alike',
    defaultMessage: '{name} ({key})',
    description: 'A field that is called as another one: {name}, and {key}, by which systems know it.',
  },
  guessed: {
    id: 'importManagement.columns.guessed',
    defaultMessage: 'Matched by name. Please check.',
    description: 'Below a choice that is not sure.',
  },
  twice: {
    id: 'importManagement.columns.twice',
    defaultMessage: 'Another column is already matched to this field. Skip one of them.',
    description: 'At a choice.',
  },
  lacking: {
    id: 'importManagement.columns.lacking',
    defaultMessage:
      '{count, plural, one {Required column missing: {fields}.} other {Required columns missing: {fields}.}}',
    description: 'Above the columns; {fields} is a list.',
  },
  profiles: {
    id: 'importManagement.columns.profiles',
    defaultMessage: 'Column profiles',
    description: 'Title of a part: kept meanings of columns.',
  },
  profile: { id: 'importManagement.columns.profile', defaultMessage: 'Profile', description: 'Label of a choice.' },
  profilesHint: {
    id: 'importManagement.columns.profilesHint',
    defaultMessage: 'A profile stores columns, fixed values and rules for files of the same kind.',
    description: 'Below the title.',
  },
  applyProfile: {
    id: 'importManagement.columns.applyProfile',
    defaultMessage: 'Use',
    description: 'Button beside a chosen profile.',
  },
  deleteProfile: {
    id: 'importManagement.columns.deleteProfile',
    defaultMessage: 'Delete',
    description: 'Button beside a chosen profile.',
  },
  profileName: {
    id: 'importManagement.columns.profileName',
    defaultMessage: 'Name of a new profile',
    description: 'Label of a field.',
  },
  saveProfile: {
    id: 'importManagement.columns.saveProfile',
    defaultMessage: 'Save as profile',
    description: 'Button.',
  },
  profileSaved: {
    id: 'importManagement.columns.profileSaved',
    defaultMessage: 'Profile “{name}” saved.',
    description: 'Message.',
  },
  profileNameTaken: {
    id: 'importManagement.columns.profileNameTaken',
    defaultMessage: 'A profile with this name already exists.',
    description: 'At the field.',
  },
  profileLater: {
    id: 'importManagement.columns.profileLater',
    defaultMessage: 'A profile stores the settings of the last dry run. You can save one after the first dry run.',
    description: 'In place of the field.',
  },
  rules: { id: 'importManagement.columns.rules', defaultMessage: 'Rules', description: 'Title of a part.' },
  matchBy: {
    id: 'importManagement.columns.matchBy',
    defaultMessage: 'Match by',
    description: 'Label of a choice: which column says whom a row means.',
  },
  matchMissing: {
    id: 'importManagement.columns.matchMissing',
    defaultMessage: 'No column is matched to this field. Match one above, or choose another field.',
    description: 'At that choice.',
  },
  createMissing: {
    id: 'importManagement.columns.createMissing',
    defaultMessage: 'Create what doesn’t exist yet',
    description: 'Label of a switch.',
  },
  invite: {
    id: 'importManagement.columns.invite',
    defaultMessage: 'Invite new people by email',
    description: 'Label of a switch.',
  },
  inviteHint: {
    id: 'importManagement.columns.inviteHint',
    defaultMessage: 'For people without an email address, print letters from the user list.',
    description: 'Below that switch.',
  },
  updateAll: {
    id: 'importManagement.columns.updateAll',
    defaultMessage: 'Update all matched columns of existing entries',
    description: 'Label of a switch.',
  },
  updateFields: {
    id: 'importManagement.columns.updateFields',
    defaultMessage: 'Only these columns',
    description: 'Label of a list of choices: what is written to what exists already.',
  },
  updateHint: {
    id: 'importManagement.columns.updateHint',
    defaultMessage: 'Empty cells change nothing, unless their column has a value for empty cells.',
    description: 'Below it.',
  },
  missing: {
    id: 'importManagement.columns.missing',
    defaultMessage: 'People missing from the file',
    description: 'Label of a choice.',
  },
  missingNothing: {
    id: 'importManagement.columns.missingNothing',
    defaultMessage: 'Keep unchanged',
    description: 'A choice.',
  },
  missingDeactivate: {
    id: 'importManagement.columns.missingDeactivate',
    defaultMessage: 'Deactivate, within one unit',
    description: 'A choice.',
  },
  missingHint: {
    id: 'importManagement.columns.missingHint',
    defaultMessage: 'Only people added by an import who belong to this unit or its sub-units.',
    description: 'Below that choice.',
  },
  missingUnit: { id: 'importManagement.columns.missingUnit', defaultMessage: 'Unit', description: 'Label of a field.' },
  missingUnitNeeded: {
    id: 'importManagement.columns.missingUnitNeeded',
    defaultMessage: 'Choose a unit. People are only deactivated inside it.',
    description: 'At that field.',
  },
  missingUnitGone: {
    id: 'importManagement.columns.missingUnitGone',
    defaultMessage: 'This unit no longer exists, or you don’t manage it.',
    description: 'At that field.',
  },
  check: { id: 'importManagement.columns.check', defaultMessage: 'Start the dry run', description: 'Button.' },
  checkHint: {
    id: 'importManagement.columns.checkHint',
    defaultMessage: 'The dry run changes nothing: it shows every change first.',
    description: 'Beside that button.',
  },
  failedCheck: {
    id: 'importManagement.columns.failedCheck',
    defaultMessage: 'The dry run stopped. {reason}',
    description: 'Notice; {reason} is a whole sentence.',
  },
})

import { defineMessages } from '../../../platform/locale/message.ts'

/** Why a row cannot be taken, and what to do: by the server's codes. */
export const rowErrorMessages = defineMessages({
  REQUIRED: {
    id: 'importManagement.rowError.required',
    defaultMessage: 'Enter a value.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  TOO_LONG: {
    id: 'importManagement.rowError.toolong',
    defaultMessage: 'Too long. Shorten the value.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  TOO_SHORT: {
    id: 'importManagement.rowError.tooshort',
    defaultMessage: 'Too short. Enter a longer value.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  BAD_CHARACTERS: {
    id: 'importManagement.rowError.badcharacters',
    defaultMessage:
      'Some characters aren’t allowed here, for example characters that can’t be displayed. Enter the value again.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NOT_AN_EMAIL: {
    id: 'importManagement.rowError.notanemail',
    defaultMessage: 'Enter a complete email address, such as name@example.org.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NOT_A_COLOUR: {
    id: 'importManagement.rowError.notacolour',
    defaultMessage: 'Enter a colour as six hexadecimal digits, such as #5761ee.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NOT_OFFERED: {
    id: 'importManagement.rowError.notoffered',
    defaultMessage: 'Not a possible value. Use one from the template.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  TAKEN: {
    id: 'importManagement.rowError.taken',
    defaultMessage: 'Already in use. Enter another value, or leave it empty.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  LOCKED: {
    id: 'importManagement.rowError.locked',
    defaultMessage: 'Managed by the external sign-in service. Change it there.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  CHANGED_MEANWHILE: {
    id: 'importManagement.rowError.changedmeanwhile',
    defaultMessage: 'This was changed after the dry run, so the row was skipped. Run a new dry run.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  UNREADABLE: {
    id: 'importManagement.rowError.unreadable',
    defaultMessage: 'This row can’t be read: check its quotation marks and number of cells, then check the row again.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  UNKNOWN: {
    id: 'importManagement.rowError.unknown',
    defaultMessage: 'Not found. Check the spelling, or create it first.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NOT_A_KEY: {
    id: 'importManagement.rowError.notakey',
    defaultMessage: 'Use 2 to 64 characters: a–z, 0–9, dot, underscore and hyphen, starting with a letter or digit.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NOT_A_DATE: {
    id: 'importManagement.rowError.notadate',
    defaultMessage: 'Enter a valid date in the file’s date format.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NOT_A_YEAR: {
    id: 'importManagement.rowError.notayear',
    defaultMessage: 'Enter a four-digit year between 1900 and this year. Only the year of birth is stored.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  WRONG_ORDER: {
    id: 'importManagement.rowError.wrongorder',
    defaultMessage: 'The end is before the start. Change one of the dates.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  IN_THE_FUTURE: {
    id: 'importManagement.rowError.inthefuture',
    defaultMessage: 'The date is in the future. Enter the day of completion.',
    description: 'Why a row of a file is refused.',
  },
  AMBIGUOUS: {
    id: 'importManagement.rowError.ambiguous',
    defaultMessage: 'Several media have this title. Use the ID instead.',
    description: 'Why a row of a file is refused.',
  },
  IN_THE_PAST: {
    id: 'importManagement.rowError.inthepast',
    defaultMessage: 'The date is in the past. Enter a later one.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  CYCLE: {
    id: 'importManagement.rowError.cycle',
    defaultMessage: 'A unit can’t be below itself. Choose another parent unit.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  TOO_DEEP: {
    id: 'importManagement.rowError.toodeep',
    defaultMessage: 'Deeper than eight levels. Choose a higher parent unit.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  GENERAL_UNIT: {
    id: 'importManagement.rowError.generalunit',
    defaultMessage: 'The general unit can’t be changed. Remove the row.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  IN_USE: {
    id: 'importManagement.rowError.inuse',
    defaultMessage: 'Something else still uses it. Remove that first.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  OUT_OF_SCOPE: {
    id: 'importManagement.rowError.outofscope',
    defaultMessage:
      'You don’t manage this unit, or managers can’t assign this. Choose one of your units, or ask an administrator.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  WRONG_STATE: {
    id: 'importManagement.rowError.wrongstate',
    defaultMessage: 'Not possible in the current status of the person or unit.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NO_SIGN_IN_NAME: {
    id: 'importManagement.rowError.nosigninname',
    defaultMessage: 'Enter an email address or a username.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  REPEATED: {
    id: 'importManagement.rowError.repeated',
    defaultMessage: 'This value is also in another row. Only one row can have it.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  SPREADSHEET_ERROR: {
    id: 'importManagement.rowError.spreadsheeterror',
    defaultMessage:
      'The cell holds a spreadsheet error such as #N/A or #REF!. Enter the value, or correct the formula in the spreadsheet.',
    description: 'About a row of a file: what is wrong or doubtful, and what to do.',
  },
  ROUNDED_NUMBER: {
    id: 'importManagement.rowError.roundednumber',
    defaultMessage:
      'The spreadsheet rounded this number and digits were lost. Format the column as text and enter the number again.',
    description: 'About a row of a file: what is wrong or doubtful, and what to do.',
  },
  DATE_WITH_TIME: {
    id: 'importManagement.rowError.datewithtime',
    defaultMessage: 'This is a date with a time. Remove the time.',
    description: 'About a row of a file: what is wrong or doubtful, and what to do.',
  },
  MIXED_SCRIPTS: {
    id: 'importManagement.rowError.mixedscripts',
    defaultMessage:
      'Letters of different alphabets that look alike are mixed in one word, for example a Cyrillic “а” in a Latin name. Check how it was typed.',
    description: 'About a row of a file: what is wrong or doubtful, and what to do.',
  },
  WRONG_ENCODING: {
    id: 'importManagement.rowError.wrongencoding',
    defaultMessage:
      'The name looks as if the file was read in the wrong encoding. Choose another encoding under Match columns.',
    description: 'About a row of a file: what is wrong or doubtful, and what to do.',
  },
})

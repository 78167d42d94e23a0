import { defineMessages } from '../../../platform/locale/message.ts'

/** Why a row cannot be taken, and what to do: by the server's codes. */
export const rowFaultMessages = defineMessages({
  REQUIRED: {
    id: 'importManagement.rowFault.required',
    defaultMessage: 'Enter a value.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  TOO_LONG: {
    id: 'importManagement.rowFault.toolong',
    defaultMessage: 'Too long. Shorten the value.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  TOO_SHORT: {
    id: 'importManagement.rowFault.tooshort',
    defaultMessage: 'Too short. Enter a longer value.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  BAD_CHARACTERS: {
    id: 'importManagement.rowFault.badcharacters',
    defaultMessage:
      'Some characters aren’t allowed here, for example characters that can’t be displayed. Enter the value again.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NOT_AN_EMAIL: {
    id: 'importManagement.rowFault.notanemail',
    defaultMessage: 'Enter a complete email address, such as name@example.org.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NOT_A_COLOUR: {
    id: 'importManagement.rowFault.notacolour',
    defaultMessage: 'Enter a colour as six hexadecimal digits, such as #5761ee.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NOT_OFFERED: {
    id: 'importManagement.rowFault.notoffered',
    defaultMessage: 'Not a possible value. Use one from the template.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  TAKEN: {
    id: 'importManagement.rowFault.taken',
    defaultMessage: 'Already in use. Enter another value, or leave it empty.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  LOCKED: {
    id: 'importManagement.rowFault.locked',
    defaultMessage: 'Managed by the external sign-in service. Change it there.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  CHANGED_MEANWHILE: {
    id: 'importManagement.rowFault.changedmeanwhile',
    defaultMessage: 'This was changed after the dry run, so the row was skipped. Run a new dry run.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  UNREADABLE: {
    id: 'importManagement.rowFault.unreadable',
    defaultMessage: 'This row can’t be read: check its quotation marks and number of cells, then check the row again.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  UNKNOWN: {
    id: 'importManagement.rowFault.unknown',
    defaultMessage: 'Not found. Check the spelling, or create it first.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NOT_A_KEY: {
    id: 'importManagement.rowFault.notakey',
    defaultMessage: 'Use 2 to 64 characters: a–z, 0–9, dot, underscore and hyphen, starting with a letter or digit.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NOT_A_DATE: {
    id: 'importManagement.rowFault.notadate',
    defaultMessage: 'Enter a valid date in the file’s date format.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NOT_A_YEAR: {
    id: 'importManagement.rowFault.notayear',
    defaultMessage: 'Enter a four-digit year between 1900 and this year. Only the year of birth is stored.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  WRONG_ORDER: {
    id: 'importManagement.rowFault.wrongorder',
    defaultMessage: 'The end is before the start. Change one of the dates.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  IN_THE_FUTURE: {
    id: 'importManagement.rowFault.inthefuture',
    defaultMessage: 'The date is in the future. Enter the day of completion.',
    description: 'Why a row of a file is refused.',
  },
  AMBIGUOUS: {
    id: 'importManagement.rowFault.ambiguous',
    defaultMessage: 'Several media have this title. Use the ID instead.',
    description: 'Why a row of a file is refused.',
  },
  IN_THE_PAST: {
    id: 'importManagement.rowFault.inthepast',
    defaultMessage: 'The date is in the past. Enter a later one.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  CYCLE: {
    id: 'importManagement.rowFault.cycle',
    defaultMessage: 'A unit can’t be below itself. Choose another parent unit.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  TOO_DEEP: {
    id: 'importManagement.rowFault.toodeep',
    defaultMessage: 'Deeper than eight levels. Choose a higher parent unit.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  GENERAL_UNIT: {
    id: 'importManagement.rowFault.generalunit',
    defaultMessage: 'The general unit can’t be changed. Remove the row.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  IN_USE: {
    id: 'importManagement.rowFault.inuse',
    defaultMessage: 'Something else still uses it. Remove that first.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  OUT_OF_SCOPE: {
    id: 'importManagement.rowFault.outofscope',
    defaultMessage:
      'You don’t manage this unit, or managers can’t assign this. Choose one of your units, or ask an administrator.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  WRONG_STATE: {
    id: 'importManagement.rowFault.wrongstate',
    defaultMessage: 'Not possible in the current status of the person or unit.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NO_SIGN_IN_NAME: {
    id: 'importManagement.rowFault.nosigninname',
    defaultMessage: 'Enter an email address or a username.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  REPEATED: {
    id: 'importManagement.rowFault.repeated',
    defaultMessage: 'This value is also in another row. Only one row can have it.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  SPREADSHEET_ERROR: {
    id: 'importManagement.rowFault.spreadsheeterror',
    defaultMessage:
      'The cell holds a spreadsheet error such as #N/A or #REF!. Enter the value, or correct the formula in the spreadsheet.',
    description: 'About a row of a file: what is wrong or doubtful, and what to do.',
  },
  ROUNDED_NUMBER: {
    id: 'importManagement.rowFault.roundednumber',
    defaultMessage:
      'The spreadsheet rounded this number and digits were lost. Format the column as text and enter the number again.',
    description: 'About a row of a file: what is wrong or doubtful, and what to do.',
  },
  DATE_WITH_TIME: {
    id: 'importManagement.rowFault.datewithtime',
    defaultMessage: 'This is a date with a time. Remove the time.',
    description: 'About a row of a file: what is wrong or doubtful, and what to do.',
  },
  MIXED_SCRIPTS: {
    id: 'importManagement.rowFault.mixedscripts',
    defaultMessage:
      'Letters of different alphabets that look alike are mixed in one word, for example a Cyrillic “а” in a Latin name. Check how it was typed.',
    description: 'About a row of a file: what is wrong or doubtful, and what to do.',
  },
  WRONG_ENCODING: {
    id: 'importManagement.rowFault.wrongencoding',
    defaultMessage:
      'The name looks as if the file was read in the wrong encoding. Choose another encoding under Match columns.',
    description: 'About a row of a file: what is wrong or doubtful, and what to do.',
  },
})

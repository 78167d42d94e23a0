import { defineMessages } from '../../../platform/locale/message.ts'

/** Why a row cannot be taken, and what to do: by the server's codes. */
export const rowFaultMessages = defineMessages({
  REQUIRED: {
    id: 'importManagement.rowFault.required',
    defaultMessage: 'Empty. A value is needed here.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  TOO_LONG: {
    id: 'importManagement.rowFault.toolong',
    defaultMessage: 'Too long. A shorter value fits.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  TOO_SHORT: {
    id: 'importManagement.rowFault.tooshort',
    defaultMessage: 'Too short. A longer value fits.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  BAD_CHARACTERS: {
    id: 'importManagement.rowFault.badcharacters',
    defaultMessage: 'Holds characters that do not belong here, such as spaces, line breaks or the traces of another encoding. Typing the value anew helps.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NOT_AN_EMAIL: {
    id: 'importManagement.rowFault.notanemail',
    defaultMessage: 'Not a complete e-mail address, such as name@example.org.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NOT_A_COLOUR: {
    id: 'importManagement.rowFault.notacolour',
    defaultMessage: 'Not a colour. Six digits such as #5761ee work.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NOT_OFFERED: {
    id: 'importManagement.rowFault.notoffered',
    defaultMessage: 'None of the values that are possible here. A word of the template works.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  TAKEN: {
    id: 'importManagement.rowFault.taken',
    defaultMessage: 'Belongs to somebody else already. Another value is needed, or an empty cell.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  LOCKED: {
    id: 'importManagement.rowFault.locked',
    defaultMessage: 'Kept by the outside sign-in service. It has to be changed there.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  CHANGED_MEANWHILE: {
    id: 'importManagement.rowFault.changedmeanwhile',
    defaultMessage: 'Somebody changed this since the dry run, so the row was left out. A new dry run shows the present state.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  UNREADABLE: {
    id: 'importManagement.rowFault.unreadable',
    defaultMessage: 'The row is torn: its quotation marks or the number of its cells do not fit. Going through its cells and checking again mends it.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  UNKNOWN: {
    id: 'importManagement.rowFault.unknown',
    defaultMessage: 'Nothing here is called so. Either the value is misspelt, or it has to be created first.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NOT_A_KEY: {
    id: 'importManagement.rowFault.notakey',
    defaultMessage: 'Not a key: 2 to 64 of a–z, 0–9, dot, underscore and hyphen, beginning with a letter or digit.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NOT_A_DATE: {
    id: 'importManagement.rowFault.notadate',
    defaultMessage: "Not a date, or written otherwise than the file's date format says.",
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NOT_A_YEAR: {
    id: 'importManagement.rowFault.notayear',
    defaultMessage: 'Not a year: four digits are needed, from 1900 to this year. No more of a birthday is kept.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  WRONG_ORDER: {
    id: 'importManagement.rowFault.wrongorder',
    defaultMessage: 'The end lies before the beginning. One of the two dates has to move.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  IN_THE_PAST: {
    id: 'importManagement.rowFault.inthepast',
    defaultMessage: 'The date lies in the past. A later one works.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  CYCLE: {
    id: 'importManagement.rowFault.cycle',
    defaultMessage: 'The unit would lie below itself. Another unit above it works.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  TOO_DEEP: {
    id: 'importManagement.rowFault.toodeep',
    defaultMessage: 'Deeper than eight levels. A unit further up works.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  GENERAL_UNIT: {
    id: 'importManagement.rowFault.generalunit',
    defaultMessage: 'The general unit stays as it is. The row can go.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  IN_USE: {
    id: 'importManagement.rowFault.inuse',
    defaultMessage: 'Something else still uses it and has to go first.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  OUT_OF_SCOPE: {
    id: 'importManagement.rowFault.outofscope',
    defaultMessage: 'Outside the units you manage, or more than a manager may give. A unit of your own works; for others an administrator is needed.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  WRONG_STATE: {
    id: 'importManagement.rowFault.wrongstate',
    defaultMessage: 'The present state of the person or unit does not allow this.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  NO_SIGN_IN_NAME: {
    id: 'importManagement.rowFault.nosigninname',
    defaultMessage: 'Neither a username nor an e-mail address: nobody could sign in. One of the two is needed.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  REPEATED: {
    id: 'importManagement.rowFault.repeated',
    defaultMessage: 'Also in another row of the file. Only one row can have this value.',
    description: 'Why a row of a file cannot be taken, and what to do.',
  },
  SPREADSHEET_ERROR: {
    id: 'importManagement.rowFault.spreadsheeterror',
    defaultMessage: 'The cell holds a spreadsheet error such as #N/A or #REF!. Enter the value, or correct the formula in the spreadsheet.',
    description: 'About a row of a file: what is wrong or doubtful, and what to do.',
  },
  ROUNDED_NUMBER: {
    id: 'importManagement.rowFault.roundednumber',
    defaultMessage: 'The spreadsheet rounded this number and digits were lost. Format the column as text and enter the number again.',
    description: 'About a row of a file: what is wrong or doubtful, and what to do.',
  },
  DATE_WITH_TIME: {
    id: 'importManagement.rowFault.datewithtime',
    defaultMessage: 'This is a date with a time. Remove the time.',
    description: 'About a row of a file: what is wrong or doubtful, and what to do.',
  },
  MIXED_SCRIPTS: {
    id: 'importManagement.rowFault.mixedscripts',
    defaultMessage: 'Letters of different alphabets that look alike are mixed in one word, for example a Cyrillic “а” in a Latin name. Check how it was typed.',
    description: 'About a row of a file: what is wrong or doubtful, and what to do.',
  },
  WRONG_ENCODING: {
    id: 'importManagement.rowFault.wrongencoding',
    defaultMessage: 'The name looks as if the file was read in the wrong encoding. Choose another encoding under Match columns.',
    description: 'About a row of a file: what is wrong or doubtful, and what to do.',
  },
})

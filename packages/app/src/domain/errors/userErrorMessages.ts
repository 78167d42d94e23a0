import type { UserErrorCode } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** One sentence for each error of an entry the server tells of; a code without a text does not compile. */
export const userErrorMessages = defineMessages<UserErrorCode>({
  REQUIRED: {
    id: 'errors.code.required',
    defaultMessage: 'Fill in this field.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  TOO_LONG: {
    id: 'errors.code.toolong',
    defaultMessage: 'Too long. Shorten it.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  TOO_SHORT: {
    id: 'errors.code.tooshort',
    defaultMessage: 'Too short. Add more characters.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  BAD_CHARACTERS: {
    id: 'errors.code.badcharacters',
    defaultMessage: 'Remove characters that can’t be displayed, such as line breaks.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  NOT_AN_EMAIL: {
    id: 'errors.code.notanemail',
    defaultMessage: 'Enter a complete email address, such as name@example.org.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  NOT_A_PHONE_NUMBER: {
    id: 'errors.code.notaphonenumber',
    defaultMessage: 'Use only digits, spaces and + ( ) / - .',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  NOT_A_COLOUR: {
    id: 'errors.code.notacolour',
    defaultMessage: 'Enter a colour such as #5761ee.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  NOT_A_NUMBER: {
    id: 'errors.code.notanumber',
    defaultMessage: 'Enter a number such as 12 or 12.5.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  AMBIGUOUS_NUMBER: {
    id: 'errors.code.ambiguousnumber',
    defaultMessage:
      'Ambiguous number. Write thousands without a separator (1234) and decimals with four places (1.2340).',
    description:
      'Why something was not taken: a number of a file such as 1.234, which is a thousand in one country and a little more than one in another.',
  },
  NOT_OFFERED: {
    id: 'errors.code.notoffered',
    defaultMessage: 'This option isn’t available. Choose another one.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  TAKEN: {
    id: 'errors.code.taken',
    defaultMessage: 'Already in use. Enter another value.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  WRONG_PASSWORD: {
    id: 'errors.code.wrongpassword',
    defaultMessage: 'This is not your current password.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  WEAK_PASSWORD: {
    id: 'errors.code.weakpassword',
    defaultMessage: 'Too easy to guess. Use several unrelated words.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  LOCKED: {
    id: 'errors.code.locked',
    defaultMessage: 'Managed by the external sign-in service; it can’t be changed here.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  CHANGED_MEANWHILE: {
    id: 'errors.code.changedmeanwhile',
    defaultMessage: 'This was changed by someone else.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  TOO_LARGE: {
    id: 'errors.code.toolarge',
    defaultMessage: 'The file is too large. Choose a smaller one.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  WRONG_KIND: {
    id: 'errors.code.wrongkind',
    defaultMessage: 'This file type isn’t accepted. Choose another file.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  UNREADABLE: {
    id: 'errors.code.unreadable',
    defaultMessage: 'The file is damaged and cannot be read. Choose another one.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  ENCRYPTED: {
    id: 'errors.code.encrypted',
    defaultMessage: 'The file is encrypted. Save it without a password and choose it again.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  ACTIVE_CONTENT: {
    id: 'errors.code.activecontent',
    defaultMessage:
      'The file contains scripts, attachments or other active content. Save it without them, for example by printing to PDF.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  TOO_COMPLEX: {
    id: 'errors.code.toocomplex',
    defaultMessage: 'This drawing has too many shapes or effects. Save it as a PNG and choose that file.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  TOO_SLOW: {
    id: 'errors.code.tooslow',
    defaultMessage: 'Reading the file took too long. Reduce or split it, and try again.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  CRASHED: {
    id: 'errors.code.crashed',
    defaultMessage: 'The server crashed twice on this job. Check the file, or ask your administrator.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  UNKNOWN: {
    id: 'errors.code.unknown',
    defaultMessage: 'This no longer exists, or you don’t have access to it.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  NOTHING_TO_DO: {
    id: 'errors.code.nothingtodo',
    defaultMessage: 'Nothing to do.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  NOT_A_KEY: {
    id: 'errors.code.notakey',
    defaultMessage: 'Use 2 to 64 characters: a–z, 0–9, dot, underscore and hyphen, starting with a letter or digit.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  NOT_A_YEAR: {
    id: 'errors.code.notayear',
    defaultMessage: 'Enter a four-digit year between 1900 and this year.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  NOT_A_DATE: {
    id: 'errors.code.notadate',
    defaultMessage: 'Enter a valid date.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  IN_THE_FUTURE: {
    id: 'userError.inTheFuture',
    defaultMessage: 'The date is in the future. Enter an earlier one.',
    description: 'What is wrong with a field.',
  },
  AMBIGUOUS: {
    id: 'userError.ambiguous',
    defaultMessage: 'There are several with this name. Be more precise.',
    description: 'What is wrong with a field.',
  },
  WRONG_ORDER: {
    id: 'errors.code.wrongorder',
    defaultMessage: 'The end is before the start. Change one of the dates.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  IN_THE_PAST: {
    id: 'errors.code.inthepast',
    defaultMessage: 'The date is in the past. Choose a later one.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  TOO_LATE: {
    id: 'errors.code.toolate',
    defaultMessage: 'The date is more than 10 years away. Choose an earlier one.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  CYCLE: {
    id: 'errors.code.cycle',
    defaultMessage: 'A unit can’t be placed below itself.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  TOO_DEEP: {
    id: 'errors.code.toodeep',
    defaultMessage: 'Units can be nested up to eight levels.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  GENERAL_UNIT: {
    id: 'errors.code.generalunit',
    defaultMessage: 'The general unit can’t be changed: everyone belongs to it.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  IN_USE: {
    id: 'errors.code.inuse',
    defaultMessage: 'Something else still uses it. Remove that first.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  OUT_OF_SCOPE: {
    id: 'errors.code.outofscope',
    defaultMessage: 'You can only change the units you manage, and only what a manager may change.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  COUNT_CHANGED: {
    id: 'errors.code.countchanged',
    defaultMessage: 'The number of people affected has changed. Check it again.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  TOO_MANY: {
    id: 'errors.code.toomany',
    defaultMessage: 'Too many at once. Choose fewer.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  NOT_CONFIRMED: {
    id: 'errors.code.notconfirmed',
    defaultMessage: 'The text you typed doesn’t match. Type it again.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  WRONG_STATE: {
    id: 'errors.code.wrongstate',
    defaultMessage: 'Not possible in its current status.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  NO_SIGN_IN_NAME: {
    id: 'errors.code.nosigninname',
    defaultMessage: 'Enter an email address or a username.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  REPEATED: {
    id: 'errors.code.repeated',
    defaultMessage: 'Two entries are the same. Change one of them.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  NO_ADDRESS: {
    id: 'errors.code.noaddress',
    defaultMessage: 'No deliverable email address. Print a letter instead.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  SELF: {
    id: 'errors.code.self',
    defaultMessage: 'You can’t change your own access. Ask another administrator.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  LAST_ADMINISTRATOR: {
    id: 'errors.code.lastadministrator',
    defaultMessage: 'At least one administrator must remain.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  HANDED_ON: {
    id: 'errors.code.handedon',
    defaultMessage: 'Sent to an administrator. Nothing was saved.',
    description:
      'Why something was not taken: what a manager typed collides with something they may not see, so an administrator decides.',
  },
  MIXED_SCRIPTS: {
    id: 'errors.code.mixedscripts',
    defaultMessage: 'The name mixes letters of different alphabets that look alike. Check the spelling.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  WRONG_ENCODING: {
    id: 'errors.code.wrongencoding',
    defaultMessage: 'The name looks as if the file was read in the wrong encoding.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  SPREADSHEET_ERROR: {
    id: 'errors.code.spreadsheeterror',
    defaultMessage: 'The cell holds a spreadsheet error such as #N/A.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  ROUNDED_NUMBER: {
    id: 'errors.code.roundednumber',
    defaultMessage: 'The spreadsheet rounded this number, so digits are missing.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  DATE_WITH_TIME: {
    id: 'errors.code.datewithtime',
    defaultMessage: 'Enter the date without a time.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
  BRAKE: {
    id: 'errors.code.brake',
    defaultMessage: 'The brake is on: more people would be deactivated than the limit allows.',
    description: 'Why something was not taken: at a field, in a list of failed things, or with a number of people.',
  },
})

import { defineMessages } from '../../platform/locale/message.ts'

/** What is wrong with an entry, by the codes of the forms and of the server. */
export const errorTexts = defineMessages({
  TOO_LONG: {
    id: 'myProfile.error.toolong',
    defaultMessage: 'Too long. Shorten it.',
    description: 'At a field; the server says so.',
  },
  TOO_SHORT: {
    id: 'myProfile.error.tooshort',
    defaultMessage: 'At least 10 characters.',
    description: 'At the field for a new password.',
  },
  BAD_CHARACTERS: {
    id: 'myProfile.error.badcharacters',
    defaultMessage: 'Remove characters that can’t be displayed, such as line breaks.',
    description: 'At a text field.',
  },
  NOT_AN_EMAIL: {
    id: 'myProfile.error.notanemail',
    defaultMessage: 'Enter a complete email address, such as name@example.org.',
    description: 'At the e-mail field.',
  },
  NOT_A_PHONE_NUMBER: {
    id: 'myProfile.error.notaphonenumber',
    defaultMessage: 'Use only digits, spaces and + ( ) / - .',
    description: 'At the phone field.',
  },
  NOT_OFFERED: {
    id: 'myProfile.error.notoffered',
    defaultMessage: 'This option isn’t available. Choose another one.',
    description: 'At a field with choices.',
  },
  REQUIRED: {
    id: 'myProfile.error.required',
    defaultMessage: 'Enter your current password.',
    description: 'At the field for the password, where it is needed.',
  },
  NOTHING_TO_DO: {
    id: 'myProfile.error.nothingtodo',
    defaultMessage: 'This is already your email address.',
    description: 'At the field for a new email address.',
  },
  TAKEN: {
    id: 'myProfile.error.taken',
    defaultMessage: 'Another account already uses this email address.',
    description: 'At the e-mail field.',
  },
  LOCKED: {
    id: 'myProfile.error.locked',
    defaultMessage: 'Managed by your organisation; it can’t be changed here.',
    description: 'At a field.',
  },
  WRONG_PASSWORD: {
    id: 'myProfile.error.wrongpassword',
    defaultMessage: 'This is not your current password.',
    description: 'At the field for the present password.',
  },
  WEAK_PASSWORD: {
    id: 'myProfile.error.weakpassword',
    defaultMessage: 'Too easy to guess. Use several unrelated words.',
    description: 'At the field for a new password.',
  },
  RATE_LIMITED: {
    id: 'myProfile.error.ratelimited',
    defaultMessage: 'Too many wrong attempts. Wait a few minutes, then try again.',
    description: 'At the field for the present password.',
  },
  TOO_LARGE: {
    id: 'myProfile.error.toolarge',
    defaultMessage: 'The picture is larger than 5 MB. Choose a smaller one.',
    description: 'After a picture was refused.',
  },
  WRONG_KIND: {
    id: 'myProfile.error.wrongkind',
    defaultMessage: 'Choose a PNG, WebP, JPEG or AVIF picture.',
    description: 'After a file was refused.',
  },
  UNREADABLE: {
    id: 'myProfile.error.unreadable',
    defaultMessage: 'The picture is damaged. Choose another one.',
    description: 'After a picture was refused.',
  },
  UNKNOWN: {
    id: 'myProfile.error.unknown',
    defaultMessage: 'The upload has expired. Choose the picture again.',
    description: 'After a picture was refused, because the leave to send it is used up.',
  },
  NOT_TAKEN: {
    id: 'myProfile.error.nottaken',
    defaultMessage: 'The picture was not saved. {reason}',
    description: 'Sending the picture failed; {reason} is one of the sentences for problems.',
  },
})

import { defineMessages } from '../../platform/locale/message.ts'

/** What is wrong with an entry, by the codes of the forms and of the server. */
export const faultTexts = defineMessages({
  TOO_LONG: { id: 'myProfile.fault.toolong', defaultMessage: 'Too long. Some of it has to go.', description: 'At a field; the server says so.' },
  TOO_SHORT: { id: 'myProfile.fault.tooshort', defaultMessage: 'At least 10 characters.', description: 'At the field for a new password.' },
  BAD_CHARACTERS: { id: 'myProfile.fault.badcharacters', defaultMessage: 'It holds characters that cannot be shown, such as a line break.', description: 'At a text field.' },
  NOT_AN_EMAIL: { id: 'myProfile.fault.notanemail', defaultMessage: 'Not a complete e-mail address, such as name@example.org.', description: 'At the e-mail field.' },
  NOT_A_PHONE_NUMBER: { id: 'myProfile.fault.notaphonenumber', defaultMessage: 'Only digits, spaces and + ( ) / - . are part of a phone number.', description: 'At the phone field.' },
  NOT_OFFERED: { id: 'myProfile.fault.notoffered', defaultMessage: 'This is not on offer here. Choose another one.', description: 'At a field with choices.' },
  REQUIRED: { id: 'myProfile.fault.required', defaultMessage: 'Enter your current password.', description: 'At the field for the password, where it is needed.' },
  NOTHING_TO_DO: { id: 'myProfile.fault.nothingtodo', defaultMessage: 'This is your email address already.', description: 'At the field for a new email address.' },
  TAKEN: { id: 'myProfile.fault.taken', defaultMessage: 'Another account has this e-mail address. Each one belongs to one account.', description: 'At the e-mail field.' },
  LOCKED: { id: 'myProfile.fault.locked', defaultMessage: 'Kept by your organisation’s sign-in; it cannot be changed here.', description: 'At a field.' },
  WRONG_PASSWORD: { id: 'myProfile.fault.wrongpassword', defaultMessage: 'This is not your present password.', description: 'At the field for the present password.' },
  WEAK_PASSWORD: { id: 'myProfile.fault.weakpassword', defaultMessage: 'Too easily guessed. Several words that do not belong together are safer.', description: 'At the field for a new password.' },
  RATE_LIMITED: { id: 'myProfile.fault.ratelimited', defaultMessage: 'Too many wrong attempts. Nothing is lost: wait a few minutes, then try again.', description: 'At the field for the present password.' },
  TOO_LARGE: { id: 'myProfile.fault.toolarge', defaultMessage: 'The picture is larger than 5.2 MB. A smaller one works.', description: 'After a picture was refused.' },
  WRONG_KIND: { id: 'myProfile.fault.wrongkind', defaultMessage: 'This is no PNG, WebP, JPEG or AVIF picture.', description: 'After a file was refused.' },
  UNREADABLE: { id: 'myProfile.fault.unreadable', defaultMessage: 'The picture is damaged and cannot be read. Another one works.', description: 'After a picture was refused.' },
  UNKNOWN: { id: 'myProfile.fault.unknown', defaultMessage: 'This took too long and has to be sent again. Choose the picture once more.', description: 'After a picture was refused, because the leave to send it is used up.' },
  NOT_TAKEN: { id: 'myProfile.fault.nottaken', defaultMessage: 'The picture was not taken. {reason}', description: 'Sending the picture failed; {reason} is one of the sentences for problems.' },
})

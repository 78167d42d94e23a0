import { defineMessages } from '../../platform/locale/message.ts'

/** What is said while a picture is uploaded. */
export const pictureMessages = defineMessages({
  sending: {
    id: 'picture.upload.sending',
    defaultMessage: 'Uploading picture',
    description: 'Names the progress.',
  },
  stop: {
    id: 'picture.upload.stop',
    defaultMessage: 'Stop',
    description: 'Button: stops sending a picture.',
  },
  notSent: {
    id: 'picture.upload.notSent',
    defaultMessage: 'The picture was not uploaded. {reason}',
    description: 'Sending failed; {reason} is one of the sentences for problems.',
  },
  TOO_LARGE: {
    id: 'picture.upload.tooLarge',
    defaultMessage: 'The picture is larger than 10 MB. Choose a smaller one.',
    description: 'At the field of a picture.',
  },
  WRONG_KIND: {
    id: 'picture.upload.wrongKind',
    defaultMessage: 'Choose a PNG, JPEG, WebP or AVIF picture.',
    description: 'At the field of a picture.',
  },
  UNREADABLE: {
    id: 'picture.upload.unreadable',
    defaultMessage: 'The picture is damaged. Choose another one.',
    description: 'At the field of a picture.',
  },
  UNKNOWN: {
    id: 'picture.upload.unknown',
    defaultMessage: 'The upload has expired. Choose the picture again.',
    description: 'At the field of a picture.',
  },
})

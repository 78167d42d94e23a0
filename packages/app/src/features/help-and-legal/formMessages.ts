import type { LegalTextForm } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** Whether a text is written here or stands elsewhere. */
export const formMessages = defineMessages({
  form: {
    id: 'helpAndLegal.form.label',
    defaultMessage: 'Source of the text, {language}',
    description: 'Label of a choice; language is named in itself.',
  },
  address: {
    id: 'helpAndLegal.form.address',
    defaultMessage: 'Address, {language}',
    description: 'Label of a field; language is named in itself.',
  },
  addressHint: {
    id: 'helpAndLegal.form.addressHint',
    defaultMessage:
      'Starts with https. People see the whole address, and it opens in a new window. Its content can change without a new version.',
    description: 'Below the field for the address.',
  },
  badAddress: {
    id: 'helpAndLegal.form.badAddress',
    defaultMessage: 'Enter an address that starts with https.',
    description: 'At the field for the address.',
  },
})

export const formNames = defineMessages<LegalTextForm>({
  TEXT: {
    id: 'helpAndLegal.form.text',
    defaultMessage: 'Written here',
    description: 'Choice: the text is written in the product.',
  },
  PDF: { id: 'helpAndLegal.form.pdf', defaultMessage: 'PDF', description: 'Choice: the text is a PDF that is sent.' },
  LINK: {
    id: 'helpAndLegal.form.link',
    defaultMessage: 'Web address',
    description: 'Choice: the text is a link to another address.',
  },
})

/** A text that is a PDF. */
export const fileMessages = defineMessages({
  label: {
    id: 'helpAndLegal.file.label',
    defaultMessage: 'PDF, {language}',
    description: 'Label of the place for the file; language is named in itself.',
  },
  hint: {
    id: 'helpAndLegal.file.hint',
    defaultMessage:
      'No password, scripts or attachments. Readers download it. It is kept as long as a version uses it.',
    description: 'Below the place for the file.',
  },
  queue: {
    id: 'helpAndLegal.file.queue',
    defaultMessage: 'Uploading the PDF',
    description: 'Names the list with the file that is being sent.',
  },
  chosen: {
    id: 'helpAndLegal.file.chosen',
    defaultMessage: 'The draft contains this PDF. Choose another one to replace it.',
    description: 'Below the place for the file, above its name.',
  },
  wait: {
    id: 'helpAndLegal.file.wait',
    defaultMessage: 'The PDF is still uploading. Save when it is done.',
    description: 'At the place for the file.',
  },
  gone: {
    id: 'helpAndLegal.file.gone',
    defaultMessage: 'This PDF no longer exists. Choose it again.',
    description: 'At the place for the file.',
  },
  refused: {
    id: 'helpAndLegal.file.refused',
    defaultMessage: '{file}: {reason}',
    description: 'Why a file was not taken; reason is a whole sentence.',
  },
  notSent: {
    id: 'helpAndLegal.file.notSent',
    defaultMessage: 'Upload failed. {reason}',
    description: 'Why a file did not arrive; reason is a whole sentence.',
  },
  changed: {
    id: 'helpAndLegal.file.changed',
    defaultMessage: 'The file has changed.',
    description: 'In the comparison of two versions.',
  },
  none: {
    id: 'helpAndLegal.file.none',
    defaultMessage: 'No file',
    description: 'In the comparison of two versions: this one has no PDF.',
  },
  digest: {
    id: 'helpAndLegal.file.digest',
    defaultMessage: 'Fingerprint (SHA-256): {digest}',
    description: 'In the comparison of two versions: what proves which file it was.',
  },
})

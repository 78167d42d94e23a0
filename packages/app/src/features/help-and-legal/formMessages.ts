import type { LegalTextForm } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** Whether a text is written here or stands elsewhere. */
export const formMessages = defineMessages({
  form: { id: 'helpAndLegal.form.label', defaultMessage: 'Where the text stands, {language}', description: 'Label of a choice; language is named in itself.' },
  address: { id: 'helpAndLegal.form.address', defaultMessage: 'Address, {language}', description: 'Label of a field; language is named in itself.' },
  addressHint: { id: 'helpAndLegal.form.addressHint', defaultMessage: 'Begins with https. People see the whole address, and it opens in a new window. What stands there may change without a new version.', description: 'Below the field for the address.' },
  badAddress: { id: 'helpAndLegal.form.badAddress', defaultMessage: 'This is no address that begins with https.', description: 'At the field for the address.' },
})

export const formNames = defineMessages<LegalTextForm>({
  TEXT: { id: 'helpAndLegal.form.text', defaultMessage: 'Here', description: 'Choice: the text is written in the product.' },
  PDF: { id: 'helpAndLegal.form.pdf', defaultMessage: 'In a PDF', description: 'Choice: the text is a PDF that is sent.' },
  LINK: { id: 'helpAndLegal.form.link', defaultMessage: 'At another address', description: 'Choice: the text is a link to another address.' },
})

/** A text that is a PDF. */
export const fileMessages = defineMessages({
  label: { id: 'helpAndLegal.file.label', defaultMessage: 'The PDF, {language}', description: 'Label of the place for the file; language is named in itself.' },
  hint: { id: 'helpAndLegal.file.hint', defaultMessage: 'Without password, scripts and attached files. Whoever reads it downloads it; it is kept for as long as a version has it.', description: 'Below the place for the file.' },
  queue: { id: 'helpAndLegal.file.queue', defaultMessage: 'The PDF on its way', description: 'Names the list with the file that is being sent.' },
  chosen: { id: 'helpAndLegal.file.chosen', defaultMessage: 'This PDF stands in the draft. Another one takes its place.', description: 'Below the place for the file, above its name.' },
  wait: { id: 'helpAndLegal.file.wait', defaultMessage: 'The PDF is still on its way. Save when it has arrived.', description: 'At the place for the file.' },
  gone: { id: 'helpAndLegal.file.gone', defaultMessage: 'This PDF is no longer there. Please choose it again.', description: 'At the place for the file.' },
  refused: { id: 'helpAndLegal.file.refused', defaultMessage: '{file}: {reason}', description: 'Why a file was not taken; reason is a whole sentence.' },
  notSent: { id: 'helpAndLegal.file.notSent', defaultMessage: 'Not sent. {reason}', description: 'Why a file did not arrive; reason is a whole sentence.' },
  changed: { id: 'helpAndLegal.file.changed', defaultMessage: 'The file has changed.', description: 'In the comparison of two versions.' },
  none: { id: 'helpAndLegal.file.none', defaultMessage: 'No file', description: 'In the comparison of two versions: this one has no PDF.' },
  digest: { id: 'helpAndLegal.file.digest', defaultMessage: 'Fingerprint (SHA-256): {digest}', description: 'In the comparison of two versions: what proves which file it was.' },
})

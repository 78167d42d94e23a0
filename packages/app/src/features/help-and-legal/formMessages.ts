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
  LINK: { id: 'helpAndLegal.form.link', defaultMessage: 'At another address', description: 'Choice: the text is a link to another address.' },
})

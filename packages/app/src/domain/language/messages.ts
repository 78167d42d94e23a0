import { defineMessages } from '../../platform/locale/message.ts'

/** Built-in English remains in this file (decision 35): the gate must speak even when no text file loads. */
export const messages = defineMessages({
  label: { id: 'language.list.label', defaultMessage: 'Language', description: 'Names the list of languages for screen readers.' },
})

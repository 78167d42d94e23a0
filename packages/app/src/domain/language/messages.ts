import { defineMessages } from '../../platform/locale/message.ts'

/** Built-in English remains in this file (decision 0005): the gate must speak even when no text file loads. */
export const messages = defineMessages({
  missed: {
    id: 'language.notice.missed',
    defaultMessage: '{language} could not be loaded. Check your connection.',
    description:
      'Notice after a person chose a language whose texts did not come; {language} is its own name, such as Deutsch.',
  },
  retry: {
    id: 'language.notice.retry',
    defaultMessage: 'Try again',
    description: 'Button in the notice: chooses the language once more.',
  },
  label: {
    id: 'language.list.label',
    defaultMessage: 'Language',
    description: 'Names the list of languages for screen readers.',
  },
})

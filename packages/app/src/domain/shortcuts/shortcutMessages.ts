import { defineMessages } from '../../platform/locale/message.ts'

/** The words of keys that are not the same in every language. */
export const shortcutMessages = defineMessages({
  control: {
    id: 'shortcuts.key.control',
    defaultMessage: 'Ctrl',
    description: 'What stands on the control key of a keyboard in this language; "Strg" in German.',
  },
})

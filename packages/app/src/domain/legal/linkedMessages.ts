import { defineMessages } from '../../platform/locale/message.ts'

/** A text that stands somewhere else. */
export const linkedMessages = defineMessages({
  elsewhere: { id: 'legal.text.elsewhere', defaultMessage: 'This text stands at another address. Read it there:', description: 'Above the address of a legal text; the link opens a new window and says so itself.' },
})

import { defineMessages } from '../../platform/locale/message.ts'

/** What leads to the help of a page, and what stands above it. */
export const helpMessages = defineMessages({
  helpFor: { id: 'navigation.help.for', defaultMessage: 'Help for {page}', description: 'Heading above the help articles of one page, and an action of the command palette that leads there; {page} is the title of the page, such as User management.' },
})

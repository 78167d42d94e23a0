import { defineMessages } from '../../../platform/locale/message.ts'

/** The words of seeing the pages as somebody else. */
export const viewAsMessages = defineMessages({
  title: {
    id: 'console.view.title',
    defaultMessage: 'View as another person',
    description: 'Title: an administrator looks at the pages as somebody else.',
  },
  sentence: {
    id: 'console.view.sentence',
    defaultMessage:
      'Shows the pages in this tab as the person sees them, for 30 minutes. You can’t change anything, and private data stays hidden: profile, sign-ins, consents, files, imports. The audit log records the start, end and reason.',
    description: 'What seeing the pages as somebody else means, above the form.',
  },
  impossible: {
    id: 'console.view.impossible',
    defaultMessage: 'Not available here: the external sign-in service doesn’t share people’s roles.',
    description: 'In place of the form, where people sign in at an outside service.',
  },
  person: {
    id: 'console.view.person',
    defaultMessage: 'Person',
    description: 'Label of the field: who is to be seen.',
  },
  personHint: {
    id: 'console.view.personHint',
    defaultMessage: 'Search active people by name, username or email. Administrators are not listed.',
    description: 'Below the field for the person.',
  },
  notFound: {
    id: 'console.view.notFound',
    defaultMessage: 'The search failed. Try again.',
    description: 'In the list of people, where they could not be fetched.',
  },
  reason: {
    id: 'console.view.reason',
    defaultMessage: 'Reason',
    description: 'Label of the field: why somebody is to be seen.',
  },
  reasonHint: {
    id: 'console.view.reasonHint',
    defaultMessage: 'For example a ticket number. It is kept in the audit log.',
    description: 'Below the field for the reason.',
  },
  begin: {
    id: 'console.view.begin',
    defaultMessage: 'Start',
    description: 'Button: shows the pages as the chosen person from now on.',
  },
  running: {
    id: 'console.view.running',
    defaultMessage: 'In progress',
    description: 'Title: administrators who look at the pages as somebody else just now.',
  },
  line: {
    id: 'console.view.line',
    defaultMessage: '{viewer} as {name}',
    description: 'One line of the list: which administrator sees the pages as whom.',
  },
  until: {
    id: 'console.view.until',
    defaultMessage: 'until {time} at the latest',
    description: 'When a view as somebody else ends.',
  },
  none: {
    id: 'console.view.none',
    defaultMessage: 'No administrator is viewing as another person.',
    description: 'In place of the list.',
  },
  end: { id: 'console.view.end', defaultMessage: 'End', description: 'Button: ends a view as somebody else.' },
  ended: {
    id: 'console.view.ended',
    defaultMessage: 'You’re no longer viewing as {name}.',
    description: 'After a view as somebody else was ended.',
  },
})

/** What keeps a view from beginning, by the server's code. */
export const viewAsErrors = defineMessages({
  UNKNOWN: {
    id: 'console.view.unknown',
    defaultMessage: 'This person no longer exists.',
    description: 'At the field for the person.',
  },
  NOT_OFFERED: {
    id: 'console.view.notOffered',
    defaultMessage: 'You can’t view as an administrator or as yourself. Choose another person.',
    description: 'At the field for the person.',
  },
  WRONG_STATE: {
    id: 'console.view.wrongState',
    defaultMessage: 'This person’s account is not active.',
    description: 'At the field for the person.',
  },
  LOCKED: {
    id: 'console.view.locked',
    defaultMessage: 'The sign-in service doesn’t allow this.',
    description: 'Above the form.',
  },
  REQUIRED: {
    id: 'console.view.required',
    defaultMessage: 'Enter a reason.',
    description: 'At the field for the reason.',
  },
  TOO_LONG: {
    id: 'console.view.tooLong',
    defaultMessage: 'At most 500 characters.',
    description: 'At the field for the reason.',
  },
  BAD_CHARACTERS: {
    id: 'console.view.badCharacters',
    defaultMessage: 'Remove characters that can’t be displayed.',
    description: 'At the field for the reason.',
  },
})

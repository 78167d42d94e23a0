import { defineMessages } from '../../platform/locale/message.ts'

/** The words of seeing the pages as somebody else. */
export const viewAsMessages = defineMessages({
  title: { id: 'console.view.title', defaultMessage: 'View as another person', description: 'Title: an administrator looks at the pages as somebody else.' },
  sentence: {
    id: 'console.view.sentence',
    defaultMessage: 'Shows the pages in this tab as the person sees them, for 30 minutes. Nothing can be changed meanwhile, and what is private stays hidden: profile, sign-ins, agreements, files, imports. Beginning, end and reason are kept in the audit log.',
    description: 'What seeing the pages as somebody else means, above the form.',
  },
  impossible: {
    id: 'console.view.impossible',
    defaultMessage: 'Not possible here: the outside sign-in service tells the roles of a person to that person alone.',
    description: 'In place of the form, where people sign in at an outside service.',
  },
  person: { id: 'console.view.person', defaultMessage: 'Person', description: 'Label of the field: who is to be seen.' },
  personHint: { id: 'console.view.personHint', defaultMessage: 'Active people, found by name, user name or e-mail. Administrators are never seen.', description: 'Below the field for the person.' },
  notFound: { id: 'console.view.notFound', defaultMessage: 'The search did not come through.', description: 'In the list of people, where they could not be fetched.' },
  reason: { id: 'console.view.reason', defaultMessage: 'Reason', description: 'Label of the field: why somebody is to be seen.' },
  reasonHint: { id: 'console.view.reasonHint', defaultMessage: 'Such as the number of the request. It stays in the audit log.', description: 'Below the field for the reason.' },
  begin: { id: 'console.view.begin', defaultMessage: 'Begin', description: 'Button: shows the pages as the chosen person from now on.' },
  running: { id: 'console.view.running', defaultMessage: 'Going on now', description: 'Title: administrators who look at the pages as somebody else just now.' },
  line: { id: 'console.view.line', defaultMessage: '{viewer} as {name}', description: 'One line of the list: which administrator sees the pages as whom.' },
  until: { id: 'console.view.until', defaultMessage: 'until {time} at the latest', description: 'When a view as somebody else ends.' },
  none: { id: 'console.view.none', defaultMessage: 'Nobody is seen by an administrator just now.', description: 'In place of the list.' },
  end: { id: 'console.view.end', defaultMessage: 'End', description: 'Button: ends a view as somebody else.' },
  ended: { id: 'console.view.ended', defaultMessage: 'The view as {name} has ended.', description: 'After a view as somebody else was ended.' },
})

/** What keeps a view from beginning, by the server's code. */
export const viewAsFaults = defineMessages({
  UNKNOWN: { id: 'console.view.unknown', defaultMessage: 'This person does not exist any more.', description: 'At the field for the person.' },
  NOT_OFFERED: { id: 'console.view.notOffered', defaultMessage: 'Administrators are never seen, nor is oneself. Another person works.', description: 'At the field for the person.' },
  WRONG_STATE: { id: 'console.view.wrongState', defaultMessage: 'This person is not active, so there is nothing to see.', description: 'At the field for the person.' },
  LOCKED: { id: 'console.view.locked', defaultMessage: 'The sign-in service does not allow it here.', description: 'Above the form.' },
  REQUIRED: { id: 'console.view.required', defaultMessage: 'A reason is needed.', description: 'At the field for the reason.' },
  TOO_LONG: { id: 'console.view.tooLong', defaultMessage: 'At most 500 characters.', description: 'At the field for the reason.' },
  BAD_CHARACTERS: { id: 'console.view.badCharacters', defaultMessage: 'It holds characters that cannot be shown.', description: 'At the field for the reason.' },
})

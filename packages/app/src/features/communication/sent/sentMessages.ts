import { defineMessages } from '../../../platform/locale/message.ts'

export const sentMessages = defineMessages({
  list: { id: 'communication.sent.list', defaultMessage: 'Sent messages', description: 'Names a table.' },
  pages: { id: 'communication.sent.pages', defaultMessage: 'Pages of sent messages', description: 'Names buttons.' },
  subject: {
    id: 'communication.sent.subject',
    defaultMessage: 'Subject',
    description: 'Title of a column and a field.',
  },
  recipientPages: {
    id: 'communication.sent.recipientPages',
    defaultMessage: 'Pages of recipients',
    description: 'Names buttons.',
  },
  recipients: { id: 'communication.sent.recipients', defaultMessage: 'Recipients', description: 'Title of a column.' },
  read: { id: 'communication.sent.read', defaultMessage: 'Read', description: 'Title of a column: by how many.' },
  sent: { id: 'communication.sent.sent', defaultMessage: 'Sent', description: 'Title of a column: when.' },
  emptyTitle: {
    id: 'communication.sent.emptyTitle',
    defaultMessage: 'No messages sent yet',
    description: 'Title of an empty list.',
  },
  emptyText: {
    id: 'communication.sent.emptyText',
    defaultMessage: 'Messages you send will appear here, with who has read them.',
    description: 'In an empty list.',
  },
  chosenPeople: {
    id: 'communication.sent.chosenPeople',
    defaultMessage: 'Chosen people',
    description: 'Whom a message was sent to.',
  },
  unitAndState: {
    id: 'communication.sent.unitAndState',
    defaultMessage: '{unit}: {states}',
    description: 'Whom a message was sent to: a unit and states of learning, such as "Sales: Overdue".',
  },
  message: {
    id: 'communication.sent.message',
    defaultMessage: 'Message',
    description: 'Title of a panel and of fields.',
  },
  newMessage: { id: 'communication.compose.title', defaultMessage: 'New message', description: 'Title of a page.' },
  send: { id: 'communication.compose.send', defaultMessage: 'Send', description: 'Button.' },
  sendTo: {
    id: 'communication.compose.sendTo',
    defaultMessage: '{count, plural, one {Send to one person} other {Send to {count} people}}',
    description: 'Button.',
  },
  done: {
    id: 'communication.compose.done',
    defaultMessage: '{count, plural, one {Message sent to one person.} other {Message sent to {count} people.}}',
    description: 'A short message.',
  },
  countChanged: {
    id: 'communication.compose.countChanged',
    defaultMessage: 'The number of people has changed. Check it and send again.',
    description: 'Why a message was not sent.',
  },
  nobody: {
    id: 'communication.compose.nobody',
    defaultMessage: 'This choice reaches nobody. Choose other people.',
    description: 'Why a message was not sent.',
  },
  to: { id: 'communication.compose.to', defaultMessage: 'Recipients', description: 'Heading of fields.' },
  kind: { id: 'communication.compose.kind', defaultMessage: 'Send to', description: 'Label of a choice.' },
  kindList: { id: 'communication.compose.kindList', defaultMessage: 'People in a unit', description: 'A choice.' },
  kindPeople: { id: 'communication.compose.kindPeople', defaultMessage: 'Chosen people', description: 'A choice.' },
  addPerson: {
    id: 'communication.compose.addPerson',
    defaultMessage: 'Add a person',
    description: 'Label of a field.',
  },
  unit: { id: 'communication.compose.unit', defaultMessage: 'Unit', description: 'Label of a field.' },
  withSubunits: {
    id: 'communication.compose.withSubunits',
    defaultMessage: 'Include all units below',
    description: 'A checkbox.',
  },
  states: {
    id: 'communication.compose.states',
    defaultMessage: 'Only with an item that is',
    description: 'Label of a choice of states of learning.',
  },
  anyState: { id: 'communication.compose.anyState', defaultMessage: 'Any status', description: 'Nothing is chosen.' },
  statesHint: {
    id: 'communication.compose.statesHint',
    defaultMessage: 'As listed in the user statistics. Without a choice, everyone in the unit gets it.',
    description: 'Below a choice of states.',
  },
  body: { id: 'communication.compose.body', defaultMessage: 'Text', description: 'Label of a field.' },
  chooseFirst: {
    id: 'communication.compose.chooseFirst',
    defaultMessage: 'Choose recipients to see how many people get this message.',
    description: 'In place of a number.',
  },
  counting: {
    id: 'communication.compose.counting',
    defaultMessage: 'Counting …',
    description: 'While people are counted.',
  },
  people: {
    id: 'communication.compose.people',
    defaultMessage:
      '{count, plural, one {person} other {people}}, each once.{withoutEmail, plural, =0 {} one { One has no email address and sees it in the application.} other { {withoutEmail} have no email address and see it in the application.}}',
    description: 'Behind a large number of people.',
  },
  sampleMore: {
    id: 'communication.compose.sampleMore',
    defaultMessage: '{names} and {more} more',
    description: 'Some names and how many more there are.',
  },
  overLimit: {
    id: 'communication.compose.overLimit',
    defaultMessage:
      '{overLimit, plural, one {One of them has already had today’s emails and will find this one in the daily summary.} other {{overLimit} of them have already had today’s emails and will find this one in the daily summary.}}',
    description: 'A note about the limit of emails a day.',
  },
})

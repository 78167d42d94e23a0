import { defineMessages } from '../../platform/locale/message.ts'

/** The sentences that answers begin with. */
export const answerMessages = defineMessages({
  due: {
    id: 'assistant.answer.due',
    defaultMessage:
      '{total, plural, =0 {Nothing is due.} one {You have one thing to do.} other {You have # things to do.}}',
    description: 'How much the person has to learn.',
  },
  dueOverdue: {
    id: 'assistant.answer.dueoverdue',
    defaultMessage:
      '{total, plural, one {You have one thing to do} other {You have # things to do}}. {overdue, plural, one {# is overdue} other {# are overdue}}.',
    description: 'How much the person has to learn, and how much of it is overdue.',
  },
  continue: {
    id: 'assistant.answer.continue',
    defaultMessage: 'You last worked on “{title}”.',
    description: 'Where the person can go on.',
  },
  continueNone: {
    id: 'assistant.answer.continuenone',
    defaultMessage: 'You haven’t started anything that is still open.',
    description: 'There is nothing to go on with.',
  },
  certificates: {
    id: 'assistant.answer.certificates',
    defaultMessage:
      '{total, plural, =0 {You don’t have any certificates yet.} one {You have one certificate.} other {You have # certificates.}}',
    description: "The person's certificates.",
  },
  badges: {
    id: 'assistant.answer.badges',
    defaultMessage:
      '{total, plural, =0 {You haven’t earned a badge yet.} one {You’ve earned one badge.} other {You’ve earned # badges.}}',
    description: "The person's badges.",
  },
  overdue: {
    id: 'assistant.answer.overdue',
    defaultMessage:
      '{total, plural, =0 {Nothing is overdue among the people you manage.} one {One item is overdue among the people you manage.} other {# items are overdue among the people you manage.}}',
    description: 'How much is overdue in all units of a manager.',
  },
  overdueIn: {
    id: 'assistant.answer.overduein',
    defaultMessage:
      '{total, plural, =0 {Nothing is overdue in {unit}.} one {One item is overdue in {unit}.} other {# items are overdue in {unit}.}}',
    description: 'How much is overdue in a unit.',
  },
  overdueOf: {
    id: 'assistant.answer.overdueof',
    defaultMessage:
      '{total, plural, =0 {I found no unit, person or course “{subject}” with anything overdue.} one {One item is overdue for “{subject}”.} other {# items are overdue for “{subject}”.}}',
    description: 'How much is overdue for a person or a course.',
  },
  expiring: {
    id: 'assistant.answer.expiring',
    defaultMessage:
      '{total, plural, =0 {Nothing expires soon among the people you manage.} one {One item expires soon or has expired.} other {# items expire soon or have expired.}}',
    description: 'How much has to be renewed in all units of a manager.',
  },
  expiringIn: {
    id: 'assistant.answer.expiringin',
    defaultMessage:
      '{total, plural, =0 {Nothing expires soon in {unit}.} one {One item in {unit} expires soon or has expired.} other {# items in {unit} expire soon or have expired.}}',
    description: 'How much has to be renewed in a unit.',
  },
  expiringOf: {
    id: 'assistant.answer.expiringof',
    defaultMessage:
      '{total, plural, =0 {I found no unit, person or course “{subject}” with anything that expires soon.} one {One item for “{subject}” expires soon or has expired.} other {# items for “{subject}” expire soon or have expired.}}',
    description: 'How much has to be renewed for a person or a course.',
  },
  contact: {
    id: 'assistant.answer.contact',
    defaultMessage:
      '{total, plural, =0 {Nobody is named as responsible for your units.} one {This person is responsible for your units.} other {These people are responsible for your units.}}',
    description: 'Who is responsible.',
  },
  person: {
    id: 'assistant.answer.person',
    defaultMessage:
      '{total, plural, one {You’ll find {subject}’s learning in the user statistics.} other {# people you manage match “{subject}”. You’ll find their learning in the user statistics.}}',
    description:
      'A manager asked about a person whom they manage; subject is the name. A link to the user statistics follows.',
  },
  personUnknown: {
    id: 'assistant.answer.personunknown',
    defaultMessage:
      'I only answer about your own learning. For someone else’s learning, ask them or the manager of their unit.',
    description: 'The question is about another person. It does not say whether that person exists.',
  },
  find: {
    id: 'assistant.answer.find',
    defaultMessage:
      '{total, plural, =0 {I found nothing about “{subject}” in the catalogue.} other {This could fit “{subject}”.}}',
    description: 'Content of the catalogue.',
  },
  findWhat: {
    id: 'assistant.answer.findwhat',
    defaultMessage: 'Add what it should be about, for example “Find a course on first aid”.',
    description: 'The question does not say what to look for.',
  },
  help: { id: 'assistant.answer.help', defaultMessage: 'This should help.', description: 'Above help articles.' },
  unknown: {
    id: 'assistant.answer.unknown',
    defaultMessage: 'I don’t know. {product} has nothing that answers this.',
    description: 'There is no answer.',
  },
  nearest: {
    id: 'assistant.answer.nearest',
    defaultMessage: 'This comes closest:',
    description: 'Above help articles.',
  },
  days: {
    id: 'assistant.answer.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'How long something has been overdue.',
  },
  validUntil: {
    id: 'assistant.answer.validuntil',
    defaultMessage: 'Valid until {date}',
    description: 'Of a certificate or a completion.',
  },
  earnedOn: { id: 'assistant.answer.earnedon', defaultMessage: 'Earned on {date}', description: 'Of a badge.' },
  dueOn: { id: 'assistant.answer.dueon', defaultMessage: 'Due {date}', description: 'Of something to do.' },
  parts: {
    id: 'assistant.answer.parts',
    defaultMessage: '{done, number} of {all, plural, one {# part} other {# parts}}',
    description: 'How far a course is.',
  },
  all: {
    id: 'assistant.answer.all',
    defaultMessage: 'See all {total, number} in {page}',
    description: 'Link: more than the rows above; page is the title of a screen.',
  },
  sources: { id: 'assistant.answer.sources', defaultMessage: 'Sources', description: 'Names the list of sources.' },
  helpOf: {
    id: 'assistant.answer.helpof',
    defaultMessage: 'Help for “{page}”',
    description: 'Link to the help of a screen; page is its title.',
  },
  write: { id: 'assistant.answer.write', defaultMessage: 'Write to {name}', description: 'Link: writes an email.' },
})

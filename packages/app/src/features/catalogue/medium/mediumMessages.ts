import { defineMessages } from '../../../platform/locale/message.ts'

/** The page about one medium of the catalogue. */
export const mediumMessages = defineMessages({
  catalogue: { id: 'catalogue.medium.catalogue', defaultMessage: 'Catalogue', description: 'Link back to the list.' },
  path: { id: 'catalogue.medium.path', defaultMessage: 'Category', description: 'Names the path of categories.' },
  certificate: {
    id: 'catalogue.medium.certificate',
    defaultMessage: 'Certificate',
    description: 'Fact: it gives one.',
  },
  goals: {
    id: 'catalogue.medium.goals',
    defaultMessage: 'What you will be able to do',
    description: 'Title above the goals.',
  },
  description: {
    id: 'catalogue.medium.description',
    defaultMessage: 'About',
    description: 'Title above the description.',
  },
  outline: {
    id: 'catalogue.medium.outline',
    defaultMessage: 'Content',
    description: 'Title above the parts of a course.',
  },
  parts: {
    id: 'catalogue.medium.parts',
    defaultMessage: '{count, plural, one {# part} other {# parts}}',
    description: 'Beside the title above the parts of a course: how many there are.',
  },
  optional: {
    id: 'catalogue.medium.optional',
    defaultMessage: 'Optional',
    description: 'A part that need not be done.',
  },
  status: {
    id: 'catalogue.medium.status',
    defaultMessage: 'Your status',
    description: 'Fact: how the person stands with it.',
  },
  notYours: {
    id: 'catalogue.medium.notYours',
    defaultMessage: 'Not started',
    description: 'The person does not have it.',
  },
  booking: { id: 'catalogue.medium.booking', defaultMessage: 'Booking', description: 'Fact: how it can be had.' },
  bookingOpen: {
    id: 'catalogue.medium.bookingOpen',
    defaultMessage: 'You can start right away.',
    description: 'How a medium can be had.',
  },
  bookingRequest: {
    id: 'catalogue.medium.bookingRequest',
    defaultMessage: 'Your request goes to the people responsible. You can start once it is approved.',
    description: 'How a medium can be had.',
  },
  bookingAssigned: {
    id: 'catalogue.medium.bookingAssigned',
    defaultMessage: 'This is only available by assignment. Ask your manager if you need it.',
    description: 'Why a medium can be neither started nor requested.',
  },
  waiting: {
    id: 'catalogue.medium.waiting',
    defaultMessage: 'You requested this on {date}. You can start once it is approved.',
    description: 'A request that waits.',
  },
  declined: {
    id: 'catalogue.medium.declined',
    defaultMessage: 'Your request was declined.',
    description: 'A request was declined without a reason.',
  },
  declinedBecause: {
    id: 'catalogue.medium.declinedBecause',
    defaultMessage: 'Your request was declined: {reason}',
    description: 'A request was declined; {reason} was written by a person.',
  },
  ended: {
    id: 'catalogue.medium.ended',
    defaultMessage: 'There is no attempt left.',
    description: 'Why a medium cannot be opened.',
  },
  waived: {
    id: 'catalogue.medium.waived',
    defaultMessage: 'You do not have to do this.',
    description: 'Why a medium has no button: the person was exempted.',
  },
  have: {
    id: 'catalogue.medium.have',
    defaultMessage: 'You already have this.',
    description: 'The person has the medium.',
  },
  open: {
    id: 'catalogue.medium.open',
    defaultMessage: 'View in My media',
    description: 'Link to the page with attempts.',
  },
  withdraw: { id: 'catalogue.medium.withdraw', defaultMessage: 'Withdraw request', description: 'Button.' },
  remove: {
    id: 'catalogue.medium.remove',
    defaultMessage: 'Remove from my media',
    description: 'Button: ends what the person added; what was done stays on record.',
  },
  due: { id: 'catalogue.medium.due', defaultMessage: 'Due {date}', description: 'Fact: the deadline of the person.' },
  offeredBy: { id: 'catalogue.medium.offeredBy', defaultMessage: 'Offered by', description: 'Fact: the unit.' },
  contact: {
    id: 'catalogue.medium.contact',
    defaultMessage: 'Contact: {name}',
    description: 'The person who is responsible.',
  },
  completion: {
    id: 'catalogue.medium.completion',
    defaultMessage: 'To pass',
    description: 'Fact: the pass mark and attempts.',
  },
  passMark: {
    id: 'catalogue.medium.passMark',
    defaultMessage: 'At least {score, number}%',
    description: 'The score that has to be reached.',
  },
  attempts: {
    id: 'catalogue.medium.attempts',
    defaultMessage: '{count, plural, one {# attempt} other {# attempts}}',
    description: 'How often it can be tried.',
  },
  completions: {
    id: 'catalogue.medium.completions',
    defaultMessage: 'Completed by',
    description: 'Fact: how many people.',
  },
  people: {
    id: 'catalogue.medium.people',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'How many people completed it.',
  },
  version: { id: 'catalogue.medium.version', defaultMessage: 'Version', description: 'Fact.' },
  versionOf: {
    id: 'catalogue.medium.versionOf',
    defaultMessage: '{version, number}, updated on {date}',
    description: 'Number and date of a version.',
  },
})

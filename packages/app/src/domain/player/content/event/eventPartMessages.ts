import { defineMessages } from '../../../../platform/locale/message.ts'

/** The texts of an event in the player. */
export const eventPartMessages = defineMessages({
  choose: {
    id: 'player.event.choose',
    defaultMessage: 'Choose a date. The event is complete when your attendance has been recorded.',
    description: 'Above the sessions of an event.',
  },
  none: {
    id: 'player.event.none',
    defaultMessage: 'No dates yet',
    description: 'Title where an event has no session to choose.',
  },
  noneHint: {
    id: 'player.event.noneHint',
    defaultMessage: 'New dates appear here. Come back later, or ask your trainer.',
    description: 'Where an event has no session to choose.',
  },
  sessions: { id: 'player.event.sessions', defaultMessage: 'Dates', description: 'Names the list of sessions.' },
  book: { id: 'player.event.book', defaultMessage: 'Book', description: 'Button: takes a seat in a session.' },
  bookOf: {
    id: 'player.event.bookOf',
    defaultMessage: 'Book {date}',
    description: 'The same button as read aloud, with the date.',
  },
  wait: {
    id: 'player.event.wait',
    defaultMessage: 'Join the waiting list',
    description: 'Button: all seats of the session are taken.',
  },
  waitOf: {
    id: 'player.event.waitOf',
    defaultMessage: 'Join the waiting list of {date}',
    description: 'The same button as read aloud, with the date.',
  },
  full: { id: 'player.event.full', defaultMessage: 'Fully booked', description: 'In place of the button.' },
  registered: {
    id: 'player.event.registered',
    defaultMessage: 'You have a seat.',
    description: 'Above the booked session.',
  },
  waiting: {
    id: 'player.event.waiting',
    defaultMessage: 'You are on the waiting list. You move up when a seat becomes free.',
    description: 'Above the session that is waited for.',
  },
  cancelled: {
    id: 'player.event.cancelled',
    defaultMessage: 'Your session was cancelled. Choose another date.',
    description: 'Above the sessions.',
  },
  missed: {
    id: 'player.event.missed',
    defaultMessage: 'You weren’t at your session. Choose another date.',
    description: 'Above the sessions.',
  },
  attended: {
    id: 'player.event.attended',
    defaultMessage: 'You attended this event.',
    description: 'Where the event is complete.',
  },
  join: {
    id: 'player.event.join',
    defaultMessage: 'Open the online meeting',
    description: 'Link to the address of an online session.',
  },
  withdraw: {
    id: 'player.event.withdraw',
    defaultMessage: 'Unregister',
    description: 'Button: the person no longer comes to a session, or leaves its waiting list.',
  },
  withdrawTitle: {
    id: 'player.event.withdrawTitle',
    defaultMessage: 'Unregister from this session?',
    description: 'Question before a place at a session or on its waiting list is given back.',
  },
  withdrawText: {
    id: 'player.event.withdrawText',
    defaultMessage: 'Your place goes to the next person. If the session is full later, you may not get it back.',
    description: 'What follows when a place at a session or on its waiting list is given back.',
  },
  notDone: {
    id: 'player.event.notDone',
    defaultMessage: 'Not booked: {reason}',
    description: 'After booking or giving up a place failed; the reason is a sentence.',
  },
  taken: {
    id: 'player.event.taken',
    defaultMessage: 'All seats have just been taken. Choose another date.',
    description: 'Why a booking was refused.',
  },
  begun: {
    id: 'player.event.begun',
    defaultMessage: 'This session has already begun. Choose another date.',
    description: 'Why a booking was refused.',
  },
})

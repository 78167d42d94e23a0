import { defineMessages } from '../../../../platform/locale/message.ts'

/** What became of a booking that is still to come. */
export const bookingMessages = defineMessages({
  REGISTERED: {
    id: 'dashboard.booking.registered',
    defaultMessage: 'Seat confirmed',
    description: 'State of something that is due: a session is booked.',
  },
  WAITING: {
    id: 'dashboard.booking.waiting',
    defaultMessage: 'On the waiting list',
    description: 'State of something that is due: a session has no free seat yet.',
  },
})

/** The widgets about the person's own learning. */
export const learnerMessages = defineMessages({
  news: { id: 'dashboard.news.title', defaultMessage: 'News', description: 'Heading of a widget.' },
  newsToConfirm: {
    id: 'dashboard.news.toConfirm',
    defaultMessage: 'Please confirm',
    description: 'A mark of news that has to be confirmed.',
  },
  youWereHere: {
    id: 'dashboard.continue.here',
    defaultMessage: 'Continue where you left off',
    description: 'Above the title of what the person was learning last.',
  },
  part: {
    id: 'dashboard.continue.part',
    defaultMessage: 'Part {number, number} of {count, number}: {title}',
    description: 'Which part of a course comes next.',
  },
  contents: {
    id: 'dashboard.continue.contents',
    defaultMessage: 'View contents',
    description: 'Link to the page about a medium.',
  },
  lastActive: {
    id: 'dashboard.continue.lastActive',
    defaultMessage: 'Last active {day}, {time}',
    description: 'When the person was there last; {day} is "yesterday" or "3 days ago".',
  },
  due: {
    id: 'dashboard.due.title',
    defaultMessage: 'Up next',
    description: 'Heading above what the person has to do.',
  },
  all: {
    id: 'dashboard.due.all',
    defaultMessage: 'View all {count, number}',
    description: 'Link to the whole list of what the person has to do.',
  },
  view: { id: 'dashboard.due.view', defaultMessage: 'View', description: 'Button: opens an event that is booked.' },
  nothingDue: {
    id: 'dashboard.due.none',
    defaultMessage: 'Nothing to do',
    description: 'Title in place of the list of what is due.',
  },
  nothingDueHint: {
    id: 'dashboard.due.noneHint',
    defaultMessage: 'What you are assigned or choose yourself will appear here.',
    description: 'Below "Nothing to do".',
  },
  toCatalogue: { id: 'dashboard.due.catalogue', defaultMessage: 'Catalogue', description: 'Link to the catalogue.' },
  certificates: {
    id: 'dashboard.tally.certificates',
    defaultMessage:
      '{valid, plural, one {# valid certificate} other {# valid certificates}}{expiring, plural, =0 {} one {, # expires soon} other {, # expire soon}}{expired, plural, =0 {} other {, # expired}}',
    description: 'Link to one’s certificates, those of other organisations included.',
  },
  week: { id: 'dashboard.tally.title', defaultMessage: 'This week', description: 'Heading above what was completed.' },
  completed: {
    id: 'dashboard.tally.completed',
    defaultMessage: '{count, plural, =0 {Nothing completed yet} one {# part completed} other {# parts completed}}',
    description: 'How much was completed this week.',
  },
  more: {
    id: 'dashboard.tally.more',
    defaultMessage: '{count, number} more than last week.',
    description: 'Beside what was completed this week.',
  },
  subscribe: {
    id: 'dashboard.calendar.subscribe',
    defaultMessage: 'Subscribe',
    description: 'Link to the address by which other calendars show the dates.',
  },
  session: {
    id: 'dashboard.calendar.session',
    defaultMessage: 'Session: {title}',
    description: 'A day of the calendar has a booked session.',
  },
  deadline: {
    id: 'dashboard.calendar.deadline',
    defaultMessage: 'Due: {title}',
    description: 'A day of the calendar has a deadline.',
  },
  task: { id: 'dashboard.due.task', defaultMessage: 'Task', description: 'Below the title of a task that is due.' },
  isDue: { id: 'dashboard.calendar.due', defaultMessage: 'Due', description: 'In a list of dates: a deadline.' },
  overdue: {
    id: 'dashboard.calendar.overdue',
    defaultMessage: 'Overdue',
    description: 'In a list of dates: a deadline that is over.',
  },
  noDates: {
    id: 'dashboard.calendar.none',
    defaultMessage: 'No dates this month.',
    description: 'Below a month without deadlines and sessions.',
  },
  noRecommendations: {
    id: 'dashboard.recommended.none',
    defaultMessage: 'No recommendations at the moment.',
    description: 'In place of recommended media.',
  },
})

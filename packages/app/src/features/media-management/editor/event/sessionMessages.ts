import { defineMessages } from '../../../../platform/locale/message.ts'

/** The texts of the sessions of an event. */
export const sessionMessages = defineMessages({
  add: { id: 'mediaManagement.event.add', defaultMessage: 'Add session', description: 'Button and title of a dialog.' },
  hint: {
    id: 'mediaManagement.event.hint',
    defaultMessage: 'Sessions are changed at once, without a new version.',
    description: 'Above the sessions of an event.',
  },
  none: {
    id: 'mediaManagement.event.none',
    defaultMessage: 'No sessions yet',
    description: 'Title where an event has no session.',
  },
  noneHint: {
    id: 'mediaManagement.event.noneHint',
    defaultMessage: 'Add the first date so that learners can book a seat.',
    description: 'Where an event has no session.',
  },
  list: { id: 'mediaManagement.event.list', defaultMessage: 'Sessions', description: 'Names the list.' },
  registered: {
    id: 'mediaManagement.event.registered',
    defaultMessage: '{people, plural, =0 {Nobody registered} one {# person registered} other {# people registered}}',
    description: 'Beside a session without a limit of seats.',
  },
  seats: {
    id: 'mediaManagement.event.seats',
    defaultMessage: '{people, number} of {seats, number} seats taken',
    description: 'Beside a session.',
  },
  actions: {
    id: 'mediaManagement.event.actions',
    defaultMessage: 'Actions for {date}',
    description: 'Names the menu of a session.',
  },
  change: { id: 'mediaManagement.event.change', defaultMessage: 'Change', description: 'In the menu of a session.' },
  changeTitle: {
    id: 'mediaManagement.event.changeTitle',
    defaultMessage: 'Change session',
    description: 'Title of a dialog.',
  },
  attendance: {
    id: 'mediaManagement.event.attendance',
    defaultMessage: 'Attendance',
    description: 'In the menu of a session, and title of a dialog.',
  },
  cancel: {
    id: 'mediaManagement.event.cancel',
    defaultMessage: 'Cancel session',
    description: 'In the menu of a session, and title and button of a dialog: the session is called off.',
  },
  cancelHint: {
    id: 'mediaManagement.event.cancelHint',
    defaultMessage:
      '{people, plural, =0 {Nobody has booked this session.} one {# person loses their place and can choose another date.} other {# people lose their place and can choose another date.}} They see the reason.',
    description: 'In the dialog that calls a session off.',
  },
  reason: {
    id: 'mediaManagement.event.reason',
    defaultMessage: 'Reason',
    description: 'Field: why a session is called off.',
  },
  save: { id: 'mediaManagement.event.save', defaultMessage: 'Save', description: 'Button of the dialog.' },
  day: { id: 'mediaManagement.event.day', defaultMessage: 'Day', description: 'Field.' },
  from: { id: 'mediaManagement.event.from', defaultMessage: 'Starts at', description: 'Field: a time of day.' },
  to: { id: 'mediaManagement.event.to', defaultMessage: 'Ends at', description: 'Field: a time of day.' },
  zone: { id: 'mediaManagement.event.zone', defaultMessage: 'Time zone', description: 'Field.' },
  zoneHint: {
    id: 'mediaManagement.event.zoneHint',
    defaultMessage: 'Of the place where it takes place.',
    description: 'Below the time zone of a session.',
  },
  place: { id: 'mediaManagement.event.place', defaultMessage: 'Place', description: 'Field: a room or an address.' },
  joinUrl: {
    id: 'mediaManagement.event.joinUrl',
    defaultMessage: 'Address of the online meeting',
    description: 'Field.',
  },
  joinUrlHint: {
    id: 'mediaManagement.event.joinUrlHint',
    defaultMessage: 'Only people with a seat see it.',
    description: 'Below the address of the online meeting.',
  },
  placeMissing: {
    id: 'mediaManagement.event.placeMissing',
    defaultMessage: 'Enter a place, or the address of an online meeting.',
    description: 'At the field of the place.',
  },
  endFirst: {
    id: 'mediaManagement.event.endFirst',
    defaultMessage: 'The end is before the start. Enter a later time.',
    description: 'At the field of the end.',
  },
  tooFewSeats: {
    id: 'mediaManagement.event.tooFewSeats',
    defaultMessage: 'More seats than that are taken already.',
    description: 'At the field of the seats.',
  },
  badUrl: {
    id: 'mediaManagement.event.badUrl',
    defaultMessage: 'Enter a complete web address, such as https://meet.example.org/room.',
    description: 'At the field of the address of an online meeting.',
  },
  trainer: { id: 'mediaManagement.event.trainer', defaultMessage: 'Trainer', description: 'Field: a name.' },
  seatsField: { id: 'mediaManagement.event.seatsField', defaultMessage: 'Seats', description: 'Field: a number.' },
  seatsHint: {
    id: 'mediaManagement.event.seatsHint',
    defaultMessage: 'Leave it empty if there is no limit.',
    description: 'Below the number of seats.',
  },
  waitingList: {
    id: 'mediaManagement.event.waitingList',
    defaultMessage: 'Waiting list when all seats are taken',
    description: 'Switch.',
  },
  saved: { id: 'mediaManagement.event.saved', defaultMessage: 'Session saved.', description: 'Toast.' },
  cancelled: {
    id: 'mediaManagement.event.cancelledToast',
    defaultMessage: 'Session cancelled.',
    description: 'Toast.',
  },
  nobody: {
    id: 'mediaManagement.event.nobody',
    defaultMessage: 'Nobody has booked this session.',
    description: 'In the dialog of the attendance.',
  },
  attendanceOf: {
    id: 'mediaManagement.event.attendanceOf',
    defaultMessage: 'Attendance of {name}',
    description: 'Names the choice beside a person.',
  },
  attendanceHint: {
    id: 'mediaManagement.event.attendanceHint',
    defaultMessage: 'Whoever attended has completed the event. This can’t be undone.',
    description: 'In the dialog of the attendance.',
  },
  allAttended: {
    id: 'mediaManagement.event.allAttended',
    defaultMessage: 'All attended',
    description: 'Button: marks everybody who is registered.',
  },
  notBegun: {
    id: 'mediaManagement.event.notBegun',
    defaultMessage: 'Attendance can be recorded once the session has begun.',
    description: 'In the dialog of the attendance.',
  },
  close: { id: 'mediaManagement.event.close', defaultMessage: 'Close', description: 'Button of the dialog.' },
  person: {
    id: 'mediaManagement.session.person',
    defaultMessage: 'Person',
    description: 'Field: for whom a session is booked.',
  },
  bookFor: {
    id: 'mediaManagement.session.bookFor',
    defaultMessage: 'Book for this person',
    description: 'Button beside the field.',
  },
  bookForHint: {
    id: 'mediaManagement.session.bookForHint',
    defaultMessage: 'The person is enrolled if needed, and gets an invitation for their calendar.',
    description: 'Below the field.',
  },
  giveSeat: {
    id: 'mediaManagement.session.giveSeat',
    defaultMessage: 'Give seat',
    description: 'Button beside a person on the waiting list of a session.',
  },
  giveSeatTo: {
    id: 'mediaManagement.session.giveSeatTo',
    defaultMessage: 'Give seat to {name}',
    description: 'The whole name of the button “Give seat”, for screen readers.',
  },
  remove: {
    id: 'mediaManagement.session.remove',
    defaultMessage: 'Remove',
    description: 'Button: takes a person off a session.',
  },
  removeName: {
    id: 'mediaManagement.session.removeName',
    defaultMessage: 'Remove {name}',
    description: 'The whole name of the button “Remove”, for screen readers.',
  },
  removeTitle: {
    id: 'mediaManagement.session.removeTitle',
    defaultMessage: 'Remove {name} from this session?',
    description: 'Title of a dialog.',
  },
  removeHint: {
    id: 'mediaManagement.session.removeHint',
    defaultMessage: 'The person gets an email, and the session disappears from their calendar. They stay enrolled.',
    description: 'In the dialog that takes a person off a session.',
  },
  passOn: {
    id: 'mediaManagement.session.passOn',
    defaultMessage: 'Give the seat to the first person on the waiting list',
    description: 'Checkbox in the dialog that takes a person off a session. Without it, the seat stays free for now.',
  },
  full: {
    id: 'mediaManagement.session.full',
    defaultMessage: 'All seats are taken. Add seats to the session, or remove someone first.',
    description: 'Why a person gets no seat.',
  },
  begun: {
    id: 'mediaManagement.session.begun',
    defaultMessage: 'The session has begun. Record the attendance instead.',
    description: 'Why the place of a person cannot be changed any more.',
  },
  bookedFor: {
    id: 'mediaManagement.session.bookedFor',
    defaultMessage: 'Session booked for {name}.',
    description: 'Message after a session was booked for a person.',
  },
})

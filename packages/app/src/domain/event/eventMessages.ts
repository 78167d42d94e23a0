import type { EventBookingState } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** What a session says of itself, to learners and to those who plan it. */
export const eventMessages = defineMessages({
  times: {
    id: 'event.session.times',
    defaultMessage: '{day}, {from} to {to}',
    description: 'When a session takes place: a day and two times, such as "20.11.2026, 09:00 to 11:00".',
  },
  zone: {
    id: 'event.session.zone',
    defaultMessage: 'Time zone: {zone}',
    description:
      'Beside the times of a session in a time zone other than that of the reader, such as "Time zone: Nairobi".',
  },
  online: { id: 'event.session.online', defaultMessage: 'Online', description: 'In place of a room.' },
  trainer: {
    id: 'event.session.trainer',
    defaultMessage: 'With {trainer}',
    description: 'Who leads a session.',
  },
  cancelled: {
    id: 'event.session.cancelled',
    defaultMessage: 'Cancelled: {reason}',
    description: 'A session that does not take place.',
  },
  seatsLeft: {
    id: 'event.session.seatsLeft',
    defaultMessage: '{seats, plural, =0 {No seats left} one {# seat left} other {# seats left}}',
    description: 'Beside a session.',
  },
  waiting: {
    id: 'event.session.waiting',
    defaultMessage: '{people, number} on the waiting list',
    description: 'Beside a session.',
  },
})

/** The state of a booking. */
export const bookingMessages = defineMessages<EventBookingState>({
  REGISTERED: { id: 'event.booking.registered', defaultMessage: 'Registered', description: 'Has a seat.' },
  WAITING: { id: 'event.booking.waiting', defaultMessage: 'On the waiting list', description: 'Has no seat yet.' },
  WITHDRAWN: { id: 'event.booking.withdrawn', defaultMessage: 'Withdrawn', description: 'Gave the seat back.' },
  CANCELLED: {
    id: 'event.booking.cancelled',
    defaultMessage: 'Session cancelled',
    description: 'The session was called off.',
  },
  ATTENDED: { id: 'event.booking.attended', defaultMessage: 'Attended', description: 'Was there.' },
  ABSENT: { id: 'event.booking.absent', defaultMessage: 'Absent', description: 'Was not there.' },
  EXCUSED: { id: 'event.booking.excused', defaultMessage: 'Excused', description: 'Was not there, with a reason.' },
})

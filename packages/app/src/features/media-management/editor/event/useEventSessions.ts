import {
  BookSessionForDocument,
  CancelEventSessionDocument,
  EventBookingsDocument,
  EventSessionsDocument,
  GiveSeatDocument,
  MarkEventAttendanceDocument,
  SaveEventSessionDocument,
  TakeOffSessionDocument,
} from '@somo/graphql/event-sessions'
import type { EventBookingsQuery, EventSessionsQuery } from '@somo/graphql/event-sessions'
import type { AttendanceInput, EventSessionInput } from '@somo/graphql/schema'
import { usePersonFinder, type FindPeople } from '../../../../domain/user/usePersonFinder.ts'
import { useAction } from '../../../../platform/api/useAction.ts'
import { useQueryState, type QueryUse } from '../../../../platform/api/useQueryState.ts'
import type { Outcome } from '../../../../platform/form/isDone.ts'

export type EventSession = EventSessionsQuery['events']['sessions'][number]
export type EventBooking = EventBookingsQuery['events']['bookings'][number]

/** The sessions of an event and what can be done with them; after each change they are read anew. */
export interface EventSessionsUse {
  readonly sessions: QueryUse<readonly EventSession[]>
  /** Adds a session, or changes the one that is given. */
  readonly save: (session: EventSession | null, input: EventSessionInput) => Promise<Outcome>
  readonly cancel: (session: EventSession, reason: string) => Promise<Outcome>
}

/** Asks for the sessions of a medium. */
export function useEventSessions(medium: string): EventSessionsUse {
  const sessions = useQueryState(EventSessionsDocument, {
    variables: { medium },
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.events.sessions,
  })
  const saving = useAction(SaveEventSessionDocument, (data) => data.event.saveSession)
  const cancelling = useAction(CancelEventSessionDocument, (data) => data.event.cancelSession)
  const shown = async (step: Promise<Outcome>): Promise<Outcome> => {
    const result = await step
    await sessions.refetch()
    return result
  }
  return {
    sessions,
    save: (session, input) =>
      shown(
        saving.run({
          medium,
          input,
          ...(session === null ? {} : { session: session.uuid, revision: session.revision }),
        }),
      ),
    cancel: ({ uuid, revision }, reason) => shown(cancelling.run({ session: uuid, revision, reason })),
  }
}

/** Who booked a session, and their attendance. */
export interface AttendanceUse {
  readonly bookings: QueryUse<readonly EventBooking[]>
  readonly isPending: boolean
  readonly mark: (entries: readonly AttendanceInput[]) => Promise<Outcome>
  /** Books the session for a person. */
  readonly bookFor: (person: string) => Promise<Outcome>
  /** Gives a free seat to somebody who waits. */
  readonly giveSeat: (booking: string) => Promise<Outcome>
  readonly takeOff: (booking: string, isSeatPassedOn: boolean) => Promise<Outcome>
  readonly find: FindPeople
}

/** Asks who booked a session. */
export function useAttendance(session: string): AttendanceUse {
  const bookings = useQueryState(EventBookingsDocument, {
    variables: { session },
    keeps: 'always',
    fetchPolicy: 'network-only',
    pick: (data) => data.events.bookings,
  })
  const marking = useAction(MarkEventAttendanceDocument, (data) => data.event.markAttendance)
  const booking = useAction(BookSessionForDocument, (data) => data.event.bookFor)
  const giving = useAction(GiveSeatDocument, (data) => data.event.giveSeat)
  const removing = useAction(TakeOffSessionDocument, (data) => data.event.takeOff)
  const find = usePersonFinder()
  const shown = async (step: Promise<Outcome>): Promise<Outcome> => {
    const result = await step
    await bookings.refetch()
    return result
  }
  return {
    bookings,
    find,
    isPending: [marking, booking, giving, removing].some(({ isPending }) => isPending),
    bookFor: (person) => shown(booking.run({ session, person })),
    giveSeat: (uuid) => shown(giving.run({ session, booking: uuid })),
    takeOff: (uuid, isSeatPassedOn) => shown(removing.run({ session, booking: uuid, isSeatPassedOn })),
    mark: (entries) => shown(marking.run({ session, entries: [...entries] })),
  }
}

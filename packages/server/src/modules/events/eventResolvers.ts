import type { Resolvers } from '@somo/graphql/resolvers'
import { callOf } from '../../access/callContext.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { AuthorEvents } from './authorEvents.ts'
import type { LearnerEvents } from './learnerEvents.ts'

/** Translates `events { … }` and `event { … }` into calls of the services. */
export const createEventResolvers = (authors: AuthorEvents, learners: LearnerEvents): Resolvers<RequestContext> => ({
  Query: { events: () => openNamespace() },
  Mutation: { event: () => openNamespace() },
  EventQueries: {
    sessions: (_, { medium }, context) => authors.sessions(callOf(context), medium),
    bookings: (_, { session }, context) => authors.bookings(callOf(context), session),
    offer: (_, { attempt }, context) => learners.offer(requireCaller(context), attempt),
  },
  EventMutations: {
    saveSession: (_, { medium, session, revision, input }, context) =>
      authors.save(callOf(context), { medium, session: session ?? null, revision: revision ?? null, input }),
    cancelSession: (_, { session, revision, reason }, context) =>
      authors.cancel(callOf(context), session, revision, reason),
    bookFor: (_, { session, person }, context) => authors.bookFor(callOf(context), session, person),
    giveSeat: (_, { session, booking }, context) => authors.giveSeat(callOf(context), session, booking),
    takeOff: (_, { session, ...given }, context) => authors.takeOff(callOf(context), session, given),
    markAttendance: (_, { session, entries }, context) => authors.markAttendance(callOf(context), session, entries),
    book: (_, { attempt, session }, context) => learners.book(requireCaller(context), attempt, session),
    withdraw: (_, { attempt }, context) => learners.withdraw(requireCaller(context), attempt),
  },
})

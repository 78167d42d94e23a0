import type { ModuleDeps, ServerModule } from '../module.ts'
import { createAuthorEvents } from './authorEvents.ts'
import { createEventResolvers } from './eventResolvers.ts'
import { createLearnerEvents } from './learnerEvents.ts'

/** Sessions of events, their seats, waiting lists and attendance. */
export function createModule({ database, transact }: ModuleDeps): ServerModule {
  const deps = { pool: database.pool, transact }
  return { resolvers: [createEventResolvers(createAuthorEvents(deps), createLearnerEvents(deps))] }
}

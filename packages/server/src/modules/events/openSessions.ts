import type { EventSession } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { mapSession, readOffered } from './eventStore.ts'

/** The sessions of an event that can be booked, as somebody without a seat sees them; the earliest first. */
export const readOpenSessions = async (sql: Queryable, medium: string): Promise<EventSession[]> =>
  (await readOffered(sql, medium, null)).map((row) => mapSession(row, false))
